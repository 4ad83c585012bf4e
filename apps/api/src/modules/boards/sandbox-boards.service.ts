import { generateKeyPairSync, sign } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SANDBOX_BANKS, SANDBOX_PEOPLE } from '../auth/accounts/sandbox-people.service.ts';
import { outcomeOf, type Stance } from './board-words.ts';
import { canonicalText } from './canonical-text.ts';
import type { ResolutionTextDto } from './resolution.dto.ts';
import { ResolutionRegister } from './resolution-register.service.ts';
import { opinionStatement } from './signed-statements.ts';

const MAKER = { userId: null, role: null, requestId: 'sandbox-seed', ipAddress: 'internal' } as const;
const BOARDS = [
  { id: '0193a000-0000-7000-8000-00000000bd01', bankId: null },
  { id: '0193a000-0000-7000-8000-00000000bd02', bankId: SANDBOX_BANKS.uae.id },
  { id: '0193a000-0000-7000-8000-00000000bd03', bankId: SANDBOX_BANKS.qatar.id },
] as const;

const lateDonations = (validFrom: string): ResolutionTextDto => ({
  title: { ar: 'التزام المدين المماطل بالتبرع', en: 'A debtor’s undertaking to give to charity' },
  question: {
    ar: 'هل يجوز أن يلتزم المدين في عقد المرابحة بالتبرع عند المماطلة؟',
    en: 'May a debtor under a murabaha undertake to give to charity when payment is late without excuse?',
  },
  ruling: {
    ar: 'يجوز، على أن يُصرف المبلغ في وجوه البر ولا ينتفع به المصرف.',
    en: 'It is permissible, provided that the sum goes to charity and the bank gains nothing by it.',
  },
  reasons: {
    ar: 'لأن التبرع التزام من المدين، وليس عوضًا عن الأجل.',
    en: 'For the donation is an undertaking of the debtor, and no price of the delay.',
  },
  sources: ['AAOIFI Shari’ah Standard 3', 'AAOIFI Shari’ah Standard 8'],
  binds: [{ kind: 'product', value: 'murabaha' }], validFrom, validUntil: null,
});

const partnersGuarantee = (validFrom: string): ResolutionTextDto => ({
  title: { ar: 'ضمان رأس المال في المضاربة', en: 'A guarantee of capital in a mudaraba' },
  question: {
    ar: 'هل يجوز اشتراط ضمان المضارب لرأس المال؟', en: 'May the manager be made to guarantee the capital?',
  },
  ruling: {
    ar: 'لا يجوز إلا في حال التعدي أو التقصير أو مخالفة الشروط.',
    en: 'Not but for misconduct, negligence or a breach of terms.',
  },
  reasons: { ar: 'لأن يد المضارب يد أمانة.', en: 'For the manager holds the capital in trust.' },
  sources: ['AAOIFI Shari’ah Standard 13'], binds: [{ kind: 'product', value: 'mudaraba' }], validFrom,
    validUntil: null,
});

/** The boards of the sandbox: three invented members each, a ruling in force with a dissent, and one that waits. */
@Injectable()
export class SandboxBoards {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly register: ResolutionRegister,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async seed(): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const made = await tables(tx).insertInto('board')
        .values(BOARDS.map(({ id, bankId }) => ({ id, bank_id: bankId, quorum: 3 })))
        .onConflict((conflict) => conflict.doNothing()).returning(['id', 'bank_id']).execute();
      for (const board of made) await this.seat(tx, board.id, board.bank_id);
      if (!made.some(({ id }) => id === BOARDS[1].id)) return;
      const today = dayOf(this.clock.now());
      await this.resolve(tx, BOARDS[1].id, '0193a000-0000-7000-8000-0000000be501', lateDonations(today),
        ['agree', 'agree', 'dissent']);
      await this.resolve(tx, BOARDS[1].id, '0193a000-0000-7000-8000-0000000be502', partnersGuarantee(today), ['agree']);
    });
  }

  private async seat(tx: Tx, boardId: string, bankId: string | null): Promise<void> {
    const now = this.clock.now();
    const until = `${Number(dayOf(now).slice(0, 4)) + 3}-12-31`;
    const members = SANDBOX_PEOPLE.filter((one) => one.role === 'scholar' && one.bankId === bankId);
    await tables(tx).insertInto('board_seat').values(members.map((member) => ({
      id: seatOf(member.id), board_id: boardId, user_id: member.id, name: member.name, from_day: '2026-01-01',
      until_day: until, proposed_at: now, confirmed_at: now,
    }))).execute();
    await this.events.record(tx, [{
      action: 'board_create', resource: 'board', resourceId: boardId, actor: MAKER, severity: 'info',
      details: { bankId, quorum: 3, members: members.map(({ name }) => name) },
    }]);
  }

  // What invented people signed: each by a key that was made for this, retired with it, and told to be of the sandbox.
  private async resolve(
    tx: Tx, boardId: string, id: string, text: ResolutionTextDto, stances: readonly Stance[],
  ): Promise<void> {
    const now = this.clock.now();
    const seats = await tables(tx).selectFrom('board_seat').selectAll().where('board_id', '=', boardId)
      .orderBy('ordinal').execute();
    const about = { id, version: 1, boardId, formerId: null };
    const row = {
      id, board_id: boardId, version: 1, state: 'draft' as const, binds: text.binds.map((one) =>
        `${one.kind}:${one.value}`),
      valid_from: text.validFrom, created_by: seats[0]?.user_id ?? null, created_at: now,
    };
    await tables(tx).insertInto('resolution').values(row).execute();
    await this.register.writeText(tx, about, text, row.created_by);
    const resolution = await tables(tx).updateTable('resolution').set({ state: 'asked' }).where('id', '=', id)
      .returningAll().executeTakeFirstOrThrow();
    await this.register.tell(tx, MAKER, id, 'resolution_ask', 'warning', { version: 1 });
    for (const [place, stance] of stances.entries()) {
      const seat = seats[place];
      if (!seat) continue;
      const { publicKey, privateKey } = generateKeyPairSync('ed25519');
      const key = await tables(tx).insertInto('seat_key').values({
        id: keyOf(id, place), seat_id: seat.id, public_key: String(publicKey.export({ format: 'jwk' }).x),
          is_sandbox: true,
        entered_at: now, needs_attestation: false,
      }).returning('id').executeTakeFirstOrThrow();
      const reasons = stance === 'dissent' ? 'لا أرى الإلزام بالتبرع سدًّا لذريعة الزيادة على الدين.' : '';
      const statement = opinionStatement(canonicalText(about, text), seat.id, stance, reasons);
      await tables(tx).insertInto('resolution_opinion').values({
        resolution_id: id, version: 1, seat_id: seat.id, key_id: key.id, stance, reasons,
        signature: sign(null, Buffer.from(statement), privateKey).toString('base64url'), given_at: now,
      }).execute();
      await tables(tx).updateTable('seat_key').set({ retired_at: now }).where('id', '=', key.id).execute();
    }
    await this.register.tell(tx, MAKER, id, 'resolution_sign', 'warning', { version: 1, opinions: stances.length });
    await this.events.record(tx, [{
      action: 'board_key_add', resource: 'board', resourceId: boardId, actor: MAKER, severity: 'info',
      details: { isSandbox: true, keys: stances.length },
    }]);
    const outcome = outcomeOf(stances, 3, seats.length);
    if (outcome !== null) await this.register.decide(tx, MAKER, resolution, outcome, 3, false);
  }
}

const seatOf = (userId: string): string => `${userId.slice(0, -4)}5${userId.slice(-3)}`;
const keyOf = (id: string, place: number): string => `${id.slice(0, -6)}${id.slice(-3)}${String(place).padStart(3,
  '0')}`;
