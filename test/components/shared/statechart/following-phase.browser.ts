/** A chart beside a resolver that plays another ruleset: its own chart, and the same state. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-resolver.ts';
import type { AssaultResolver } from '../../../../components/elements/assault-resolver.ts';
import type { AssaultStatechart } from '../../../../components/elements/assault-statechart.ts';
import { activeOf } from '../../../../machines/charts/active-states.ts';
import { phaseMachine } from '../../../../machines/warhammer-40k/phase.machine.ts';
import { EDITIONS } from '../../../../src/warhammer-40k/editions/index.ts';
import { until } from '../../../support/until.ts';
import { textOf } from '../../epic-armageddon/resolver/driving.ts';
import { currentRows, drawn, headingOf, litActive, loaded, still } from './charted.ts';
import { withoutOdds } from '../../epic-armageddon/resolver/silent-engine.ts';

withoutOdds();

const MOST = 200;

interface Beside {
  readonly resolver: AssaultResolver;
  readonly chart: AssaultStatechart;
}

const isAtPhase = ({ active }: AssaultStatechart): boolean => active[0] === phaseMachine.id;

const beside = async (ruleset: string | null): Promise<Beside> => {
  const page = await fixture<HTMLElement>(html`<div>
    <assault-resolver id="table" .ruleset=${ruleset}></assault-resolver>
    <assault-statechart for="table"></assault-statechart>
  </div>`);
  const resolver = page.querySelector('assault-resolver')!;
  const chart = page.querySelector('assault-statechart')!;
  if (ruleset !== null) await until('the phase', () => isAtPhase(chart));
  await drawn(chart);
  return { resolver, chart };
};

const tellTheSame = async ({ resolver, chart }: Beside): Promise<void> => {
  await resolver.updateComplete;
  await still(chart);
  const active = activeOf(phaseMachine, resolver.snapshot!);
  expect(chart.active).to.deep.equal(active);
  expect(litActive(chart)).to.have.members(active);
  expect(currentRows(chart)).to.deep.equal(active);
};

before(loaded);

describe('a statechart that follows a resolver of another ruleset', () => {
  for (const edition of EDITIONS) {
    it(`goes with it through a phase of ${edition}`, async () => {
      const both = await beside(`warhammer-40k-${edition}`);
      const { resolver } = both;
      await tellTheSame(both);
      const seen = new Set<string>();
      for (let steps = 0; steps < MOST && resolver.snapshot!.status === 'active'; steps += 1) {
        await resolver.playOn();
        await tellTheSame(both);
        seen.add(both.chart.active.at(-1)!);
      }
      expect(resolver.snapshot!.status).to.equal('done');
      expect(seen.size).to.be.greaterThan(3);
    });
  }

  it('learns how it came there, and goes back with it', async () => {
    const both = await beside('warhammer-40k-7th');
    for (let i = 0; i < 6; i += 1) await both.resolver.playOn();
    const lines = (): readonly string[] => [...both.chart.shadowRoot!.querySelectorAll('.history li')].map(textOf);
    // What it has only seen on its way does not begin at the beginning.
    const isLearnt = (): boolean => lines()[0] === 'Set-up'
      && lines().at(-1)!.startsWith(headingOf(both.chart).replace(/^\S+ /, ''));
    await tellTheSame(both); // it may still be at an earlier step, and know the way there
    await until('the way', isLearnt);
    const all = lines().length;
    for (let i = 0; i < 3; i += 1) await both.resolver.undo();
    await tellTheSame(both);
    await until('less of it', () => lines().length < all && isLearnt());
    both.resolver.startAgain();
    await until('the start', () => both.resolver.playedOther!.at === 0);
    await tellTheSame(both);
  });

  it('draws the assault again once that is played, and the phase once it is', async () => {
    const both = await beside(null);
    expect(both.chart.active[0]).to.equal('assault');
    expect(both.resolver.playedOther).to.equal(null);
    both.resolver.ruleset = 'warhammer-40k-4th';
    await both.resolver.updateComplete;
    await until('the phase on the table', () => both.resolver.playedOther !== null);
    await both.resolver.playOn();
    await until('its chart', () => isAtPhase(both.chart));
    await drawn(both.chart);
    await tellTheSame(both);
    both.resolver.ruleset = null;
    await until('the assault on the table', () => both.resolver.played !== null);
    await both.resolver.playOn();
    await until('the assault', () => both.chart.active[0] === 'assault');
  });

  it('follows to the same table by another text', async () => {
    const both = await beside('warhammer-40k-4th');
    await both.resolver.playOn();
    both.resolver.ruleset = 'warhammer-40k-7th';
    await until('the other text', () => both.resolver.playedOther?.at === 0);
    await still(both.chart);
    await tellTheSame(both);
  });
});
