/** One throw: its hands, and the two ways to get faces for them. */
import { html, nothing, type LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { dealFaces, diceIn, type Hand } from '../../../src/dice/hand.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { buttons, theme } from '../theme/theme.ts';
import './dice-entry.ts';
import { labelledHands } from './dice-entry-text.ts';
import './dice-hand.ts';
import { diceThrowStyles } from './dice-throw.styles.ts';
import { diceWords } from './dice-words.ts';
import { diceStyles, type Faces } from './die-face.ts';
import { facesOf, NOTHING_ENTERED, type Entry } from './entered-dice.ts';
import type { HandLabel } from './hand-label.ts';
import { sideMarkStyles } from './side-mark.ts';
import { cardHands, cardsTemplate, cardStyles } from './throw-cards.ts';
import { ThrowWanted, type EntryChanged } from './throw-events.ts';

/** A longer word needs more room beside its die on a phone. */
const LONG = 10;

/**
 * A throw of one or more hands: the main action of a step.
 *
 * The program throws, or the dice on the table are entered, for which *My dice* opens the entry in place of the hands;
 * closed, it keeps what was entered. With `faces` the hands are settled and the buttons are gone.
 *
 * @fires throw-wanted - The program is to throw: `entered`, what lies on the table already.
 * @fires dice-entered - Every die has a face and they are to be used: `faces`.
 * @csspart hands - The list of hands.
 * @csspart main - The main button.
 * @csspart other - The button for the other way.
 */
export class DiceThrow extends SpokenElement {
  static override styles = [theme, buttons, sideMarkStyles, diceStyles, diceThrowStyles, cardStyles];
  static override properties = {
    hands: { attribute: false },
    labels: { attribute: false },
    faces: { attribute: false },
    thrown: { type: Boolean },
    action: {},
    busy: { type: Boolean, reflect: true },
    entering: { type: Boolean, reflect: true },
    entry: { state: true },
  };
  /** The hands, in the order in which their dice are used. */
  declare hands: readonly Hand[];
  /** What is said about each hand; a hand without words of its own shows its name. */
  declare labels: readonly HandLabel[];
  /** The faces of the throw, hand by hand, once it is over; before, nothing. */
  declare faces: readonly number[];
  /** The program threw these faces: they tumble into place. */
  declare thrown: boolean;
  /** What the main button says: 'Throw saves'; 'Throw 5 dice' unless set. */
  declare action: string;
  /** Neither button does anything for the moment. */
  declare busy: boolean;
  /** The dice on the table are being entered. */
  declare entering: boolean;
  declare private entry: Entry;
  /** What gets the focus once it is drawn. */
  private focusNext: '.main' | '.other' | 'dice-entry' | null = null;

  constructor() {
    super();
    this.hands = [];
    this.labels = [];
    this.faces = [];
    this.thrown = false;
    this.action = '';
    this.busy = false;
    this.entering = false;
    this.entry = NOTHING_ENTERED;
    this.addEventListener('throw-wanted', this.startAgain);
    this.addEventListener('dice-entered', this.startAgain);
  }

  /** The focus belongs on the main button, or on the keys of the entry. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('dice-entry, .main')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isNewThrow = !isSame(changed.get('hands') ?? this.hands, this.hands);
    if (isNewThrow && this.entering && !this.isSettled) this.focusNext = '.main';
    if (isNewThrow || !isSame(changed.get('faces') ?? this.faces, this.faces)) this.startAgain();
  }

  protected override get words(): readonly string[] {
    return ['resolver'];
  }

  protected override render(): TemplateResult {
    const settled = this.isSettled;
    if (this.entering && !settled) {
      return html`<dice-entry
        .hands=${this.hands} .labels=${this.labels} .entry=${this.entry} .busy=${this.busy}
        @entry-changed=${this.onChanged} @entry-closed=${this.onClosed}
      ></dice-entry>`;
    }
    const entered = labelledHands(this.hands, this.labels, facesOf(this.entry, diceIn(this.hands)));
    const cards = settled ? null : cardHands(this.hands, this.labels);
    const faces = settled ? dealFaces(this.hands, this.faces) : entered.map(hand => hand.faces);
    return html`
      ${cards === null ? html`<div class="hands ${this.hasLongWords ? 'roomy' : ''}" part="hands">
        ${this.hands.map((hand, at) => this.handOf(hand, at, faces[at] ?? []))}
      </div>` : cardsTemplate(cards)}
      ${settled || diceIn(this.hands) === 0 ? nothing : this.ways()}
    `;
  }

  /** A new throw takes the focus from the dice of the last one to its main button. */
  protected override updated(): void {
    const focused = this.focusNext && this.renderRoot.querySelector<LitElement>(this.focusNext);
    this.focusNext = null;
    if (focused) void Promise.resolve(focused.updateComplete).then(() => focused.focus());
  }

  private get isSettled(): boolean {
    return this.faces.length > 0 && this.faces.length === diceIn(this.hands);
  }

  /** Whether a hand that shares its line with others is about something with a long name. */
  private get hasLongWords(): boolean {
    return this.labels.some(({ label, compact }) => compact && label.split(' ').some(word => word.length > LONG));
  }

  private handOf(hand: Hand, at: number, faces: Faces): TemplateResult {
    const label = this.labels[at];
    const settled = this.isSettled;
    return html`<dice-hand
      .hand=${hand}
      .faces=${faces}
      .label=${label?.label ?? hand.name}
      .detail=${label?.detail ?? ''}
      .outcome=${label?.outcome ?? ''}
      .verdicts=${label?.verdicts ?? null}
      .side=${label?.side ?? null}
      .settled=${settled}
      .thrown=${settled && this.thrown}
      .compact=${label?.compact ?? false}
    ></dice-hand>`;
  }

  private ways(): TemplateResult {
    const dice = diceIn(this.hands);
    const entered = facesOf(this.entry, dice).filter(face => face !== null).length;
    return html`<div class="ways">
      <button type="button" class="other" part="other" aria-disabled=${this.busy} @click=${this.open}>
        ${diceWords.myDice}${entered === 0 ? nothing : html` · ${diceWords.of(entered, dice)}`}
      </button>
      <button type="button" class="main" part="main" aria-disabled=${this.busy} @click=${this.throwAll}>
        ${this.action || diceWords.throw(dice)}
      </button>
    </div>`;
  }

  private readonly throwAll = (): void => {
    if (!this.busy) this.dispatchEvent(new ThrowWanted());
  };

  private readonly open = (): void => {
    if (this.busy) return;
    this.entering = true;
    this.focusNext = 'dice-entry';
  };

  private readonly onClosed = (): void => {
    this.entering = false;
    this.focusNext = '.other';
  };

  private readonly onChanged = ({ entry }: EntryChanged): void => {
    this.entry = entry;
  };

  private readonly startAgain = (): void => {
    this.entry = NOTHING_ENTERED;
    this.entering = false;
  };
}

/** Whether two lists say the same: a parent may write the list anew each time. */
const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before === now || JSON.stringify(before) === JSON.stringify(now);

if (!customElements.get('dice-throw')) customElements.define('dice-throw', DiceThrow);

declare global {
  interface HTMLElementTagNameMap {
    'dice-throw': DiceThrow;
  }
}
