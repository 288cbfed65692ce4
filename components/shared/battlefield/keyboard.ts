/** The keyboard on the map: everything that a hand can do, without one. */
import type { LitElement } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { reveal, zoom, type Camera, type Window } from './camera.ts';
import type { Carrying } from './carrying.ts';
import { CounterAsked, CounterChosen, TokenChosen } from './events.ts';
import { intentOf, neighbour, visit, visits, type Intent, type Turn } from './keys.ts';
import type { Counter, Token } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

const ZOOM_STEP = 1.3;

export interface KeyboardHost extends LitElement {
  readonly view: BattlefieldView;
  readonly window: Window;
  readonly carrying: Carrying;
  camera: Camera;
  visited: string | null;
  look(camera: Camera): void;
  showAll(): void;
  counter(id: string | null): Counter | undefined;
  token(id: string | null): Token | undefined;
}

export class Keyboard {
  readonly #host: KeyboardHost;

  constructor(host: KeyboardHost) {
    this.#host = host;
  }

  readonly focusIn = ({ target }: FocusEvent): void => {
    const { token, counter } = (target as SVGElement).dataset;
    this.#host.visited = token ?? counter ?? this.#host.visited;
  };

  readonly down = (event: KeyboardEvent): void => {
    const { dataset } = event.target as SVGElement;
    const counter = this.#host.counter(dataset['counter'] ?? null);
    const token = this.#host.token(dataset['token'] ?? null);
    const intent = intentOf(event, (counter ?? token)?.movable === true, this.#host.view.measure);
    if (intent === null || (intent.kind === 'cancel' && this.#host.carrying.load === null)) return;
    event.preventDefault();
    if (intent.kind === 'visit') void this.#visit(intent.which);
    else if (intent.kind !== 'step') this.act(intent.kind, counter, token);
    else if (counter !== undefined) this.#nudge(counter, intent.by);
    else if (token !== undefined) this.#pass(token, intent.by);
  };

  /** What keys and buttons have in common. */
  readonly act = (kind: Intent['kind'], counter?: Counter, token?: Token): void => {
    switch (kind) {
      case 'choose': return this.#choose(counter, token);
      case 'ask': return this.#ask(counter);
      case 'cancel': return this.#host.carrying.cancel();
      case 'closer': return this.#zoom(ZOOM_STEP);
      case 'further': return this.#zoom(1 / ZOOM_STEP);
      case 'whole': return this.#host.showAll();
      case 'step':
      case 'visit': return;
    }
  };

  #choose(counter: Counter | undefined, token: Token | undefined): void {
    if (this.#host.carrying.load !== null) this.#host.carrying.drop();
    else if (token !== undefined) this.#host.dispatchEvent(new TokenChosen(token.id));
    else if (counter?.choosable) this.#host.dispatchEvent(new CounterChosen(counter.id));
    else this.#ask(counter);
  }

  #ask(counter: Counter | undefined): void {
    if (counter?.askable) this.#host.dispatchEvent(new CounterAsked(counter.id));
  }

  #nudge(counter: Counter, [dx, dy]: Point): void {
    const { carrying } = this.#host;
    const [x, y] = carrying.placeOf(counter.id) ?? counter.at;
    carrying.moveCounter(counter.id, [tidy(x + dx), tidy(y + dy)]);
    this.#reveal(carrying.placeOf(counter.id));
  }

  /** A hit goes from counter to counter in the arrow's direction. */
  #pass(token: Token, by: Point): void {
    const { carrying, view } = this.#host;
    const from = this.#host.counter(carrying.load?.kind === 'token' ? (carrying.load.over ?? token.unit) : token.unit);
    const to = from === undefined ? null : neighbour(view.counters, from, by);
    if (to !== null) carrying.moveToken(token.id, to.at, to.id === token.unit ? null : to.id);
  }

  async #visit(which: Turn): Promise<void> {
    const host = this.#host;
    host.carrying.cancel();
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

  #zoom(factor: number): void {
    const { camera, window, view } = this.#host;
    this.#host.look(zoom(camera, window, factor, [window.width / 2, window.height / 2], view));
  }
}

const tidy = (cm: number): number => Math.round(cm * 100) / 100;
