import type { BoardSeatDto, Role } from '@connect/sdk';

/** In which way somebody may end a seat. */
export type SeatEnd = 'leave' | 'ask' | 'confirm' | 'takeBack';

/** A member leaves at once; an administrator asks the board for it, and takes back what nobody confirmed. */
export const seatEndOf = ({ isYours, state }: BoardSeatDto, role: Role | undefined): SeatEnd => {
  if (isYours) return 'leave';
  if (role !== 'admin') return 'confirm';
  return state === 'proposed' ? 'takeBack' : 'ask';
};
