import type { Role } from '../../api/session.slice.ts';
import { screens } from '../routes.ts';
import type { ScreenRoute } from '../../parts/feature/feature.ts';

/** The key that is pressed before the letter of a screen. */
export const leader = 'g';
const leaderMs = 1500;

/** A screen that a letter leads to. */
export type LetteredScreen = ScreenRoute & { letter: string };

/** The screens that a letter leads to, as far as they are open to a role. */
export const letteredScreens = (role: Role): LetteredScreen[] => screens.filter(
  (screen): screen is LetteredScreen => screen.letter !== undefined && (screen.roles?.includes(role) ?? true));

// The letter that is printed on the key, whatever language the keyboard writes in.
const letterOf = ({ key, code }: KeyboardEvent): string => {
  if (key === '؟') return '?';
  if (/^[a-z?/]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
};

const writing = 'input, textarea, select, [contenteditable], [role="combobox"], [role="textbox"], [role="listbox"]';
const covering = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isBusy = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(writing) !== null) || document.querySelector(covering) !== null;

/** What the keys may ask for. */
export interface ShortcutActions {
  openPalette: () => void;
  openSheet: () => void;
  focusSearch: () => void;
  /** Goes to the screen of a letter; answers whether there is one. */
  goTo: (letter: string) => boolean;
}

/** Hears the keys for as long as the console is open; single keys only if they are wanted and nobody is writing. */
export function listenToKeys(actions: ShortcutActions, areSingleKeysWanted: boolean): () => void {
  let ledAt = -Infinity;
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const letter = letterOf(event);
    if (event.ctrlKey || event.metaKey) {
      const isPalette = letter === 'k' && !event.shiftKey && !event.altKey && document.querySelector(covering) === null;
      return isPalette ? actions.openPalette : null;
    }
    if (!areSingleKeysWanted || event.altKey || isBusy(event)) return null;
    const isLed = event.timeStamp - ledAt < leaderMs;
    ledAt = -Infinity;
    if (isLed) return actions.goTo(letter) ? () => undefined : null;
    if (letter === '?') return actions.openSheet;
    if (letter === '/') return actions.focusSearch;
    if (letter === leader) return () => { ledAt = event.timeStamp; };
    return null;
  };
  const onKey = (event: KeyboardEvent) => {
    const act = event.defaultPrevented || event.repeat ? null : actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
