/** A chart beside a resolver: whatever is done there, chart, tree and voice tell of the same state. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-resolver.ts';
import type { AssaultResolver } from '../../../../components/elements/assault-resolver.ts';
import { Following } from '../../../../components/shared/statechart/following.ts';
import type { AssaultStatechart } from '../../../../components/elements/assault-statechart.ts';
import { activeOf } from '../../../../machines/charts/active-states.ts';
import { assaultMachine } from '../../../../machines/epic-armageddon/assault.machine.ts';
import { metaOf } from '../../../../machines/epic-armageddon/why.ts';
import { SAMPLE_NAMES } from '../../../../src/epic-armageddon/scenario/samples/names.ts';
import { until } from '../../../support/until.ts';
import { MANY, ready, textOf, type Driven } from '../../epic-armageddon/resolver/driving.ts';
import { currentRows, drawn, headingOf, litActive, litAs, loaded, saidBy, still } from './charted.ts';
import { firstOf } from '../../../support/share.ts';
import { withoutOdds } from '../../epic-armageddon/resolver/silent-engine.ts';

withoutOdds();

interface Beside {
  readonly resolver: AssaultResolver;
  readonly chart: AssaultStatechart;
}

const beside = async (scenario: string): Promise<Beside> => {
  const page = await fixture<HTMLElement>(html`<div>
    <assault-resolver id="table" scenario=${scenario}></assault-resolver>
    <assault-statechart for="table"></assault-statechart>
  </div>`);
  const resolver = page.querySelector('assault-resolver')!;
  const chart = page.querySelector('assault-statechart')!;
  await ready(resolver as unknown as Driven);
  await drawn(chart);
  return { resolver, chart };
};

/** Everything that tells of the state tells of the same one. */
const tellTheSame = async ({ resolver, chart }: Beside, isNews: boolean): Promise<void> => {
  await resolver.updateComplete;
  await still(chart);
  const snapshot = resolver.snapshot!;
  const active = activeOf(assaultMachine, snapshot);
  expect(chart.active).to.deep.equal(active);
  expect(litActive(chart)).to.have.members(active);
  expect(litAs(chart, 'here').filter(id => !active.includes(id) && !id.includes('#'))).to.deep.equal([]);
  expect(litAs(chart, 'here')).not.to.deep.equal([]);
  expect(currentRows(chart)).to.deep.equal(active);
  const { title } = metaOf(snapshot);
  expect(headingOf(chart)).to.contain(title);
  if (isNews) expect(saidBy(chart)).to.contain(`${title}.`);
};

before(loaded);

describe('whom a statechart hears', () => {
  it('is the resolver that it follows, and no other on the page', async () => {
    const table = (id: string): HTMLElement => Object.assign(document.createElement('p'), {
      id, played: { scenario: {}, events: [], at: 0 }, snapshot: null,
    });
    const [own, other, host] = [table('own'), table('other'), document.createElement('div')];
    await fixture(html`${own}${other}${host}`);
    const told: string[] = [];
    const ways = { addController: () => undefined, removeController: () => undefined, requestUpdate: () => undefined };
    const following = new Following(
      Object.assign(host, ways, { updateComplete: Promise.resolve(true) }), ({ id }) => told.push(id),
    );
    following.hostConnected();
    following.follow('own');
    expect(told).to.deep.equal(['own']);
    for (const one of [other, own]) one.dispatchEvent(new Event('assault-step', { bubbles: true }));
    expect(told, 'one step of its own').to.deep.equal(['own', 'own']);
    following.hostDisconnected();
  });
});

describe('a statechart that follows a resolver', () => {
  for (const { id } of firstOf(SAMPLE_NAMES, 3)) {
    it(`goes with it through ${id}`, async () => {
      const both = await beside(id);
      const { resolver } = both;
      await tellTheSame(both, false);
      let steps = 0;
      for (; steps < MANY && resolver.snapshot!.status === 'active'; steps += 1) {
        await resolver.playOn();
        await tellTheSame(both, true);
      }
      expect(resolver.snapshot!.status).to.equal('done');
      expect(steps).to.be.greaterThan(4);
    });
  }

  it('learns how it came there, by way of every state', async () => {
    const { resolver, chart } = await beside(SAMPLE_NAMES[0].id);
    for (let i = 0; i < 8; i += 1) await resolver.playOn();
    const lines = (): readonly string[] => [...chart.shadowRoot!.querySelectorAll('.history li')].map(textOf);
    // What it has only seen on its way does not begin at the beginning.
    const isLearnt = (): boolean => lines()[0] === 'Set-up'
      && lines().at(-1)!.startsWith(headingOf(chart).replace(/^\S+ /, ''));
    await still(chart);
    await until('the way', isLearnt);
    const all = lines();
    expect(all.slice(0, 3)).to.deep.equal(['Set-up', 'Target', 'Charge A target is chosen']);
    expect(all.some(line => line.includes('since: '))).to.equal(true);
    for (let i = 0; i < 3; i += 1) await resolver.undo();
    await still(chart);
    await until('less of it', () => lines().length < all.length && isLearnt());
  });

  it('goes back with it, and to any moment', async () => {
    const both = await beside(SAMPLE_NAMES[0].id);
    for (let i = 0; i < 6; i += 1) await both.resolver.playOn();
    const there = both.chart.active;
    await both.resolver.undo();
    await tellTheSame(both, true);
    expect(both.chart.active).not.to.deep.equal(there);
    await both.resolver.redo();
    await tellTheSame(both, true);
    both.resolver.startAgain();
    await tellTheSame(both, true);
    expect(both.chart.active.at(-1)).to.equal('assault.a1ChooseTarget');
  });

  it('is there before anybody has turned to the table', async () => {
    const page = await fixture<HTMLElement>(html`<div>
      <assault-statechart for="table"></assault-statechart><assault-resolver id="table"></assault-resolver>
    </div>`);
    const chart = await drawn(page.querySelector('assault-statechart')!);
    expect(page.querySelector('assault-resolver')!.snapshot).to.equal(null);
    expect(chart.active.at(-1)).to.equal('assault.a1ChooseTarget');
    expect(saidBy(chart), 'where it stands at first is no news').to.equal('');
  });

  it('follows to another assault', async () => {
    const both = await beside(SAMPLE_NAMES[0].id);
    await both.resolver.playOn();
    await both.resolver.playOn();
    both.resolver.scenario = 'firefight-to-a-tie';
    await until('the other one', () => both.resolver.played?.at === 0);
    await tellTheSame(both, true);
  });

  it('cannot be walked by hand meanwhile', async () => {
    const { chart } = await beside(SAMPLE_NAMES[0].id);
    const { active } = chart;
    chart.next();
    await still(chart);
    expect(chart.active).to.deep.equal(active);
    expect(chart.shadowRoot!.querySelector('.steps')).to.equal(null);
  });
});
