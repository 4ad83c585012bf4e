import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { follow, signWebhook } from '../../dist/index.js';

/** Prints events as they happen until it is interrupted, and forwards them as signed deliveries when told where to. */
export async function listen(connect, args) {
  const { values: { after, types, forward, ...given } } = parseArgs({ args, options: {
    after: { type: 'string' }, types: { type: 'string' }, forward: { type: 'string' }, secret: { type: 'string' },
  } });
  const secret = given.secret ?? `whsec_${randomBytes(24).toString('base64')}`;
  if (forward && !given.secret) console.error(`Deliveries are signed with ${secret}`);
  const options = { ...(after ? { after } : {}), ...(types ? { types: types.split(',') } : {}) };
  for await (const event of follow(connect, options)) {
    const delivered = forward ? ` ${await deliver(event, forward, secret)}` : '';
    console.log(`${event.createdAt} ${event.id} ${event.type} ${event.resource} ${event.resourceId ?? ''}${delivered}`);
  }
}

/** Posts an event as a delivery would be, and tells how it was answered. */
async function deliver(event, url, secret) {
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', ...await signWebhook(`evt_${event.id}`, body, secret) };
  try {
    const { status } = await fetch(url, { method: 'POST', headers, body });
    return `-> ${status}`;
  } catch (failure) {
    return `-> ${failure.cause?.code ?? failure.message}`;
  }
}
