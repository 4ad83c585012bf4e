import { Inject, Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import { invalid, Refusal } from '../../platform/http/problems/refusal.ts';
import { openText } from '../../platform/sealed-text.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { FactorGuesses, type CountedGuess } from './factor-guesses.service.ts';
import type { FactorAnswerDto, FactorKind } from './factor.dto.ts';
import { Passkeys } from './passkeys.service.ts';
import { RECOVERY_CODE, recoveryCodeHash } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** A factor that has just been used. */
export interface UsedFactor { id: string; kind: FactorKind; codesLeft?: number }

/** Who proves what, for what, and on which request. */
export interface Proof {
  userId: string;
  answer: FactorAnswerDto;
  /** What a passkey signed. */
  challenge: string | undefined;
  purpose: 'sign_in' | 'step_up';
  actor: AuditInput['actor'];
}

interface TotpRow { id: string; secret: Buffer }

/** Looks at what people prove themselves by; a code is good once, whichever process it comes to. */
@Injectable()
export class FactorProofs {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
    private readonly guesses: FactorGuesses,
    private readonly passkeys: Passkeys,
    private readonly clock: SystemClock,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'dataKey'>,
  ) {}

  /** Uses a factor, with whatever follows from it in the same transaction; refused when it proves nothing. */
  async prove<Result>(proof: Proof, then: (tx: Tx, used: UsedFactor) => Promise<Result>): Promise<Result> {
    const { answer: { code, passkey }, challenge, userId, actor, purpose } = proof;
    refuseUnclear(proof);
    // What a passkey signs cannot be guessed.
    const guess = code === undefined ? null : await this.guesses.count(userId);
    const outcome = await this.unitOfWork.commit(async (tx) => {
      const used = code === undefined ? null : await this.useCode(tx, userId, code);
      const factor = passkey === undefined || challenge === undefined ? used
        : await this.usePasskey(tx, userId, challenge, passkey);
      if (factor === null) return null;
      if (guess) await this.guesses.resetFailures(tx, userId);
      await this.events.record(tx, [use(actor, factor, purpose)]);
      return { result: await then(tx, factor) };
    });
    if (outcome) return outcome.result;
    await this.unitOfWork.commit((tx) => this.events.record(tx, [
      failure(actor, userId, purpose), ...(guess?.lockedUntil ? [locking(actor, userId, guess)] : []),
    ]));
    throw new Refusal(422, 'FACTOR_WRONG', 'This does not prove your second factor. A code is good once, and not for '
      + 'long.');
  }

  private useCode(tx: Tx, userId: string, code: string): Promise<UsedFactor | null> {
    return RECOVERY_CODE.test(code) ? this.useRecoveryCode(tx, userId, code) : this.useTotp(tx, userId, code);
  }

  // Of uses that come together the update lets one through; the others find that the step was used.
  private async useTotp(tx: Tx, userId: string, code: string): Promise<UsedFactor | null> {
    const now = this.clock.now();
    const apps = await rows<TotpRow>(tx, `
      select id, secret from factor where user_id = $1 and kind = 'totp' and removed_at is null order by ordinal`,
      [userId]);
    for (const { id, secret } of apps) {
      const step = stepOfCode(openText(this.secrets.dataKey, secret, id), code, now);
      if (step === null) continue;
      const used = await rows(tx, `
        update factor set last_step = $2, last_used_at = $3
        where id = $1 and removed_at is null and (last_step is null or last_step < $2) returning 1`, [id, step, now]);
      if (used.length > 0) return { id, kind: 'totp' };
    }
    return null;
  }

  private async useRecoveryCode(tx: Tx, userId: string, code: string): Promise<UsedFactor | null> {
    const now = this.clock.now();
    // A sheet that is being replaced is waited for.
    const [sheet] = await rows<{ id: string }>(tx, `
      select id from factor where user_id = $1 and kind = 'recovery_codes' and removed_at is null
      for no key update`, [userId]);
    if (!sheet) return null;
    const used = await rows(tx, `
      update recovery_code set used_at = $3 where factor_id = $1 and code_hash = $2 and used_at is null returning 1`,
      [sheet.id, recoveryCodeHash(this.secrets.dataKey, sheet.id, code), now]);
    if (used.length === 0) return null;
    await rows(tx, 'update factor set last_used_at = $2 where id = $1', [sheet.id, now]);
    const { count } = await row<{ count: number }>(tx, `
      select count(*)::int as count from recovery_code where factor_id = $1 and used_at is null`, [sheet.id]);
    return { id: sheet.id, kind: 'recovery_codes', codesLeft: count };
  }

  private async usePasskey(
    tx: Tx, userId: string, challenge: string, answer: NonNullable<FactorAnswerDto['passkey']>,
  ): Promise<UsedFactor | null> {
    const id = await this.passkeys.signedBy(tx, userId, challenge, answer, this.clock.now());
    return id === null ? null : { id, kind: 'passkey' };
  }
}

const refuseUnclear = ({ answer: { code, passkey }, challenge }: Proof): void => {
  if ((code === undefined) === (passkey === undefined)) {
    const alone = { field: 'challenge', message: 'challenge belongs to what a passkey signed.' };
    throw invalid([{ field: 'code', message: 'Send either a code or what a passkey signed.' },
      ...(challenge === undefined ? [] : [alone])]);
  }
  if (passkey === undefined || challenge !== undefined) return;
  throw invalid([{ field: 'challenge', code: 'WRONG', message: 'challenge must be what the passkey signed.' }]);
};

// Of a recovery code subscribers hear as well: its owner is told, for it may have been found by somebody else.
const use = (
  actor: AuditInput['actor'], { id, kind, codesLeft }: UsedFactor, purpose: Proof['purpose'],
): AuditInput => ({
  action: 'factor_use', resource: 'factor', resourceId: id, actor, severity: 'info',
  details: { kind, purpose, ...(codesLeft === undefined ? {} : { codesLeft }) },
  ...(kind === 'recovery_codes' ? { type: 'factor.recovery_code_used' } : {}),
});

const failure = (actor: AuditInput['actor'], userId: string, purpose: Proof['purpose']): AuditInput => ({
  action: 'failed_factor', resource: 'user', resourceId: userId, actor, severity: 'critical', details: { purpose },
});

const locking = (actor: AuditInput['actor'], userId: string, { failures, lockedUntil }: CountedGuess): AuditInput => ({
  action: 'factor_lock', resource: 'user', resourceId: userId, actor, severity: 'critical',
  details: { failures, lockedUntil: new Date(lockedUntil ?? 0).toISOString() },
});
