/** Looks for what turns on a ruling in an assault, one answer after the other while the page stays alive. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { streamOf } from '../../../machines/compare/lockstep.ts';
import { type RulingEffect, rulingsThatMatter } from '../../../machines/compare/rulings-that-matter.ts';
import { RULING_IDS, type RulingId } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { compareWords } from '../../shared/compare/compare-words.ts';
import { answerWords, rulingWords } from '../spoken/rulings.ts';
import type { Prepared } from './rulings-pair.ts';

/** The page may do something else after so many milliseconds. */
const SLICE_MS = 12;

export class RulingSearch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #found: (turn: RulingEffect | null) => void;
  #ready: Prepared | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #search: Generator<RulingEffect | null, readonly RulingEffect[]> | null = null;
  turns: readonly RulingEffect[] = [];
  tried = 0;
  isDone = false;

  /** `found` hears of the first answer that matters, or that there is none. */
  constructor(host: ReactiveControllerHost, found: (turn: RulingEffect | null) => void) {
    this.#host = host;
    this.#found = found;
    host.addController(this);
  }

  /** Another assault. */
  seek(ready: Prepared): void {
    if (ready === this.#ready) return;
    this.#rest();
    this.#ready = ready;
    this.turns = [];
    this.tried = 0;
    this.isDone = false;
    this.#search = rulingsThatMatter(ready.scenario, ready.prepared, streamOf(ready.seed, ready.dice));
    this.#goOn();
  }

  /** The first question on which something turns, or of all if nothing does; null: that is not known yet. */
  get first(): RulingId | null {
    return this.turns[0]?.ruling ?? (this.isDone ? RULING_IDS[0]! : null);
  }

  hostConnected(): void {
    if (this.#search !== null && !this.isDone) this.#goOn();
  }

  hostDisconnected(): void {
    this.#rest();
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #goOn(): void {
    this.#rest();
    this.#timer = setTimeout(() => this.#slice());
  }

  #slice(): void {
    this.#timer = null;
    const until = performance.now() + SLICE_MS;
    do {
      const { value, done } = this.#search!.next();
      if (done) return this.#end(value);
      this.tried += 1;
      if (value !== null) this.#know(value);
    } while (performance.now() < until);
    this.#host.requestUpdate();
    this.#goOn();
  }

  #know(turn: RulingEffect): void {
    this.turns = [...this.turns, turn];
    if (this.turns.length === 1) this.#found(turn);
  }

  #end(turns: readonly RulingEffect[]): void {
    this.isDone = true;
    if (turns.length === 0) this.#found(null);
    this.#host.requestUpdate();
  }
}

/** What turns on a ruling in an assault: every other answer by which something changes, each a way to compare it. */
export const turnsTemplate = (
  { turns, tried, isDone }: RulingSearch, isChosen: (turn: RulingEffect) => boolean,
  choose: (turn: RulingEffect) => void,
): TemplateResult => html`<section class="turns" aria-labelledby="turns">
  <h3 id="turns">${compareWords.turning}</h3>
  <p class="soft">${isDone ? compareWords.tried(turns.length) : compareWords.trying(tried, turns.length)}</p>
  <ul>
    ${turns.map(turn => html`<li>
      <button
        type="button" class="quiet" aria-current=${isChosen(turn) ? 'true' : nothing}
        @click=${() => choose(turn)}
      >
        <span class="asked">${rulingWords[turn.ruling].question}</span>
        <span class="soft">
          ${answerWords(turn.ruling)[turn.answer]} ${compareWords.from(turn.first + 1, turn.steps)}
          ${turn.endsOtherwise ? html`<b>${compareWords.endsOtherwise}</b>` : nothing}
        </span>
      </button>
    </li>`)}
  </ul>
</section>`;
