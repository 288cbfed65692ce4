/** The one table of the site: its set-up, what is played on it, and the history of both. Every view reads it here. */
import {
  amended, changeRedone, changeUndone, isBackAtChange, isForwardAtChange, playedOn, setUpAnew, tableHistoryOf,
  type TableHistory,
} from '../../../machines/table-history.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { AnyPlayedAt } from '../../../src/share-links/any-played.ts';
import { Decided } from '../../epic-armageddon/steps/step.ts';
import { freshSeed } from '../../shared/resolver/walk-through.ts';
import type { SetUpChanges } from '../../shared/resolver/timeline-position.ts';
import type { Turns } from '../../shared/resolver/turns.ts';
import { historyWords } from '../../shared/resolver/history-words.ts';
import { tableWords } from '../site-words.ts';
import { Drafts, type Begun } from './drafts.ts';
import { idOnTable, onTable, table } from '../on-table.ts';
import { isTableNamed } from '../site-page.ts';
import {
  asPlayed, firstVersion, isSameByOtherRules, isSamePhase, isSameScenario, redoneChange, undoneChange,
  type RunningTable, type TableSource, type Version,
} from './table-version.ts';

const NOTHING = (): string => '';

/** Tells of everything that happens to it by the event `change`. */
class TableStore extends EventTarget {
  #history: TableHistory<Version> | null = null;
  #key = '';
  #seed: number | null = null;
  readonly #drafts = new Drafts();
  #news = NOTHING;
  /** The resolver has not taken what it was given yet. */
  #isOnItsWay = false;
  /** What the resolver was given last. */
  #given: unknown = null;
  /** What made the last change of the set-up, as long as it goes on. */
  #gesture: string | null = null;
  /** Only the last change counts. */
  #turn = 0;

  constructor() {
    super();
    for (const type of ['assault-step', 'assault-changed', 'rulings-chosen']) {
      table.addEventListener(type, () => this.catchUp());
    }
    table.addEventListener('assault-chosen', () => Object.assign(table, { step: null, seed: null }));
    Object.assign(table, { around: this.#around });
    table.requestUpdate(); // a phase that is drawn already is told of it
  }

  /** The table as it stands; null: none has been set up, asked about or looked at. */
  get now(): Version | null {
    return this.#history?.present ?? null;
  }

  get running(): RunningTable | null {
    return this.#history === null ? null : { key: this.#key, history: this.#history, seed: this.#seed };
  }

  /** What the resolver has played by now, also what is not on the screen yet. */
  catchUp(): void {
    if (this.#history !== null || isSeen()) this.#follow();
  }

  /** What has been begun in the set-up and is no table yet; null: nothing. */
  get draft(): Begun | null {
    return this.#drafts.present;
  }

  /** Goes on with one that was left. */
  set draft(draft: Begun | null) {
    this.#drafts.begin(draft);
    this.#tell();
  }

  /** Something has been begun, or changed in what has been; changes of one gesture are one step. */
  sketch(draft: Begun, gesture: string | null): void {
    if (this.#drafts.change(draft, gesture)) this.#tell();
  }

  /** How far it has been played again after the last change; empty: as far as it went. */
  get news(): string {
    return this.#news();
  }

  /** The resolver shows it. */
  get isShown(): boolean {
    return !this.#isOnItsWay;
  }

  /** What the resolver shows, or has shown, is the table, if there is none. */
  adopt(): void {
    if (isSeen() && this.#history === null && !this.#isOnItsWay) this.#follow();
  }

  /** Another table, with nothing of the one before in its history. */
  open(played: AnyPlayedAt, id: string | null = null, source: TableSource = {}): void {
    const seed = id === null ? freshSeed() : null;
    this.goOnWith({ key: freshKey(), history: tableHistoryOf(firstVersion(played, id, source)), seed });
  }

  /** A table that was left, with its history. */
  goOnWith({ key, history, seed }: RunningTable): void {
    this.#key = key;
    this.#seed = seed;
    this.#drafts.begin(null);
    this.#gesture = null;
    this.#put(history);
  }

  /**
   * Another set-up of the table: what was played is played again as far as it is legal, unless other forces are meant.
   * Changes of one gesture, such as typing, are one step of the history; going back to the set-up before is taking the
   * change back.
   */
  async change(
    scenario: Version['scenario'], source: TableSource,
    { gesture = null, isOther = false }: { readonly gesture?: string | null; readonly isOther?: boolean } = {},
  ): Promise<void> {
    const history = this.#history;
    this.#drafts.begin(null);
    if (history === null) {
      this.open(asPlayed({ scenario, events: [], at: 0 }), null, source);
      this.#gesture = gesture;
      return;
    }
    if (isSameScenario(scenario, history.present.scenario)) return this.#sayHow(history, source);
    const turn = (this.#turn += 1);
    const isGoingOn = gesture !== null && gesture === this.#gesture && history.present.at === history.present.from;
    this.#gesture = gesture;
    if (!isGoingOn && this.#stepTo(history, scenario)) return;
    const { events, at } = (isGoingOn ? history.past.at(-1) : history.present) ?? { events: [], at: 0 };
    const news = at === 0 || isOther ? null : (await import('./play-again.ts'))
      .playedAgain(asPlayed({ scenario, events: events.slice(0, at), at }));
    if (turn !== this.#turn) return;
    const from = news?.at ?? 0;
    const next = { scenario, events: events.slice(0, from), at: from, from, id: null, source };
    const stoppedAt = news?.stoppedAt ?? null;
    this.#seed ??= freshSeed();
    this.#put(
      isGoingOn ? amended(history, next) : setUpAnew(history, next),
      stoppedAt === null ? NOTHING : () => tableWords.playedUpTo(stoppedAt()),
    );
  }

  /** It is played on otherwise from an earlier moment: one step of the history, like a change of the set-up. */
  playOtherwise(events: Version['events'], news = NOTHING): void {
    const history = this.#history;
    if (history === null) return;
    const at = events.length;
    this.#gesture = null;
    this.#drafts.begin(null);
    this.#put(setUpAnew(history, { ...history.present, events, at, from: at }), news);
  }

  /** Where the set-up before or after is meant, that is gone to. Says whether it is. */
  #stepTo(history: TableHistory<Version>, scenario: Version['scenario']): boolean {
    const [before, [after]] = [history.past.at(-1), history.future];
    const isBack = before !== undefined && isBackAtChange(history) && isSameScenario(before.scenario, scenario);
    const isForward = after !== undefined && isForwardAtChange(history) && isSameScenario(after.scenario, scenario);
    if (isBack) this.#put(changeUndone(history));
    else if (isForward) this.#put(changeRedone(history));
    return isBack || isForward;
  }

  /** What undo takes back and redo does again, in words, as it stands now. */
  async turns(): Promise<Turns> {
    const history = this.#history;
    const redoes = this.#drafts.canRedo ? historyWords.setUp : null;
    if (this.#drafts.canUndo) return { undoes: historyWords.setUp, redoes };
    if (history === null) return { undoes: null, redoes };
    const { at, events: { length } } = history.present;
    const played = length === 0 ? null : await table.turns();
    const [back, forward] = [undoneChange(history, { at, length }), redoneChange(history, { at, length })];
    if (played !== null) return { undoes: played.undoes, redoes: redoes ?? played.redoes };
    return { undoes: back && historyWords[back], redoes: redoes ?? (forward && historyWords[forward]) };
  }

  /** What has been begun in the set-up and is no table yet is taken back first. */
  async undo(): Promise<void> {
    if (this.#drafts.undo()) this.#tell();
    else if (!this.#around.undo()) await this.#turnPlayed('undo');
  }

  async redo(): Promise<void> {
    if (this.#drafts.redo()) this.#tell();
    else if (!this.#around.redo()) await this.#turnPlayed('redo');
  }

  /** What is not on the screen tells nothing of itself. */
  async #turnPlayed(turn: 'undo' | 'redo'): Promise<void> {
    await table[turn]();
    this.#follow();
  }

  /** Something is decided on the table as it stands: one step of its history, however many events it is. */
  async decide([first, ...rest]: readonly Decision[]): Promise<void> {
    await table.updateComplete;
    await table.turns(); // what plays it has come by then
    table.dispatchEvent(new Decided(first!, rest));
    this.#follow();
  }

  /** The same table, written in another way. */
  #sayHow(history: TableHistory<Version>, source: TableSource): void {
    const present = { ...history.present, source: { ...history.present.source, ...source } };
    this.#history = { ...history, present };
    this.#tell();
  }

  /** Undo and redo of what is played lead on to changes of the set-up. */
  readonly #around: SetUpChanges = {
    undoes: place => this.#history && undoneChange(this.#history, place),
    redoes: place => this.#history && redoneChange(this.#history, place),
    undo: () => this.#turnBack(isBackAtChange, changeUndone),
    redo: () => this.#turnBack(isForwardAtChange, changeRedone),
    review: () => (location.hash = 'review'),
  };

  get #isKnown(): boolean {
    return this.#history !== null && !this.#isOnItsWay;
  }

  #turnBack(
    isThere: (history: TableHistory<Version>) => boolean,
    turned: (history: TableHistory<Version>) => TableHistory<Version>,
  ): boolean {
    if (!this.#isKnown) return false;
    this.#follow();
    if (!isThere(this.#history!)) return false;
    this.#gesture = null;
    this.#put(turned(this.#history!));
    return true;
  }

  /** The resolver shows this from now on. */
  #put(history: TableHistory<Version>, news = NOTHING): void {
    this.#history = history;
    this.#news = news;
    const { id, scenario, events, at } = history.present;
    const [ruleset, name] = id?.includes('/') ? id.split('/') : [null, id];
    this.#isOnItsWay = true;
    this.#given = name ?? scenario;
    this.#tell(); // whoever asks for its odds asks before the resolver has drawn it
    Object.assign(table, {
      ruleset, scenario: this.#given, events: [...events],
      step: at < events.length ? String(at) : null, seed: id === null ? this.#seed : null,
    });
    table.requestUpdate('scenario'); // rulings chosen in it have changed what it shows, and not its scenario
    void table.updateComplete.then(() => this.#arrive());
  }

  #arrive(): void {
    const shown = onTable();
    if (!this.#isOnItsWay || shown === null || this.now === null) return;
    const isAnother = table.scenario !== this.#given; // the address has named one meanwhile
    if (!isAnother && !isSameScenario(shown.scenario, this.now.scenario)) return;
    this.#isOnItsWay = false;
    this.#tell();
  }

  /** What the resolver shows is what is there: it has been played, ruled otherwise, or something else was chosen. */
  #follow(): void {
    if (this.#isOnItsWay) this.#arrive();
    const shown = onTable();
    if (shown === null || this.#isOnItsWay) return;
    const history = this.#history;
    if (history === null || !this.#isOf(history, shown)) {
      this.#key = freshKey();
      this.#history = tableHistoryOf(firstVersion(shown, idOnTable()));
      this.#seed = table.seed;
      this.#drafts.begin(null);
      this.#news = NOTHING;
    } else if (!isSameScenario(shown.scenario, history.present.scenario)) {
      this.#rule(history, shown);
    } else {
      const played = playedOn(history, shown);
      if (table.snapshot === null || played === history) return;
      this.#history = played;
      this.#news = NOTHING;
    }
    this.#gesture = null;
    this.#tell();
  }

  #isOf({ present }: TableHistory<Version>, { scenario }: AnyPlayedAt): boolean {
    return isSameByOtherRules(present.scenario, scenario) || isSamePhase(present.id, idOnTable());
  }

  /** Other answers to open questions, or another edition: what was played has been played again by them. */
  #rule(history: TableHistory<Version>, { scenario, events, at }: AnyPlayedAt): void {
    const id = isSamePhase(history.present.id, idOnTable()) ? idOnTable() : null;
    const isWhole = at >= history.present.at;
    this.#history = setUpAnew(history, { scenario, events, at, from: at, id, source: {} });
    this.#news = isWhole ? NOTHING : () => tableWords.playedUpTo('');
  }

  #tell(): void {
    this.dispatchEvent(new Event('change'));
  }
}

/** What has never been shown is nobody's table. */
const isSeen = (): boolean => isTableNamed() || (table.shadowRoot?.childElementCount ?? 0) > 0;

const freshKey = (): string => freshSeed().toString(36);

export const store = new TableStore();
