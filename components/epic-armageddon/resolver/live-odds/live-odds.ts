/** Follows an assault that is being played with its odds: asked anew at every moment, kept for when it is over. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { presentOf, type Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import { type AssaultSnapshot, handsOf } from '../../../../machines/epic-armageddon/why.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { type Luck, luckOf } from '../../../../src/epic-armageddon/odds/luck.ts';
import type { Stakes } from '../../../../src/epic-armageddon/odds/stakes.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { FirstOdds } from '../../../../src/epic-armageddon/scenario/samples/sample.ts';
import { OnlineAgain } from '../../../shared/public/online.ts';
import { throttled } from '../../../shared/throttled.ts';
import { stepOf } from '../../../shared/resolver/step-path.ts';
import type { EngineLoaders } from '../../odds/answerers.ts';
import { OddsAsker } from '../../odds/odds-asker.ts';
import { throwingMoment } from '../due-dice.ts';
import { stepStateOf } from '../step-state.ts';
import { liveOddsWords } from './live-odds-words.ts';
import { momentOf } from './moment.ts';
import { answerBefore, keepAnswer, sharedAnswerer } from './shared-answerer.ts';
import { isAsAtFirst, isSupposed, supposedMoment } from './supposed-charge.ts';
import { nameOf, throwsIn, type ThrowMade } from './throws.ts';
import type { LiveOddsView, NamedLuck, ShownOdds } from './view.ts';

/** Steps that have to end as they stand before there are any odds. */
const UNFINISHED = ['a1ChooseTarget', 'a2Charge'] as const;

export class LiveOdds implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #ways: EngineLoaders;
  readonly #asker: OddsAsker;
  readonly #odds = new WeakMap<AssaultSnapshot, Odds>();
  readonly #stakes = new WeakMap<AssaultSnapshot, readonly Stakes[]>();
  /** Moments whose stakes are as good as they get. */
  readonly #refined = new WeakSet<AssaultSnapshot>();
  /** Moments whose odds cannot be had. */
  readonly #lacking = new WeakSet<AssaultSnapshot>();
  #timeline: Timeline | null = null;
  #isOn: boolean;
  #shown: ShownOdds | null = null;
  /** What is known beforehand of the start of an assault; null: nothing. */
  #first: { readonly scenario: Scenario; readonly odds: ShownOdds } | null = null;
  #isAsking = false;
  #failure: (() => string) | null = null;
  #luck: (Luck & { readonly made: readonly ThrowMade[] }) | null = null;

  constructor(host: ReactiveControllerHost, ways: EngineLoaders, isOn: boolean) {
    this.#host = host;
    this.#ways = ways;
    this.#isOn = isOn;
    this.#asker = new OddsAsker(sharedAnswerer(ways), () => liveOddsWords.notLoaded);
    host.addController(this);
    new OnlineAgain(host, () => {
      if (this.#failure !== null && this.#isOn) this.#ask();
    });
  }

  /** The odds of the present moment, as good as they get; null: they are not known yet. */
  get known(): Odds | null {
    return this.#timeline === null ? null : this.#odds.get(presentOf(this.#timeline)) ?? null;
  }

  /** Null: nobody wants to see it. */
  get view(): LiveOddsView | null {
    if (!this.#isOn || this.#timeline === null) return null;
    const { events, snapshots, at } = this.#timeline;
    const isThrown = events[at - 1]?.type === 'dice.thrown';
    const present = presentOf(this.#timeline);
    const isOver = present.status !== 'active';
    const stakes = this.#stakes.get(present) ?? [];
    return {
      odds: this.#shown, isAsking: this.#isAsking, failure: this.#failure?.() ?? null,
      before: isThrown ? this.#odds.get(snapshots[at - 1]!) ?? null : null,
      stakes, isRefining: stakes.length > 0 && !this.#refined.has(present),
      luck: isOver ? this.#namedLuck : null, isReckoning: isOver && this.#luck === null,
      isSupposed: isSupposed(presentOf(this.#timeline)),
    };
  }

  get #namedLuck(): NamedLuck | null {
    if (this.#luck === null) return null;
    const { made } = this.#luck;
    const [first] = made;
    return {
      ...this.#luck, names: made.map(nameOf),
      before: first === undefined ? null : this.#odds.get(first.before) ?? null,
    };
  }

  /** On if it was off, and the other way round; whether it is on now. */
  turn(): boolean {
    this.#isOn = !this.#isOn;
    if (this.#isOn) this.#ask();
    else this.#rest();
    return this.#isOn;
  }

  /** Another assault: nothing of the one before is shown. `first`: what is known of its odds beforehand. */
  begin(timeline: Timeline, first: FirstOdds | null = null): void {
    this.#timeline = null;
    this.#first = first === null ? null : { scenario: timeline.scenario, odds: shownOf(first) };
    this.#shown = null;
    this.follow(timeline);
  }

  /** Asks about the present moment, unless that is what was asked last. */
  follow(timeline: Timeline): void {
    const before = this.#timeline;
    this.#timeline = timeline;
    if (before !== null && presentOf(before) === presentOf(timeline)) return;
    this.#luck = null;
    if (this.#isOn) this.#ask();
  }

  hostConnected(): void {
    if (this.#isOn && this.#timeline !== null) this.#ask();
  }

  hostDisconnected(): void {
    this.#rest();
  }

  #rest(): void {
    this.#asker.cancel();
    this.#isAsking = false;
    this.#host.requestUpdate();
  }

  #ask(): void {
    if (this.#timeline === null) return;
    this.#asker.cancel();
    const snapshot = presentOf(this.#timeline);
    const known = this.#odds.get(snapshot);
    this.#failure = null;
    if (known !== undefined) return this.#know(snapshot, known);
    const first = this.#first?.scenario === this.#timeline.scenario ? this.#first.odds : null;
    if (first !== null && isAsAtFirst(this.#timeline)) {
      if (this.#timeline.at > 0) this.#asker.warm();
      return this.#know(snapshot, first);
    }
    this.#shown = null;
    this.#isAsking = true;
    this.#host.requestUpdate();
    this.#askOdds(snapshot, odds => this.#know(snapshot, odds), why => this.#fail(snapshot, why));
  }

  /** The odds at a moment; those that get better on the way are shown if it is the present one. */
  #askOdds(snapshot: AssaultSnapshot, known: (odds: Odds) => void, failed: (why: string) => void): void {
    const moment = momentOf(supposedMoment(snapshot));
    const before = answerBefore(this.#ways, moment);
    const know = (odds: Odds): void => {
      this.#odds.set(snapshot, odds);
      known(odds);
    };
    if (before !== null) return know(before);
    let latest: Odds | null = null;
    const show = throttled((odds: Odds) => this.#show(odds));
    this.#asker.ask({ kind: 'moment', ...moment }, {
      told: odds => {
        latest = odds;
        if (snapshot === presentOf(this.#timeline!)) show(odds);
      },
      ended: () => {
        if (latest === null) return failed(liveOddsWords.notLoaded);
        keepAnswer(this.#ways, moment, latest);
        know(latest);
      },
      failed,
    });
  }

  #show(odds: ShownOdds): void {
    this.#shown = odds;
    this.#host.requestUpdate();
  }

  /** The odds of the present moment are as good as they get. */
  #know(snapshot: AssaultSnapshot, odds: ShownOdds): void {
    this.#show(odds);
    this.#isAsking = false;
    this.#goOn(snapshot);
  }

  #fail(snapshot: AssaultSnapshot, why: string): void {
    this.#failure = failureOf(snapshot, why);
    this.#shown = null;
    this.#isAsking = false;
    this.#host.requestUpdate();
  }

  /** What else there is to be known here: what hangs on the throw, or what all throws have turned. */
  #goOn(snapshot: AssaultSnapshot): void {
    if (snapshot.status !== 'active') return this.#reckon();
    const due = throwingMoment(snapshot);
    if (handsOf(due).length === 0 || this.#refined.has(snapshot)) return;
    const refined = (): void => {
      this.#refined.add(snapshot);
      this.#host.requestUpdate();
    };
    this.#asker.ask({ kind: 'stakes', ...momentOf(due) }, {
      told: stakes => {
        this.#stakes.set(snapshot, stakes);
        this.#host.requestUpdate();
      },
      ended: refined,
      failed: refined,
    });
  }

  /** Asks for the odds around every throw, one moment after the other, and then tells the luck of the assault. */
  #reckon(): void {
    const throws = throwsIn(this.#timeline!);
    const lacking = throws.flatMap(({ before, after }) => [before, after])
      .find(one => !this.#odds.has(one) && !this.#lacking.has(one));
    if (lacking !== undefined) {
      return this.#askOdds(lacking, () => this.#reckon(), () => {
        this.#lacking.add(lacking);
        this.#reckon();
      });
    }
    const oddsAt = (snapshot: AssaultSnapshot): Odds | null => this.#odds.get(snapshot) ?? null;
    this.#luck = {
      ...luckOf(throws.map(one => ({ ...one, before: oddsAt(one.before), after: oddsAt(one.after) }))),
      made: throws,
    };
    this.#host.requestUpdate();
  }
}

/** How much of them is certain is not kept with them, unless all is. */
const shownOf = ({ attacker, none, error, isExact }: FirstOdds): ShownOdds =>
  ({ winner: { attacker, defender: 1 - attacker - none, none }, error, unresolved: isExact ? 0 : 1 });

/** In the language in which it is read. */
const failureOf = (snapshot: AssaultSnapshot, why: string): (() => string) => {
  if (why === liveOddsWords.notLoaded) return () => liveOddsWords.notLoaded;
  const isUnfinished = UNFINISHED.some(step => step === stepOf(stepStateOf(snapshot).path));
  return () => (isUnfinished ? liveOddsWords.unfinished : why);
};
