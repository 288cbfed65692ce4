/** A frame on somebody else's page: one element alone, which its address names. It tells the page how high it is. */
import { readFrame } from './embed/embedding.ts';
import { applyEmbedding, shownBy, type ShownElement } from './embed/shown.ts';

/** In milliseconds: how often a frame looks whether it has another height. */
const LOOK_EVERY = 250;

const main = document.querySelector('main')!;
let told = 0;

/** Nothing secret is in it, and who has put the frame on a page cannot be known. */
const tell = (): void => {
  told = main.getBoundingClientRect().height;
  parent.postMessage({ assaultFrame: { height: told } }, '*');
};

/** A frame below the part of the page that is seen is not drawn, and then no observer hears of its height. */
const tellUnseen = (): void => {
  if (main.getBoundingClientRect().height !== told) tell();
};

const problemsIn = (problems: readonly string[]): HTMLElement => {
  const list = Object.assign(document.createElement('ul'), { className: 'problems', role: 'alert' });
  list.append(...problems.map(say => Object.assign(document.createElement('li'), { textContent: say })));
  return list;
};

const elementOf = (shown: ShownElement): HTMLElement =>
  ('element' in shown ? shown.element : problemsIn(shown.problems));

/** What the address names; another one than before takes its place. */
const show = async (): Promise<void> => {
  const { search, hash } = location;
  const embedding = readFrame(search, hash);
  const shown = await shownBy(embedding);
  if (hash !== location.hash) return;
  const element = elementOf(shown);
  applyEmbedding(element, embedding);
  if (embedding.look !== null) document.documentElement.dataset.theme = embedding.look;
  main.replaceChildren(element);
};

new ResizeObserver(tell).observe(main);
setInterval(tellUnseen, LOOK_EVERY);
if (parent !== window) {
  window.addEventListener('message', ({ data, source }) => {
    if (source === parent && (data as { readonly assaultFrame?: unknown } | null)?.assaultFrame === 'height') tell();
  });
}
window.addEventListener('hashchange', () => void show());
void show();
