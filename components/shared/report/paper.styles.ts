/** How the report looks on paper: black on white, no row cut in two, the head on every page. */
import { css } from 'lit';

/** A page of paper has no container; two columns fit it. Sides are told by their shapes. */
export const paper = css`
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
      --assault-attacker: #000;
      --assault-attacker-soft: #eee;
      --assault-defender: #000;
      --assault-defender-soft: #eee;
      --assault-size: 9.6pt;
      container-type: normal;
    }
    .tools {
      display: none;
    }
    article {
      display: table;
      inline-size: 100%;
      max-inline-size: none;
      padding: 0;
    }
    header {
      display: table-header-group;
      break-inside: avoid;
    }
    header > div {
      padding-block-end: 3mm;
    }
    .body {
      display: table-row-group;
    }
    .body > * + *,
    .two > * + * {
      margin-block-start: 4mm;
    }
    .qr {
      float: right;
      margin: -11mm 0 3mm 6mm;
    }
    .few {
      inline-size: 24mm;
    }
    .many {
      inline-size: 32mm;
    }
    .most {
      inline-size: 44mm;
    }
    .result {
      display: flow-root;
      margin-block-start: 0;
    }
    .maps {
      clear: both;
    }
    .two {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 4mm 22px;
    }
    .two > * + * {
      margin-block-start: 0;
    }
    .large {
      display: block;
    }
    .large > * + * {
      margin-block-start: 4mm;
    }
    h2,
    h3,
    h4,
    figcaption,
    thead {
      break-after: avoid;
    }
    thead {
      display: table-header-group;
    }
    .whole,
    footer,
    figure,
    li,
    tr {
      break-inside: avoid;
    }
    th,
    td {
      padding-block: 0.5mm;
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
    .printed {
      display: inline;
    }
  }
`;
