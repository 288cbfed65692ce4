/**
 * A phase goes on from its first screen: what somebody has done there is done again. Both are drawn by the same
 * templates, so that a place in the one is a place in the other.
 */
import type { AssaultBattlefield } from '../../shared/battlefield/assault-battlefield.ts';
import type { DoneEarly, OpeningScreen } from '../../shared/resolver/walk-through.ts';

/** A step from an element down to something in it. */
interface Step {
  /** It is in the shadow of what is above. */
  readonly isInShadow: boolean;
  readonly at: number;
  readonly kind: string;
  /** Among its siblings of this kind: others may have come between them. */
  readonly atOfKind: number;
}

const kindOf = ({ localName, classList }: Element): string => `${localName} ${[...classList].join(' ')}`;

const pathTo = (screen: Element, target: Element): readonly Step[] => {
  const parent = target.parentNode!;
  const isInShadow = parent instanceof ShadowRoot;
  const above = isInShadow ? parent.host : parent as Element;
  const siblings = [...parent.children];
  const kind = kindOf(target);
  const alike = siblings.filter(one => kindOf(one) === kind);
  const last = { isInShadow, kind, at: siblings.indexOf(target), atOfKind: alike.indexOf(target) };
  return above === screen ? [last] : [...pathTo(screen, above), last];
};

const below = (above: Element | null, { isInShadow, kind, at, atOfKind }: Step): Element | null => {
  const children = [...(isInShadow ? above?.shadowRoot : above)?.children ?? []];
  return children.filter(one => kindOf(one) === kind)[atOfKind] ?? children[at] ?? null;
};

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

/** Its map has the place that it will have, and knows of it. */
const laidOut = async (root: ParentNode): Promise<void> => {
  await drawn(root);
  const frames = new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.race([frames, pause()]); // there are no frames where nobody looks
  await drawn(root);
};

/** A list that is open closes with its screen: it has a choice, or is left, first. */
const isBusy = ({ isHeld, done, shadowRoot }: OpeningScreen): boolean => isHeld
  || (focusedIn(shadowRoot!)?.localName === 'select' && !done.some(({ event }) => event.type === 'change'));

/** Once nobody holds anything on the first screen, nor has a list open there, the game takes its place. */
export const takeOver = async (game: HTMLElement, screen: OpeningScreen): Promise<void> => {
  const [here, there] = [screen.shadowRoot!, game.shadowRoot!];
  screen.toggleAttribute('left', true);
  await laidOut(there);
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
  pathTo(screen, target).reduce<Element | null>(below, game) as HTMLElement | null;

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
