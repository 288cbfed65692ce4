/** What dice entry is drawn of: a chip for each hand, a slot for each die, a key for each face. */
import { html, nothing, type TemplateResult } from 'lit';
import { SIDES_OF_A_DIE } from '../../../src/dice/hand.ts';
import { chipCount, faceInWords, tallyOf, totalOf, type LabelledHand } from './dice-entry-text.ts';
import { diceWords, entryWords } from './dice-words.ts';
import { diceThatCount, dieFace } from './die-face.ts';
import { sideMark } from './side-mark.ts';

export const FACES = Array.from({ length: SIDES_OF_A_DIE }, (_, before) => before + 1);

const ERASE = 'M7 4.5h10.5v11H7L2.5 10zM9.5 8l4 4M13.5 8l-4 4';
const CLOSE = 'M5 5l10 10M15 5L5 15';

const sign = (path: string): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d=${path}></path></svg>`;

/** How many dice have a face, what takes the last one back, and what closes it all. */
export const head = (count: string, isBlank: boolean, erase: () => void, close: () => void): TemplateResult =>
  html`<div class="head">
    <h2 id="title">${entryWords.yourDice}</h2>
    <span class="count">${count}</span>
    <button
      type="button" class="icon quiet erase" aria-label=${entryWords.erase} aria-disabled=${isBlank} @click=${erase}
    >${sign(ERASE)}</button>
    <button
      type="button" class="icon quiet close" aria-label=${entryWords.close} @click=${close}
    >${sign(CLOSE)}</button>
  </div>`;

/** A hand of the throw: '● CC 3+ 3/4'. */
export const chip = (hand: LabelledHand, isCurrent: boolean, choose: () => void): TemplateResult => {
  const { label, short, side = null } = hand.label;
  return html`<button
    type="button" class="chip ${side ?? ''}" part="hand" aria-current=${isCurrent ? 'true' : nothing}
    tabindex=${isCurrent ? 0 : -1} @click=${choose}
  ><span>${sideMark(side)}${short ?? label} <b>${chipCount(hand)}</b></span></button>`;
};

/** Whose dice they are and what has come of them; those of the other hands only keep their room. */
export const whoThrows = (hand: LabelledHand, isCurrent: boolean): TemplateResult => {
  const { label, detail } = hand.label;
  return html`<p class=${isCurrent ? hand.label.side ?? '' : 'other-hand'}>
    <span><b>${label}</b>${detail ? html` · ${detail}` : nothing}</span>
    <span class="tally">${tallyOf(hand)}</span>
  </p>`;
};

const lookOf = ({ hand, faces }: LabelledHand, at: number): string => {
  if ((faces[at] ?? null) === null) return 'blank';
  return diceThatCount(hand, faces)[at] ? 'counts' : 'counts-not';
};

/** A die of the hand; the next one is violet. */
export const slot = (hand: LabelledHand, at: number, isNext: boolean, choose: () => void): TemplateResult => {
  const face = hand.faces[at] ?? null;
  const says = face === null ? entryWords.blank : faceInWords(hand, face);
  return html`<button
    type="button" class="slot ${lookOf(hand, at)} ${hand.label.side ?? ''}" part="die"
    aria-label=${diceWords.die(at + 1, hand.hand.dice, says)} aria-current=${isNext ? 'true' : nothing}
    tabindex=${isNext || (at === 0 && !hand.faces.includes(null)) ? 0 : -1} @click=${choose}
  ><svg viewBox="0 0 36 36" aria-hidden="true">${dieFace(face)}</svg></button>`;
};

/** What all hands of the side have come to. */
export const total = (hands: readonly LabelledHand[], current: LabelledHand): TemplateResult | typeof nothing => {
  const words = totalOf(hands, current);
  if (words === '') return nothing;
  const { side = null } = current.label;
  return html`<p class="total ${side ?? ''}"><span>${sideMark(side)}${entryWords.soFar}</span> <b>${words}</b></p>`;
};

/** A face to enter, tinted where it counts in a hand that is read die by die. */
export const key = ({ hand, label }: LabelledHand, face: number, enter: () => void): TemplateResult => {
  const hits = hand.read === 'successes' && diceThatCount(hand, [face])[0];
  return html`<button
    type="button" class="key ${hits ? 'hits' : ''} ${label.side ?? ''}" part="face"
    tabindex=${face === 1 ? 0 : -1} aria-label=${face} @click=${enter}
  ><svg viewBox="0 0 36 36" aria-hidden="true">${dieFace(face)}</svg></button>`;
};
