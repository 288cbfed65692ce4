/** The statecharts of both sides, with the states marked in which they differ, and what differs in words. */
import { html, type TemplateResult } from 'lit';
import { both, type Both } from '../../../machines/compare/game.ts';
import {
  chartDifferences, differingStates, type ChartDifference,
} from '../../../machines/compare/chart-differences.ts';
import { activeOf } from '../../../machines/charts/active-states.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import type { Chart } from '../../../machines/charts/chart.ts';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { spokenChart } from '../../shared/statechart/spoken-chart.ts';
import { chartDifferencesTemplate } from '../../shared/compare/chart-differences-list.ts';
import type { Comparable, Drawn, Pair } from './comparable.ts';
import { LETTERS, compareWords } from '../../shared/compare/compare-words.ts';

const chartIn = onceSpoken(({ machine }: Drawn): Chart => spokenChart(chartOf(machine ?? assaultMachine)));

interface Differing {
  readonly differences: readonly ChartDifference[];
  readonly states: Both<readonly string[]>;
}

const differingIn = onceSpoken(({ sides: [a, b] }: Pair): Differing | null => {
  if (a.drawn === null || b.drawn === null) return null;
  if (a.drawn === b.drawn) return { differences: [], states: [[], []] };
  const [first, second] = [chartIn(a.drawn), chartIn(b.drawn)];
  return { differences: chartDifferences(first, second), states: differingStates(first, second) };
});

/** Where both stand in another state, that is marked; else what differs in the charts themselves. */
export const chartsTemplate = (pair: Pair, states: Both<unknown> | null, shown: 0 | 1): TemplateResult => {
  const differing = differingIn(pair);
  if (differing === null) return html`<p class="between soft">${compareWords.noCharts}</p>`;
  const isSomewhere = pair.sides.every(({ snapshotOf, game }) => snapshotOf !== null && game !== null);
  const apart = states === null || !isSomewhere ? [[], []] as const : standingApart(pair, states);
  const marked = both(differing.states, (ids, which) => [...ids, ...apart[which]]);
  return html`
    <div class="between">${differencesTemplate(pair, differing.differences)}</div>
    <div class="charts">${both(pair.sides, (side, which) => html`
    <section class="side ${which === shown ? 'shown' : ''}" aria-label=${side.title}>
      <h3><span class="letter">${LETTERS[which]}</span> <span>${side.title}</span></h3>
      ${chartTemplate(side, states === null ? null : states[which], marked[which])}
    </section>`)}</div>`;
};

const chartTemplate = ({ drawn, snapshotOf }: Comparable, state: unknown, marked: readonly string[]): TemplateResult =>
  html`<assault-statechart
    quiet variant="tall" .machine=${drawn!.machine} .layouts=${drawn!.layouts} .marked=${marked}
    .snapshot=${state === null || snapshotOf === null ? null : snapshotOf(state)}
  ></assault-statechart>`;

/** Active states that hold no other. */
const innermostOf = (ids: readonly string[]): readonly string[] =>
  ids.filter(id => !ids.some(other => other.startsWith(`${id}.`)));

/** Ids of the states of each side in which the other is not. */
const standingApart = (pair: Pair, states: Both<unknown>): Both<readonly string[]> => {
  const active = both(pair.sides, ({ snapshotOf, drawn }, which) =>
    activeOf(drawn!.machine ?? assaultMachine, snapshotOf!(states[which])));
  const names = both(pair.sides, ({ game }, which) => game!.placeOf(states[which]).path.split(' + '));
  return both(active, (ids, which) => innermostOf(ids).filter((_, i) => !names[1 - which]!.includes(names[which][i]!)));
};

const differencesTemplate = (
  { sides }: Pair, differences: readonly ChartDifference[],
): TemplateResult => (differences.length === 0
  ? html`<p class="soft">${compareWords.sameCharts}</p>`
  : html`
    <h3>${compareWords.chartDifferences}</h3>
    ${chartDifferencesTemplate(both(sides, ({ title }) => title), differences)}`);
