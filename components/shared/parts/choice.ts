/** One of several things to choose from: what is said of it, and how its row looks in any list. */
import { css, html, type TemplateResult } from 'lit';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** More about it: '5 cm from Assault 2'; null for none. */
  readonly detail: string | null;
  /** Why it may not be chosen; null if it may. */
  readonly refusal: string | null;
}

/** What stands beside its sign or box, the reason last. The row is `label-N`, described by `detail-N refusal-N`. */
export const choiceWords = ({ label, detail, refusal }: Choice, at: number): TemplateResult => html`
  <span class="label" id="label-${at}">${label}</span>
  <span class="more" id="detail-${at}" ?hidden=${!detail}>${detail}</span>
  <span class="more refusal" id="refusal-${at}" ?hidden=${refusal === null}>${refusal}</span>
`;

/** Rows of class `choice`, those that may not be chosen `refused` too, in a grid of class `choices`. */
export const choiceStyles = css`
  :host {
    display: block;
  }
  .legend {
    margin-block-end: calc(var(--_space) * 2);
    padding: 0;
    font-weight: 600;
  }
  .choices {
    display: grid;
    gap: var(--_space);
  }
  .choice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 calc(var(--_space) * 3);
    align-items: center;
    align-content: center;
    min-block-size: 44px;
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    cursor: pointer;
    touch-action: manipulation;
  }
  .choice:not(.refused):hover {
    border-color: var(--_line-strong);
    background: var(--_sunken);
  }
  .refused {
    border-style: dashed;
    background: none;
    color: var(--_ink-soft);
    cursor: default;
  }
  .label {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .more {
    grid-column: 2;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .refusal {
    color: var(--_bad);
  }
  @media (forced-colors: active) {
    .refused .label {
      color: GrayText;
    }
  }
`;
