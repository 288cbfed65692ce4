/** Dice of a throw as they lie on the table, entered one tap or one key a die. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { diceIn, type Hand } from '../../../src/dice/hand.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { buttons, theme } from '../theme/theme.ts';
import { diceEntryStyles } from './dice-entry.styles.ts';
import { chip, FACES, head, key, slot, total, whoThrows } from './dice-entry-parts.ts';
import { faceInWords, labelledHands, tallyOf, type LabelledHand } from './dice-entry-text.ts';
import { entryWords } from './dice-words.ts';
import { diceStyles, type Faces } from './die-face.ts';
import {
  enterFaces, eraseFace, facesOf, firstDieOf, handOfDie, isFull, nextDie, NOTHING_ENTERED, parseFaces, type Entry,
} from './entered-dice.ts';
import type { HandLabel } from './hand-label.ts';
import { entryFor } from './list-keys.ts';
import { AnnouncementWanted } from './live-region.ts';
import { sideMarkStyles } from './side-mark.ts';
import { DiceEntered, EntryChanged, EntryClosed } from './throw-events.ts';

/**
 * The dice of a throw are entered: a tap on a face or a digit fills the next die and goes on by itself, over hands and
 * sides; a die or a hand that is tapped is next; Backspace takes the last one back; faces can be pasted.
 *
 * @fires entry-changed - A die was entered, chosen or taken back: `entry`.
 * @fires dice-entered - Every die has a face and they are to be used: `faces`.
 * @fires entry-closed - It is to be closed; what was entered is kept.
 * @fires announcement-wanted - What is to be said of the last die.
 * @csspart hand - The button of one hand.
 * @csspart die - One die.
 * @csspart tray - The six faces; `face` one of them.
 */
export class DiceEntry extends SpokenElement {
  static override styles = [theme, buttons, sideMarkStyles, diceStyles, diceEntryStyles];
  static override properties = {
    hands: { attribute: false },
    labels: { attribute: false },
    entry: { attribute: false },
    refusal: { state: true },
  };
  /** The hands, in the order in which their dice are used. */
  declare hands: readonly Hand[];
  /** What is said about each hand. */
  declare labels: readonly HandLabel[];
  /** What has been entered. */
  declare entry: Entry;
  /** Why the last faces were not entered. */
  declare private refusal: string;

  constructor() {
    super();
    this.hands = [];
    this.labels = [];
    this.entry = NOTHING_ENTERED;
    this.refusal = '';
    this.addEventListener('keydown', this.onKey);
    this.addEventListener('paste', this.onPaste);
  }

  /** The focus belongs on the keys. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.key')?.focus({ preventScroll: true });
  }

  protected override get words(): readonly string[] {
    return ['resolver', 'dice-entry'];
  }

  protected override render(): TemplateResult | typeof nothing {
    const hands = this.labelled;
    const at = this.currentHand;
    const current = hands[at];
    if (current === undefined) return nothing;
    const first = firstDieOf(this.hands, at);
    return html`<div class="entry" role="group" aria-labelledby="title">
      ${head(this.count, this.entry.entered.length === 0, this.erase, this.close)}
      ${hands.length < 2 ? nothing : html`<div
        class="row chips" role="group" aria-label=${entryWords.hands} @keydown=${moveAmong}
      >${hands.map((hand, i) => chip(hand, i === at, () => this.chooseHand(i)))}</div>`}
      <div class="who">
        <div class="hands" id="who">${hands.map((hand, i) => whoThrows(hand, i === at && !this.refusal))}</div>
        <p class="refusal" role="alert">${this.refusal}</p>
      </div>
      <div class="line">
        <div class="row slots" role="group" aria-label=${entryWords.slots} @keydown=${moveAmong}>
          ${current.faces.map((_, at) => slot(current, at, first + at === this.next, () => this.choose(first + at)))}
        </div>
        ${total(hands, current)}
      </div>
      <div
        class="tray" part="tray" role="group" aria-label=${entryWords.keys} aria-describedby="who" @keydown=${moveAmong}
      >${FACES.map(face => key(current, face, () => this.enter([face])))}</div>
    </div>`;
  }

  /** The current hand and the next die are always in view, and so are the keys that were pressed. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('entry') && !changed.has('hands')) return;
    for (const row of this.renderRoot.querySelectorAll<HTMLElement>('.row')) {
      showInRow(row, row.querySelector('[aria-current]') ?? row.lastElementChild);
    }
  }

  private get dice(): number {
    return diceIn(this.hands);
  }

  private get faces(): Faces {
    return facesOf(this.entry, this.dice);
  }

  private get labelled(): readonly LabelledHand[] {
    return labelledHands(this.hands, this.labels, this.faces);
  }

  private get next(): number | null {
    return nextDie(this.entry, this.dice);
  }

  /** The hand of the next die; when every die has a face, that of the last one. */
  private get currentHand(): number {
    return handOfDie(this.hands, this.next ?? this.entry.entered.at(-1)?.die ?? 0);
  }

  private get left(): number {
    return this.faces.filter(face => face === null).length;
  }

  private get count(): string {
    return entryWords.of(this.dice - this.left, this.dice);
  }

  /** Enters faces and says what came of them; where they are too many, nothing is entered. */
  private enter(faces: readonly number[]): void {
    const entry = enterFaces(this.entry, this.dice, faces);
    if (entry === null) {
      this.refusal = this.left === 0 ? entryWords.allEntered : entryWords.tooMany(faces.length, this.left);
      return;
    }
    const at = this.currentHand;
    this.change(entry);
    this.dispatchEvent(new AnnouncementWanted(faces.length === 1 ? this.afterFace(at, faces[0]!) : this.count));
  }

  /** '4, hit'; at the end of a hand what came of it, and what is next. */
  private afterFace(at: number, face: number): string {
    const hand = this.labelled[at]!;
    const said = faceInWords(hand, face);
    if (hand.faces.includes(null)) return said;
    const next = this.left === 0 ? entryWords.use(this.dice) : this.labelled[this.currentHand]!.label.label;
    return [said, tallyOf(hand), entryWords.next(next)].map(words => `${words}.`).join(' ');
  }

  private readonly erase = (): void => {
    if (this.entry.entered.length === 0) return;
    this.change(eraseFace(this.entry, this.dice));
    this.dispatchEvent(new AnnouncementWanted(entryWords.takenBack(this.count)));
  };

  private choose(chosen: number): void {
    this.change({ ...this.entry, chosen });
  }

  /** A hand begins with its first blank die. */
  private chooseHand(at: number): void {
    const blank = this.labelled[at]!.faces.indexOf(null);
    this.choose(firstDieOf(this.hands, at) + Math.max(0, blank));
  }

  /** The dice that had the focus may be gone with the next hand: it goes to the keys. */
  private change(entry: Entry): void {
    this.refusal = '';
    this.entry = entry;
    if (this.shadowRoot?.activeElement?.matches('.slot, .chip')) this.focus();
    this.dispatchEvent(new EntryChanged(entry));
  }

  private readonly use = (): void => {
    if (isFull(this.faces)) this.dispatchEvent(new DiceEntered(this.faces));
  };

  private readonly close = (): boolean => this.dispatchEvent(new EntryClosed());

  private readonly onKey = (event: KeyboardEvent): void => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? null : this.keys(event.key);
    if (act === null) return;
    event.preventDefault();
    act();
  };

  /** What a key does anywhere in the entry; Enter on a face uses the dice when all are there. */
  private keys(pressed: string): (() => void) | null {
    switch (pressed) {
      case 'Backspace':
        return this.erase;
      case 'Escape':
        return this.close;
      case 'Enter':
        return this.left === 0 && this.shadowRoot?.activeElement?.matches('.key') ? this.use : null;
      default:
        return /^\d$/.test(pressed) ? () => this.enterText(pressed) : null;
    }
  }

  private readonly onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (text === '') return;
    event.preventDefault();
    this.enterText(text);
  };

  private enterText(text: string): void {
    const parsed = parseFaces(text);
    if ('stray' in parsed) this.refusal = entryWords.noFace(parsed.stray);
    else this.enter(parsed.faces);
  }
}

/** The other way along the row where text runs from right to left. */
const TURNED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Arrows, Home and End move the focus among the buttons of a row. */
const moveAmong = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = event.currentTarget as HTMLElement;
  const buttons = [...row.querySelectorAll<HTMLElement>('button')];
  const isTurned = getComputedStyle(row).direction === 'rtl';
  const to = entryFor(
    (isTurned && TURNED[event.key]) || event.key, buttons.indexOf(event.target as HTMLElement), buttons.length,
  );
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
};

/** Scrolls a row along itself, and nothing else, until one of its entries lies in its middle. */
const showInRow = (row: HTMLElement, entry: Element | null): void => {
  if (entry === null || row.scrollWidth <= row.clientWidth) return;
  const [whole, one] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  row.scrollLeft += one.left + one.width / 2 - whole.left - whole.width / 2;
};

if (!customElements.get('dice-entry')) customElements.define('dice-entry', DiceEntry);

declare global {
  interface HTMLElementTagNameMap {
    'dice-entry': DiceEntry;
  }
}
