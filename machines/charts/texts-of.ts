/** Everything in words that a machine says of itself. */
import type { Chart } from './chart.ts';
import { labelOf } from './label.ts';

/** Titles and descriptions of states, and conditions; each once, in the order of the chart. */
export const textsOf = ({ states, transitions }: Chart): readonly string[] => [...new Set([
  ...states.flatMap(({ title, description }) => [title, description]),
  ...transitions.map(one => labelOf(one).guard ?? ''),
])].filter(text => text !== '');
