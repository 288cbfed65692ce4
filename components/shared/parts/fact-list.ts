/** Facts that lead to an answer, in their order: their signs, and how the list looks. */
import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** What an answer is, or what a fact speaks for. */
export type FactSign = 'yes' | 'no' | 'not-now' | 'for' | 'against' | 'neither';

const PATHS: Readonly<Record<FactSign, SVGTemplateResult>> = {
  yes: svg`<path d="M3 8.5 6.5 12 13 4.5"></path>`,
  no: svg`<path d="M4 4l8 8M12 4l-8 8"></path>`,
  'not-now': svg`<circle cx="8" cy="8" r="6"></circle><path d="M8 4.5V8l2.5 2"></path>`,
  for: svg`<path d="M3.5 8.5 6.5 11.5 12.5 5"></path>`,
  against: svg`<path d="M4.5 4.5l7 7M11.5 4.5l-7 7"></path>`,
  neither: svg`<circle class="dot" cx="8" cy="8" r="2"></circle>`,
};

/** A tick, a cross, a clock or a dot: never colour alone. */
export const mark = (sign: FactSign): TemplateResult =>
  html`<svg class="mark ${sign}" viewBox="0 0 16 16" aria-hidden="true">${PATHS[sign]}</svg>`;

export const factListStyles = css`
  .mark {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    color: var(--_ink-soft);
  }
  .mark:is(.yes, .for) {
    color: var(--_good);
  }
  .mark:is(.no, .against) {
    color: var(--_bad);
  }
  .mark .dot {
    fill: currentColor;
    stroke: none;
  }
  ol {
    margin: 0;
    padding: 0 calc(var(--_space) * 2) calc(var(--_space) * 2) calc(var(--_space) * 3);
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 calc(var(--_space) * 2);
    align-items: baseline;
    padding-block: calc(var(--_space) * 0.5);
  }
  li .mark {
    align-self: start;
    margin-block-start: calc((1lh - 1.15em) / 2 + var(--_space));
  }
  li:not(:last-child) {
    border-block-end: 1px solid var(--_line);
  }
  li:last-child .say {
    font-weight: 600;
  }
  .say {
    padding-block: var(--_space);
    overflow-wrap: anywhere;
  }
  li.neither:not(:last-child) .say {
    color: var(--_ink-soft);
  }
  .opposite {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: baseline;
    margin: 0;
    padding: 0 calc(var(--_space) * 3) calc(var(--_space) * 2.5);
    color: var(--_ink-soft);
  }
  .opposite .mark {
    align-self: start;
    margin-block-start: calc((1lh - 1.15em) / 2);
  }
  .id {
    min-block-size: 28px;
    min-inline-size: 28px;
    padding: 0 calc(var(--_space) * 1.5);
    color: var(--_now-ink);
    font-family: var(--_mono);
    font-size: var(--_size-s);
    font-weight: 700;
  }
  .id[aria-expanded='true'] {
    background: var(--_now-soft);
  }
  rule-note {
    grid-column: 1 / -1;
    margin-block: var(--_space) calc(var(--_space) * 2);
  }
  @media (pointer: coarse) {
    .id {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
    li .mark {
      margin-block-start: calc((1lh - 1.15em) / 2 + var(--_space));
    }
  }
`;
