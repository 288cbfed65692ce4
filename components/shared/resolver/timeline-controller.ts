/** A game under way on a screen: its history, its dice, and what is prepared for it, whichever game it is. */
import type { ReactiveControllerHost } from 'lit';
import { presentIn, revisit, type History } from '../../../machines/history.ts';
import type { Faces } from '../parts/die-face.ts';
import type { DiceEntered, ThrowWanted } from '../parts/throw-events.ts';
import type { LogChosen } from '../parts/report-log.ts';
import type { TableSelectionBase } from './table-selection.ts';

/** What players do that is neither a decision nor dice. */
export type PlayCommand = 'playOn' | 'undo' | 'redo';

/** Events that happened at one press, and are taken back at one press: after how many it began and ended. */
export interface TimelineMove {
  readonly from: number;
  readonly to: number;
}

interface Snapshot {
  readonly status: string;
}

/**
 * Everything that is asked of a game or sent to it. A panel's event comes here from its element and goes from here to
 * the statechart; each game says what its statechart makes of an event.
 */
export abstract class TimelineController<S extends Snapshot, E extends { readonly type: string }, D extends E, R,
  H extends History<S, E>> {
  protected readonly host: ReactiveControllerHost;
  protected abstract readonly table: TableSelectionBase<D, R>;
  protected strides: readonly TimelineMove[] = [];
  #timeline: H | null = null;

  constructor(host: ReactiveControllerHost) {
    this.host = host;
  }

  /** The history with one more event; a refused event leaves it as it is. */
  protected abstract happenIn(timeline: H, event: E): H;
  /** What comes next where nobody decides; null: it is over. */
  protected abstract get nextEvent(): E | null;
  /** The throw that is due with the faces of the stream. */
  protected abstract get dueFaces(): readonly number[];
  protected abstract thrown(faces: readonly number[]): E;
  /** Moves that follow one another in one state are one visible step. */
  protected abstract isMove(event: E): boolean;
  /** Another moment may have come: what was said and chosen is held against it. */
  protected abstract follow(): void;
  /** Why an event would be refused now; null: it is accepted. */
  abstract whyNot(event: E): R | null;
  abstract get state(): { readonly path: string };

  /** Begins anew with another history. */
  protected take(timeline: H, strides: readonly TimelineMove[] = []): void {
    this.strides = strides;
    this.#stand(timeline);
  }

  get timeline(): H {
    return this.#timeline!;
  }

  get snapshot(): S {
    return presentIn(this.timeline);
  }

  get canUndo(): boolean {
    return this.timeline.at > 0;
  }

  get canRedo(): boolean {
    return this.timeline.at < this.timeline.events.length;
  }

  get isOver(): boolean {
    return this.snapshot.status !== 'active';
  }

  /** Answers an event of the battlefield, of a panel or of the log. */
  answer(event: Event): void {
    switch (event.type) {
      case 'throw-wanted': return this.throwDice((event as ThrowWanted).entered);
      case 'dice-entered': return this.throwDice((event as DiceEntered).faces);
      case 'log-chosen': return this.revisit((event as LogChosen).index);
    }
    const decision = this.table.answer(event);
    if (decision === null) this.follow();
    else this.wish(decision);
  }

  /** A player's decision is taken, or refused with a reason that is told; more of them are one visible step. */
  wish(decision: D, rest: readonly D[] = []): void {
    this.table.clear();
    const from = this.timeline.at;
    for (const one of [decision, ...rest]) {
      const refusal = this.decide(one);
      if (refusal === null) continue;
      this.table.refuse(refusal, one);
      break;
    }
    if (this.timeline.at > from + 1) this.noteStride(from);
    this.follow();
  }

  /** Sends a decision if the rules accept it; otherwise says why they do not. */
  decide(decision: D): R | null {
    const refusal = this.whyNot(decision);
    if (refusal === null) this.happen(decision);
    return refusal;
  }

  /** The dice that lie on the table; each that does not is thrown as the stream has it. */
  throwDice(faces: Faces = []): void {
    this.act(() => this.happen(this.thrown(this.dueFaces.map((due, die) => faces[die] ?? due))));
  }

  /** What comes next; where nobody decides and the rules refuse that, the reason is told. */
  playOn(): void {
    this.table.clear();
    const refusal = this.goOn();
    if (refusal !== null) this.table.refuse(refusal);
    this.follow();
  }

  undo(): void {
    this.act(() => this.goBack());
  }

  redo(): void {
    this.act(() => this.goForward());
  }

  /** To the moment after so many events. */
  revisit(at: number): void {
    this.act(() => this.goTo(at));
  }

  /** Something happens: what was carried and said before is no longer meant. */
  protected act(act: () => void): void {
    this.table.clear();
    act();
    this.follow();
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
      event = goesOn ? next : null;
    }
    if (this.timeline.at > from + 1) this.noteStride(from);
    return refusal;
  }

  protected goBack(): void {
    const { at } = this.timeline;
    this.goTo(this.strides.find(({ to }) => to === at)?.from ?? at - 1);
  }

  protected goForward(): void {
    const { at } = this.timeline;
    this.goTo(this.strides.find(({ from }) => from === at)?.to ?? at + 1);
  }

  protected goTo(at: number): void {
    this.#stand(revisit(this.timeline, { type: 'step.revisited', at }));
  }

  /** What has happened since then is one visible step. */
  protected noteStride(from: number): void {
    this.strides = [...this.strides, { from, to: this.timeline.at }];
  }

  /** What was undone is forgotten with the next event, and so are its strides. */
  protected happen(event: E): void {
    const { at } = this.timeline;
    this.strides = this.strides.filter(({ to }) => to <= at);
    this.#stand(this.happenIn(this.timeline, event));
  }

  #stand(timeline: H): void {
    this.#timeline = timeline;
    this.host.requestUpdate();
  }
}
