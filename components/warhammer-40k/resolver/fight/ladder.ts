/** The ladder of Initiative: who strikes at which step, which of them are over, which one is now. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { isFightOver } from '../../../../src/warhammer-40k/fight/rungs.ts';
import { ladderOf, rungOf } from '../../../../src/warhammer-40k/fight/initiative.ts';
import { fightersIn } from '../../../../src/warhammer-40k/model/current-fight.ts';
import { fightRoleOf } from '../../../../src/warhammer-40k/movement/engagement.ts';
import type { Model, Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { sideMark } from '../../../shared/parts/side-mark.ts';
import { namesTogether } from '../../steps/wording.ts';
import { fightWords } from './fight-words.ts';
import { type Rung, type Side, SIDES } from '../../../../src/warhammer-40k/model/procedure.ts';
import type { Fight } from '../../../../src/warhammer-40k/model/fight.ts';

type RungState = Parameters<typeof fightWords.stepSpoken>[1];

/** One step of the ladder, or several on end at which nobody strikes. */
interface Step {
  readonly rungs: readonly Rung[];
  readonly state: RungState;
  readonly models: readonly Model[];
}

const stateOf = (phase: Phase, { rung, ladder }: Fight, of: Rung): RungState => {
  if (isFightOver(phase)) return 'done';
  if (of === rung && !ladder.includes(of)) return 'now';
  return ladder.includes(of) ? 'later' : 'done';
};

/** Those who fight are shown where they strike; the fallen are not. */
const stepsOf = (phase: Phase, fight: Fight): readonly Step[] => {
  const fighters = fightersIn(phase).filter(({ id }) => fightRoleOf(fight.sets, id) !== 'idle');
  const steps: Step[] = [];
  for (const rung of ladderOf(phase)) {
    const models = fighters.filter(model => rungOf(phase, model) === rung);
    const state = stateOf(phase, fight, rung);
    const last = steps.at(-1);
    const isEmpty = models.length === 0 && state !== 'now';
    if (isEmpty && last?.models.length === 0 && last.state === state) {
      steps[steps.length - 1] = { ...last, rungs: [...last.rungs, rung] };
    } else steps.push({ rungs: [rung], state, models });
  }
  return steps;
};

const namesTemplate = (phase: Phase, models: readonly Model[], side: Side): TemplateResult | typeof nothing => {
  const own = models.filter(model => model.side === side).map(({ id }) => id);
  return own.length === 0 ? nothing
    : html`<span class=${side}>${sideMark(side)} ${namesTogether(phase, own)}</span>`;
};

const stepTemplate = (phase: Phase, { rungs, state, models }: Step): TemplateResult => {
  const [first, last] = [rungs[0]!, rungs.at(-1)!];
  const label = first === last ? fightWords.rung(first) : `${fightWords.rung(first)}–${fightWords.rung(last)}`;
  const isNow = state === 'now';
  return html`<li class="${state} ${models.length === 0 ? 'empty' : ''}" aria-current=${isNow ? 'step' : nothing}>
    <span class="rung" aria-hidden="true">${label}</span>
    <span class="spoken">${fightWords.stepSpoken(first, state)}</span>
    <span class="who">${models.length === 0 ? fightWords.nobody
      : SIDES.map(side => namesTemplate(phase, models, side))}</span>
  </li>`;
};

/** From 10 down to 1, the step for cover first where a text has one. */
export const ladderTemplate = (phase: Phase, fight: Fight): TemplateResult => html`
  <h3 id="ladder">${fightWords.ladder}</h3>
  <ol class="ladder" aria-labelledby="ladder">${stepsOf(phase, fight).map(step => stepTemplate(phase, step))}</ol>`;

export const ladderStyles = css`
  .ladder {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .ladder li {
    display: grid;
    grid-template-columns: 3.4em minmax(0, 1fr);
    gap: 0 calc(var(--_space) * 2);
    padding: calc(var(--_space) * 0.75) calc(var(--_space) * 2);
    border-inline-start: 3px solid var(--_line);
    font-size: var(--_size-s);
  }
  .ladder .rung {
    font-weight: 700;
    text-align: end;
  }
  .ladder .who {
    display: grid;
    overflow-wrap: anywhere;
  }
  .ladder .empty,
  .ladder .done {
    color: var(--_ink-soft);
  }
  .ladder .done .rung {
    text-decoration: line-through;
  }
  .ladder .now {
    border-inline-start-color: var(--_now);
    background: var(--_now-soft);
    font-weight: 600;
  }
  .side-mark {
    --_mark-ground: var(--_ground);
    color: var(--_side);
  }
`;
