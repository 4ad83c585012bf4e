/** Whether a button shows its icon and not its words, as those of the bar do in a narrow window. */
export const isIconAlone = ({ clientWidth }: Element): boolean => clientWidth < 56;
