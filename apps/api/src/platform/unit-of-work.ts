import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from './clock.ts';
import { CONFLICT_STATES, sqlStateOf } from './database/sql-states.ts';
import { pipeline, transactional, type Tx } from './database/sql.ts';
import { command, run } from './database/statement.ts';
import { claimKeys, keepAnswers, replayFor, scopeOf, type Keyed, type Outcome } from './idempotency.ts';

const MAX_ATTEMPTS = 3;

/** The work of a batch in two steps. */
export interface Steps<Command, Context> {
  /** Reads and locks, for commands that turn out to have run before as well, and writes nothing. */
  open: (tx: Tx, commands: Command[]) => Promise<Context>;
  /** Does the work for the commands that are free; what it writes may still be on its way when it answers. */
  execute: (tx: Tx, commands: Command[], context: Context) => Settled | Promise<Settled>;
}

/** What became of a batch, in the order of its commands, and the writes that are under way. */
export interface Settled {
  outcomes: Outcome[];
  saving: Promise<unknown>;
}

/**
 * One database transaction for a batch of commands: claims their idempotency keys, runs the work, keeps the answers,
 * commits. The work may run again after a serialisation failure, so it touches nothing outside `tx`.
 */
@Injectable()
export class UnitOfWork {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** Answers one outcome a command, in order. Work answers refusals as outcomes; what it throws undoes the batch. */
  async run<Command extends Keyed>(
    commands: Command[],
    work: (tx: Tx, commands: Command[]) => Promise<Outcome[]>,
  ): Promise<Outcome[]> {
    return this.runSteps(commands, {
      open: () => Promise.resolve(),
      execute: async (tx, fresh) => ({ outcomes: await work(tx, fresh), saving: Promise.resolve() }),
    });
  }

  /** As `run`, for work in steps that share their trips to the database with the claiming and keeping of the keys. */
  async runSteps<Command extends Keyed, Context>(
    commands: Command[], steps: Steps<Command, Context>,
  ): Promise<Outcome[]> {
    return this.transact(async (tx) => {
      const keyed = commands.filter((c) => c.idempotencyKey !== null);
      const [, replays, context] = await pipeline([
        this.clock.sync(tx),
        keyed.length === 0 ? Promise.resolve(new Map<number, Outcome>()) : claimKeys(tx, keyed),
        steps.open(tx, commands),
      ]);
      const outcomes = new Map<Command, Outcome>([...replays].map(([n, outcome]) => [keyed[n] as Command, outcome]));
      const { leaders: fresh, followers } = pairTwins(commands.filter((c) => !outcomes.has(c)));
      if (fresh.length === 0) await waitForWhatWasRead(tx);
      else {
        const settled = await steps.execute(tx, fresh, context);
        fresh.forEach((command, n) => outcomes.set(command, settled.outcomes[n] as Outcome));
        const answered = fresh.filter((c) => c.idempotencyKey !== null);
        await pipeline([
          settled.saving,
          answered.length === 0 ? Promise.resolve()
            : keepAnswers(tx, answered, answered.map((c) => outcomes.get(c) as Outcome)),
        ]);
      }
      for (const [follower, leader] of followers) {
        outcomes.set(follower, replayFor(follower, leader.fingerprint as Buffer, outcomes.get(leader) as Outcome));
      }
      return commands.map((c) => outcomes.get(c) as Outcome);
    });
  }

  /** Runs work in one transaction, again at most twice when the database asks for it, and never guesses an outcome. */
  commit<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.transact(async (tx) => {
      await this.clock.sync(tx);
      return work(tx);
    });
  }

  /** Runs work in one transaction that is undone whatever it comes to: it says what would happen, and nothing has. */
  async rehearse<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    try {
      return await this.commit(async (tx): Promise<Result> => { throw new Rehearsed(await work(tx)); });
    } catch (ending) {
      if (ending instanceof Rehearsed) return ending.result as Result;
      throw ending;
    }
  }

  private async transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transactional(this.em, work);
      } catch (failure) {
        if (!CONFLICT_STATES.has(sqlStateOf(failure) ?? '') || attempt === MAX_ATTEMPTS) throw failure;
      }
    }
  }
}

/** Undoes the transaction of a rehearsal, and carries what it came to. */
class Rehearsed extends Error {
  constructor(readonly result: unknown) {
    super('A rehearsal was undone.');
  }
}

/**
 * Makes a commit that wrote nothing wait for the standby, where one is named, and so for all that was committed before.
 * A server that restarted, or a wait that was cut short, shows what no standby has; repeated as an answer it would be
 * acknowledged, and gone with the server. Without a standby it costs one write to the log of the database.
 */
const waitForWhatWasRead = (tx: Tx): Promise<unknown> => run(tx, EMIT_NOTHING);

const EMIT_NOTHING = command(`select pg_logical_emit_message(true, 'connect', '')`);

/** Separates the first use of each key from its twins in the same batch, which hear the first one's answer. */
const pairTwins = <Command extends Keyed>(
  commands: Command[],
): { leaders: Command[]; followers: Map<Command, Command> } => {
  const first = new Map<string, Command>();
  const followers = new Map<Command, Command>();
  const leaders: Command[] = [];
  for (const command of commands) {
    const scope = scopeOf(command);
    const leader = scope === null ? undefined : first.get(scope);
    if (leader) {
      followers.set(command, leader);
    } else {
      if (scope !== null) first.set(scope, command);
      leaders.push(command);
    }
  }
  return { leaders, followers };
};
