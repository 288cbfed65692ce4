/** A resolver of the page that a chart follows, by its id. */
import type { AnyMachineSnapshot } from 'xstate';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Probe } from '../../machines/chart/asking.ts';

/** As much of a resolver as a chart looks at. */
export interface Followed extends HTMLElement {
  readonly played: {
    readonly scenario: unknown;
    readonly events: readonly Probe[];
    readonly at: number;
  } | null;
  /** As it stands; null: its game has not come yet. */
  readonly snapshot: AnyMachineSnapshot | null;
}

/** How often, and how long, something that says nothing of itself is asked whether it is there; ms and times. */
const PATIENCE = { every: 100, times: 100 } as const;

const HEARD = ['assault-step', 'assault-chosen'] as const;

export class Following implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #tell: (followed: Followed) => void;
  #id: string | null = null;
  #root: Node | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #scenario: unknown = null;

  constructor(host: ReactiveControllerHost & HTMLElement, tell: (followed: Followed) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  hostConnected(): void {
    this.#root = this.#host.getRootNode();
    for (const type of HEARD) this.#root.addEventListener(type, this.#hear);
    this.#await();
  }

  hostDisconnected(): void {
    for (const type of HEARD) this.#root?.removeEventListener(type, this.#hear);
    this.#root = null;
    this.#rest();
  }

  /** Follows another one; null: none. */
  follow(id: string | null): void {
    this.#id = id;
    this.#scenario = null;
    this.#await();
  }

  /** The resolver, once it is there and has something on its table. */
  get followed(): Followed | null {
    if (this.#id === null || this.#root === null) return null;
    const found = (this.#root as ParentNode & Node).querySelector?.(`#${CSS.escape(this.#id)}`) as Followed | null;
    return found?.played == null ? null : found;
  }

  readonly #hear = (event: Event): void => {
    if (this.#id === null || (event.target as Element).id !== this.#id) return;
    if (event.type === 'assault-chosen') this.#await();
    else this.#look();
  };

  /** Looks until there is another scenario on the table than the one that is known. */
  #await(): void {
    this.#rest();
    if (this.#id === null || this.#root === null) return;
    const known = this.#scenario;
    let times: number = PATIENCE.times;
    const look = (): void => {
      const scenario = this.followed?.played?.scenario ?? null;
      if (scenario !== null && scenario !== known) this.#look();
      else if ((times -= 1) > 0) this.#timer = setTimeout(look, PATIENCE.every);
    };
    look();
  }

  #look(): void {
    const { followed } = this;
    if (followed === null) return;
    this.#rest();
    this.#scenario = followed.played!.scenario;
    this.#tell(followed);
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
