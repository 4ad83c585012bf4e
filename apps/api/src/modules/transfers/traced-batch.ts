import type { Outcome } from '../../platform/idempotency.ts';
import type { OpenSpan, Tracing } from '../../platform/traces/tracing.service.ts';
import type { Steps, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { SendCommand } from './transfer-draft.ts';

/**
 * Runs a batch of transfers. Where there are traces it is told of, with its parts, in the trace of the first request
 * that rides in it, and linked to those of all others.
 */
export const runBatch = async <Context>(
  commands: SendCommand[], steps: Steps<SendCommand, Context>, unitOfWork: UnitOfWork, tracing: Tracing,
): Promise<Outcome[]> => {
  const [parent, ...links] = commands.flatMap(({ actor }) => actor.trace ?? []);
  const batch = parent && tracing.begin('batch', { parent, links, facts: { 'connect.transfers': commands.length } });
  if (batch === undefined) return unitOfWork.runSteps(commands, steps);
  const traced = tracedSteps(steps, batch, tracing);
  try {
    const outcomes = await unitOfWork.runSteps(commands, traced.steps);
    traced.committing()?.end();
    batch.end();
    return outcomes;
  } catch (failure) {
    traced.committing()?.fail();
    batch.fail();
    throw failure;
  }
};

/** The same steps, each told of; what follows the last of them, until the batch has its outcome, is the commit. */
const tracedSteps = <Context>(
  steps: Steps<SendCommand, Context>, { place }: OpenSpan, tracing: Tracing,
): { steps: Steps<SendCommand, Context>; committing: () => OpenSpan | undefined } => {
  let commit: OpenSpan | undefined;
  return {
    committing: () => commit,
    steps: {
      open: (tx, commands) => tracing.part('batch.open', place, () => steps.open(tx, commands)),
      execute: async (tx, commands, context) => {
        // The database may have asked for all of it once more.
        commit?.fail();
        const settled = await tracing.part('batch.settle', place, () => steps.execute(tx, commands, context));
        const saving = tracing.part('batch.save', place, () => settled.saving)
          .then(() => { commit = tracing.begin('batch.commit', { parent: place }); });
        return { ...settled, saving };
      },
    },
  };
};
