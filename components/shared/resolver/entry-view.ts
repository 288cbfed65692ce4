/** Dice from the table, entered in place of the panel of a step. */
import { html, type TemplateResult } from 'lit';
import type { Hand } from '../../../src/dice/hand.ts';
import type { Entry } from '../parts/entered-dice.ts';
import type { HandLabel } from '../parts/hand-label.ts';

/** The throw that they belong to, and how far it has come. */
export interface EntryView {
  readonly hands: readonly Hand[];
  /** What is said of each hand. */
  readonly labels: readonly HandLabel[];
  readonly entry: Entry;
}

export const entryTemplate = ({ hands, labels, entry }: EntryView): TemplateResult =>
  html`<dice-entry .hands=${hands} .labels=${labels} .entry=${entry}></dice-entry>`;
