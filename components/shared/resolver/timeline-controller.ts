/** A game under way on a screen: its history, its dice, and what is prepared for it, whichever game it is. */
import type { History } from '../../../machines/history.ts';
import type { LogChosen } from '../parts/report-log.ts';
import type { Faces } from '../parts/die-face.ts';
import type { DiceEntered, EntryChanged } from '../parts/throw-events.ts';
import type { BarView } from './action-bar.ts';
import { barOf } from './bar-view.ts';
import { DiceOnTable } from './dice-on-table.ts';
import { ReportWanted } from './page-requests.ts';
import { historyWords } from './history-words.ts';
import { entryFor, type InHand } from './in-hand.ts';
import type { Act, Primary, PrimaryIntended } from './primary.ts';
import { withMove, stepPause, type TimelineMove } from './strides.ts';
import type { TableSelectionBase } from './table-selection.ts';
import { TimelinePosition, type GameSnapshot } from './timeline-position.ts';

/** What players do that is neither a decision nor dice. */
export type PlayCommand =
  | 'playOn' | 'undo' | 'redo' | 'takePrimary' | 'letItRun' | 'runToEnd' | 'stop' | 'enterDice' | 'throwRest';

/**
 * Everything that is asked of a game or sent to it. A panel's event comes here from its element and goes from here to
 * the statechart; each game says what its statechart makes of an event.
 */
export abstract class TimelineController<S extends GameSnapshot, E extends { readonly type: string }, D extends E, R,
  H extends History<S, E>> extends TimelinePosition<S, E, H> {
  protected abstract readonly table: TableSelectionBase<D, R>;
  readonly dice: DiceOnTable = new DiceOnTable();
  /** What was chosen in a panel for the next action. */
  #intended: Primary<D> | null = null;
  /** After how many events a run began that still goes on. */
  #run: { readonly from: number } | null = null;
  #isStepping = false;
  #isThrown = false;

  /** What comes next where nobody decides; null: it is over. */
  protected abstract get nextEvent(): E | null;
  /** The throw that is due with the faces of the stream; empty: none is. */
  protected abstract get dueFaces(): readonly number[];
  protected abstract thrown(faces: readonly number[]): E;
  /** Moves that follow one another in one state are one visible step. */
  protected abstract isMove(event: E): boolean;
  /** Another moment may have come: what was said and chosen is held against it. */
  protected abstract follow(): void;
  /** The next action of the moment; null: there is none. */
  protected abstract get usualPrimary(): Primary<D> | null;
  /** A player has something to decide here, which a run leaves to them. */
  protected abstract get isDecision(): boolean;
  /** Something is prepared that can be decided now. */
  protected abstract get isPrepared(): boolean;
  /** The stand of which it is told why it may do what it may; null: of none. */
  protected abstract get asked(): string | null;
  protected abstract set asked(stand: string | null);
  /** What has happened since a moment, and what the next action is called. */
  protected abstract announce(before: number, next: string): string;
  /** Why an event would be refused now; null: it is accepted. */
  abstract whyNot(event: E): R | null;
  abstract get state(): { readonly path: string };
  /** So many dice are due with the next action. */
  abstract get dueDice(): number;

  protected override take(timeline: H, strides?: readonly TimelineMove[]): void {
    this.#run = null;
    super.take(timeline, strides);
  }

  protected leave(): void {
    this.#intended = null;
    this.dice.forget();
  }

  get isRunning(): boolean {
    return this.#run !== null;
  }

  /** The program has thrown the last dice. */
  get isThrown(): boolean {
    return this.#isThrown;
  }

  get primary(): Primary<D> | null {
    return this.#intended ?? this.usualPrimary;
  }

  /** What the bar shows, but for the odds. */
  get bar(): Omit<BarView, 'odds'> {
    return barOf(this);
  }

  /** What those hear who cannot see it of the way from another moment to this one. */
  protected said(before: number): string {
    const { at, events } = this.timeline;
    const next = this.primary?.words ?? '';
    if (at >= before || before > events.length) return this.announce(Math.min(before, at), next);
    const back = historyWords.takenBack(this.inWords(at, before));
    return next === '' ? back : `${back} ${historyWords.next(next)}`;
  }

  /** Answers an event of the battlefield, of a panel or of the log. */
  answer(event: Event): void {
    switch (event.type) {
      case 'dice-entered': return this.throwDice((event as DiceEntered).faces);
      case 'entry-changed': return this.#change(() => this.dice.change((event as EntryChanged).entry));
      case 'entry-closed': return this.#change(() => this.dice.close());
      case 'primary-intended': return this.#change(() => (this.#intended = (event as PrimaryIntended<D>).primary));
      case 'log-chosen': return this.revisit((event as LogChosen).index);
    }
    const decision = this.table.answer(event);
    if (decision === null) this.follow();
    else this.wish(decision);
  }

  /** A player's decision is taken, or refused with a reason that is told; more of them are one visible step. */
  wish(decision: D, rest: readonly D[] = []): void {
    this.stop();
    this.table.clear();
    const from = this.timeline.at;
    for (const one of [decision, ...rest]) {
      const refusal = this.decide(one);
      if (refusal === null) continue;
      this.table.refuse(refusal, one);
      break;
    }
    this.noteStride(from);
    this.follow();
  }

  /** Sends a decision if the rules accept it; otherwise says why they do not. */
  decide(decision: D): R | null {
    const refusal = this.whyNot(decision);
    if (refusal === null) this.happen(decision);
    return refusal;
  }

  /** The dice that lie on the table, once what comes before them is decided; the others as the stream has them. */
  throwDice(faces: Faces = []): void {
    const does = this.usualPrimary?.does;
    if (typeof does === 'object' && does.throws) this.#do(does, faces);
  }

  /** The next action; while it runs, *Stop*; while dice are entered, their use once they are all there. */
  takePrimary(): void {
    if (this.isRunning) return this.stop();
    const does = this.primary?.does ?? null;
    if (this.dice.isOpen) {
      const faces = this.dice.full(this.dueDice);
      if (faces !== null) this.throwDice(faces);
    } else if (does === 'report') {
      (this.host as unknown as EventTarget).dispatchEvent(new ReportWanted());
    } else if (does === 'review') this.host.around?.review?.();
    else if (does === 'next-turn') this.beginNextTurn();
    else if (does !== null) this.#do(does);
  }

  /** Only a game with turns has another one. */
  beginNextTurn(): void {}

  /** Dice from the table are entered from now on: nothing else takes the room of the keys. */
  enterDice(): void {
    if (this.dueDice === 0 || this.isRunning) return;
    this.asked = null;
    this.#change(() => this.dice.open());
  }

  /** The dice that have no face yet are thrown. */
  throwRest(): void {
    this.throwDice(this.dice.faces(this.dueDice));
  }

  /** What comes next; where nobody decides and the rules refuse that, the reason is told. */
  playOn(): void {
    this.stop();
    this.table.clear();
    const refusal = this.goOn();
    if (refusal !== null) this.table.refuse(refusal);
    this.follow();
  }

  /** Step by step, by what is prepared or usual, up to the next decision; one entry of the history. */
  letItRun(): Promise<void> {
    return this.#goOnBySelf(false);
  }

  /** The same up to the end. */
  runToEnd(): Promise<void> {
    return this.#goOnBySelf(true);
  }

  async #goOnBySelf(isToEnd: boolean): Promise<void> {
    if (this.isRunning || this.isOver) return;
    const run = { from: this.timeline.at };
    this.#run = run;
    while (this.#run === run) {
      const { at } = this.timeline;
      this.#step();
      if (this.timeline.at === at || this.isOver || (this.isDecision && !isToEnd)) return this.stop();
      await stepPause();
    }
  }

  /** A run ends where it is. */
  stop(): void {
    if (this.#run === null || this.#isStepping) return;
    this.strides = withMove(this.strides, { from: this.#run.from, to: this.timeline.at });
    this.#run = null;
    this.host.requestUpdate();
  }

  /** What is prepared comes first; dice fall as the stream has them. */
  #step(): void {
    const does = this.usualPrimary?.does;
    this.#isStepping = true;
    if (typeof does === 'object' && !does.throws && !this.isPrepared) this.#do(does);
    else this.act(() => this.goOn());
    this.#isStepping = false;
  }

  undo(): void {
    if (this.host.around?.undo() !== true) this.act(() => this.goBack());
  }

  redo(): void {
    if (this.host.around?.redo() !== true) this.act(() => this.goForward());
  }

  /** To the moment after so many events. */
  revisit(at: number): void {
    this.act(() => this.goTo(at));
  }

  /** Something happens: what was carried and said before is no longer meant. */
  protected act(act: () => void): void {
    this.stop();
    this.table.clear();
    act();
    this.follow();
  }

  #change(change: () => void): void {
    change();
    this.host.requestUpdate();
  }

  /** Decisions that are refused by now are left out; a single one tells why. */
  #do({ decisions, throws }: Act<D>, faces: Faces = []): void {
    this.act(() => {
      const from = this.timeline.at;
      const refusals = decisions.map(decision => this.decide(decision));
      const due = throws ? this.dueFaces : [];
      this.#isThrown = faces.length === 0;
      if (due.length > 0) this.happen(this.thrown(due.map((face, die) => faces[die] ?? face)));
      this.noteStride(from);
      const [refusal = null] = this.timeline.at === from ? refusals : [];
      if (refusal !== null) this.table.refuse(refusal);
    });
  }

  /** One visible step: prepared moves that follow one another are made together; a refusal is no step. */
  protected goOn(): R | null {
    const from = this.timeline.at;
    const { path } = this.state;
    let refusal: R | null = null;
    for (let event = this.nextEvent; event !== null;) {
      refusal = this.whyNot(event);
      if (refusal !== null) break;
      this.happen(event);
      const next = this.nextEvent;
      const goesOn = this.isMove(event) && next !== null && this.isMove(next) && this.state.path === path;
      event = goesOn || this.isPassed(this.timeline.at) ? next : null;
    }
    this.noteStride(from);
    return refusal;
  }

  get inHand(): InHand {
    const { table: { chosen }, asked, dice: { entry, isOpen } } = this;
    return { chosen, asked, entry, isEntering: isOpen };
  }

  /** This is in their hands from now on; a stand that is not there is left out. */
  resume({ chosen, asked, entry, isEntering }: InHand): void {
    const stands = this.table.view.counters.map(({ id }) => id);
    const known = (stand: string | null): string | null => (stand !== null && stands.includes(stand) ? stand : null);
    this.asked = known(asked);
    this.table.point(known(chosen));
    if (this.dueDice > 0) {
      this.dice.change(entryFor(entry, this.dueDice));
      if (isEntering) this.dice.open();
    }
    this.host.requestUpdate();
  }
}
