/** The best decision of a side at one moment: looked for when somebody asks, and then priced as the bar prices it. */
import type { ReactiveControllerHost } from 'lit';
import type { Advice } from '../../../machines/epic-armageddon/advice/advise.ts';
import type { Suggestion } from '../../../machines/epic-armageddon/advice/suggestion.ts';
import { afterAll } from '../../../machines/epic-armageddon/open-decisions.ts';
import { presentOf, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { once } from '../../../src/shared/once.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { Asker } from '../../shared/worker/asker.ts';
import type { AnswererOf } from '../../shared/worker/asking.ts';
import { OddsAsker } from '../odds/odds-asker.ts';
import { momentOf } from '../resolver/live-odds/moment.ts';
import { answerBefore, keepAnswer, sharedAnswerer } from '../resolver/live-odds/shared-answerer.ts';
import { supposedMoment } from '../resolver/live-odds/supposed-charge.ts';
import { adviceWords } from './advice-words.ts';
import { adviserBy, type AdvisedLoaders, type AdviceQuestion } from './question.ts';

/** The best that has been found. */
export interface FoundDecision {
  readonly suggestion: Suggestion;
  /** The moment once it is decided so, and after the best answer; null: there is nothing to answer. */
  readonly after: AssaultSnapshot;
  readonly answered: AssaultSnapshot | null;
  readonly tried: number;
}

const adviser = once((ways: AdvisedLoaders): (() => Promise<AnswererOf<AdviceQuestion, Advice>>) =>
  onceLoaded(() => adviserBy(ways.advice!)));

/** So many are kept for who comes back to a moment; of too many the oldest is forgotten. */
const MOST = 20;
const known = new Map<string, Advice>();

const keep = (key: string, advice: Advice): void => {
  known.set(key, advice);
  if (known.size > MOST) known.delete(known.keys().next().value!);
};

export class BestSearch {
  readonly side: Side;
  readonly snapshot: AssaultSnapshot;
  readonly #host: ReactiveControllerHost;
  readonly #ways: AdvisedLoaders;
  readonly #question: AdviceQuestion;
  readonly #key: string;
  readonly #asker: Asker<AdviceQuestion, Advice>;
  readonly #pricing: OddsAsker;
  #advice: Advice | null;
  #found: FoundDecision | null = null;
  #isAsking = false;
  #failure: string | null = null;

  constructor(host: ReactiveControllerHost, ways: AdvisedLoaders, timeline: Timeline, side: Side) {
    const { scenario, events, at } = timeline;
    this.#host = host;
    this.#ways = ways;
    this.side = side;
    this.#question = { scenario, events: events.slice(0, at), side };
    this.snapshot = presentOf(timeline);
    this.#key = JSON.stringify(this.#question);
    this.#asker = new Asker(adviser(ways), () => adviceWords.notLoaded);
    this.#pricing = new OddsAsker(sharedAnswerer(ways), () => adviceWords.notLoaded);
    this.#advice = known.get(this.#key) ?? null;
    this.#find();
  }

  /** Better things may still be found. */
  get isAsking(): boolean {
    return this.#isAsking;
  }

  get found(): FoundDecision | null {
    return this.#found;
  }

  /** Why there is no advice, in words; null: there is, or will be. */
  get failure(): string | null {
    return this.#failure;
  }

  /** The odds of a moment as the bar tells them once it has come; null: they are not known. */
  oddsAt(snapshot: AssaultSnapshot): Odds | null {
    return answerBefore(this.#ways, momentOf(supposedMoment(snapshot)));
  }

  /** What is known of before stands. */
  ask(): void {
    if (known.has(this.#key)) return this.#price();
    this.#isAsking = true;
    this.#failure = null;
    this.#host.requestUpdate();
    this.#asker.ask(this.#question, {
      told: advice => {
        this.#advice = advice;
        this.#find();
      },
      ended: () => {
        if (this.#advice !== null) keep(this.#key, this.#advice);
        this.#end();
      },
      failed: why => {
        this.#failure = why;
        this.#end();
      },
    });
  }

  /** What has been found by now stands. */
  stop(): void {
    this.#asker.cancel();
    if (this.#isAsking) this.#end();
  }

  /** Nobody waits for it any more. */
  leave(): void {
    this.#asker.cancel();
    this.#pricing.cancel();
    this.#isAsking = false;
  }

  #end(): void {
    this.#isAsking = false;
    this.#price();
    this.#host.requestUpdate();
  }

  #find(): void {
    const suggestion = this.#advice?.best[0];
    const after = suggestion === undefined ? null : afterAll(this.snapshot, suggestion.decisions);
    const reply = suggestion?.reply?.decisions;
    this.#found = suggestion === undefined || after === null ? null : {
      suggestion, after, answered: reply === undefined ? null : afterAll(after, reply), tried: this.#advice!.tried,
    };
    this.#host.requestUpdate();
  }

  /** One moment after the other, until both are known. */
  #price(): void {
    if (this.#found === null) return;
    const { after, answered } = this.#found;
    const lacking = [after, answered].find(one => one?.status === 'active' && this.oddsAt(one) === null);
    if (lacking === undefined || lacking === null) return;
    const moment = momentOf(supposedMoment(lacking));
    let latest: Odds | null = null;
    this.#pricing.ask({ kind: 'moment', ...moment }, {
      told: odds => {
        latest = odds;
      },
      ended: () => {
        if (latest === null) return;
        keepAnswer(this.#ways, moment, latest);
        this.#host.requestUpdate();
        this.#price();
      },
      failed: () => {}, // what advice itself says of it stays
    });
  }
}
