/** A hand of dice: shown, filled in from the table, or thrown and read. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SIDES_OF_A_DIE, type Hand } from '../../../src/dice/hand.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { enterFaces, eraseFace, facesIn, isFull, rowOf, turnFace, type Entry } from './dice-entry.ts';
import { diceHandStyles } from './dice-hand.styles.ts';
import { diceThatCount, dieFace, type Faces, tumble } from './die-face.ts';
import { diceStyles, faceTray } from './face-tray.ts';
import { HandChanged, HandLeft } from './hand-events.ts';
import { sideMark, sideMarkStyles, type PlayerSide } from './side-mark.ts';
import { verdictsFor, diceWords } from './dice-words.ts';

/**
 * A hand of dice.
 *
 * Until it is `settled` every die can be set: digits fill the row, Backspace blanks, Up and Down turn a die, Left and
 * Right go along the row, pasted digits spread out, and a tap on a die offers its six faces. `faces` follows, as the
 * value of a field does. A settled hand only shows its dice; those that count are filled and ticked.
 *
 * @fires hand-changed - A die was set or blanked by hand: `faces`.
 * @fires hand-left - The keys lead out of the hand: `direction`, `because`, `rest`.
 * @csspart hand - The whole.
 * @csspart die - One die.
 * @csspart tray - The six faces to choose from; `face` one of them.
 * @csspart side - The sign of the side.
 */
export class DiceHand extends SpokenElement {
  static override styles = [theme, sideMarkStyles, diceStyles, diceHandStyles];
  static override properties = {
    hand: { attribute: false },
    faces: { attribute: false },
    label: {},
    detail: {},
    outcome: {},
    verdicts: { attribute: false },
    side: { reflect: true },
    settled: { type: Boolean, reflect: true },
    thrown: { type: Boolean },
    compact: { type: Boolean, reflect: true },
    choosing: { type: Boolean },
    trayless: { type: Boolean },
    at: { state: true },
  };
  /** The dice and how they will be read. */
  declare hand: Hand;
  /** What the dice show; null and missing faces are blank. */
  declare faces: Faces;
  /** What the dice are, in a few words: '4 dice, close combat 3+'. */
  declare label: string;
  /** Whose dice they are: 'Assault 1–4, in contact'. */
  declare detail: string;
  /** What came of them, beside the settled dice: '3 hits'. */
  declare outcome: string;
  /** How one die is called that counts, and one that does not; null for the usual words of the reading. */
  declare verdicts: readonly [counts: string, countsNot: string] | null;
  /** The side whose colour and sign the hand carries; null for none. */
  declare side: PlayerSide | null;
  /** The throw is over: nothing can be set. */
  declare settled: boolean;
  /** The program threw these faces: those that arrive tumble into place. */
  declare thrown: boolean;
  /** One line without a card: a save under its unit's name. */
  declare compact: boolean;
  /** The die that has or had the focus is marked, and its six faces lie under the dice. A tap on a die does it too. */
  declare choosing: boolean;
  /** The tray of faces is somewhere else, where `choosing` is decided too. */
  declare trayless: boolean;
  declare private at: number;

  constructor() {
    super();
    this.hand = { name: '', dice: 0, read: 'sum' };
    this.faces = [];
    this.label = '';
    this.detail = '';
    this.outcome = '';
    this.verdicts = null;
    this.side = null;
    this.settled = false;
    this.thrown = false;
    this.compact = false;
    this.choosing = false;
    this.trayless = false;
    this.at = 0;
  }

  /** Whether every die has a face. */
  get full(): boolean {
    return isFull(this.row);
  }

  /** Puts the focus on a die, the first blank one unless told. */
  focusDie(at = this.row.indexOf(null)): void {
    if (!this.settled && this.hand.dice > 0) this.goTo(Math.min(Math.max(0, at), this.hand.dice - 1));
  }

  /** Fills in faces from the focused die on. */
  enter(faces: readonly number[]): void {
    const { rest, leaves, ...entry } = enterFaces(this.entry, faces);
    this.change(entry);
    if (leaves) this.dispatchEvent(new HandLeft('next', 'entered', rest));
    if (this.full) this.choose(false);
  }

  /** Blanks the focused die, or the one before it. */
  erase(): void {
    if (this.at === 0 && (this.row[0] ?? null) === null) {
      this.dispatchEvent(new HandLeft('previous', 'erased'));
      return;
    }
    this.change(eraseFace(this.entry));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.settled) this.choose(false);
    const isUnwatched = changed.has('faces') && !this.shadowRoot?.activeElement;
    if (this.at >= this.hand.dice || (isUnwatched && this.row.every(face => face === null))) this.at = 0;
  }

  protected override get words(): readonly string[] {
    return ['resolver'];
  }

  protected override render(): TemplateResult {
    const counting = this.settled ? diceThatCount(this.hand, this.row) : null;
    return html`<div class="hand" part="hand" role="group" aria-labelledby="label detail outcome">
      <div class="words">
        <div class="label ${this.side ?? ''}" id="label">${sideMark(this.side)}${this.label}</div>
        <div class="detail" id="detail">${this.detail}</div>
        <div class="outcome" id="outcome">${this.settled ? this.outcome : nothing}</div>
      </div>
      <div class="dice" @keydown=${this.onKey} @paste=${this.onPaste} @focusout=${this.onFocusOut}>
        ${this.row.map((face, at) =>
          counting ? this.settledDie(face, at, counting[at] ?? false) : this.openDie(face, at),
        )}
      </div>
      ${this.choosing && !this.trayless ? faceTray(face => this.enter([face])) : nothing}
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.thrown || !changed.has('faces') || String(changed.get('faces')) === String(this.faces)) return;
    this.renderRoot.querySelectorAll('.die svg').forEach((die, at) => tumble(die, at));
  }

  private get row(): Faces {
    return rowOf(this.hand.dice, this.faces);
  }

  private get entry(): Entry {
    return { faces: this.row, at: this.at };
  }

  private settledDie(face: number | null, at: number, counts: boolean): TemplateResult {
    const verdict = (this.verdicts ?? verdictsFor(this.hand.read))[counts ? 0 : 1];
    const name = diceWords.fallen(at + 1, this.hand.dice, String(face ?? diceWords.blank), verdict);
    return html`<span class="die ${counts ? 'counts' : 'counts-not'}" part="die" role="img" aria-label=${name}>
      <svg viewBox="0 0 36 36" aria-hidden="true">${dieFace(face, counts)}</svg>
    </span>`;
  }

  private openDie(face: number | null, at: number): TemplateResult {
    const chosen = this.choosing && at === this.at;
    return html`<span
      class="die ${face === null ? 'blank' : ''} ${chosen ? 'chosen' : ''}"
      part="die"
      role="spinbutton"
      tabindex=${at === this.at ? 0 : -1}
      aria-label=${diceWords.die(at + 1, this.hand.dice)}
      aria-valuemin="1"
      aria-valuemax=${SIDES_OF_A_DIE}
      aria-valuenow=${face ?? nothing}
      aria-valuetext=${face ?? diceWords.blank}
      @focus=${() => (this.at = at)}
      @click=${() => this.choose(true)}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">${dieFace(face)}</svg>
    </span>`;
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.keys(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** What a key does on a die. */
  private keys(key: string): (() => void) | null {
    const [face] = key.length === 1 ? facesIn(key) : [];
    if (face !== undefined) return () => this.enter([face]);
    const forwards = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    switch (key) {
      case 'Backspace':
        return () => this.erase();
      case 'Delete':
        return () => this.row[this.at] && this.erase();
      case 'ArrowUp':
        return () => this.change(turnFace(this.entry, 1));
      case 'ArrowDown':
        return () => this.change(turnFace(this.entry, -1));
      case 'ArrowLeft':
      case 'ArrowRight':
        return () => this.step(key === forwards ? 1 : -1);
      case 'Home':
        return () => this.goTo(0);
      case 'End':
        return () => this.goTo(this.hand.dice - 1);
      default:
        return null;
    }
  }

  private onPaste(event: ClipboardEvent): void {
    const faces = facesIn(event.clipboardData?.getData('text') ?? '');
    if (faces.length === 0) return;
    event.preventDefault();
    this.enter(faces);
  }

  private onFocusOut({ relatedTarget: to }: FocusEvent): void {
    if (!(to instanceof Node && this.renderRoot.contains(to))) this.choose(false);
  }

  private choose(choosing: boolean): void {
    if (!this.trayless) this.choosing = choosing;
  }

  private step(by: 1 | -1): void {
    const to = this.at + by;
    if (to >= 0 && to < this.hand.dice) this.goTo(to);
    else this.dispatchEvent(new HandLeft(by === 1 ? 'next' : 'previous', 'moved'));
  }

  private goTo(at: number): void {
    this.at = at;
    this.renderRoot.querySelectorAll<HTMLElement>('.die')[at]?.focus();
  }

  private change({ faces, at }: Entry): void {
    const before = this.row;
    this.faces = faces;
    this.goTo(at);
    if (faces.some((face, die) => face !== before[die])) this.dispatchEvent(new HandChanged(faces));
  }
}

if (!customElements.get('dice-hand')) customElements.define('dice-hand', DiceHand);

declare global {
  interface HTMLElementTagNameMap {
    'dice-hand': DiceHand;
  }
}
