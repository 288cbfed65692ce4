/** One throw: its hands, with the faces that they have once they are settled. */
import { css, html, type TemplateResult } from 'lit';
import { dealFaces, diceIn, type Hand } from '../../../src/dice/hand.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { cardsTemplate, cardStyles } from './card-list.ts';
import './dice-hand.ts';
import { diceStyles, type Faces } from './die-face.ts';
import type { HandLabel } from './hand-label.ts';
import { sideMarkStyles } from './side-mark.ts';
import { throwCards } from './throw-cards.ts';

/** A longer word needs more room beside its die on a phone. */
const LONG = 10;

/**
 * A throw of one or more hands. With `faces` they are settled; the next action throws them, or the entry of dice.
 *
 * @csspart hands - The list of hands.
 */
export class DiceThrow extends SpokenElement {
  static override styles = [theme, sideMarkStyles, diceStyles, cardStyles, css`
    :host {
      display: contents;
    }
    /* Thrown, they stand below what has come of them. */
    :host([last]) .hands {
      order: 1;
    }
    .hands {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
      gap: calc(var(--_space) * 2);
    }
    .roomy {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
    }
    dice-hand:not([compact]) {
      grid-column: 1 / -1;
    }
  `];
  static override properties = {
    hands: { attribute: false },
    labels: { attribute: false },
    faces: { attribute: false },
    thrown: { type: Boolean },
  };
  /** The hands, in the order in which their dice are used. */
  declare hands: readonly Hand[];
  /** What is said about each hand; a hand without words of its own shows its name. */
  declare labels: readonly HandLabel[];
  /** The faces of the throw, hand by hand, once it is over; before, nothing. */
  declare faces: readonly number[];
  /** The program threw these faces: they tumble into place. */
  declare thrown: boolean;

  constructor() {
    super();
    this.hands = [];
    this.labels = [];
    this.faces = [];
    this.thrown = false;
  }

  protected override get words(): readonly string[] {
    return ['resolver'];
  }

  protected override render(): TemplateResult {
    const cards = this.isSettled ? null : throwCards(this.hands, this.labels);
    if (cards !== null) return cardsTemplate(cards);
    const faces = this.isSettled ? dealFaces(this.hands, this.faces) : [];
    return html`<div class="hands ${this.hasLongWords ? 'roomy' : ''}" part="hands">
      ${this.hands.map((hand, at) => this.handOf(hand, at, faces[at] ?? []))}
    </div>`;
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
}

if (!customElements.get('dice-throw')) customElements.define('dice-throw', DiceThrow);

declare global {
  interface HTMLElementTagNameMap {
    'dice-throw': DiceThrow;
  }
}
