/** What is played in a tag with an id outlives the page; what that takes comes when there is something to keep. */
import { nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { Keeper, KeptHost, Running } from './keeper.ts';
import { keptAt, keptPlaceOf } from './kept-store.ts';

/** With these something else is to be kept. */
const NOTED = ['assault-step', 'assault-ended', 'rulings-chosen'] as const;

type Host = KeptHost & ReactiveControllerHost & { readonly hasUpdated: boolean };
type Bring = () => Promise<(host: Host, running: () => Running | null) => Keeper>;

export class Keeping implements ReactiveController {
  readonly #host: Host;
  readonly #bring: Bring;
  readonly #running: () => Running | null;
  #keeper: Keeper | null = null;

  /** `running`: what is played now; null: nothing has been done in it. */
  constructor(host: Host, bring: Bring, running: () => Running | null) {
    this.#host = host;
    this.#bring = bring;
    this.#running = running;
    host.addController(this);
    for (const type of NOTED) host.addEventListener(type, () => void this.#with(keeper => keeper.note()));
  }

  hostConnected(): void {
    const { id, hasUpdated } = this.#host;
    const kept = hasUpdated ? null : keptAt(keptPlaceOf(id));
    if (kept !== null) void this.#host.updateComplete.then(() => this.#with(keeper => keeper.offer(kept)));
  }

  /** What can be gone on with. */
  get template(): unknown {
    return this.#keeper?.template ?? nothing;
  }

  /** Something else is given to the tag. */
  given(): void {
    this.#keeper?.given();
  }

  /** A page that cannot have what keeps is played on all the same. */
  async #with(act: (keeper: Keeper) => void): Promise<void> {
    if (this.#host.id === '' || this.#host.readonly) return;
    try {
      const keeperFor = await this.#bring();
      act(this.#keeper ??= keeperFor(this.#host, this.#running));
    } catch {
      // it is tried again with the next step
    }
  }
}
