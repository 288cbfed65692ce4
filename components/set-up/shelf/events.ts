/** What the shelf tells its page. */
import type { Thing } from '../../../src/shelf/thing.ts';

/** Sent when somebody wants to go on with something that was kept. */
export class ShelfOpened extends CustomEvent<{ readonly thing: Thing }> {
  constructor(thing: Thing) {
    super('shelf-opened', { bubbles: true, composed: true, detail: { thing } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'shelf-opened': ShelfOpened;
  }
}
