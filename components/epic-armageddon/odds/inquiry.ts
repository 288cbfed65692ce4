/** One scenario or moment after another is asked about: first its odds, then what would change them. */
import type { ReactiveControllerHost } from 'lit';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { ChangeWords } from '../../../src/epic-armageddon/odds/changes/phrases.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { throttled } from '../../shared/throttled.ts';
import { CloserLook } from './closer-look.ts';
import type { OddsAsker } from './odds-asker.ts';
import type { OpenDecision } from '../../../machines/epic-armageddon/open-decisions.ts';
import { isExact, type Matter, type Question, type Questions } from './question.ts';
import type { Reading } from './reading.ts';

/** What single changes are made to, and characters that a side could have. */
export interface Changed {
  readonly scenario: Scenario;
  readonly characters: Reading['characters'];
}

/** A decision that is open at the moment that is asked about. */
export interface DecisionHere extends Pick<OpenDecision, 'id' | 'kind' | 'rule' | 'units' | 'events'> {
  /** Whose decision it is. */
  readonly side: Side;
  /** What is done, and what comes of it, in the language in which it is read. */
  readonly text: () => ChangeWords;
  /** The moment whose odds are those of the table once it is decided so; null: nobody fights then. */
  readonly moment: Questions['moment'] | null;
}

/** A decision and what it is worth. */
export interface DecisionWorth {
  readonly id: string;
  readonly decision: DecisionHere;
  /** By how many percentage points the attacker wins more often; null: nobody wins. */
  readonly delta: number | null;
  readonly isExact: boolean;
}

/** What is looked for once the odds are known; `decisions` are listed then and not before. */
export interface Sought {
  readonly changed: Changed | null;
  readonly decisions: () => readonly DecisionHere[];
}

export const NO_CHARACTERS: Changed['characters'] = { attacker: {}, defender: {} };

/** Whoever asks about them knows who decides, and about what. */
const NO_DECISIONS = (): readonly DecisionHere[] => [];

export const changesTo = (changed: Changed): Sought => ({ changed, decisions: NO_DECISIONS });

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
  /** What can be decided at the moment that is asked about, as far as its odds are known. */
  decisions: readonly DecisionWorth[] = [];
  /** More may be found. */
  isLooking = false;
  /** The odds of the table with the change or decision that is shown, as near as those of the table itself. */
  readonly closer: CloserLook;
  readonly #host: ReactiveControllerHost;
  readonly #asker: OddsAsker;
  readonly #known: (odds: Odds) => void;

  /** `known` hears the last answer to each question; `closer` asks meanwhile about what is shown. */
  constructor(
    host: ReactiveControllerHost, asker: OddsAsker, closer: OddsAsker, known: (odds: Odds) => void,
  ) {
    this.closer = new CloserLook(host, closer);
    this.#host = host;
    this.#asker = asker;
    this.#known = known;
  }

  /**
   * Asks about something else: what stood of the table before is gone at once, its first odds are shown as they come.
   * `sought`: what is looked for then; null: nothing.
   */
  ask(question: Question<'scenario' | 'moment'>, sought: Sought | null): void {
    let latest: Odds | null = null;
    const show = throttled((odds: Odds) => this.#show(odds));
    this.#await(sought !== null);
    this.#asker.ask(question, {
      told: odds => {
        latest = odds;
        show(odds);
      },
      ended: () => {
        this.isRefining = false;
        if (latest === null) return this.#lookNowhere();
        this.#show(latest);
        this.#known(latest);
        if (sought !== null) this.#weigh(sought, latest);
      },
      failed: why => this.#fail(why),
    });
  }

  /** There is nothing to be asked now. */
  rest(): void {
    this.#asker.cancel();
    this.isStale = this.odds !== null;
    this.#forget();
    this.isRefining = false;
    this.isLooking = false;
    this.#host.requestUpdate();
  }

  #await(isLooking: boolean): void {
    this.failure = null;
    this.isStale = this.odds !== null;
    this.#forget();
    this.isRefining = true;
    this.isLooking = isLooking;
    this.#host.requestUpdate();
  }

  #forget(): void {
    this.matters = null;
    this.decisions = [];
    this.closer.forget();
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

  /** What can be decided first, then what could be changed. */
  #weigh({ changed, decisions }: Sought, before: Odds): void {
    const goOn = (): void => (changed === null ? this.#lookNowhere() : this.#look(changed, before));
    const open = decisions();
    if (open.length === 0) return goOn();
    const worths = new Map(open.filter(({ moment }) => moment === null)
      .map(decision => [decision.id, { id: decision.id, decision, delta: null, isExact: true } as DecisionWorth]));
    const moments = open.flatMap(({ id, moment }) => (moment === null ? [] : [{ id, ...moment }]));
    this.#asker.ask({ kind: 'moments', moments }, {
      told: ({ id, odds }) => {
        const delta = 100 * (odds.winner.attacker - before.winner.attacker);
        const decision = open.find(one => one.id === id)!;
        worths.set(id, { id, decision, delta, isExact: isExact(odds) });
        this.decisions = [...worths.values()];
        this.#host.requestUpdate();
      },
      ended: goOn,
      failed: why => this.#fail(why),
    });
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
