/** What the shelf tells its page. */
import type { ShelfItem } from '../../../src/shelf/shelf-item.ts';

/** Sent when somebody wants to go on with something that was kept. */
export class ShelfOpened extends CustomEvent<{ readonly thing: ShelfItem }> {
  constructor(thing: ShelfItem) {
    super('shelf-opened', { bubbles: true, composed: true, detail: { thing } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'shelf-opened': ShelfOpened;
  }
}
