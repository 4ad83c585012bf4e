import { expect } from '@jest/globals';
import type {
  ConnectClient, ContractAction, ContractDetailDto, StepPreviewDto, TakeContractStepDto,
} from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import type { TestApp } from '../../app.ts';

interface Entry { account: string; amount: string; purpose: string }

const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
const byText = (one: Entry, other: Entry) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** Takes steps as people do who look at each before they press: what they were shown must be what happened. */
export class PreviewedSteps {
  /** The steps that were taken: type, action and the state they were taken from. */
  readonly taken = new Set<string>();

  constructor(private readonly rig: TestApp) {}

  /** Takes a step, and lets those consent whom it needs, in their order. */
  async take(
    contract: ContractDetailDto, action: ContractAction, by: readonly ConnectClient[], input: TakeContractStepDto = {},
  ): Promise<ContractDetailDto> {
    const [asker, ...others] = by as [ConnectClient, ...ConnectClient[]];
    const { id, type } = contract;
    const { state } = await asker.smartContracts.getContract({ id });
    const before = await this.money(id);
    const first = await asker.smartContracts.previewContractStep({ id, action, requestBody: input });
    expect({ action, refusal: first.refusal }).toEqual({ action, refusal: null });
    expect({ action, waits: first.waitsFor.length > 0 }).toEqual({ action, waits: others.length > 0 });
    let [preview, answer] = [first, await this.press(asker, id, action, input, first)];
    for (const other of others) {
      preview = await other.smartContracts.previewContractStep({ id, action: 'confirm', requestBody: {} });
      expect(preview).toMatchObject({
        step: action, refusal: null, postings: first.postings, total: first.total, payments: first.payments });
      // Nothing has moved until the last of them has consented.
      expect(await this.money(id)).toEqual(before);
      answer = await this.press(other, id, 'confirm', {}, preview);
    }
    this.taken.add(`${type} ${action} ${state}`);
    await this.compare(preview, answer, before);
    return answer;
  }

  private press(
    client: ConnectClient, id: string, action: ContractAction, input: TakeContractStepDto, { expected }: StepPreviewDto,
  ): Promise<ContractDetailDto> {
    const requestBody = { ...input, ...(expected === null ? {} : { expected }) };
    return client.smartContracts.takeContractStep({ id, action, requestBody });
  }

  private async compare(
    preview: StepPreviewDto, answer: ContractDetailDto, before: Awaited<ReturnType<PreviewedSteps['money']>>,
  ): Promise<void> {
    const after = await this.money(answer.id);
    const shown = preview.postings.flatMap(({ from, to, amount, purpose }) => [
      { account: from, amount: (-minorOf(amount)).toString(), purpose },
      { account: to, amount: minorOf(amount).toString(), purpose },
    ]);
    const known = new Set(before.entries.map(({ key }) => key));
    const real = after.entries.filter(({ key }) => !known.has(key)).map(({ key: _, ...entry }) => entry);
    expect([...shown].sort(byText)).toEqual([...real].sort(byText));
    expect(preview.movesMoney).toBe(real.length > 0 || after.held !== before.held);
    expect(preview).toMatchObject({
      nextState: answer.state, outstanding: answer.outstanding, nextDue: answer.nextDue, next: answer.progress.turns });
    const made = answer.payments.slice(before.payments);
    expect(preview.payments.map(({ kind, amount, lateDonation }) => ({ kind, amount, lateDonation })))
      .toEqual(made.map(({ kind, amount, lateDonation }) => ({ kind, amount, lateDonation })));
    for (const { address, after: available } of preview.balances) {
      expect([address, available]).toEqual([address, after.available.get(address)]);
    }
    // The timeline leads to the payments and to the event of the step.
    const step = answer.steps.at(-1);
    expect(step?.transactionIds).toEqual(made.map(({ transactionId }) => transactionId));
    expect(step?.eventId).not.toBeNull();
  }

  /** What a contract has posted so far, in order, what it holds, and what its parties can spend. */
  private async money(id: string) {
    const em = this.rig.orm.em.fork();
    const entries = await rows<Entry & { key: string }>(em, `
      select concat_ws(' ', e.account_id, e.account_sequence) as key, coalesce(w.address, a.kind) as account,
             e.amount_minor::text as amount, e.purpose
      from contract_payment p join entry e on e.transaction_id = p.transaction_id join account a on a.id = e.account_id
      left join wallet w on w.id = a.id where p.contract_id = $1`, [id]);
    const [{ held, payments } = { held: '0', payments: 0 }] = await rows<{ held: string; payments: number }>(em, `
      select coalesce(sum(t.amount_minor) filter (where t.status = 'pending'), 0)::text as held, count(*)::int as payments
      from contract_payment p join transaction t on t.id = p.transaction_id where p.contract_id = $1`, [id]);
    const wallets = await rows<{ address: string; available: string }>(em, `
      select w.address, to_char((a.posted_minor - a.held_minor) / 100.0, 'FM9999999990.00') as available
      from contract_party p join wallet w on w.id = p.wallet_id join account a on a.id = w.id
      where p.contract_id = $1`, [id]);
    return { entries, held, payments, available: new Map(wallets.map((one) => [one.address, one.available])) };
  }
}
