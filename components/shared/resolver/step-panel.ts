/** The panel of the present step of a resolver, of whichever game. */

/** As much of it as leads the focus to it. */
export interface FocusedPanel extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  readonly focusMain?: () => void;
}

/** Null: it is not there. */
const stepPanelOf = ({ shadowRoot }: HTMLElement): FocusedPanel | null => {
  const phase = shadowRoot?.querySelector('phase-resolver');
  if (phase) return phase.shadowRoot?.querySelector<FocusedPanel>('[data-panel]') ?? null;
  const inPanel = shadowRoot?.querySelectorAll<FocusedPanel>('[part=panel] > *') ?? [];
  return [...inPanel].find(one => one.focusMain !== undefined) ?? null; // who is selected stands above it
};

/** How the focus finds the present step of a resolver. */
export interface StepSought {
  /** What is to be shown is there: before that it is another step. */
  readonly isThere: () => boolean;
  /** It will never come. */
  readonly isVain?: () => boolean;
  /** Milliseconds; what comes later does not get the focus any more. */
  readonly latest: number;
}

/** The focus goes to the present step, once it is there. */
export const focusStep = async (
  resolver: HTMLElement & Pick<FocusedPanel, 'updateComplete'>, { isThere, isVain = () => false, latest }: StepSought,
): Promise<void> => {
  for (const end = performance.now() + latest; performance.now() < end;) {
    await new Promise(requestAnimationFrame);
    await resolver.updateComplete;
    if (!isThere()) continue;
    if (isVain()) return;
    const panel = stepPanelOf(resolver);
    if (!panel?.checkVisibility() || !panel.focusMain) continue;
    await panel.updateComplete;
    return panel.focusMain();
  }
};

/** The focus goes to the keys with which dice are entered, where they are. */
export const focusEntry = async (resolver: HTMLElement & Pick<FocusedPanel, 'updateComplete'>): Promise<void> => {
  await resolver.updateComplete;
  const entry = resolver.shadowRoot?.querySelector<FocusedPanel>('dice-entry');
  await entry?.updateComplete;
  entry?.focus();
};
