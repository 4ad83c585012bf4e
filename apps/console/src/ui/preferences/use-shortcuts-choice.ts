import { useStoredChoice } from './stored-choice.ts';

/** Whether single keys are shortcuts, which people who dictate or slip may not want; this browser keeps the choice. */
export function useShortcutsChoice() {
  const [value, store] = useStoredChoice('connect.shortcuts', 'on');
  return { isOn: value !== 'off', choose: (isOn: boolean) => store(isOn ? 'on' : 'off') };
}
