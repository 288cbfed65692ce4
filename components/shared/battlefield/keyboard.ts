/** The keyboard on the map: everything that a hand can do, without one. */
import type { LitElement } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { reveal, type Camera, type Magnification, type Window } from './camera.ts';
import type { Carrying } from './carrying.ts';
import { TokenChosen } from './events.ts';
import { intentOf, neighbour, visit, visits, type Intent, type Turn } from './keys.ts';
import type { Counter, Token } from './pieces.ts';
import type { Ruler } from './ruler.ts';
import type { BattlefieldView } from './view.ts';

export interface KeyboardHost extends LitElement {
  readonly view: BattlefieldView;
  readonly window: Window;
  camera: Camera;
  visited: string | null;
  magnify(how: Magnification): void;
  /** It has a ruler. */
  readonly canMeasure: boolean;
  counter(id: string | null): Counter | undefined;
  token(id: string | null): Token | undefined;
  /** Does what a tap on a counter does. */
  tapped(counter: Counter | undefined): void;
  /** Asks of a counter why. */
  ask(counter: Counter | undefined): void;
}

export class Keyboard {
  readonly #host: KeyboardHost;
  readonly #carrying: Carrying;
  readonly #ruler: Ruler;

  constructor(host: KeyboardHost, carrying: Carrying, ruler: Ruler) {
    this.#host = host;
    this.#carrying = carrying;
    this.#ruler = ruler;
  }

  readonly down = (event: KeyboardEvent): void => {
    const { dataset } = event.target as SVGElement;
    const counter = this.#host.counter(dataset['counter'] ?? null);
    const token = this.#host.token(dataset['token'] ?? null);
    const intent = intentOf(event, this.#isMoved(counter) || token?.movable === true, this.#host.view.measure);
    if (intent === null || (intent.kind === 'measure' && !this.#host.canMeasure)) return;
    event.preventDefault();
    event.stopPropagation();
    if (intent.kind === 'visit') void this.#visit(intent.which);
    else if (intent.kind !== 'step') this.#act(intent.kind, counter, token);
    else if (counter !== undefined) this.#nudge(counter, intent.by);
    else if (token !== undefined) this.#pass(token, intent.by);
  };

  /** Whether arrow keys move a counter: once it is selected, and at once where nothing ever is. */
  #isMoved(counter: Counter | undefined): boolean {
    const { chosen } = this.#host.view;
    return counter?.movable === true && (chosen === undefined || chosen === counter.id);
  }

  #act(kind: Exclude<Intent['kind'], 'step' | 'visit'>, counter?: Counter, token?: Token): void {
    switch (kind) {
      case 'choose': return this.#choose(counter, token);
      case 'ask': return this.#host.ask(counter);
      case 'cancel': return this.#cancel(counter);
      case 'measure': return counter === undefined ? undefined : this.#ruler.add(counter);
      default: return this.#host.magnify(kind);
    }
  }

  #choose(counter: Counter | undefined, token: Token | undefined): void {
    if (this.#carrying.load !== null) this.#carrying.drop();
    else if (token !== undefined) this.#host.dispatchEvent(new TokenChosen(token.id));
    else this.#host.tapped(counter);
  }

  /** Takes a move back, else puts the ruler away, else gives up a selection; else it leaves the map for its tools. */
  #cancel(counter: Counter | undefined): void {
    const { chosen } = this.#host.view;
    if (this.#carrying.load !== null) this.#carrying.cancel();
    else if (this.#ruler.isOut) this.#ruler.toggle();
    else if (counter?.choosable && chosen === counter.id) this.#host.tapped(counter);
    else this.#host.renderRoot.querySelector<HTMLElement>('.tools button')?.focus();
  }

  #nudge(counter: Counter, [dx, dy]: Point): void {
    const [x, y] = this.#carrying.placeOf(counter.id) ?? counter.at;
    this.#carrying.moveCounter(counter.id, [tidy(x + dx), tidy(y + dy)]);
    this.#reveal(this.#carrying.placeOf(counter.id));
  }

  /** A hit goes from counter to counter in the arrow's direction. */
  #pass(token: Token, by: Point): void {
    const { view } = this.#host;
    const { load } = this.#carrying;
    const from = this.#host.counter(load?.kind === 'token' ? (load.over ?? token.unit) : token.unit);
    const to = from === undefined ? null : neighbour(view.counters, from, by);
    if (to !== null) this.#carrying.moveToken(token.id, to.at, to.id === token.unit ? null : to.id);
  }

  async #visit(which: Turn): Promise<void> {
    const host = this.#host;
    this.#carrying.cancel();
    const id = visit(visits(host.view), host.visited, which);
    if (id === null) return;
    this.#reveal((host.counter(id) ?? host.counter(host.token(id)?.unit ?? null))?.at ?? null);
    host.visited = id;
    await host.updateComplete;
    const name = CSS.escape(id);
    const thing = host.renderRoot.querySelector<SVGElement>(`[data-counter="${name}"], [data-token="${name}"]`);
    thing?.focus({ preventScroll: true });
  }

  #reveal(place: Point | null): void {
    const { camera, window, view } = this.#host;
    if (place !== null) this.#host.camera = reveal(camera, window, place, view);
  }
}

const tidy = (cm: number): number => Math.round(cm * 100) / 100;
