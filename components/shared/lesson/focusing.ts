/** Where the focus is, and where it goes next. */

interface Focusable extends HTMLElement {
  readonly updateComplete?: Promise<unknown>;
}

/** What comes next: a moment begins with its title, an answer with its first control, what is answered leads on. */
const NEXT = { moment: 'h3', answer: '.entry, #number', next: 'button.next', reasons: 'unit-reasons' } as const;
export type Next = keyof typeof NEXT;

const FIRST_CONTROL = 'input, [tabindex="0"], button';

/** What has the focus, in elements within elements too. */
export const focusedNow = (): HTMLElement | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
};

/** Leads the focus there, if it is there. */
export const focusOn = async (root: ParentNode, next: Next): Promise<void> => {
  const target = root.querySelector<Focusable>(NEXT[next]);
  await target?.updateComplete;
  const control = next === 'answer' ? target?.shadowRoot?.querySelector<HTMLElement>(FIRST_CONTROL) : null;
  (control ?? target)?.focus();
};
