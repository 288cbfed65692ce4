/** How an edition charges, as the part of the statechart that it goes through, cut out as a chart of its own. */
import type { Answer } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Chart } from '../../charts/chart.ts';
import { chartOf } from '../../charts/read-machine.ts';
import { phaseMachine } from '../../warhammer-40k/phase.machine.ts';

/**
 * States outside to which something leads stand in it as states of which no more is told: so two parts of one chart
 * that lead to the same place lead to the same place.
 */
export const partOfChart = ({ states, transitions }: Chart, root: string): Chart => {
  const isInside = (id: string): boolean => id === root || id.startsWith(`${root}.`);
  const within = transitions.filter(({ source }) => isInside(source));
  const ways = new Set(within.flatMap(({ targets }) => targets).filter(id => !isInside(id)));
  return {
    id: root,
    states: [
      ...states.filter(({ id }) => isInside(id)).map(state => (state.id === root ? { ...state, parent: null } : state)),
      ...states.filter(({ id }) => ways.has(id)).map(state => ({ ...state, parent: root, initial: null })),
    ],
    transitions: within,
  };
};

const PARTS: { readonly [shape in Answer<'chargeShape'>]: string } = {
  together: 'phase.chargeTogether',
  'in-turn': 'phase.chargeInTurn',
};

/** @rule 40k.2 */
export const chargePartOf = (shape: Answer<'chargeShape'>): Chart => partOfChart(chartOf(phaseMachine), PARTS[shape]);
