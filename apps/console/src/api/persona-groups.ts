import type { PersonaDto } from '@connect/sdk';

/** People of the sandbox who belong together: those of one role at one bank, or everybody of another role. */
export interface PersonaGroup {
  role: PersonaDto['role'];
  /** The bank that they are of by their role; null for scholars of the network as well. */
  bank: string | null;
  people: PersonaDto[];
}

const order: readonly PersonaDto['role'][] = ['admin', 'bank', 'scholar', 'auditor', 'user'];

/** The people of the sandbox: the administrator, each bank's officers, scholars and auditors, then customers. */
export const personaGroups = (personas: readonly PersonaDto[]): PersonaGroup[] =>
  order.flatMap((role): PersonaGroup[] => {
    const people = personas.filter((one) => one.role === role);
    if (role === 'admin' || role === 'user') return people.length === 0 ? [] : [{ role, bank: null, people }];
    return [...Map.groupBy(people, ({ bank }) => bank)].map(([bank, some]) => ({ role, bank, people: some }));
  });
