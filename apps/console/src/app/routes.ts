import type { OpenScreen, ScreenRoute } from '../parts/feature/feature.ts';
import { features } from './features.ts';

/** Every screen inside the frame, in the order of the menu. */
export const screens: readonly ScreenRoute[] = features.flatMap((feature) => feature.screens);

/** Every screen that needs no session. */
export const openScreens: readonly OpenScreen[] = features.flatMap(({ openScreens: open = [] }) => open);
