/** The two ways to get faces for a throw: the program throws, or the dice on the table are typed in. */
import { html, nothing, type TemplateResult } from 'lit';
import { faceTray } from './face-tray.ts';
import { diceWords } from './dice-words.ts';

export interface ThrowButtons {
  /** What the button says with which the program throws. */
  readonly action: string;
  /** Dice are being typed in. */
  readonly entering: boolean;
  /** So many of them have no face yet. */
  readonly blanks: number;
  /** Neither button does anything for the moment. */
  readonly busy: boolean;
}

export interface ThrowButtonActions {
  readonly enter: (face: number) => void;
  readonly takeMain: () => void;
  readonly takeOther: () => void;
}

const hintOf = (blanks: number): string =>
  (blanks === 0 ? '' : `${diceWords.howToEnter} ${diceWords.diceLeft(blanks)}`);

/** Both buttons; while dice are typed in also the tray of faces, and what is still to be done. */
export const throwButtonsTemplate = (
  { action, entering, blanks, busy }: ThrowButtons, { enter, takeMain, takeOther }: ThrowButtonActions,
): TemplateResult => html`
  ${entering ? faceTray(enter) : nothing}
  <p class="hint" id="hint" ?hidden=${!entering}>${hintOf(blanks)}</p>
  <div class="ways">
    <button type="button" class="other" part="other" aria-disabled=${busy} @click=${takeOther}>
      ${entering ? diceWords.throwInstead : diceWords.enterDice}
    </button>
    <button
      type="button"
      class="main"
      part="main"
      aria-disabled=${busy || (entering && blanks > 0)}
      aria-describedby=${entering ? 'hint' : nothing}
      @click=${takeMain}
    >
      ${entering ? diceWords.useTheseDice : action}
    </button>
  </div>
`;
