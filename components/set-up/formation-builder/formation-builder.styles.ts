/** How the formation builder looks. */
import { css } from 'lit';
import { spokenOnly } from '../../shared/theme/theme.ts';

export const builderStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 2);
    min-inline-size: 0;
  }
  section > * {
    min-inline-size: 0;
  }
  h3,
  h4,
  p {
    margin: 0;
  }
  .top {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 8px;
    align-items: center;
  }
  .first {
    grid-column: 1 / -1;
  }
  /* The side names it on the screen. */
  .first::part(label) {
    ${spokenOnly}
  }
  h3 {
    color: var(--_side);
    font-size: var(--_size-m);
  }
  h3 .side-mark {
    margin-inline-end: 0.4em;
    --_mark-ground: var(--_ground);
  }
  .choose {
    min-block-size: 36px;
    padding-inline: 8px;
    color: var(--_now-ink);
  }
  .choose svg {
    display: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.7;
    stroke-linecap: round;
  }
  @media (pointer: coarse) {
    .choose {
      min-block-size: 44px;
    }
  }
  /* Stacked, the tabs name the side, and the way to the lists is a sign beside the line. */
  @container resolver (width < 600px) or ((width < 900px) and (max-aspect-ratio: 1199/1000)) {
    h3,
    .choose span {
      ${spokenOnly}
    }
    .first {
      grid-column: 1;
      grid-row: 1;
    }
    .top .choose {
      grid-column: 2;
      grid-row: 1;
      align-self: start;
      inline-size: 44px;
      min-block-size: 44px;
      padding: 0;
      border-color: var(--_line);
    }
    .choose svg {
      display: block;
    }
  }
  h4 {
    font-size: var(--_size-l);
    overflow-wrap: anywhere;
  }
  small,
  .soft {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .remark {
    padding: var(--_space) calc(var(--_space) * 2);
    border-inline-start: 3px solid var(--_line-strong);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .units {
    border-block-start: 1px solid var(--_line);
  }
  summary {
    min-block-size: 44px;
    padding-inline: 0;
  }
  .selects,
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
    gap: calc(var(--_space) * 3);
    align-items: end;
    margin-block-end: calc(var(--_space) * 3);
  }
  .field {
    display: grid;
    gap: var(--_space);
    min-inline-size: 0;
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .field select {
    inline-size: 100%;
  }
  .own {
    justify-self: start;
    min-block-size: 44px;
  }
  .formation {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 3);
  }
  .facts {
    margin: 0;
  }
  .facts p {
    align-self: end;
    padding-block-end: calc(var(--_space) * 3);
  }
`;
