import type { Role } from '@connect/sdk';
import type { Rule } from './access-policy.ts';
import type { Person } from './access-fixture.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];
const MURABAHA = { assetPrice: '100000.00', profitMargin: 7.5 };
const MUSHARAKA = { partners: [
  { name: 'Workshop', capital: '300.00', works: true, profit: 60 },
  { name: 'Fund', capital: '200.00', works: false, profit: 40 },
] };

/** A contract that nobody but its maker takes part in. */
export const contractOf = async ({ client }: Person): Promise<string> => {
  const made = await client.smartContracts.createMurabaha({ requestBody: MURABAHA });
  return 'id' in made ? made.id : '';
};

/** Who may do what with contracts. */
export const CONTRACT_POLICY: Readonly<Record<string, Rule>> = {
  listContracts: { roles: EVERYBODY, status: 200 },
  contractStats: { roles: EVERYBODY, status: 200 },
  listContractTemplates: { roles: EVERYBODY, status: 200 },
  createMurabaha: { roles: EVERYBODY, status: 201, call: () => ({ body: MURABAHA }) },
  createIjara: { roles: EVERYBODY, status: 201, call: () => ({ body: { monthlyRent: '9000.00' } }) },
  createMudaraba: { roles: EVERYBODY, status: 201, call: () => ({ body: { capitalAmount: '200000.00' } }) },
  createMusharaka: { roles: EVERYBODY, status: 201, call: () => ({ body: MUSHARAKA }) },
  createDiminishingMusharaka: {
    roles: EVERYBODY, status: 201,
    call: () => ({ body: { financierUnits: 80, unitsPerPeriod: 4, fullRent: '15000.00' } }),
  },
  getContract: { roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await contractOf(self) }) },
  getContractDocument: { roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await contractOf(self) }) },
  listContractVersions: { roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await contractOf(self) }) },
  reviseContract: {
    roles: EVERYBODY, status: 200,
    call: async (_, self) => ({ id: await contractOf(self), body: { version: 1, terms: { profitMargin: 6 } } }),
  },
  takeContractStep: {
    roles: EVERYBODY, status: 200,
    call: async (_, self) => ({
      id: await contractOf(self), action: 'name-parties', body: { parties: { buyer: 'A customer' } },
    }),
  },
  previewContractStep: {
    roles: EVERYBODY, status: 200,
    call: async (_, self) => ({ id: await contractOf(self), action: 'cancel', body: {} }),
  },
  getContractSchedule: { roles: EVERYBODY, status: 200, call: async (_, self) => ({ id: await contractOf(self) }) },
};
