import type { PersonaDto } from '@connect/sdk';

/** People of the sandbox who belong together: the officers of one bank, or everybody of another role. */
export interface PersonaGroup {
  role: PersonaDto['role'];
  /** The bank whose officers they are. */
  bank: string | null;
  people: PersonaDto[];
}

const order: readonly PersonaDto['role'][] = ['admin', 'bank', 'user'];

/** The people of the sandbox, the administrator first, then each bank's officers, then customers. */
export const personaGroups = (personas: readonly PersonaDto[]): PersonaGroup[] =>
  order.flatMap((role): PersonaGroup[] => {
    const people = personas.filter((one) => one.role === role);
    if (role !== 'bank') return people.length === 0 ? [] : [{ role, bank: null, people }];
    return [...Map.groupBy(people, ({ bank }) => bank)].map(([bank, officers]) => ({ role, bank, people: officers }));
  });
