/** A folded menu of a resolver, as every game fills it. */
import { css, html, type TemplateResult } from 'lit';
import { unfoldWith } from '../parts/disclosure.ts';

/** Closes a menu and gives the focus back to its heading. */
const closing = (act: () => void) => (event: Event): void => {
  const menu = (event.currentTarget as Element).closest('details');
  if (menu !== null) menu.open = false;
  menu?.querySelector('summary')?.focus();
  act();
};

/** What a page has put there closes it too, once it is pressed. */
const onPages = (event: Event): void => {
  if ((event.target as Element).closest('a, button') !== null) closing(() => undefined)(event);
};

const onKey = (event: KeyboardEvent): void => {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event.key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
};

/** What a page has put there is in it, too. */
const onLeave = (event: FocusEvent): void => {
  const menu = event.currentTarget as HTMLDetailsElement;
  const next = event.relatedTarget as Node | null;
  const ofPage = menu.querySelector('slot')!.assignedElements({ flatten: true });
  if (![menu, ...ofPage].some(one => one.contains(next))) menu.open = false;
};

/** One line of a menu. */
export const menuEntry = (label: string, more: string, act: () => void, isCurrent = false): TemplateResult =>
  html`<li>
    <button type="button" class="quiet" aria-current=${isCurrent} @click=${closing(act)}>
      <span>${label}</span><span class="more">${more}</span>
    </button>
  </li>`;

/** What a menu has: what is done with what is played, and other things to play. */
interface MenuEntries {
  readonly deeds: TemplateResult;
  readonly others: TemplateResult;
}

/**
 * A folded menu with its sign; Escape and leaving it close it. What a page puts there comes before the long list of
 * other things to play. `words`: the groups with which its entries are said.
 */
export const menuFrame = (
  label: string, { deeds, others }: MenuEntries, words: readonly string[] = [],
): TemplateResult => html`
  <details class="menu" part="menu" slot="menu" @keydown=${onKey} @focusout=${onLeave}>
    <summary aria-label=${label} title=${label} @click=${unfoldWith(words)}>
      <svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8h.01M8 8h.01M13 8h.01"></path></svg>
    </summary>
    <div class="entries" tabindex="-1">${deeds}<slot name="menu" @click=${onPages}></slot>${others}</div>
  </details>`;

export const menuStyles = css`
  .menu {
    position: relative;
    flex: none;
  }
  .menu summary {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--_radius);
    list-style: none;
    cursor: pointer;
  }
  .menu summary::-webkit-details-marker {
    display: none;
  }
  .menu summary:hover {
    background: var(--_sunken);
  }
  .entries {
    position: absolute;
    z-index: 5;
    inset-inline-end: 0;
    inline-size: min(23rem, 100cqi - 24px);
    max-block-size: 75vh;
    overflow-y: auto;
    padding: calc(var(--_space) * 2);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: 0 8px 24px rgb(0 0 0 / 18%);
  }
  .entries ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .entries p {
    margin: calc(var(--_space) * 2) 0 0;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3) var(--_space);
    border-block-start: 1px solid var(--_line);
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .entries button {
    display: block;
    inline-size: 100%;
    padding-block: calc(var(--_space) * 1.5);
    text-align: start;
  }
  .entries button[aria-current='true'] {
    background: var(--_now-soft);
  }
  .more {
    display: block;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
    line-height: 1.35;
  }
`;
