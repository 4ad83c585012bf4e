import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import { conflictWith, refuseConflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { GoamlSchema } from './goaml/goaml-schema.service.ts';
import { whatIsMissing } from './goaml/what-is-missing.ts';
import type { ApproveStrDto, FileStrDto, StrDto } from './str.dto.ts';
import { strChanged, strFiled } from './str-refusals.ts';
import { lockRegister, StrRegister } from './str-register.service.ts';
import { StrsQueries, type StrRow } from './strs.queries.ts';

const digestOf = (xml: string): string => createHash('sha256').update(xml).digest('hex');

/** A file of a report and the name it is saved under. */
export interface StrFile { fileName: string; xml: string }

/** Takes a report on: a second officer approves it, it is taken away as a file, and its filing is written down. */
@Injectable()
export class DecideStr {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly register: StrRegister,
    private readonly strs: StrsQueries,
    private readonly schema: GoamlSchema,
    private readonly clock: Clock,
  ) {}

  /** Approves the newest version, by somebody who did not make it; 422 when something is missing or does not fit. */
  async approve(actor: Actor, id: string, { version }: ApproveStrDto): Promise<StrDto> {
    return this.unitOfWork.commit(async (tx) => {
      await lockRegister(tx);
      const found = await this.strs.find(tx, actor, id);
      refuseUnlessAt(found, version);
      if (found.state === 'approved') throw new Refusal(409, 'ALREADY_DECIDED', 'This version was approved before.');
      const xml = fileIn(found);
      refuseConflict(await conflictWith(tx, actor, found.made_by), {
        code: 'MAKER_CANNOT_DECIDE', message: 'Whoever made this version cannot approve it; ask a colleague.',
      });
      const { verdict, schemaDigest, problems } = await this.schema.check(xml);
      if (verdict === 'invalid') {
        throw new Refusal(422, 'STR_INVALID', 'The file does not fit the schema of the unit.', { problems });
      }
      const detail = { fileDigest: digestOf(xml), verdict, schemaDigest };
      await this.register.step(tx, actor, { reportId: found.id, version, kind: 'approved', detail });
      return this.strs.get(actor, found.id, tx);
    });
  }

  /** Writes down that the approved version was uploaded to the unit, which is done outside of Connect. */
  async file(actor: Actor, id: string, { reference, filedOn }: FileStrDto): Promise<StrDto> {
    if (filedOn > dayOf(this.clock.now())) {
      throw invalid([{ field: 'filedOn', code: 'IN_THE_FUTURE', message: 'filedOn lies in the future.' }]);
    }
    return this.unitOfWork.commit(async (tx) => {
      await lockRegister(tx);
      const found = await this.strs.find(tx, actor, id);
      if (found.state === 'filed') throw strFiled();
      if (found.state !== 'approved') {
        throw new Refusal(409, 'STR_NOT_APPROVED', 'Another officer has to approve the newest version first.');
      }
      const detail = { fileDigest: digestOf(fileIn(found)), reference, filedOn };
      await this.register.step(tx, actor, { reportId: found.id, version: found.version, kind: 'filed', detail });
      return this.strs.get(actor, found.id, tx);
    });
  }

  /** Gives a version away as a file, and keeps who took it. */
  async download(actor: Actor, id: string, version?: number): Promise<StrFile> {
    return this.unitOfWork.commit(async (tx) => {
      await lockRegister(tx);
      const found = await this.strs.find(tx, actor, id);
      const taken = version ?? found.version;
      const xml = taken === found.version ? fileIn(found) : await this.strs.fileOf(tx, found.id, taken);
      if (xml === null) throw incomplete([]);
      await this.register.step(tx, actor, {
        reportId: found.id, version: taken, kind: 'downloaded', detail: { fileDigest: digestOf(xml) },
      });
      return { fileName: `${found.id}-${taken}.xml`, xml };
    });
  }
}

const refuseUnlessAt = ({ state, version }: StrRow, wanted: number): void => {
  if (state === 'filed') throw strFiled();
  if (version !== wanted) throw strChanged(version);
};

const incomplete = (missing: readonly string[]): Refusal =>
  new Refusal(422, 'STR_INCOMPLETE', 'Something is missing without which there is no file.', { missing });

const fileIn = ({ xml, content }: StrRow): string => {
  if (xml !== null) return xml;
  throw incomplete(whatIsMissing(content).filter(({ isRequired }) => isRequired).map(({ field }) => field));
};
