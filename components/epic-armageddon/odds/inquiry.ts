/** One scenario or moment after another is asked about: first its odds, then what would change them. */
import type { ReactiveControllerHost } from 'lit';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { OddsAsker } from './odds-asker.ts';
import type { Matter, Question } from './question.ts';
import type { Reading } from './reading.ts';

/** What single changes are made to, and characters that a side could have. */
export interface Changed {
  readonly scenario: Scenario;
  readonly characters: Reading['characters'];
}

export const NO_CHARACTERS: Changed['characters'] = { attacker: {}, defender: {} };

/** Figures that get better so soon are not shown before they are: they would flicker. */
const CALM_MS = 150;

/** Largest change first; of equal ones the one that was found first. */
const byWeight = (a: Matter, b: Matter): number => Math.abs(b.delta) - Math.abs(a.delta);

export class Inquiry {
  /** The last answer, also while the next is awaited; null: none yet. */
  odds: Odds | null = null;
  /** The figures are those of an earlier question. */
  isStale = false;
  /** Further rounds are still being followed. */
  isRefining = false;
  /** Why there is no answer, in words. */
  failure: string | null = null;
  /** What would change the odds of what is asked about now, the largest change first; null: nothing is known yet. */
  matters: readonly Matter[] | null = null;
  /** More may be found. */
  isLooking = false;
  readonly #host: ReactiveControllerHost;
  readonly #asker: OddsAsker;
  readonly #known: (odds: Odds) => void;

  /** `known` hears the last answer to each question. */
  constructor(host: ReactiveControllerHost, asker: OddsAsker, known: (odds: Odds) => void) {
    this.#host = host;
    this.#asker = asker;
    this.#known = known;
  }

  /**
   * Asks about something else: its odds take the place of those shown, which wait; what mattered is gone at once.
   * `changed`: single changes to this are looked for then; null: to nothing.
   */
  ask(question: Question<'scenario' | 'moment'>, changed: Changed | null): void {
    const asked = performance.now();
    let latest: Odds | null = null;
    this.#await(changed !== null);
    this.#asker.ask(question, {
      told: odds => {
        latest = odds;
        if (this.odds === null || performance.now() - asked > CALM_MS) this.#show(odds);
      },
      ended: () => {
        this.isRefining = false;
        if (latest === null) return this.#lookNowhere();
        this.#show(latest);
        this.#known(latest);
        if (changed !== null) this.#look(changed, latest);
      },
      failed: why => this.#fail(why),
    });
  }

  /** There is nothing to be asked now. */
  rest(): void {
    this.#asker.cancel();
    this.isStale = this.odds !== null;
    this.matters = null;
    this.isRefining = false;
    this.isLooking = false;
    this.#host.requestUpdate();
  }

  #await(isLooking: boolean): void {
    this.failure = null;
    this.isStale = this.odds !== null;
    this.matters = null;
    this.isRefining = true;
    this.isLooking = isLooking;
    this.#host.requestUpdate();
  }

  #show(odds: Odds): void {
    this.odds = odds;
    this.isStale = false;
    this.#host.requestUpdate();
  }

  #fail(why: string): void {
    this.rest();
    this.failure = why;
  }

  /** Where so much is open the worth of a single change cannot be told. */
  #lookNowhere(): void {
    this.isLooking = false;
    this.#host.requestUpdate();
  }

  #look({ scenario, characters }: Changed, before: Odds): void {
    const found = new Map<string, Matter>();
    const show = (): void => {
      this.matters = [...found.values()].sort(byWeight);
      this.#host.requestUpdate();
    };
    this.#asker.ask({ kind: 'matters', scenario, before, characters }, {
      told: matter => {
        found.set(matter.id, matter);
        show();
      },
      ended: () => {
        this.isLooking = false;
        show();
      },
      failed: why => this.#fail(why),
    });
  }
}
