/** One state of a statechart with everything in it, as a chart of its own. */
import type { Chart } from '../charts/chart.ts';

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
