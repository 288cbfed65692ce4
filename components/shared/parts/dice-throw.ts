/** One throw: its hands, and the two ways to get faces for them. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { dealFaces, diceIn, type Hand } from '../../../src/dice/hand.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { buttons, theme } from '../theme/theme.ts';
import { isFull, rowOf } from './dice-entry.ts';
import { DiceHand } from './dice-hand.ts';
import { diceThrowStyles } from './dice-throw.styles.ts';
import type { Faces } from './die-face.ts';
import { diceStyles } from './face-tray.ts';
import type { HandChanged, HandLeft } from './hand-events.ts';
import { goOnFrom } from './hand-travel.ts';
import { DiceEntered, ThrowWanted } from './throw-events.ts';
import { throwButtonsTemplate, type ThrowButtons, type ThrowButtonActions } from './throw-buttons.ts';
import { diceWords } from './dice-words.ts';
import type { PlayerSide } from './side-mark.ts';

/** What is said about a hand; see the properties of `<dice-hand>`. */
export interface HandLabel {
  readonly label: string;
  readonly detail: string;
  readonly side?: PlayerSide | null;
  readonly outcome?: string;
  readonly verdicts?: readonly [counts: string, countsNot: string] | null;
  readonly compact?: boolean;
}

/** A longer word needs more room beside its die on a phone. */
const LONG = 10;

/**
 * A throw of one or more hands: the main action of a step.
 *
 * The program throws, or the dice on the table are typed in; digits, arrows and Backspace go from hand to hand. Enter
 * on a die does what the main button says. With `faces` the hands are settled and the buttons are gone.
 *
 * @fires throw-wanted - The program is to throw.
 * @fires dice-entered - Every die has a face and they are to be used: `faces`.
 * @csspart hands - The list of hands.
 * @csspart tray - The six faces to choose from; `face` one of them.
 * @csspart main - The main button.
 * @csspart other - The button for the other way.
 */
export class DiceThrow extends SpokenElement {
  static override styles = [theme, buttons, diceStyles, diceThrowStyles];
  static override properties = {
    hands: { attribute: false },
    labels: { attribute: false },
    faces: { attribute: false },
    thrown: { type: Boolean },
    action: {},
    busy: { type: Boolean, reflect: true },
    entered: { state: true },
    entering: { state: true },
    active: { state: true },
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
  declare private entered: readonly Faces[];
  declare private entering: boolean;
  /** The hand that the tray of faces fills. */
  declare private active: number;
  private focusMain = false;

  constructor() {
    super();
    this.hands = [];
    this.labels = [];
    this.faces = [];
    this.thrown = false;
    this.action = '';
    this.busy = false;
    this.entered = [];
    this.entering = false;
    this.active = 0;
  }

  /** The focus belongs on the main button. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.main')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isNewThrow = !isSame(changed.get('hands') ?? this.hands, this.hands);
    if (isNewThrow || !isSame(changed.get('faces') ?? this.faces, this.faces)) this.startAgain();
    this.focusMain = isNewThrow && !this.isSettled && this.shadowRoot?.activeElement instanceof DiceHand;
  }

  protected override get words(): readonly string[] {
    return ['resolver'];
  }

  protected override render(): TemplateResult {
    const settled = this.isSettled;
    const faces = settled ? dealFaces(this.hands, this.faces) : this.entered;
    return html`
      <div
        class="hands ${this.hasLongWords ? 'roomy' : ''}"
        part="hands"
        @hand-changed=${this.onChanged}
        @hand-left=${this.onLeft}
        @keydown=${this.onKey}
        @focusin=${this.onFocus}
        @click=${this.onTap}
      >
        ${this.hands.map((hand, at) => this.handOf(hand, at, faces[at] ?? []))}
      </div>
      ${settled || diceIn(this.hands) === 0 ? nothing : throwButtonsTemplate(this.ways, this.waysActions)}
    `;
  }

  /** A new throw takes the focus from the dice of the last one to its main button. */
  protected override updated(): void {
    if (this.focusMain) this.focus();
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
      .trayless=${true}
      .choosing=${this.entering && this.active === at}
    ></dice-hand>`;
  }

  private get rows(): readonly Faces[] {
    return this.hands.map((hand, at) => rowOf(hand.dice, this.entered[at] ?? []));
  }

  private get ways(): ThrowButtons {
    const { entering, busy } = this;
    const blanks = this.rows.flat().filter(face => face === null).length;
    return { action: this.action || diceWords.throw(diceIn(this.hands)), entering, blanks, busy };
  }

  private readonly waysActions: ThrowButtonActions = {
    enter: face => this.handElements[this.active]?.enter([face]),
    takeMain: () => this.mainWay(),
    takeOther: () => this.otherWay(),
  };

  private get handElements(): readonly DiceHand[] {
    return [...this.renderRoot.querySelectorAll('dice-hand')];
  }

  private mainWay(): void {
    if (this.busy) return;
    if (!this.entering) {
      this.throwThem();
      return;
    }
    const faces = this.rows.flat();
    if (!isFull(faces)) {
      this.focusBlank();
      return;
    }
    this.startAgain();
    this.dispatchEvent(new DiceEntered(faces));
  }

  private otherWay(): void {
    if (this.busy) return;
    if (this.entering) {
      this.throwThem();
      return;
    }
    this.entering = true;
    this.focusBlank();
  }

  private throwThem(): void {
    this.startAgain();
    this.dispatchEvent(new ThrowWanted());
  }

  private startAgain(): void {
    this.entered = [];
    this.entering = false;
  }

  private focusBlank(): void {
    this.handElements.find(hand => !hand.full)?.focusDie();
  }

  private onChanged({ target, faces }: HandChanged): void {
    this.entering = true;
    this.entered = this.handElements.map((hand, at) => (hand === target ? faces : (this.entered[at] ?? [])));
  }

  private onLeft(event: HandLeft): void {
    const hands = this.handElements;
    const at = hands.findIndex(hand => hand === event.target);
    if (at !== -1) goOnFrom(at, hands, event);
  }

  private onFocus({ target }: FocusEvent): void {
    this.active = this.handElements.findIndex(hand => hand === target);
  }

  /** A tap on a die says that it lies on the table. */
  private onTap(event: Event): void {
    if (isOnDie(event)) this.entering = true;
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !isOnDie(event)) return;
    event.preventDefault();
    this.mainWay();
  }
}

/** Whether an event comes from a die that can be set. */
const isOnDie = (event: Event): boolean =>
  event.composedPath().some(node => node instanceof Element && node.getAttribute('role') === 'spinbutton');

/** Whether two lists say the same: a parent may write the list anew each time. */
const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before === now || JSON.stringify(before) === JSON.stringify(now);

if (!customElements.get('dice-throw')) customElements.define('dice-throw', DiceThrow);

declare global {
  interface HTMLElementTagNameMap {
    'dice-throw': DiceThrow;
  }
}
