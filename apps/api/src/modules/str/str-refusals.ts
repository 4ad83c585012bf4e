import { Refusal } from '../../platform/http/problems/refusal.ts';

/** Refuses to say whether a report exists; the same for those who may not know of any. */
export const strNotFound = (): Refusal => new Refusal(404, 'STR_NOT_FOUND', 'There is no such report.');

export const strFiled = (): Refusal =>
  new Refusal(409, 'STR_FILED', 'The report was filed and stays as it is; begin another one.');

export const strChanged = (version: number): Refusal =>
  new Refusal(409, 'STR_CHANGED', 'Somebody else changed the report meanwhile; look at it again.', { version });

export const settingsMissing = (missing: readonly string[]): Refusal =>
  new Refusal(409, 'STR_SETTINGS_MISSING', `The bank’s settings for reports are missing: ${missing.join(', ')}.`,
    { missing });
