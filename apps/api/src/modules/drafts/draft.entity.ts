import { defineEntity, p } from '@mikro-orm/postgresql';

export const DraftSchema = defineEntity({
  name: 'Draft',
  tableName: 'draft',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    name: p.text(),
    form: p.json<Record<string, unknown>>(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

/** A transaction that somebody is still writing; it moves nothing and is seen by its owner alone. */
export class Draft extends DraftSchema.class {
  /** Replaces what was written so far. */
  rewrite(name: string, form: Record<string, unknown>, at: Date): void {
    this.name = name;
    this.form = form;
    this.updatedAt = at;
  }
}

DraftSchema.setClass(Draft);
