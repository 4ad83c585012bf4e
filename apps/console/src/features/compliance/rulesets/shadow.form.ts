import { Matches } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';

/** How far back a version is tried. */
export class ShadowForm {
  @Matches(/^([1-9]|[1-8]\d|90)$/, { message: () => i18n.t('rulesets:errors.days') })
  days = '30';
}
