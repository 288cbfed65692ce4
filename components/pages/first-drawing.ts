/** The first drawing of the page as many short tasks, so that whoever touches it meanwhile is not kept waiting. */
import { LitElement } from 'lit';

/** As much of an element as says when it draws. */
interface Drawing {
  readonly hasUpdated: boolean;
  scheduleUpdate: () => unknown;
}

const every = LitElement.prototype as unknown as Drawing;
const drawAtOnce = every.scheduleUpdate;

const pause = (): Promise<unknown> => new Promise(resolve => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(null);
});

let waiting = 0;
let queue = pause();

/** What is there is shown, and from now on everything draws at once. */
const show = (): void => {
  every.scheduleUpdate = drawAtOnce;
  document.documentElement.classList.add('drawn');
};

every.scheduleUpdate = function drawInTurn(this: Drawing): unknown {
  if (this.hasUpdated) return drawAtOnce.call(this);
  waiting += 1;
  const own = queue.then(() => drawAtOnce.call(this));
  queue = own.catch(() => null).then(pause).then(() => {
    waiting -= 1;
    if (waiting === 0) show(); // what is inside it has come to wait by now
  });
  return own;
};
