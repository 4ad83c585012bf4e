/** Selects what stands in a sidebar that is a rail of icons: nothing in it is drawn anew, it only looks different. */
export const iconsOnly = '[data-sidebar="icons"] &';
