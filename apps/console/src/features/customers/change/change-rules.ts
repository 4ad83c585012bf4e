import type { PartRules } from '../../../ui/inputs/use-rules-of-parts.ts';
import { type ChangeForm, DocumentRow, OwnerRow } from './change.form.ts';

const ofPerson = { documents: DocumentRow };
const ofOrganisation = { documents: DocumentRow, owners: OwnerRow };

/** The rules of the documents of a customer, and of the owners of an organisation. */
export const rowRulesOf = ({ kind }: ChangeForm): PartRules => (kind === 'person' ? ofPerson : ofOrganisation);

/** What the form calls a field of the API: `data.documents[0].number` is `documents.0.number`. */
export const changeFieldOf = (field: string): string =>
  field.replace(/^(?:data|assessment)\./, '').replaceAll(/\[(\d+)\]/g, '.$1');
