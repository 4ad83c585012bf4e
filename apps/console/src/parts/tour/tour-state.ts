import { storeChoice, useStoredChoice } from '../../ui/preferences/stored-choice.ts';

const runningKey = 'connect.tour';
const takenKey = 'connect.tours_taken';

export const tourNames = ['payment', 'compliance', 'contract', 'proof'] as const;
export type TourName = (typeof tourNames)[number];

interface Running {
  name: TourName;
  step: number;
}

const readRunning = (text: string): Running | null => {
  const [name, step] = text.split(' ');
  const known = tourNames.find((one) => one === name);
  return known === undefined ? null : { name: known, step: Number(step) || 0 };
};

/** The tour under way in this browser, those taken to their end, and how to start, move and end one. */
export function useTour() {
  const [running] = useStoredChoice(runningKey, '');
  const [taken] = useStoredChoice(takenKey, '');
  const ended = taken.split(' ');
  return {
    running: readRunning(running),
    isTaken: (name: TourName) => ended.includes(name),
    goTo: (name: TourName, step: number) => storeChoice(runningKey, `${name} ${step}`),
    end: () => storeChoice(runningKey, ''),
    finish: (name: TourName) => {
      storeChoice(takenKey, [...new Set([...ended, name])].filter(Boolean).join(' '));
      storeChoice(runningKey, '');
    },
  };
}
