/** What the fillings mean, in the corner of the map where there is room; a tap on one lights up all stands of it. */
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { isLow, isWide, type Window } from './camera.ts';
import { FILLINGS, type Filling } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

export const legendTemplate = (
  { counters, fillings }: BattlefieldView, window: Window, lit: Filling | null, light: (filling: Filling) => void,
): TemplateResult | typeof nothing => {
  if (fillings === undefined || !isWide(window) || isLow(window)) return nothing;
  const shown = FILLINGS.filter(filling => counters.some(one => one.alive && one.filling === filling));
  return html`<div class="legend" part="legend">${shown.map(filling => html`
    <button class="quiet" aria-pressed=${lit === filling} @click=${() => light(filling)}>
      <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
        <g class="counter ${filling}">${svg`<circle class="base" r="5.5"></circle>`}</g>
      </svg>
      ${fillings[filling]}
    </button>`)}</div>`;
};

export const legendStyles = css`
  .legend {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-start: 8px;
    display: flex;
    gap: 2px;
    padding: 2px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .legend button {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 36px;
    padding: 0 8px;
    color: var(--_ink-soft);
    font-size: 12px;
    font-weight: 400;
    text-decoration: none;
  }
  .legend button[aria-pressed='true'] {
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  .legend .counter {
    --_side: var(--_ink-soft);
    --_side-soft: var(--_sunken);
  }
  .map.lit-solid .counter:not(.solid),
  .map.lit-tinted .counter:not(.tinted),
  .map.lit-ring .counter:not(.ring),
  .map.lit-dotted .counter:not(.dotted) {
    opacity: 0.3;
  }
`;
