import type { WalletDto } from '@connect/sdk';
import { describe, expect, it } from '@jest/globals';
import { SendForm } from '../send.form.ts';
import { readDraft } from './read-draft.ts';

const wallet = { network: 'uae_dirham', address: '0xa', available: '10.00', isFrozen: false } as WalletDto;

describe('a kept draft', () => {
  it('comes back as it was kept', () => {
    const kept = Object.assign(new SendForm(), { type: 'escrow', fromAddress: '0xa', amount: '12', multiSig: true });
    expect(readDraft(JSON.parse(JSON.stringify(kept)) as Record<string, unknown>, [wallet])).toEqual(kept);
  });

  it('leaves out what is no field, of another kind, or no choice any more', () => {
    const kept = { type: 'gift', network: 7, escrow: 'yes', quorum: '12', colour: 'green' };
    expect(readDraft(kept, [wallet])).toEqual(Object.assign(new SendForm(), { fromAddress: '0xa' }));
  });

  it('keeps the parties field by field, whatever else it was kept with', () => {
    const kept = { originator: { kind: 'person', name: 'Saleh', idType: 'VISA', town: 7, colour: 'red' }, beneficiary: null };
    const read = readDraft(kept, [wallet]);
    expect(read.originator).toEqual({ ...new SendForm().originator, kind: 'person', name: 'Saleh' });
    expect(read.beneficiary).toEqual(new SendForm().beneficiary);
  });

  it('pays from a wallet that can pay', () => {
    expect(readDraft({ fromAddress: '0xgone' }, [wallet]).fromAddress).toBe('0xa');
    expect(readDraft({ fromAddress: '0xa' }, [{ ...wallet, isFrozen: true }]).fromAddress).toBe('');
  });
});
