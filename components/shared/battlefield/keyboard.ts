/** The keyboard on the map: everything that a hand can do, without one. */
import type { LitElement } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { reveal, zoom, type Camera, type Window } from './camera.ts';
import type { Carrying } from './carrying.ts';
import { CounterAsked, CounterChosen, TokenChosen } from './events.ts';
import { intentOf, neighbour, visit, visits, type Intent, type Turn } from './keys.ts';
import type { BattlefieldView, Counter, Token } from './view.ts';

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
  readonly #desk: KeyboardHost;

  constructor(desk: KeyboardHost) {
    this.#desk = desk;
  }

  readonly focusIn = ({ target }: FocusEvent): void => {
    const { token, counter } = (target as SVGElement).dataset;
    this.#desk.visited = token ?? counter ?? this.#desk.visited;
  };

  readonly down = (event: KeyboardEvent): void => {
    const { dataset } = event.target as SVGElement;
    const counter = this.#desk.counter(dataset['counter'] ?? null);
    const token = this.#desk.token(dataset['token'] ?? null);
    const intent = intentOf(event, (counter ?? token)?.movable === true, this.#desk.view.measure);
    if (intent === null || (intent.kind === 'cancel' && this.#desk.carrying.load === null)) return;
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
      case 'cancel': return this.#desk.carrying.cancel();
      case 'closer': return this.#zoom(ZOOM_STEP);
      case 'further': return this.#zoom(1 / ZOOM_STEP);
      case 'whole': return this.#desk.showAll();
      case 'step':
      case 'visit': return;
    }
  };

  #choose(counter: Counter | undefined, token: Token | undefined): void {
    if (this.#desk.carrying.load !== null) this.#desk.carrying.drop();
    else if (token !== undefined) this.#desk.dispatchEvent(new TokenChosen(token.id));
    else if (counter?.choosable) this.#desk.dispatchEvent(new CounterChosen(counter.id));
    else this.#ask(counter);
  }

  #ask(counter: Counter | undefined): void {
    if (counter?.askable) this.#desk.dispatchEvent(new CounterAsked(counter.id));
  }

  #nudge(counter: Counter, [dx, dy]: Point): void {
    const { carrying } = this.#desk;
    const [x, y] = carrying.placeOf(counter.id) ?? counter.at;
    carrying.moveCounter(counter.id, [tidy(x + dx), tidy(y + dy)]);
    this.#reveal(carrying.placeOf(counter.id));
  }

  /** A hit goes from counter to counter in the arrow's direction. */
  #pass(token: Token, by: Point): void {
    const { carrying, view } = this.#desk;
    const from = this.#desk.counter(carrying.load?.kind === 'token' ? (carrying.load.over ?? token.unit) : token.unit);
    const to = from === undefined ? null : neighbour(view.counters, from, by);
    if (to !== null) carrying.moveToken(token.id, to.at, to.id === token.unit ? null : to.id);
  }

  async #visit(which: Turn): Promise<void> {
    const desk = this.#desk;
    desk.carrying.cancel();
    const id = visit(visits(desk.view), desk.visited, which);
    if (id === null) return;
    this.#reveal((desk.counter(id) ?? desk.counter(desk.token(id)?.unit ?? null))?.at ?? null);
    desk.visited = id;
    await desk.updateComplete;
    const name = CSS.escape(id);
    const thing = desk.renderRoot.querySelector<SVGElement>(`[data-counter="${name}"], [data-token="${name}"]`);
    thing?.focus({ preventScroll: true });
  }

  #reveal(place: Point | null): void {
    const { camera, window, view } = this.#desk;
    if (place !== null) this.#desk.camera = reveal(camera, window, place, view);
  }

  #zoom(factor: number): void {
    const { camera, window, view } = this.#desk;
    this.#desk.look(zoom(camera, window, factor, [window.width / 2, window.height / 2], view));
  }
}

const tidy = (cm: number): number => Math.round(cm * 100) / 100;
