export { SecondReadingDto, type ReadingState, type SeenPrinciple } from './second-reading.dto.ts';
