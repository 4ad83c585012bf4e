import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { clientConfig } from './connection.ts';
import { ormOptions } from './orm-options.ts';

/** What a client sends first when it wants to speak TLS, and what a server answers that does not. */
const TLS_PLEASE = Buffer.from('0000000804d2162f', 'hex');
const NO_TLS = 'N';

type Ask = (address: string) => Promise<void>;

describe('a database over a network', () => {
  let server: Server;
  let url: string;
  let heard: Buffer;

  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (bytes) => {
        heard = Buffer.from(bytes);
        socket.end(NO_TLS);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `postgres://connect:a-password@127.0.0.1:${String((server.address() as AddressInfo).port)}/connect`;
  });
  afterAll(() => { server.close(); });

  const byOrm: Ask = async (address) => {
    const orm = await MikroORM.init({
      ...ormOptions({ url: address }), entities: [], discovery: { warnWhenNoEntities: false } });
    try {
      await orm.em.getConnection().execute('select 1');
    } finally {
      await orm.close(true);
    }
  };
  const byClient: Ask = async (address) => {
    const client = new pg.Client(clientConfig({ url: address }));
    client.on('error', () => undefined);
    await client.connect();
  };

  it.each<[string, Ask]>([['the ORM', byOrm], ['a client beside it', byClient]])('hears nothing from %s before it speaks TLS', async (_, ask) => {
    await expect(ask(`${url}?sslmode=verify-full`)).rejects.toThrow('does not support SSL');
    expect(heard).toEqual(TLS_PLEASE);
  });

  it.each<[string, Ask]>([['the ORM', byOrm], ['a client beside it', byClient]])('is asked for no TLS by %s where none is named', async (_, ask) => {
    await expect(ask(url)).rejects.toThrow();
    expect(heard.subarray(0, TLS_PLEASE.length)).not.toEqual(TLS_PLEASE);
  });
});
