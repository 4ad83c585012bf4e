import { defineEntity, p } from '@mikro-orm/postgresql';
import { FINDING_CLASSES, FINDING_STEPS, PAPER_OUTCOMES } from '../review-words.ts';

/** What somebody looked at of a sampled payment, and what they found. */
export const WorkingPaper = defineEntity({
  name: 'WorkingPaper',
  tableName: 'working_paper',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    sampleId: p.uuid(),
    position: p.smallint(),
    version: p.smallint(),
    lookedAt: p.text(),
    outcome: p.enum(PAPER_OUTCOMES),
    note: p.text(),
    writtenBy: p.uuid(),
    writtenAt: p.datetime(3),
  },
});

/** A file that belongs to a paper. */
export const PaperAttachment = defineEntity({
  name: 'PaperAttachment',
  tableName: 'paper_attachment',
  properties: {
    id: p.uuid().primary(),
    paperId: p.uuid(),
    number: p.smallint(),
    uploadedBy: p.uuid(),
    name: p.text(),
    content: p.blob(),
    digest: p.blob(),
    uploadedAt: p.datetime(3),
  },
});

/** What a review found to be wrong. */
export const ReviewFinding = defineEntity({
  name: 'ReviewFinding',
  tableName: 'review_finding',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    planId: p.uuid(),
    paperId: p.uuid().nullable(),
    class: p.enum(FINDING_CLASSES),
    title: p.text(),
    recommendation: p.text(),
    dueOn: p.date(),
    raisedBy: p.uuid(),
    raisedAt: p.datetime(3),
  },
});

/** What became of a finding, step by step. */
export const ReviewFindingStep = defineEntity({
  name: 'ReviewFindingStep',
  tableName: 'review_finding_step',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    findingId: p.uuid(),
    number: p.smallint(),
    kind: p.enum(FINDING_STEPS),
    text: p.text(),
    agrees: p.boolean().nullable(),
    dueOn: p.date().nullable(),
    takenBy: p.uuid(),
    takenAt: p.datetime(3),
  },
});
