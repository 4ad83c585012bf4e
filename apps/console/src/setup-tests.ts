import '@testing-library/jest-dom/jest-globals';

// jsdom lays nothing out, so it has no media queries: each of them answers no.
window.matchMedia = (media) => {
  const nothing = () => undefined;
  const answer = { media, matches: false, onchange: null, addListener: nothing, removeListener: nothing };
  return Object.assign(new EventTarget(), answer);
};
