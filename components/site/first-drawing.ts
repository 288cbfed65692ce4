/**
 * The table is drawn for the first time in short tasks, so that whoever touches it meanwhile is not kept waiting. It
 * keeps its place for what is to come; the pages beside it do not, and are drawn at once.
 */
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { isTableNamed, namedPage } from './site-page.ts';

/** Lets the browser do something else. */
const pause = (): Promise<unknown> => new Promise(resolve => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(null);
});

let waiting = 0;
let queue = pause();

const turn = (draw: () => unknown): Promise<unknown> => {
  waiting += 1;
  const drawn = queue.then(draw);
  queue = drawn.catch(() => null).then(pause).then(() => {
    waiting -= 1;
  });
  return drawn;
};
if (isTableNamed()) SpokenElement.turn = turn;
if (namedPage()[0] !== '') for (const table of document.querySelectorAll('assault-resolver')) table.hidden = true;

/** Resolves when nothing waits for its turn; from then on everything is drawn at once. */
export const allDrawn = async (): Promise<void> => {
  do await pause(); while (waiting > 0);
  SpokenElement.turn = null;
};
