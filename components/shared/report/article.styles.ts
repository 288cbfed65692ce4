/** How the report looks: a column of text on the screen, black on white on paper. */
import { css } from 'lit';

const page = css`
  :host {
    container: report / inline-size;
  }
  article {
    display: grid;
    gap: calc(var(--_space) * 6);
    max-inline-size: 56rem;
    margin-inline: auto;
    padding: calc(var(--_space) * 5) calc(var(--_space) * 4) calc(var(--_space) * 6);
    overflow-wrap: anywhere;
  }
  article > *,
  .two > * {
    min-inline-size: 0;
  }
  h2,
  h3,
  h4,
  p,
  ul,
  figure {
    margin: 0;
  }
  h2 {
    font-size: calc(var(--_size) * 1.5);
    line-height: 1.25;
    text-wrap: balance;
  }
  h3 {
    margin-block-end: calc(var(--_space) * 2);
    padding-block-end: var(--_space);
    border-block-end: 1px solid var(--_line-strong);
    font-size: var(--_size-l);
  }
  h4 {
    display: flex;
    align-items: baseline;
    gap: calc(var(--_space) * 1.5);
    font-size: var(--_size-m);
  }
  ul {
    padding: 0;
    list-style: none;
  }
  .verdict {
    margin-block-start: calc(var(--_space) * -4);
    font-size: var(--_size-l);
  }
  .soft,
  .more {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .notes,
  .more {
    display: block;
    font-weight: 400;
  }
  .stand {
    font-weight: 600;
  }
  .two {
    display: grid;
    gap: calc(var(--_space) * 4) calc(var(--_space) * 6);
  }
  .force li {
    padding-block: calc(var(--_space) * 1.5);
    border-block-end: 1px solid var(--_line);
  }
  .side-mark {
    --_mark-ground: var(--_ground);
    align-self: center;
    color: var(--_side);
  }
  th .side-mark {
    margin-inline-end: 0.35em;
    vertical-align: -0.06em;
  }
  figcaption {
    padding-block-end: var(--_space);
    font-weight: 600;
  }
  .odds p {
    padding-block-start: var(--_space);
  }
  .chapter h4 {
    gap: calc(var(--_space) * 2);
  }
  .chapter + .chapter {
    padding-block-start: calc(var(--_space) * 4);
  }
  .lines li {
    display: flex;
    align-items: baseline;
    gap: calc(var(--_space) * 2);
    padding-block: 2px;
  }
  .lines .rule,
  h4 .rule {
    min-inline-size: 3.2rem;
  }
  thead th {
    font-size: var(--_size-s);
  }
  th:first-child {
    inline-size: 100%;
    font-weight: 400;
    text-align: start;
  }
  th:not(:first-child),
  td {
    padding-inline-start: calc(var(--_space) * 3);
    overflow-wrap: normal;
    text-align: end;
  }
  .fate {
    color: var(--_bad);
  }
  footer {
    display: grid;
    gap: var(--_space);
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  a {
    color: var(--_now-ink);
  }
  .tools {
    display: grid;
    gap: calc(var(--_space) * 3);
    max-inline-size: 56rem;
    margin-inline: auto;
    padding: calc(var(--_space) * 4) calc(var(--_space) * 4) 0;
  }
  .tools > button {
    justify-self: start;
  }
  details {
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  summary {
    min-block-size: 44px;
  }
  .folded {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding: calc(var(--_space) * 1) calc(var(--_space) * 3) calc(var(--_space) * 3);
  }
  label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--_space) * 2);
  }
  select {
    min-block-size: 44px;
  }
  @container report (min-width: 44rem) {
    .two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** A page of paper has no container: two columns fit it, and what belongs together stays on one page. */
const paper = css`
  @media print {
    :host {
      --assault-ground: #fff;
      --assault-raised: #fff;
      --assault-sunken: #eee;
      --assault-ink: #000;
      --assault-ink-soft: #333;
      --assault-line: #bbb;
      --assault-line-strong: #555;
      --assault-now-ink: #000;
      --assault-bad: #000;
      --assault-size: 11pt;
      container-type: normal;
    }
    .tools {
      display: none;
    }
    article,
    article > section,
    footer {
      display: block;
    }
    article {
      max-inline-size: none;
      padding: 0;
    }
    article > * + * {
      margin-block-start: 6mm;
    }
    .verdict {
      margin-block-start: 2mm;
    }
    .two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 4mm 6mm;
    }
    .maps {
      display: block;
    }
    figure {
      inline-size: 84%;
    }
    figure + figure {
      margin-block-start: 5mm;
    }
    h2,
    h3,
    h4,
    figcaption,
    thead {
      break-after: avoid;
    }
    .whole,
    footer,
    figure,
    li,
    tr {
      break-inside: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    a::after {
      content: ': ' attr(href);
      font-size: 7pt;
      word-break: break-all;
    }
  }
`;

export const articleStyles = [page, paper];
