import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, transactional, type Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import { KnownDevices } from '../sign-in/known-devices.service.ts';
import { Session } from './session.entity.ts';
import { SessionsService } from './sessions.service.ts';
import { TokenMemory } from './token-memory.service.ts';

type Besides = (tx: Tx, ended: number) => Promise<void>;

/** Ends sessions before their time: those that people name of their own, and all of somebody whose account changed. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly memory: TokenMemory,
    private readonly devices: KnownDevices,
  ) {}

  /** Ends one session, which may be the one that asks. */
  async one(actor: Actor, id: string): Promise<void> {
    await transactional(this.em, async (tx) => {
      const session = isId(id)
        ? await tx.findOne(Session, { id, user: actor.userId, ...OPEN() }, { populate: ['user'] }) : null;
      if (!session) throw new Refusal(404, 'SESSION_NOT_FOUND', 'You have no open session with this id.');
      await this.sessions.end(tx, session, actor, 'session_end');
    });
    this.memory.forgetSession(id);
  }

  /**
   * Ends all sessions but the one that asks, with whatever else belongs to it, and answers how many they were. No
   * browser is known any more.
   */
  async others(actor: Actor, besides?: Besides): Promise<number> {
    const ended = await transactional(this.em, async (tx) => {
      // A session that is being opened waits behind this, or is among those that end.
      await rows(tx, 'select 1 from app_user where id = $1 for update', [actor.userId]);
      const found = await tx.find(Session, { user: actor.userId, id: { $ne: actor.sessionId }, ...OPEN() }, {
        populate: ['user'], orderBy: { createdAt: 'asc', id: 'asc' },
      });
      for (const session of found) await this.sessions.end(tx, session, actor, 'session_end');
      await this.devices.forget(tx, actor.userId);
      await besides?.(tx, found.length);
      return found;
    });
    for (const { id } of ended) this.memory.forgetSession(id);
    return ended.length;
  }

  /** Ends all sessions of a person within a larger change, which says `forget` once it is committed. */
  async allOf(tx: Tx, userId: string): Promise<number> {
    await this.devices.forget(tx, userId);
    return (await rows(tx, `
      update session set revoked_at = now() where user_id = $1 and revoked_at is null and expires_at > now()
      returning 1`, [userId])).length;
  }

  /** Lets no token of a person count here because it lately did. */
  forget(userId: string): void {
    this.memory.forgetUser(userId);
  }
}

const OPEN = () => ({ revokedAt: null, expiresAt: { $gt: new Date() } });
