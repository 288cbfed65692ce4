/** The ladder of Initiative as a row: who strikes at which step, which of them are over, which one is now. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { isFightOver } from '../../../../src/warhammer-40k/fight/rungs.ts';
import { ladderOf, rungOf } from '../../../../src/warhammer-40k/fight/initiative.ts';
import { fightersIn } from '../../../../src/warhammer-40k/model/current-fight.ts';
import { fightRoleOf } from '../../../../src/warhammer-40k/movement/engagement.ts';
import type { Model, Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { sideMark } from '../../../shared/parts/side-mark.ts';
import { countsOf } from '../../steps/wording.ts';
import { fightWords } from './fight-words.ts';
import { type Rung, type Side, SIDES } from '../../../../src/warhammer-40k/model/procedure.ts';
import type { Fight } from '../../../../src/warhammer-40k/model/fight.ts';

type RungState = Parameters<typeof fightWords.stepSpoken>[1];

/** A step of the ladder at which somebody strikes. */
interface Step {
  readonly rung: Rung;
  readonly state: RungState;
  readonly models: readonly Model[];
}

const stateOf = (phase: Phase, { rung, ladder }: Fight, of: Rung): RungState => {
  if (isFightOver(phase)) return 'done';
  if (of === rung && !ladder.includes(of)) return 'now';
  return ladder.includes(of) ? 'later' : 'done';
};

/** Those who fight are shown where they strike; the fallen are not, nor steps at which nobody is left to strike. */
const stepsOf = (phase: Phase, fight: Fight): readonly Step[] => {
  const fighters = fightersIn(phase).filter(({ id }) => fightRoleOf(fight.sets, id) !== 'idle');
  return ladderOf(phase).map((rung): Step => ({
    rung, state: stateOf(phase, fight, rung), models: fighters.filter(model => rungOf(phase, model) === rung),
  })).filter(({ models }) => models.length > 0);
};

const whoTemplate = (models: readonly Model[], side: Side): TemplateResult | typeof nothing => {
  const names = models.filter(model => model.side === side).map(({ name }) => name);
  return names.length === 0 ? nothing : html`<span class=${side}>${sideMark(side)} ${countsOf(names)}</span>`;
};

const stepTemplate = ({ rung, state, models }: Step): TemplateResult => html`
  <li class=${state} aria-current=${state === 'now' ? 'step' : nothing}>
    <span class="rung" aria-hidden="true">${fightWords.rung(rung)}</span>
    <span class="spoken">${fightWords.stepSpoken(rung, state)}</span>
    <span class="who">${SIDES.map(side => whoTemplate(models, side))}</span>
  </li>`;

/** Who strikes at which step, from the first to the last, in one row. */
export const ladderTemplate = (phase: Phase, fight: Fight): TemplateResult => html`
  <ol class="ladder" aria-label=${fightWords.ladder}>${stepsOf(phase, fight).map(stepTemplate)}</ol>`;

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
