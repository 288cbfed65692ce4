/** What the players have in their hands on the table: who is chosen, carried and shown, and what is said of it. */
import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { CounterChosen, CounterDragged, CounterDropped, LineChosen } from '../battlefield/events.ts';
import type { Ghost, RefusedMove } from '../battlefield/pieces.ts';
import type { BattlefieldView } from '../battlefield/view.ts';

/** A sentence about the last decision or about what was tapped last, and the rule it comes from. */
export interface TableNote {
  readonly say: string;
  readonly rule: string;
  readonly isRefusal: boolean;
  /** The move that is refused; unset or null: it is about none. */
  readonly place?: PlaceMeant | null;
}

/** A counter and where it was to go. */
export interface PlaceMeant {
  readonly id: string;
  readonly to: Point;
}

/** What is politely said of it: a refusal speaks for itself, as an alert. */
export const saidOf = ({ say, isRefusal }: TableNote): string => (isRefusal ? '' : say);

export abstract class TableSelectionBase<D, R> {
  protected readonly host: ReactiveControllerHost;
  /** A move that was just refused; it stays on the map until that is touched again. */
  #refused: (() => RefusedMove) | null = null;
  #chosen: string | null = null;
  #ghost: Ghost | null = null;
  /** Asked anew whenever it is shown, in the language of that moment. */
  #note: (() => TableNote) | null = null;
  /** Those that a player wants to see because of a line in the panel. */
  #shown: readonly string[] = [];

  constructor(host: ReactiveControllerHost) {
    this.host = host;
  }

  /** The table as it is drawn now. */
  abstract get view(): BattlefieldView;
  /** A counter carried to a place: where it would stand, and why it may not. */
  protected abstract ghostAt(id: string, to: Point): Ghost;
  /** The decision to move a counter. */
  protected abstract moveOf(id: string, to: Point): D;
  /** What a line of the map says when it is tapped. */
  protected abstract lineNote(line: BattlefieldView['lines'][number]): TableNote;
  protected abstract refusalNote(refusal: R): TableNote;
  /** Whom a decision moves, and where; null: nobody. */
  protected abstract placeIn(decision: D): PlaceMeant | null;
  /** What failed in a few characters, such as '2.5 < 5 cm'; null: no figure did. */
  protected abstract figureOf(refusal: R, place: PlaceMeant): string | null;

  get chosen(): string | null {
    return this.#chosen;
  }

  get ghost(): Ghost | null {
    return this.#ghost;
  }

  get shown(): readonly string[] {
    return this.#shown;
  }

  get refused(): RefusedMove | null {
    return this.#refused?.() ?? null;
  }

  get note(): TableNote | null {
    return this.#note?.() ?? null;
  }

  /** Something happened: what was carried and said before is no longer meant. */
  clear(): void {
    this.#ghost = null;
    this.#note = null;
    this.#refused = null;
    this.host.requestUpdate();
  }

  /** Another step: nobody is chosen any more. */
  forget(): void {
    this.#chosen = null;
    this.#shown = [];
    this.clear();
  }

  show(ids: readonly string[]): void {
    this.#shown = ids;
    this.host.requestUpdate();
  }

  /** Answers what was done on the map; the decision that a player wishes to take by it, null: none. */
  answer(event: Event): D | null {
    switch (event.type) {
      case 'counter-dragged': this.#drag(event as CounterDragged); break;
      case 'counter-dropped': return this.#drop(event as CounterDropped);
      case 'move-cancelled': this.clear(); break;
      case 'counter-chosen': return this.tap((event as CounterChosen).id);
      case 'line-chosen': this.#explain(event as LineChosen); break;
    }
    return null;
  }

  /** Says why; `decision`: what was refused, if somebody took it. */
  refuse(refusal: R, decision: D | null = null): void {
    const place = decision === null ? null : this.placeIn(decision);
    const note = (): TableNote => ({ ...this.refusalNote(refusal), place });
    if (place !== null) {
      const figure = this.figureOf(refusal, place);
      this.#refused = () => ({ unit: place.id, to: place.to, figure, say: note().say });
    }
    this.tell(note);
  }

  protected choose(id: string | null): void {
    this.clear();
    this.#chosen = id;
  }

  /** Chooses somebody without taking back what is carried and said. */
  point(id: string | null): void {
    this.#chosen = id;
  }

  /** Choosing the same once more means none. */
  protected tap(id: string): D | null {
    this.choose(this.#chosen === id ? null : id);
    return null;
  }

  /** Somebody is carried, or stays where they were put down until that is decided; null: nobody. */
  protected hold(ghost: Ghost | null): void {
    this.#ghost = ghost;
    this.host.requestUpdate();
  }

  protected tell(note: () => TableNote): void {
    this.#note = note;
    this.host.requestUpdate();
  }

  #drag({ id, to }: CounterDragged): void {
    this.choose(id);
    this.hold(this.ghostAt(id, to));
  }

  #drop({ id, to }: CounterDropped): D {
    return this.moveOf(id, this.ghostAt(id, to).to);
  }

  #explain({ id }: LineChosen): void {
    const line = this.view.lines.find(one => one.id === id);
    if (line !== undefined) this.tell(() => this.lineNote(line));
  }
}
