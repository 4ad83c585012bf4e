// Says that the console could not be started, or that nothing of it is left, where no program of it can.
(() => {
  const say = () => {
    const words = document.getElementById('start-failed');
    if (!words) addEventListener('DOMContentLoaded', say, { once: true });
    else if (!document.querySelector('.start-failure')) document.body.append(words.content.cloneNode(true));
  };
  // A script that does not come is heard on its way down; an error that nobody caught, at the window.
  const hear = ({ target }) => {
    if (target === window || (target instanceof HTMLScriptElement && target.type === 'module')) say();
  };
  addEventListener('error', hear, true);
})();
