import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { poolOf } from '../../platform/database/transaction.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { single, type Collector } from './collector.ts';

/** Measures what this process has: connections to the database, and room on the disk of its data folder. */
@Injectable()
export class ProcessGauges {
  readonly collectors: readonly Collector[];

  constructor(em: EntityManager, @Inject(ENV) env: Pick<Env, 'dataDir'>) {
    this.collectors = [
      {
        name: 'pool',
        read: () => {
          const { used, idle, max, waiting } = poolOf(em).figures();
          return Promise.resolve([
            {
              name: 'connect_database_connections', help: 'Connections of this process to the database, by use',
              values: [
                { labels: { state: 'used' }, value: used },
                { labels: { state: 'idle' }, value: idle },
              ],
            },
            single('connect_database_connections_max', 'The most connections that this process opens',
              max),
            single('connect_database_waiting', 'Requests of this process that wait for a connection', waiting),
          ]);
        },
      },
      {
        name: 'disk',
        read: async () => {
          const { bavail, blocks, bsize } = await statfs(env.dataDir);
          return [
            single('connect_data_disk_free_bytes', 'Room left on the disk of the data folder', bavail * bsize),
            single('connect_data_disk_size_bytes', 'Size of the disk of the data folder', blocks * bsize),
          ];
        },
      },
    ];
  }
}
