/** An assault under way: whatever the screen sends is answered here, and every moment is told as a view. */
import { render, type ReactiveControllerHost } from 'lit';
import { diceIn } from '../../../src/dice/hand.ts';
import { facesAt } from '../../../src/dice/throw.ts';
import { nextEventByWorth, stillToCome } from '../../../machines/epic-armageddon/play-on.ts';
import { happen, replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { why, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { reportOf, type Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { SAMPLE_TEACHES } from '../../../src/epic-armageddon/scenario/samples/teaches.ts';
import type { CounterAsked } from '../../shared/battlefield/events.ts';
import type { Running } from '../../shared/kept/keeper.ts';
import { eventsInWords } from '../../shared/resolver/history-words.ts';
import type { Primary } from '../../shared/resolver/primary.ts';
import { saidOf } from '../../shared/resolver/table-selection.ts';
import { TimelineController } from '../../shared/resolver/timeline-controller.ts';
import type { DecisionDrawn, Drawn } from '../advice/best-found.ts';
import type {} from '../advice/best-offer.ts';
import type { AdvisedLoaders } from '../advice/question.ts';
import { GAME_GROUPS, LOG_GROUPS } from '../spoken/word-groups.ts';
import { isDecisionIn } from '../steps/primary.ts';
import type { PlannedMove } from '../steps/standing-view.ts';
import type { Decided, StepState } from '../steps/step.ts';
import { dueHands, isAfterPlacing } from './due-dice.ts';
import { eventWords } from './event-words.ts';
import { Later } from './later.ts';
import { ReasonsPanel } from './reasons-panel.ts';
import { announcementOf, logLinesOf } from './log.ts';
import { barOddsOf } from './live-odds/bar-odds.ts';
import { asideTemplate } from './live-odds/view.ts';
import { LiveOdds } from './live-odds/live-odds.ts';
import { areOddsWanted, rememberOdds } from './live-odds/odds-wish.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { wordsOfMoment } from './moment-words.ts';
import { offerTemplate } from './advice-offer.ts';
import { plannedMoves } from './planned-moves.ts';
import { entryOf, firstMomentOf, handsNow, stoodBefore, usualPrimaryOf } from './moment-facts.ts';
import type { Played, Playing } from './playing.ts';
import { railOf } from './rail.ts';
import type { ResolverView } from './resolver-view.ts';
import { stepStateOf } from './step-state.ts';
import { TableSelection } from './table-selection.ts';
import { playingWords } from './playing-words.ts';

export class ResolverController extends TimelineController<AssaultSnapshot, AssaultEvent, Decision, Refusal, Timeline> {
  /** What there is to see in the bundled assaults. */
  readonly teaches = SAMPLE_TEACHES;
  /** The groups of words with which anything that is done is said, and the whole log. */
  readonly groups = GAME_GROUPS;
  readonly logGroups = LOG_GROUPS;
  /** The groups of words with which a moment is said. */
  readonly wordsOf = wordsOfMoment;
  protected readonly table: TableSelection;
  /** What is shown only after the first step. */
  readonly later: Later;
  readonly #asking: ReasonsPanel;
  readonly #ways: AdvisedLoaders | null;
  readonly #liveOdds: LiveOdds | null;
  /** What is drawn of a moment that has not been decided; null: nothing is. */
  #drawn: Drawn | null = null;
  #playing: Playing | null = null;
  #at = 0;
  #path = '';
  #said = '';

  /** `odds`: how they come; null: they never do. `later`: how that comes; null: it is there already. */
  constructor(
    host: ReactiveControllerHost, odds: AdvisedLoaders | null = null, later: (() => Promise<unknown>) | null = null,
  ) {
    super(host);
    this.later = new Later(host, later, odds?.advice?.offer);
    this.table = new TableSelection(host, this);
    this.#asking = new ReasonsPanel(host);
    this.#ways = odds;
    this.#liveOdds = odds === null ? null : new LiveOdds(host, odds, areOddsWanted());
  }

  begin(playing: Playing): void {
    const { scenario, events = [], step = null } = playing;
    this.#playing = playing;
    this.take(replay(scenario, events));
    if (step !== null) this.#openAt(step);
    this.#asking.forget();
    this.#beginHere();
  }

  /** Other answers to open questions: the assault is played again as far as it goes. Says how far that was. */
  rule(rulings: Rulings): string {
    const { events, at } = this.timeline;
    const { scenario } = this.playing;
    this.#playing = { ...this.playing, scenario: { ...scenario, rulings }, odds: null };
    this.take(replay(this.playing.scenario, events.slice(0, at)));
    this.#beginHere();
    if (this.timeline.at === 0) return '';
    return this.timeline.at === at ? playingWords.playedAgain : playingWords.playedUpTo(this.state.title);
  }

  #beginHere(): void {
    this.table.forget();
    this.#at = this.timeline.at;
    this.#path = this.state.path;
    this.#said = '';
    this.#liveOdds?.begin(this.timeline, this.playing.odds);
  }

  /** The first moment of a step: one that is known, or that playing on leads to; else the start. */
  #openAt(step: string): void {
    for (let at = -1; firstMomentOf(step, this.timeline) < 0 && at < this.timeline.at;) {
      at = this.timeline.at;
      this.goOn();
    }
    this.goTo(Math.max(0, firstMomentOf(step, this.timeline)));
  }

  /** Shows the odds from now on, or no longer, also when somebody comes back to the page. */
  turnOdds(): void {
    if (this.#liveOdds !== null) rememberOdds(this.#liveOdds.turn());
  }

  override answer(event: Event): void {
    switch (event.type) {
      case 'counter-asked': return this.#asking.ask((event as CounterAsked).id);
      case 'reasons-closed': return this.#asking.close();
      case 'decision-drawn': return this.#show((event as DecisionDrawn).drawn);
      case 'decided': return this.wish((event as Decided).decision, (event as Decided).rest);
      default: super.answer(event);
    }
  }

  get view(): ResolverView {
    const { assault, state, hands, timeline, isOver } = this;
    const { chosen, note, placed } = this.table;
    const drawn = this.#drawn?.of === this.snapshot ? this.#drawn : null;
    const liveOdds = this.#liveOdds?.view ?? null;
    const battlefield = this.table.viewWith(this.#asking.unit);
    return {
      assault, state, hands, chosen, note, placed, asked: this.#asking.unit, isOver, isThrown: this.isThrown,
      bar: { ...this.bar, odds: barOddsOf(liveOdds && { ...liveOdds, ...drawn?.odds }, assault, isOver) },
      entry: this.dice.isOpen ? entryOf(this.snapshot, this.dice.entry) : null,
      rail: railOf(timeline),
      lines: logLinesOf(timeline),
      battlefield: drawn?.draw(battlefield) ?? battlefield,
      said: note === null ? this.#said : saidOf(note),
      at: timeline.at,
      liveOdds,
    };
  }

  #show(drawn: Drawn | null): void {
    this.#drawn = drawn;
    this.host.requestUpdate();
  }

  /** Puts what could best be decided, what hangs on a throw, or what all throws have turned, into a step's panel. */
  tellIn(panel: HTMLElement): void {
    const { assault, timeline, state: { path }, isOver } = this;
    const advice = offerTemplate(this.#ways, timeline, path, assault, () => void this.#bringAdvice(panel));
    render(asideTemplate(this.#liveOdds?.view ?? null, advice, isOver), panel);
  }

  async #bringAdvice(panel: HTMLElement): Promise<void> {
    if (!await this.later.bringRest()) return;
    this.tellIn(panel);
    panel.querySelector('best-offer')?.ask();
  }

  get playing(): Playing {
    return this.#playing!;
  }

  get played(): Played {
    const { scenario, events, at } = this.timeline;
    return { scenario, events, at };
  }

  /** As it can be gone on with. */
  get running(): Omit<Running, 'id'> {
    const { timeline: { scenario, events, at }, playing: { seed }, state, assault: { round }, isOver } = this;
    return { scenario, seed, events: events.slice(0, at), step: state.title, counts: 'round', count: round, isOver };
  }

  get assault(): Assault {
    return this.snapshot.context.assault;
  }

  get state(): StepState {
    return stepStateOf(this.snapshot);
  }

  get hands(): readonly AssaultHand[] {
    return handsNow(this.snapshot);
  }

  get dueDice(): number {
    return diceIn(dueHands(this.snapshot));
  }

  get report(): Report {
    return reportOf(this.assault);
  }

  /** Ids of the units that stood when the present step began. */
  get stoodBefore(): readonly string[] {
    return stoodBefore(this.timeline);
  }

  get planned(): readonly PlannedMove[] {
    return plannedMoves(this.timeline, this.playing.prepared, this.state.path, this.assault);
  }

  whyNot(event: AssaultEvent): Refusal | null {
    return why(this.snapshot, event);
  }

  protected happenIn(timeline: Timeline, event: AssaultEvent): Timeline {
    return happen(timeline, event);
  }

  protected get nextEvent(): AssaultEvent | null {
    const { prepared, seed, dice } = this.playing;
    return nextEventByWorth(this.timeline, prepared, seed, dice);
  }

  protected get dueFaces(): readonly number[] {
    const { seed, dice } = this.playing;
    return facesAt(seed, this.assault.diceUsed, this.hands, dice);
  }

  protected thrown(faces: readonly number[]): AssaultEvent {
    return { type: 'dice.thrown', faces };
  }

  protected isMove({ type }: AssaultEvent): boolean {
    return MOVES.includes(type);
  }

  protected isPassed(at: number): boolean {
    const { snapshots } = this.timeline;
    return at > 0 && isAfterPlacing(snapshots[at - 1]!, snapshots[at]!);
  }

  protected get usualPrimary(): Primary<Decision> | null {
    const usual = usualPrimaryOf(this.snapshot);
    const { around } = this.host;
    const isReviewed = usual?.does === 'report' && around?.review !== undefined;
    return isReviewed ? { words: around.reviewWords ?? playingWords.review, does: 'review' } : usual;
  }

  protected get isDecision(): boolean {
    return isDecisionIn(this.state.path, this.assault);
  }

  protected get isPrepared(): boolean {
    return stillToCome(this.timeline, this.playing.prepared).some(decision => this.whyNot(decision) === null);
  }

  protected get asked(): string | null {
    return this.#asking.unit;
  }

  protected set asked(unit: string | null) {
    this.#asking.show(unit);
  }

  protected inWords(from: number, to: number): string {
    const { assault } = this;
    return eventsInWords(this.timeline.events.slice(from, to), eventWords, event =>
      (event.type === 'unit.moved' ? unitOf(assault, event.unit).name : null));
  }

  protected announce(before: number, next: string): string {
    return announcementOf(this.timeline, before, next);
  }

  /** Another moment is said once; in another step nobody is chosen any more. */
  protected follow(): void {
    const { state, timeline } = this;
    if (timeline.at !== this.#at || state.path !== this.#path) this.#said = this.said(this.#at);
    if (stepOf(state.path) !== stepOf(this.#path)) this.table.forget();
    this.#at = timeline.at;
    this.#path = state.path;
    this.#liveOdds?.follow(timeline);
    if (timeline.at > 0) this.later.bringWhenIdle();
  }
}

/** What the rest of the program is asked for when it has come. */
export const controllerFor = (
  host: ReactiveControllerHost, odds: AdvisedLoaders | null, later: (() => Promise<unknown>) | null,
): ResolverController => new ResolverController(host, odds, later);

const MOVES: readonly string[] = ['unit.moved', 'unit.disembarked', 'unit.embarked', 'hit.moved'];
