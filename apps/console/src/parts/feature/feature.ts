import type { ComponentType } from 'react';
import type { Role } from '../../api/session.slice.ts';
import type { Part } from '../../i18n/words.ts';
import type { IconProps } from '../../ui/icons/icon.tsx';
import type { Language } from '../../ui/preferences/languages.ts';

/** What a screen is called, in each language; the frame knows it before the screen's own words are there. */
export type ScreenTitle = Readonly<Record<Language, string>>;

/** One screen of the console: where it is, what it is called, who may open it, and its program, loaded on demand. */
export interface ScreenRoute {
  path: string;
  title: ScreenTitle;
  /** A screen with an icon stands in the menu, among the operations unless it helps people. */
  icon?: ComponentType<IconProps>;
  isHelp?: boolean;
  /** It stands among what a Shariah board looks after. */
  isGovernance?: boolean;
  /** The key that leads here after a g. */
  letter?: string;
  /** Absent: open to every role. */
  roles?: readonly Role[];
  /** Only those see the way to it who look after suspicious-transaction reports. */
  isForCompliance?: boolean;
  /** There is no such screen where money is real. */
  isSandboxOnly?: boolean;
  /** The parts of the console whose words it says; they are fetched along with it. */
  words: readonly Part[];
  load: () => Promise<ComponentType>;
}

/** A screen that needs no session. */
export interface OpenScreen extends Pick<ScreenRoute, 'path' | 'title' | 'words' | 'load'> {
  /** Who sees it: `guests` are not signed in; what is `public` stands inside the frame for those who are. */
  openTo: 'guests' | 'anybody' | 'public';
}

/** One feature of the console, which is all in its folder: its screens, and the words that it alone says. */
export interface Feature<Words extends object = object> {
  /** By the names of the parts of the console that say them, each as `WordFiles`. */
  words: Words;
  /** The screens inside the frame. */
  screens: readonly ScreenRoute[];
  openScreens?: readonly OpenScreen[];
  /** Throws away what it keeps of somebody in this browser; asked when they sign out. */
  forget?: (userId: string) => void;
}
