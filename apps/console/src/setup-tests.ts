import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';
import { wordFiles } from './app/features.ts';
import { addWords, loadWords } from './i18n/i18n.ts';
import type { Part } from './i18n/words.ts';

// How long a wait may take on a machine that is busy with other suites; what is there is found at once.
configure({ asyncUtilTimeout: 20_000 });

// A test opens pieces of screens without their route, which would have fetched the words.
addWords(wordFiles);
await loadWords(Object.keys(wordFiles) as Part[]);

// jsdom lays nothing out: nothing is scrolled to, and each media query answers no.
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) => {
  const nothing = () => undefined;
  const answer = { media, matches: false, onchange: null, addListener: nothing, removeListener: nothing };
  return Object.assign(new EventTarget(), answer);
};
