import type { SeedUseCases } from './seed-use-cases.service.ts';

/** Something that happens at a moment; those of the same moment happen together. */
export interface SeedAction {
  at: Date;
  /** Whether nothing can fall due of it. */
  isPlain?: true;
  run: (useCases: SeedUseCases) => Promise<void>;
}
