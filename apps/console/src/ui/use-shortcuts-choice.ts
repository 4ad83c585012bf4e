import { useKept } from './kept.ts';

/** Whether single keys are shortcuts, which people who dictate or slip may not want; this browser keeps the choice. */
export function useShortcutsChoice() {
  const [value, keep] = useKept('connect.shortcuts', 'on');
  return { isOn: value !== 'off', choose: (isOn: boolean) => keep(isOn ? 'on' : 'off') };
}
