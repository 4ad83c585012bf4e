export { SECOND_READING_QUEUE } from './second-reading-queue.ts';
export { SecondReadingDto, type ReadingState, type SeenPrinciple } from './second-reading.dto.ts';
