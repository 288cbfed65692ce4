/** The panel of the present step of a resolver, of whichever game. */

/** As much of it as leads the focus to it. */
export interface FocusedPanel extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  readonly focusMain?: () => void;
}

/** Null: it is not there. */
export const stepPanelOf = ({ shadowRoot }: HTMLElement): FocusedPanel | null => {
  const phase = shadowRoot?.querySelector('phase-resolver');
  if (phase) return phase.shadowRoot?.querySelector<FocusedPanel>('[data-panel]') ?? null;
  return shadowRoot?.querySelector<FocusedPanel>('[part=panel] > *') ?? null;
};
