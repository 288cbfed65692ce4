/**
 * What is done on a first screen while the game that it is of has not come: kept, and done again there once it has. Both
 * are drawn by the same templates, so that a place in the one is a place in the other.
 */

/** From a screen down to something in it: which child, and whether in the shadow of what is above. */
type Path = readonly (readonly [isInShadow: boolean, at: number])[];

/** What somebody has done, as it is done again. */
interface Done {
  readonly path: Path;
  /** Of whom on the map; null: it is not about one. */
  readonly counter: string | null;
  readonly event: Event;
  /** What a list stands at. */
  readonly selected: number | undefined;
}

const RECORDED = ['click', 'keydown', 'change'] as const;

/** What the browser does by itself with keys. */
const OWN_KEYS = 'button, summary, select, a';

/** Null: it is not in the screen, but something that the page has put there. */
const pathTo = (screen: Element, target: Element): Path | null => {
  const path: [boolean, number][] = [];
  for (let at: Element = target; at !== screen;) {
    const parent: ParentNode & Node | null = at.parentNode;
    if (parent === null || parent instanceof Document) return null;
    path.unshift([parent instanceof ShadowRoot, [...parent.children].indexOf(at)]);
    at = parent instanceof ShadowRoot ? parent.host : parent as Element;
  }
  return path[0]?.[0] ? path : null;
};

const at = (screen: Element, path: Path): Element | undefined => path.reduce<Element | undefined>(
  (found, [isInShadow, child]) => (isInShadow ? found?.shadowRoot : found)?.children[child]
    ?? found?.shadowRoot?.children[child], screen);

/** Where the focus is, however deep. */
const focused = (within: ShadowRoot): Element | null => {
  const active = within.activeElement;
  return active?.shadowRoot?.activeElement ? focused(active.shadowRoot) : active;
};

/** Everything in it has been drawn. */
const drawn = async (root: ParentNode): Promise<void> => {
  for (const one of root.querySelectorAll<Element & { readonly updateComplete?: Promise<unknown> }>('*')) {
    await one.updateComplete;
    if (one.shadowRoot) await drawn(one.shadowRoot);
  }
};

export class HandOver {
  readonly #screen: Element;
  readonly #done: Done[] = [];
  /** A finger or a button is down. */
  #isHeld = false;

  constructor(screen: Element) {
    this.#screen = screen;
    for (const type of RECORDED) screen.addEventListener(type, this.#record, true);
    screen.addEventListener('pointerdown', () => {
      this.#isHeld = true;
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, this.#release, { once: true });
    });
  }

  /** Does in the game what has been done here, once nobody holds anything here any more. */
  async to(game: Element): Promise<void> {
    await drawn(game.shadowRoot!);
    while (this.#isHeld || focused(this.#screen.shadowRoot!)?.localName === 'select') await pause();
    const focus = focused(this.#screen.shadowRoot!);
    const path = focus && pathTo(this.#screen, focus);
    if (path) (at(game, path) as HTMLElement | undefined)?.focus({ preventScroll: true });
    for (const done of this.#done) {
      repeat(game, done);
      await drawn(game.shadowRoot!);
    }
  }

  readonly #release = (): void => {
    this.#isHeld = false;
  };

  readonly #record = (event: Event): void => {
    const target = event.composedPath()[0] as Element;
    const map = target.closest('svg.map');
    const path = pathTo(this.#screen, map ?? target);
    if (path === null) return;
    const isKey = event.type === 'keydown';
    if (isKey && (target.matches(OWN_KEYS) || (event as KeyboardEvent).key === 'Tab')) return;
    if (target.localName !== 'select') event.preventDefault();
    event.stopPropagation();
    if (target.localName === 'select' && event.type !== 'change') return;
    const counter = target.closest<SVGElement>('[data-counter]')?.dataset['counter'] ?? null;
    this.#done.push({ path, counter, event, selected: (target as Partial<HTMLSelectElement>).selectedIndex });
    if (event.type === 'change') (target as HTMLElement).blur();
  };
}

const pause = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 50));

const repeat = (game: Element, { path, counter, event, selected }: Done): void => {
  const found = at(game, path);
  const target = (counter !== null && found?.querySelector(`[data-counter="${CSS.escape(counter)}"]`)) || found;
  if (selected !== undefined) (target as HTMLSelectElement).selectedIndex = selected;
  const { type } = event;
  if (type === 'click' && target instanceof HTMLElement) target.click();
  else target?.dispatchEvent(new (event.constructor as typeof MouseEvent)(type, event as MouseEventInit));
};
