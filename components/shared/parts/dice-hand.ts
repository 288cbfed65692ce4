/** A hand of dice: to be thrown, or thrown and read. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isFace, type Hand } from '../../../src/dice/hand.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { diceHandStyles } from './dice-hand.styles.ts';
import { diceStyles, diceThatCount, dieFace, type Faces, tumble } from './die-face.ts';
import { sideMark, sideMarkStyles, type PlayerSide } from './side-mark.ts';
import { verdictsFor, diceWords } from './dice-words.ts';

/**
 * A hand of dice.
 *
 * It only shows: blank dice and those that were entered until it is `settled`, then all of them; those that count are
 * filled and ticked.
 *
 * @csspart hand - The whole.
 * @csspart die - One die.
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
  /** The throw is over. */
  declare settled: boolean;
  /** The program threw these faces: those that arrive tumble into place. */
  declare thrown: boolean;
  /** One line without a card: a save under its unit's name. */
  declare compact: boolean;

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
      <div class="dice">
        ${this.row.map((face, at) =>
          counting ? this.settledDie(face, at, counting[at] ?? false) : openDie(face),
        )}
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.thrown || !changed.has('faces') || String(changed.get('faces')) === String(this.faces)) return;
    this.renderRoot.querySelectorAll('.die svg').forEach((die, at) => tumble(die, at));
  }

  private get row(): Faces {
    return Array.from({ length: this.hand.dice }, (_, at) => (isFace(this.faces[at]) ? this.faces[at] : null));
  }

  private settledDie(face: number | null, at: number, counts: boolean): TemplateResult {
    const verdict = (this.verdicts ?? verdictsFor(this.hand.read))[counts ? 0 : 1];
    const name = diceWords.die(at + 1, this.hand.dice, `${face}, ${verdict}`);
    return html`<span class="die ${counts ? 'counts' : 'counts-not'}" part="die" role="img" aria-label=${name}>
      <svg viewBox="0 0 36 36" aria-hidden="true">${dieFace(face, counts)}</svg>
    </span>`;
  }
}

/** A die that is still to be thrown; its hand says how many there are. */
const openDie = (face: number | null): TemplateResult => html`<span
  class="die ${face === null ? 'blank' : ''}" part="die" aria-hidden="true"
>
  <svg viewBox="0 0 36 36">${dieFace(face)}</svg>
</span>`;

if (!customElements.get('dice-hand')) customElements.define('dice-hand', DiceHand);

declare global {
  interface HTMLElementTagNameMap {
    'dice-hand': DiceHand;
  }
}
