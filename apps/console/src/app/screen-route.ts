import type { ComponentType } from 'react';
import type { Role } from '../api/session.slice.ts';
import type { Part, Words } from '../i18n/resources.ts';
import type { IconProps } from '../ui/icons/icon.tsx';

/** One screen of the console: where it is, what it is called, who may open it, and its program, loaded on demand. */
export interface ScreenRoute {
  path: string;
  title: keyof Words['shell']['screens'];
  /** A screen with an icon stands in the menu, among the operations unless it helps people. */
  icon?: ComponentType<IconProps>;
  isHelp?: boolean;
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
