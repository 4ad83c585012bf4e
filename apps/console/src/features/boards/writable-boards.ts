import type { BoardDto, Role } from '@connect/sdk';
import { ownSeatOf } from './keys/use-own-key.ts';

/** The boards that somebody may put a question to: administrators all, officers their bank’s, members their own. */
export const writableBoards = (
  boards: readonly BoardDto[], user: { role: Role } | null | undefined,
): BoardDto[] => boards.filter((board) => user?.role === 'admin' || (user?.role === 'bank' && board.bank !== null)
  || ownSeatOf(board) !== undefined);
