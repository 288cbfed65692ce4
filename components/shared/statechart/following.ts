/** A resolver of the page that a chart follows, by its id. */
import type { AnyMachineSnapshot } from 'xstate';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Probe } from '../../../machines/charts/event-prober.ts';

/** How something came to where it stands. */
export interface PathTaken {
  /** What its machine began with. */
  readonly input: unknown;
  readonly events: readonly Probe[];
  readonly at: number;
  /** It is of another ruleset. */
  readonly isOther: boolean;
}

/** As much of a resolver as a chart looks at. */
export interface Followed extends HTMLElement {
  readonly played: {
    readonly scenario: unknown;
    readonly events: readonly Probe[];
    readonly at: number;
  } | null;
  /** What is played of another ruleset. */
  readonly playedOther?: Omit<PathTaken, 'isOther'> | null;
  /** As it stands; null: its game has not come yet. */
  readonly snapshot: AnyMachineSnapshot | null;
  readonly ruleset?: string | null;
  /** Brings its game. */
  turns?(): Promise<unknown>;
}

/** A table of another ruleset may be no more than its first screen: what is followed is played. */
const isFirstScreen = ({ ruleset, played, playedOther }: Followed): boolean =>
  played === null && playedOther === null && ruleset != null;

/** What is on the table of a resolver; null: nothing. */
export const wayOf = ({ played, playedOther }: Followed): PathTaken | null => {
  if (played != null) return { ...played, input: { scenario: played.scenario }, isOther: false };
  return playedOther ? { ...playedOther, isOther: true } : null;
};

/** What tells one table from another. */
const tableOf = (followed: Followed | null): unknown =>
  followed?.played?.scenario ?? followed?.playedOther?.input ?? null;

/** How often, and how long, something that says nothing of itself is asked whether it is there; ms and times. */
const PATIENCE = { every: 100, times: 100 } as const;

const HEARD = ['assault-step', 'assault-chosen'] as const;

export class Following implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #tell: (followed: Followed) => void;
  #id: string | null = null;
  #root: Node | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #table: unknown = null;

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
    this.#table = null;
    this.#await();
  }

  /** The resolver, once it is there and has something on its table. */
  get followed(): Followed | null {
    const found = this.#found;
    return tableOf(found) === null ? null : found;
  }

  get #found(): Followed | null {
    if (!this.#id || this.#root === null) return null;
    return (this.#root as ParentNode & Node).querySelector?.<Followed>(`#${CSS.escape(this.#id)}`) ?? null;
  }

  readonly #hear = (event: Event): void => {
    if (this.#id === null || (event.target as Element).id !== this.#id) return;
    if (event.type === 'assault-chosen') this.#await();
    else this.#look();
  };

  /** Looks until there is something else on the table than the one that is known. */
  #await(): void {
    this.#rest();
    if (!this.#id || this.#root === null) return;
    const known = this.#table;
    const found = this.#found;
    if (found !== null && isFirstScreen(found)) void found.turns?.();
    let times: number = PATIENCE.times;
    const look = (): void => {
      const table = tableOf(this.followed);
      if (table !== null && table !== known) this.#look();
      else if ((times -= 1) > 0) this.#timer = setTimeout(look, PATIENCE.every);
    };
    look();
  }

  #look(): void {
    const { followed } = this;
    if (followed === null) return;
    this.#rest();
    this.#table = tableOf(followed);
    this.#tell(followed);
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
