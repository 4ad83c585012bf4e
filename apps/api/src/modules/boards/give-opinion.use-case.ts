import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { outcomeOf, quorumOf } from './board-words.ts';
import type { GiveOpinionDto, ResolutionDto } from './resolution.dto.ts';
import { ResolutionRegister } from './resolution-register.service.ts';
import { ResolutionsQueries } from './resolutions.queries.ts';
import { isUsable, lockBoard, ownSeat, seatedOn } from './seats.ts';
import { isSignedBy, opinionStatement } from './signed-statements.ts';

/** Takes the signed opinion of a member; the one that makes a majority of a quorum decides, in the same commit. */
@Injectable()
export class GiveOpinion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly resolutions: ResolutionsQueries,
    private readonly register: ResolutionRegister,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, id: string, opinion: GiveOpinionDto): Promise<ResolutionDto> {
    const { version, stance, keyId, signature, reasons = '' } = opinion;
    return this.unitOfWork.commit(async (tx) => {
      const { boardId } = await this.resolutions.get(actor, id, tx);
      const board = await lockBoard(tx, actor, boardId);
      const resolution = await tables(tx).selectFrom('resolution').selectAll().where('id', '=', id)
        .executeTakeFirstOrThrow();
      const seated = await seatedOn(tx, boardId, dayOf(this.clock.now()));
      const seat = ownSeat(seated, actor);
      if (resolution.state !== 'asked') {
        throw new Refusal(409, resolution.state === 'draft' ? 'INVALID_STATE' : 'RESOLUTION_DECIDED',
          'The board is not asked, or has decided.', { state: resolution.state });
      }
      if (resolution.version !== version) {
        throw new Refusal(409, 'VERSION_CHANGED', 'The text was changed since you read it.',
          { version: resolution.version });
      }
      const given = await tables(tx).selectFrom('resolution_opinion').select(['seat_id', 'stance'])
        .where('resolution_id', '=', id).where('version', '=', version).execute();
      if (given.some((one) => one.seat_id === seat.id)) {
        throw new Refusal(409, 'OPINION_GIVEN', 'You gave your opinion on this version.');
      }
      if (stance === 'dissent' && reasons === '') {
        throw new Refusal(422, 'REASONS_NEEDED', 'A dissent says why.', { field: 'reasons' });
      }
      const key = await tables(tx).selectFrom('seat_key').selectAll().where('id', '=', keyId)
        .where('seat_id', '=', seat.id).executeTakeFirst();
      if (!key) throw notFound('key');
      if (!isUsable(key)) {
        throw new Refusal(409, 'KEY_NOT_USABLE', 'The key was retired, or another member has yet to attest it.');
      }
      const { text } = await tables(tx).selectFrom('resolution_text').select('text').where('resolution_id', '=', id)
        .where('version', '=', version).executeTakeFirstOrThrow();
      if (!isSignedBy(key.public_key, opinionStatement(text, seat.id, stance, reasons), signature)) {
        throw new Refusal(422, 'WRONG_SIGNATURE', 'The signature is not that of your key over this text and opinion.',
          { field: 'signature' });
      }
      await tables(tx).insertInto('resolution_opinion').values({
        resolution_id: id, version, seat_id: seat.id, key_id: keyId, stance, reasons, signature,
        given_at: this.clock.now(),
      }).execute();
      await this.register.tell(tx, actor, id, 'resolution_sign', 'warning', { version, seatId: seat.id, stance });
      const quorum = quorumOf(board.quorum, seated.length);
      const outcome = outcomeOf([...given.map((one) => one.stance), stance], quorum, seated.length);
      if (outcome !== null) await this.register.decide(tx, actor, resolution, outcome, quorum);
      return this.resolutions.get(actor, id, tx);
    });
  }
}
