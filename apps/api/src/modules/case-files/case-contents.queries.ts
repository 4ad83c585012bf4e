import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { unavailable } from '../../platform/http/problems/refusal.ts';
import { CheckpointQueries } from '../blocks/proofs/checkpoints.queries.ts';
import type { EventProofDto } from '../blocks/public.ts';
import { CaseEvidence } from '../cases/case-evidence.queries.ts';
import { CaseNotes } from '../cases/case-notes.queries.ts';
import { ReviewsQueries } from '../reviews/reviews.queries.ts';
import type { CaseContents } from './case-contents.ts';

const LOOKS = 40;
const BETWEEN_LOOKS_MS = 250;
const MOST_EVENTS = 2_000;

// Downloads are told of in the log, but not in a file that is made of a case: each would make the next one longer.
const EVENTS_OF_CASE = `
  with things as (
    select $1::text as id
    union all select id::text from review_comment where transaction_id = $1::uuid
    union all select id::text from review_attachment where transaction_id = $1::uuid
    union all select id::text from review_clearance where transaction_id = $1::uuid)
  select e.id, l.height from audit_event e join things t on t.id = e.resource_id
  left join block_leaf l on l.event_id = e.id
  where e.resource in ('transaction', 'review', 'review_comment', 'review_attachment', 'review_clearance',
                       'second_reading')
    and e.action <> 'review_attachment_download'
  order by e.id limit ${MOST_EVENTS}`;

/** Puts together what a case file tells, once everything it tells of is sealed. */
@Injectable()
export class CaseContentsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly reviews: ReviewsQueries,
    private readonly evidence: CaseEvidence,
    private readonly notes: CaseNotes,
    private readonly checkpoints: CheckpointQueries,
  ) {}

  async of(actor: Actor, idOrName: string, at: Date): Promise<CaseContents> {
    const evidence = await this.evidence.get(actor, idOrName);
    const review = await this.reviews.get(actor, idOrName);
    const [comments, attachments] = [
      await this.notes.comments(actor, idOrName), await this.notes.attachments(actor, idOrName)];
    const ids = await this.sealedEvents(evidence.payment.id);
    const [checkpoint] = await this.checkpoints.list({ limit: 1 });
    if (!checkpoint) throw notSealed();
    const proofs: EventProofDto[] = [];
    for (const id of ids) proofs.push(await this.checkpoints.proveEvent(id, checkpoint.height));
    return {
      madeAt: at.toISOString(), madeBy: actor.name, review, evidence, comments, attachments, proofs, checkpoint,
    };
  }

  /** The events of a case, once each has its place in a block: what was just done is sealed within a second or two. */
  private async sealedEvents(id: string): Promise<string[]> {
    for (let look = 0; look < LOOKS; look += 1) {
      const found = await rows<{ id: string; height: string | null }>(this.em.fork(), EVENTS_OF_CASE, [id]);
      if (found.every(({ height }) => height !== null)) return found.map((event) => event.id);
      await wait(BETWEEN_LOOKS_MS);
    }
    throw notSealed();
  }
}

const notSealed = () => unavailable('EVENT_NOT_SEALED', 'What was just done is not sealed yet; ask again.');
