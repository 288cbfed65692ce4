/** The ladder of Initiative as it is drawn: one row of steps, in words. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Side } from '../../../../src/warhammer-40k/model/procedure.ts';
import { sideMark } from '../../../shared/parts/side-mark.ts';

/** A step at which somebody strikes. */
export interface LadderStep {
  readonly state: 'done' | 'now' | 'later';
  readonly rung: string;
  /** The same for those who cannot see it. */
  readonly spoken: string;
  /** Who strikes there, by sides. */
  readonly who: readonly (readonly [side: Side, names: string])[];
}

export interface Ladder {
  readonly label: string;
  readonly steps: readonly LadderStep[];
}

const stepTemplate = ({ state, rung, spoken, who }: LadderStep): TemplateResult => html`
  <li class=${state} aria-current=${state === 'now' ? 'step' : nothing}>
    <span class="rung" aria-hidden="true">${rung}</span>
    <span class="spoken">${spoken}</span>
    <span class="who">${who.map(([side, names]) => html`<span class=${side}>${sideMark(side)} ${names}</span>`)}</span>
  </li>`;

/** From the first step to the last. */
export const ladderTemplate = ({ label, steps }: Ladder): TemplateResult => html`
  <ol class="ladder" aria-label=${label}>${steps.map(stepTemplate)}</ol>`;

export const ladderStyles = css`
  .ladder {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr));
    gap: calc(var(--_space) * 1.5);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .ladder li {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: baseline;
    min-block-size: 36px;
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 2);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    font-size: var(--_size-s);
  }
  .ladder .rung {
    font-size: var(--_size-m);
    font-weight: 700;
  }
  .ladder .who {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .ladder .done {
    color: var(--_ink-soft);
  }
  .ladder .done .rung {
    text-decoration: line-through;
  }
  .ladder .now {
    border-color: var(--_now);
    background: var(--_now-soft);
    font-weight: 600;
  }
  .ladder .now .rung {
    color: var(--_now-ink);
  }
  .ladder .side-mark {
    --_mark-ground: var(--_ground);
    color: var(--_side);
  }
`;
