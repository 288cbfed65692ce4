/** What a chart is walked through with: all that a resolver takes, and what is wrong with it in the same words. */
import { expect } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-resolver.ts';
import type { AssaultResolver } from '../../../../components/elements/assault-resolver.ts';
import type { AssaultStatechart } from '../../../../components/elements/assault-statechart.ts';
import { writeLink } from '../../../../components/share/any-link.ts';
import { writePhaseLink } from '../../../../components/share/phase-link.ts';
import { activeOf } from '../../../../machines/charts/active-states.ts';
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { happen, replay } from '../../../../machines/epic-armageddon/timeline.ts';
import { nextPhaseEvent } from '../../../../machines/warhammer-40k/play-on.ts';
import { happenInPhase, replayPhase } from '../../../../machines/warhammer-40k/timeline.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { PLAIN_WEAPON } from '../../../../src/warhammer-40k/model/plain.ts';
import { phaseSampleOf } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { until } from '../../../support/until.ts';
import { findAll, textOf } from '../../epic-armageddon/resolver/driving.ts';
import './charted.ts';
import { withoutOdds } from '../../epic-armageddon/resolver/silent-engine.ts';

withoutOdds();

const unit = (id: string, profile: string, y: number) => ({ id, profile, at: [30, y] });
const FIGHT = JSON.stringify({
  format: 1, ruleset: 'epic-armageddon', title: 'Given by the page', startAt: 'a4Attacks',
  engage: { formation: 'a', target: 'd' },
  formations: [
    { id: 'a', name: 'Marines', side: 'attacker', initiative: 1, units: [unit('a1', 'assault', 20)] },
    { id: 'd', name: 'Orks', side: 'defender', initiative: 3, units: [unit('d1', 'boyz', 22)] },
  ],
});
const FIRST = 'assault.a1ChooseTarget';
const addressOf = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'application/json' }));
const script = (text: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), { type: 'application/json', textContent: text });

type Attributes = Readonly<Record<string, string>>;

const made = <E extends HTMLElement>(tag: string, attributes: Attributes, ...inside: readonly Node[]): E => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  document.body.append(element);
  return element as E;
};
const chartOf = (attributes: Attributes, ...inside: readonly Node[]): AssaultStatechart =>
  made('assault-statechart', attributes, ...inside);

const problemsOf = (element: Element): string => findAll(element.shadowRoot!, '.problems').map(textOf).join();
const isIn = ({ active }: AssaultStatechart, state: string): boolean => active.includes(state);
const isDrawn = (chart: AssaultStatechart): boolean => chart.shadowRoot!.querySelector('chart-drawing') !== null;

/** The chart comes to stand where a resolver stands that is given the same. */
const standsAlike = async (attributes: Attributes): Promise<AssaultStatechart> => {
  const resolver = made<AssaultResolver>('assault-resolver', attributes);
  const chart = chartOf(attributes);
  await resolver.updateComplete;
  const stands = (): readonly string[] => {
    const { snapshot } = resolver;
    return snapshot === null ? [] : activeOf(snapshot.machine, snapshot);
  };
  await until('the resolver', () => (void resolver.redo(), stands().length > 0));
  await until('the chart', () => isDrawn(chart) && chart.active.join() === stands().join());
  return chart;
};

afterEach(() => document.querySelectorAll('assault-resolver, assault-statechart').forEach(element => element.remove()));

describe('the scenario of <assault-statechart>', () => {
  it('is fetched where the attribute is an address, and never because of a property', async () => {
    const chart = chartOf({ scenario: addressOf(FIGHT) });
    await until('the fight', () => isIn(chart, 'assault.a4Attacks'));
    const other = chartOf({});
    other.scenario = addressOf(FIGHT);
    await until('the refusal', () => problemsOf(other).includes('only where the attribute scenario'));
  });

  it('is the JSON inside the tag, also when that comes later, and an attribute goes before it', async () => {
    const chart = chartOf({});
    await until('the first one', () => isIn(chart, FIRST));
    chart.append(script(FIGHT));
    await until('the fight', () => isIn(chart, 'assault.a4Attacks'));
    chart.setAttribute('scenario', 'orks-storm-ruins');
    await until('the named one', () => isIn(chart, FIRST));
  });

  it('goes on as it is where other things change inside the tag', async () => {
    const chart = chartOf({});
    await until('the first one', () => isIn(chart, FIRST));
    chart.next();
    chart.append(document.createElement('p'));
    await new Promise(requestAnimationFrame);
    await chart.updateComplete;
    expect(chart.active).not.to.include(FIRST);
  });

  it('that cannot be had is answered as a resolver answers it', async () => {
    const wrong: readonly string[] = [
      'no-such-one', '/no/such.json', addressOf('<b>'), '{"format":1}', '{"ruleset":"warhammer-40k-4th"}',
      '#play=1.AAAA', '#play=40k-1.AAAA',
    ];
    const resolver = made('assault-resolver', {});
    const chart = chartOf({});
    for (const scenario of wrong) {
      for (const element of [resolver, chart]) element.setAttribute('scenario', scenario);
      await until(scenario, () => problemsOf(chart) !== '' && problemsOf(chart) === problemsOf(resolver));
      chart.setAttribute('scenario', 'orks-storm-ruins');
      resolver.setAttribute('scenario', 'orks-storm-ruins');
      await until('the bundled one', () => isIn(chart, FIRST) && problemsOf(chart) + problemsOf(resolver) === '');
    }
  });

  it('is a link: the chart stands where that tells, and goes back from there', async () => {
    const { scenario, decisions, seed } = sampleOf('firefight-to-a-tie')!;
    let line = replay(scenario, []);
    while (line.at < 9) line = happen(line, nextEvent(line, decisions, seed)!);
    const chart = await standsAlike({ scenario: `#${await writeLink(line)}` });
    const { active } = chart;
    chart.next();
    expect(chart.active).not.to.eql(active);
    chart.reset();
    expect(chart.active).to.include(FIRST);
  });
});

describe('a chart that is walked by hand', () => {
  it('opens at a step or after so many events, as a resolver does; a step that there is not is named', async () => {
    await standsAlike({ step: 'A4', scenario: 'orks-storm-ruins' });
    const chart = await standsAlike({ step: '2' });
    chart.setAttribute('step', 'A9');
    await until('the refusal', () => problemsOf(chart).includes('There is no step "A9"'));
  });

  it('is that of another ruleset: by its name, in a scenario, at a step, from a link', async () => {
    const phase = { ruleset: 'warhammer-40k-4th', scenario: 'power-fist-sergeant' };
    const chart = await standsAlike(phase);
    expect(chart.active[0]).to.equal('phase');
    chart.next();
    expect(chart.active[0]).to.equal('phase');
    await standsAlike({ ...phase, step: '3' });
    const { scenario, decisions, seed } = phaseSampleOf('power-fist-sergeant')!;
    let line = replayPhase({ scenario: scenario('7th') }, []);
    while (line.at < 4) line = happenInPhase(line, nextPhaseEvent(line, decisions, seed)!);
    await standsAlike({ scenario: `#${await writePhaseLink({ scenario: scenario('7th'), events: line.events })}` });
    chart.removeAttribute('ruleset');
    chart.setAttribute('scenario', 'orks-storm-ruins');
    await until('the assault again', () => isIn(chart, FIRST) && isDrawn(chart));
  });

  it('says of a link that is older than a refusal what is refused, and nothing of other tables', async () => {
    const scenario = phaseSampleOf('power-fist-sergeant')!.scenario('7th');
    const sword = { name: 'old sword', kind: 'power', ...PLAIN_WEAPON } as const;
    const profiles = Object.fromEntries(Object.entries(scenario.profiles)
      .map(([id, profile]) => [id, { ...profile, weapons: [sword] }]));
    const link = await writePhaseLink({ scenario: { ...scenario, profiles }, events: [] });
    const chart = chartOf({ scenario: `#${link}` });
    const remarks = (): string => findAll(chart.shadowRoot!, '.remarks').map(textOf).join();
    await until('the remark', () => isDrawn(chart) && remarks() !== '');
    expect(remarks()).to.contain('old sword: no such weapon in this edition');
    chart.setAttribute('scenario', 'orks-storm-ruins');
    await until('another table', () => isIn(chart, FIRST) && isDrawn(chart) && remarks() === '');
  });
});
