import { ZAKAT_METHODS, ZAKAT_SCHOOLS } from '@connect/compliance-rules';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { LANGUAGES } from '../../platform/pdf/pdf-document.ts';
import { CALENDARS, ZAKAT_CLASSES } from './zakat-words.ts';

/** Who may be paid zakat: a wallet under one of the eight classes, approved by a second person. */
export const ZakatRecipient = defineEntity({
  name: 'ZakatRecipient',
  tableName: 'zakat_recipient',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    class: p.enum(ZAKAT_CLASSES),
    walletId: p.uuid(),
    name: p.text(),
    basis: p.text(),
    addedBy: p.uuid(),
    addedAt: p.datetime(3),
    decision: p.enum(['approve', 'refuse']).nullable(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime(3).nullable(),
    decisionReason: p.text().nullable(),
    removedBy: p.uuid().nullable(),
    removedAt: p.datetime(3).nullable(),
  },
});

/** By whose opinions somebody’s wealth is followed, no school: the one of their bank, and when it is looked at next. */
export const ZakatSetting = defineEntity({
  name: 'ZakatSetting',
  tableName: 'zakat_setting',
  properties: {
    ownerId: p.uuid().primary(),
    school: p.enum(ZAKAT_SCHOOLS).nullable(),
    calendar: p.enum(CALENDARS),
    method: p.enum(ZAKAT_METHODS),
    changedAt: p.datetime(3),
    lookAt: p.datetime(3),
    toldSoonFor: p.date().nullable(),
    toldFor: p.date().nullable(),
  },
});

/** What somebody’s zakat came to on its day, as the certificate states it. */
export const ZakatAssessment = defineEntity({
  name: 'ZakatAssessment',
  tableName: 'zakat_assessment',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    ownerId: p.uuid(),
    hawlFrom: p.date(),
    dueOn: p.date(),
    aedDueMinor: p.bigint(),
    qarDueMinor: p.bigint(),
    aedAdvanceMinor: p.bigint(),
    qarAdvanceMinor: p.bigint(),
    height: p.bigint(),
    content: p.blob(),
    signature: p.text(),
    keyId: p.text(),
    madeAt: p.datetime(3),
    supersedesId: p.uuid().nullable(),
    correctionReason: p.text().nullable(),
  },
});

/** The certificate on paper, as it was first given in a language. */
export const ZakatCertificate = defineEntity({
  name: 'ZakatCertificate',
  tableName: 'zakat_certificate',
  properties: {
    assessmentId: p.uuid().primary(),
    language: p.enum(LANGUAGES).primary(),
    content: p.blob(),
    keyId: p.text(),
    madeAt: p.datetime(3),
  },
});

/** A payment of zakat, to whom, and for which assessment; for none as long as it was paid ahead. */
export const ZakatPayment = defineEntity({
  name: 'ZakatPayment',
  tableName: 'zakat_payment',
  properties: {
    transactionId: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    ownerId: p.uuid(),
    recipientId: p.uuid(),
    assessmentId: p.uuid().nullable(),
    paidAt: p.datetime(3),
  },
});
