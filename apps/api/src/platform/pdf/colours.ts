/** The colours of the house, dark enough to print. */
export const ACCENT = '#0b6a4e';
export const INK = '#121a17';
export const MUTED = '#53605a';
export const LINE = '#d5dcd8';
export const GROUND = '#eef2f0';
