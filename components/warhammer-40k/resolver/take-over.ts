/**
 * A phase goes on from its first screen: what somebody has done there is done again. Both are drawn by the same
 * templates, so that a place in the one is a place in the other.
 */
import type { AssaultBattlefield } from '../../shared/battlefield/assault-battlefield.ts';
import type { DoneEarly, OpeningScreen } from '../../shared/resolver/walk-through.ts';

/** From an element down to something in it: which child, and whether in the shadow of what is above. */
type Path = readonly (readonly [isInShadow: boolean, at: number])[];

const pathTo = (screen: Element, target: Element): Path => {
  const parent = target.parentNode!;
  const isInShadow = parent instanceof ShadowRoot;
  const above = isInShadow ? parent.host : parent as Element;
  const last = [isInShadow, [...parent.children].indexOf(target)] as const;
  return above === screen ? [last] : [...pathTo(screen, above), last];
};

const at = (screen: Element, path: Path): Element | null => path.reduce<Element | null>(
  (found, [isInShadow, child]) => (isInShadow ? found?.shadowRoot : found)?.children[child] ?? null, screen);

/** Where the focus is, however deep; null: it is elsewhere. */
const focusedIn = ({ activeElement }: ShadowRoot): Element | null => {
  const within = activeElement?.shadowRoot ?? null;
  return within?.activeElement ? focusedIn(within) : activeElement;
};

/** Everything in it has been drawn. */
const drawn = async (root: ParentNode): Promise<void> => {
  for (const one of root.querySelectorAll<Element & { readonly updateComplete?: Promise<unknown> }>('*')) {
    await one.updateComplete;
    if (one.shadowRoot) await drawn(one.shadowRoot);
  }
};

/** Milliseconds until it is looked again whether something is held. */
const MOMENT = 50;

const pause = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, MOMENT));

/** A list that is open closes with its screen: it has a choice, or is left, first. */
const isBusy = ({ isHeld, done, shadowRoot }: OpeningScreen): boolean => isHeld
  || (focusedIn(shadowRoot!)?.localName === 'select' && !done.some(({ event }) => event.type === 'change'));

/** Once nobody holds anything on the first screen, nor has a list open there, the game takes its place. */
export const takeOver = async (game: HTMLElement, screen: OpeningScreen): Promise<void> => {
  const [here, there] = [screen.shadowRoot!, game.shadowRoot!];
  screen.toggleAttribute('left', true);
  await drawn(there);
  while (isBusy(screen)) await pause();
  const [map, later] = [here, there].map(one => one.querySelector<AssaultBattlefield>('assault-battlefield')!);
  if (!map!.isAtRest) later!.resume(map!.camera, false);
  const focused = focusedIn(here);
  if (focused !== null) placeOf(game, screen, focused)?.focus({ preventScroll: true });
  for (const done of screen.done) {
    again(game, screen, done);
    await drawn(there);
  }
  screen.end();
};

const placeOf = (game: Element, screen: Element, target: Element): HTMLElement | null =>
  at(game, pathTo(screen, target)) as HTMLElement | null;

/** A map that holds the pointer is what a click is told of. */
const atPoint = (map: Element, { clientX, clientY }: MouseEvent): Element | null =>
  (map.getRootNode() as ShadowRoot).elementFromPoint(clientX, clientY);

/** A map has more in it by now, so those on it are found by their ids. */
const meantBy = (game: Element, screen: Element, target: Element, event: Event): HTMLElement | null => {
  const map = target.closest('svg.map');
  const place = placeOf(game, screen, map ?? target);
  const on = map === null || event.type !== 'click' ? target : atPoint(map, event as MouseEvent) ?? target;
  const id = on.closest<SVGElement>('[data-counter]')?.dataset['counter'];
  return (id === undefined ? null : place?.querySelector<HTMLElement>(`[data-counter="${CSS.escape(id)}"]`)) ?? place;
};

const again = (game: Element, screen: Element, { event, target }: DoneEarly): void => {
  const meant = meantBy(game, screen, target, event);
  if (meant === null) return;
  if (target instanceof HTMLSelectElement) (meant as HTMLSelectElement).selectedIndex = target.selectedIndex;
  if (event.type === 'click' && meant instanceof HTMLElement) return meant.click();
  meant.dispatchEvent(new (event.constructor as typeof MouseEvent)(event.type, event as MouseEventInit));
};
