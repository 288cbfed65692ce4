/** The heading of something folded, with its triangle. For the `styles` of an element that has `details`. */
import { css } from 'lit';
import { wordsComing } from '../languages/speech.ts';

export const disclosure = css`
  summary {
    display: flex;
    align-items: center;
    gap: calc(var(--_space) * 2);
    min-block-size: 32px;
    padding: var(--_space) calc(var(--_space) * 3);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    touch-action: manipulation;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: var(--_sunken);
  }
  summary:focus-visible {
    outline-offset: -2px;
  }
  summary::before {
    content: '';
    flex: none;
    border: 0.35em solid transparent;
    border-block-start-color: currentColor;
    border-block-end-width: 0;
    forced-color-adjust: none;
    transition: rotate var(--_moment);
  }
  details:not([open]) summary::before {
    rotate: -90deg;
  }
  details:not([open]) summary:dir(rtl)::before {
    rotate: 90deg;
  }
  .rule {
    flex: none;
    color: var(--_now-ink);
    font-family: var(--_mono);
    font-size: var(--_size-s);
    font-weight: 700;
  }
  @media (pointer: coarse) {
    summary {
      min-block-size: 44px;
    }
  }
`;

/** A heading unfolds what is below it once the words for that have come: hears of its clicks. */
export const unfoldWith = (words: readonly string[]) => (event: Event): void => {
  const folded = (event.currentTarget as Element).closest('details')!;
  const coming = folded.open ? null : wordsComing(...words);
  if (coming === null) return;
  event.preventDefault();
  void coming.then(() => (folded.open = true));
};
