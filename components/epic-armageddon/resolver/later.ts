/** What is shown only after the first step: it comes when a moment needs it, or when there is nothing better to do. */
import type { ReactiveControllerHost } from 'lit';
import { whenIdle } from '../../shared/when-idle.ts';
import { hasTally, panelName } from './panels.ts';
import type { ResolverView } from './resolver-view.ts';

/** The elements that show a moment. `isAsking`: the club's rulings are on the screen. */
const elementsOf = ({ state, assault, asked, entry }: ResolverView, isAsking: boolean): readonly string[] => [
  panelName(state.path),
  ...(asked === null ? [] : ['unit-reasons']),
  ...(entry === null ? [] : ['dice-entry']),
  ...(isAsking ? ['club-rulings'] : []),
  ...(hasTally(assault) ? ['assault-tally'] : []),
];

export class Later {
  readonly #host: ReactiveControllerHost;
  readonly #load: (() => Promise<unknown>) | null;
  #coming: Promise<void> | null = null;
  #isUnreachable = false;
  readonly #rest: (() => Promise<unknown>) | undefined;
  #isWaitingForIdle = false;

  /** `load`: how it comes; null: it is there already. `rest`: how that comes without which every moment is drawn. */
  constructor(
    host: ReactiveControllerHost, load: (() => Promise<unknown>) | null, rest?: () => Promise<unknown>,
  ) {
    this.#host = host;
    this.#load = load;
    this.#rest = rest;
  }

  /** Settles when what is on its way has come, or cannot; null: nothing is. */
  get coming(): Promise<void> | null {
    return this.#coming;
  }

  /** It was needed, and could not be had. */
  get isUnreachable(): boolean {
    return this.#isUnreachable;
  }

  /** Whether a moment cannot be drawn yet: what it needs comes now. What cannot be had is not waited for. */
  isComingFor(view: ResolverView, isAsking: boolean): boolean {
    if (this.#load === null || this.#isUnreachable) return false;
    if (elementsOf(view, isAsking).every(name => customElements.get(name) !== undefined)) return false;
    void this.bring();
    return true;
  }

  bring(): Promise<void> {
    this.#isUnreachable = false;
    this.#coming ??= this.#bringNow();
    return this.#coming;
  }

  async #bringNow(): Promise<void> {
    await this.#load?.().catch(() => {
      this.#isUnreachable = true;
    });
    this.#coming = null;
    this.#host.requestUpdate();
  }

  /** It comes while nobody waits for it; if it cannot be had, nobody has to know. */
  bringWhenIdle(): void {
    if (this.#load === null || this.#isWaitingForIdle) return;
    this.#isWaitingForIdle = true;
    whenIdle(() => void this.#load!().catch(() => {
      this.#isWaitingForIdle = false;
    }));
  }

  /** Whether that has come without which every moment is drawn: somebody asks for it. */
  async bringRest(): Promise<boolean> {
    this.#isUnreachable = await this.#rest!().then(() => false, () => true);
    this.#host.requestUpdate();
    return !this.#isUnreachable;
  }
}
