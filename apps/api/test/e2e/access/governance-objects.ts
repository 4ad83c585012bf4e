import type { Fixture } from '../access-fixture.ts';
import { boardBeside, resolutionBeside } from '../board-policy.ts';
import { eventOf } from '../non-compliance-policy.ts';
import { charityOf, moveOf, taintedOf } from '../purification-policy.ts';
import {
  drawnSampleOf, findingOf, packOf, paperFileOf, reviewPlanOf, workingPaperOf, type ReviewingBank,
} from '../shariah-review-policy.ts';

type Maker = (fixture: Fixture, bank: ReviewingBank) => Promise<string>;

/** How a bank comes to have what Shariah governance is made of, by what routes call it. */
export const GOVERNANCE_OBJECTS: Readonly<Record<string, Maker>> = {
  board: boardBeside, resolution: resolutionBeside, nonCompliance: ({ people }, bank) => eventOf(people[bank]),
  tainted: taintedOf, charity: async (fixture, bank) => (await charityOf(fixture, bank)).id, move: moveOf,
  reviewPlan: (fixture, bank) => reviewPlanOf(fixture, bank), reviewSample: drawnSampleOf,
  workingPaper: workingPaperOf, paperFile: paperFileOf, finding: findingOf, shariahPack: packOf,
};
