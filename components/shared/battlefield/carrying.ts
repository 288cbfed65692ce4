/** What is being carried across the map, by pointer or by keys: a counter that moves or a hit that changes hands. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { CounterDragged, CounterDropped, MoveCancelled, TokenMoved } from './events.ts';
import type { BattlefieldView } from './view.ts';

export type Load =
  | { readonly kind: 'counter'; readonly id: string; readonly to: Point }
  | { readonly kind: 'token'; readonly id: string; readonly to: Point; readonly over: string | null };

type Host = ReactiveControllerHost & EventTarget & { readonly view: BattlefieldView };

/** The one load under way, and the events that its journey sends. */
export class Carrying implements ReactiveController {
  readonly #host: Host;
  #load: Load | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  get load(): Load | null {
    return this.#load;
  }

  hostConnected(): void {}

  hostDisconnected(): void {
    this.#load = null;
  }

  /** The carried thing has left the table meanwhile: there is nothing to carry on with. */
  hostUpdate(): void {
    if (this.#load !== null && !this.#isMovable(this.#load)) this.#load = null;
  }

  /** Where a counter is on its way: the answer of whoever knows the rules, else where the hand is. */
  placeOf(id: string): Point | null {
    const { ghost, counters } = this.#host.view;
    if (ghost?.unit === id) return ghost.to;
    if (this.#load?.kind === 'counter' && this.#load.id === id) return this.#load.to;
    return counters.find(one => one.id === id)?.at ?? null;
  }

  moveCounter(id: string, to: Point): void {
    const load: Load = { kind: 'counter', id, to };
    if (!this.#isMovable(load)) return;
    this.#set(load);
    this.#host.dispatchEvent(new CounterDragged(id, to));
  }

  /** A hit over a counter, or over nothing. */
  moveToken(id: string, to: Point, over: string | null): void {
    const load: Load = { kind: 'token', id, to, over };
    if (this.#isMovable(load)) this.#set(load);
  }

  drop(): void {
    const load = this.#load;
    if (load === null) return;
    const place = load.kind === 'counter' ? this.placeOf(load.id) : null;
    this.#set(null);
    if (load.kind === 'counter') this.#host.dispatchEvent(new CounterDropped(load.id, place ?? load.to));
    else if (load.over !== null) this.#host.dispatchEvent(new TokenMoved(load.id, load.over));
  }

  cancel(): void {
    const load = this.#load;
    if (load === null) return;
    this.#set(null);
    if (load.kind === 'counter') this.#host.dispatchEvent(new MoveCancelled());
  }

  #isMovable({ kind, id }: Load): boolean {
    const { counters, tokens } = this.#host.view;
    return (kind === 'counter' ? counters : tokens).some(one => one.id === id && one.movable);
  }

  #set(load: Load | null): void {
    this.#load = load;
    this.#host.requestUpdate();
  }
}
