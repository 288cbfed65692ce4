/** The table of the site, and what is played on it, of whichever game. */
import type { AnyPlayedAt } from '../../src/share-links/any-played.ts';
import type { AssaultResolver } from '../elements/assault-resolver.ts';

export const table = document.querySelector<AssaultResolver>('assault-resolver')!;

/** With every step that has been taken; null: nothing is played. */
export const onTable = (): AnyPlayedAt | null =>
  table.played ?? (table.playedOther?.whole as AnyPlayedAt | undefined) ?? null;

/** As much of a step's panel as leads the focus to it. */
export interface StepOnTable extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  readonly focusMain?: () => void;
}

/** The panel of the present step; null: it is not there. */
export const stepOnTable = (): StepOnTable | null => {
  const phase = table.shadowRoot?.querySelector('phase-resolver');
  if (phase) return phase.shadowRoot?.querySelector<StepOnTable>('[data-panel]') ?? null;
  return table.shadowRoot?.querySelector<StepOnTable>('[part=panel] > *') ?? null;
};
