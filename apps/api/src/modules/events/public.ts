export { heardBy, standingOf, type Hearer, type Occurrence } from './occurrence.ts';
