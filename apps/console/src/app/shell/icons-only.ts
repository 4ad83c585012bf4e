/** Selects what stands in a sidebar that is a rail of icons: nothing in it is drawn anew, it only looks different. */
export const iconsOnly = '[data-sidebar="icons"] &';

/** Whether something stands in a sidebar that shows nothing but icons. */
export const isInIconsOnly = (element: Element): boolean => element.closest('[data-sidebar="icons"]') !== null;
