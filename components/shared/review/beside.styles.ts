/** How the review looks where there is room beside the map. */
import { css } from 'lit';

/** The graph lies under the map, the moments are listed beside both. */
export const besideStyles = css`
  @container resolver (width >= 900px) or ((width >= 600px) and (min-aspect-ratio: 6/5)) {
    .under {
      display: flex;
      flex-direction: column;
      block-size: clamp(78px, 100cqb - 505px, 200px);
      padding: 6px 12px 4px;
      border-block-start: 1px solid var(--_line);
      background: var(--_ground);
    }
    .under .of-graph {
      display: block;
    }
    .under review-graph {
      flex: 1;
    }
    .over,
    .in-line,
    .ways {
      display: none;
    }
    .switch {
      inset-inline-end: auto;
    }
    .switch button {
      flex: none;
      padding-inline: 12px;
      font-size: var(--_size-m);
    }
    .panel {
      display: grid;
      gap: calc(var(--_space) * 2);
      padding: calc(var(--_space) * 3) calc(var(--_space) * 4);
    }
    .report {
      display: inline-flex;
    }
    .outcome {
      display: inline;
      color: var(--_ink-soft);
    }
    .sums {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: calc(var(--_space) * 2);
    }
    .sum {
      padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
    }
    .sum dt {
      color: var(--_ink-soft);
      font-size: var(--_size-s);
    }
    .sum dd {
      display: inline-flex;
      align-items: center;
      margin-inline-end: 6px;
    }
    .sum b {
      color: var(--_side);
    }
    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 6px;
      align-items: center;
      color: var(--_ink-soft);
      font-size: var(--_size-s);
    }
    .rows {
      margin-inline: calc(var(--_space) * -4);
      border-block-start: 1px solid var(--_line);
    }
    .longer.longer {
      display: block;
      padding-block: calc(var(--_space) * 2);
    }
    .rows li,
    .rows:not(.whole) li:not(.now) {
      display: block;
      border-block-end: 1px solid var(--_line);
    }
    .rows button {
      padding-inline: calc(var(--_space) * 4);
      min-block-size: 36px;
    }
    .rows:not(.whole) + .reason > p:last-child,
    .reason h3 {
      display: block;
    }
    .answered {
      display: inline;
    }
    .acts .find {
      display: inline-flex;
    }
  }
  @container resolver (height < 700px) {
    .under .of-graph {
      display: none;
    }
  }
`;
