import { Injectable } from '@nestjs/common';
import { WitnessesQueries } from '../witnesses/witnesses.queries.ts';
import type { Collector, Reading } from './collector.ts';

/** Measures how the witnesses of the log stand; without witnesses there is nothing to tell of. */
@Injectable()
export class WitnessGauges {
  readonly collectors: readonly Collector[];

  constructor(witnesses: WitnessesQueries) {
    this.collectors = [{ name: 'witnesses', read: () => readWitnesses(witnesses) }];
  }
}

const readWitnesses = async (witnesses: WitnessesQueries): Promise<Reading[]> => {
  const statuses = await witnesses.statuses();
  return [
    {
      name: 'connect_witness_cosigning', help: '1 a witness countersigned when it was last asked, 0 it did not',
      values: statuses.map(({ name, row }) =>
        ({ labels: { witness: name }, value: row?.state === 'cosigned' ? 1 : 0 })),
    },
    {
      name: 'connect_witness_conflict', help: '1 a witness saw a larger or a different log, 0 it did not',
      values: statuses.map(({ name, row }) => ({ labels: { witness: name }, value: row?.conflict ? 1 : 0 })),
    },
    {
      name: 'connect_witness_cosigned_age_seconds', help: 'Since a witness last countersigned, absent if it never did',
      values: statuses.flatMap(({ name, ageMs }) =>
        (ageMs === null ? [] : [{ labels: { witness: name }, value: ageMs / 1000 }])),
    },
  ];
};
