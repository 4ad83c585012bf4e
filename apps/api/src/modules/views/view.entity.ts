import { defineEntity, p } from '@mikro-orm/postgresql';
import { DENSITIES, type ListColumn, type LookList } from './list-look.dto.ts';
import type { ViewScreen } from './view.dto.ts';

/** A way of looking at a list, kept by one person. */
export const SavedView = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    screen: p.text().$type<ViewScreen>(),
    name: p.text(),
    query: p.text(),
    isDefault: p.boolean(),
    changedAt: p.datetime(3),
  },
});

/** How a person wants a list to look. */
export const ListLook = defineEntity({
  name: 'ListLook',
  tableName: 'list_look',
  properties: {
    ownerId: p.uuid().primary(),
    list: p.text().$type<LookList>().primary(),
    density: p.enum(DENSITIES),
    hidden: p.array().$type<ListColumn[]>(),
  },
});
