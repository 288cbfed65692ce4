/** Where a game under way stands in its history, and the ways back and forward through it, whichever game it is. */
import type { ReactiveControllerHost } from 'lit';
import { presentIn, revisit, type History } from '../../../machines/history.ts';
import { historyWords } from './history-words.ts';
import { backFrom, forwardFrom, withMove, type TimelineMove } from './strides.ts';

export interface GameSnapshot {
  readonly status: string;
}

/** Where all that has been played stands: after so many of so many events. */
export interface HistoryPlace {
  readonly at: number;
  readonly length: number;
}

/** What is changed of what is played: who stands where, or by which rules alone. */
export type SetUpChange = 'setUp' | 'rules' | 'course';

/** Changes of what is played itself, which lie around what has happened in it: undo and redo lead on to them. */
export interface SetUpChanges {
  /** The change that undo takes back at a moment; null: it takes back what has happened. */
  readonly undoes: (place: HistoryPlace) => SetUpChange | null;
  readonly redoes: (place: HistoryPlace) => SetUpChange | null;
  /** Takes the last change back where that is what undo means now, and says whether it is. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Shows what each decision has cost; not given: that is not shown here. */
  readonly review?: () => void;
  /** What that is called, where it is something else that comes after the end. */
  readonly reviewWords?: string;
}

/** An element in which something is played; a page may say what lies around it. */
export type TimelineHost = ReactiveControllerHost & { readonly around?: SetUpChanges | null };

/** What has been played: after each visible step it can be gone back to, and forward again. */
export abstract class TimelinePosition<S extends GameSnapshot, E extends { readonly type: string },
  H extends History<S, E>> {
  protected readonly host: TimelineHost;
  protected strides: readonly TimelineMove[] = [];
  #timeline: H | null = null;

  constructor(host: TimelineHost) {
    this.host = host;
  }

  /** The history with one more event; a refused event leaves it as it is. */
  protected abstract happenIn(timeline: H, event: E): H;
  /** A moment after so many events at which the screen does not stay. */
  protected abstract isPassed(at: number): boolean;
  /** What has happened between two moments, in words: 'throw of 12'. */
  protected abstract inWords(from: number, to: number): string;
  /** Another moment has come: what was chosen and entered for the one before is not meant for it. */
  protected abstract leave(): void;

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
    return this.undoes !== null;
  }

  get canRedo(): boolean {
    return this.redoes !== null;
  }

  get isOver(): boolean {
    return this.snapshot.status !== 'active';
  }

  /** What would be taken back; null: nothing can be. */
  get undoes(): string | null {
    const change = this.host.around?.undoes(this.place) ?? null;
    return change === null ? this.lastInWords : historyWords[change];
  }

  /** What would be done again; null: nothing can be. */
  get redoes(): string | null {
    const change = this.host.around?.redoes(this.place) ?? null;
    return change === null ? this.nextInWords : historyWords[change];
  }

  /** What has happened last; null: nothing has. */
  protected get lastInWords(): string | null {
    const { at } = this.timeline;
    return at > 0 ? this.inWords(this.backTo, at) : null;
  }

  /** What happened next before it was taken back; null: nothing did. */
  protected get nextInWords(): string | null {
    const { at, events } = this.timeline;
    return at < events.length ? this.inWords(at, this.forwardTo) : null;
  }

  /** As those know it who keep a history around all that is played. */
  protected get place(): HistoryPlace {
    const { at, events: { length } } = this.timeline;
    return { at, length };
  }

  protected get backTo(): number {
    return backFrom(this.timeline.at, this.strides, at => this.isPassed(at));
  }

  protected get forwardTo(): number {
    return forwardFrom(this.timeline.at, this.strides, at =>
      at < this.timeline.events.length && this.isPassed(at));
  }

  protected goBack(): void {
    this.goTo(this.backTo);
  }

  protected goForward(): void {
    this.goTo(this.forwardTo);
  }

  protected goTo(at: number): void {
    this.#stand(revisit(this.timeline, { type: 'step.revisited', at }));
  }

  /** What has happened since then is one visible step, if it is several events. */
  protected noteStride(from: number): void {
    if (this.timeline.at > from + 1) this.strides = withMove(this.strides, { from, to: this.timeline.at });
  }

  /** What was undone is forgotten with the next event, and so are its strides. */
  protected happen(event: E): void {
    const { at } = this.timeline;
    this.strides = this.strides.filter(({ to }) => to <= at);
    this.#stand(this.happenIn(this.timeline, event));
  }

  #stand(timeline: H): void {
    if (timeline !== this.#timeline) this.leave();
    this.#timeline = timeline;
    this.host.requestUpdate();
  }
}
