import { expect } from '@open-wc/testing';
import { createMachine, type AnyStateMachine } from 'xstate';
import { chartOf } from '../../../../machines/charts/read-machine.ts';
import { pairOfMachines, type ComparedMachine } from '../../../../components/epic-armageddon/compare/machines-pair.ts';
import type { AssaultCompare } from '../../../../components/elements/assault-compare.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { textOf } from '../resolver/driving.ts';
import { drawn as isDrawn, litAs } from '../../shared/statechart/charted.ts';
import { stacked } from '../../shared/statechart/stacked.ts';
import { columnText, compared, drawn, partOf, pressed, whereOf } from './shown.ts';

/** A phase of two kinds: with a hit, and without. The states say the same, one is called otherwise. */
const phase = (id: string, strike: string, after: string): AnyStateMachine => createMachine({
  id,
  initial: 'charge',
  states: {
    charge: { description: 'They run.', meta: { title: 'Charge', rule: 'X1' }, on: { charged: strike } },
    [strike]: { description: 'They strike.', meta: { title: '<b>Strike</b>' }, on: { struck: after } },
    rest: { description: 'They rest.', on: { rested: 'over' } },
    over: { type: 'final', description: 'It is over.' },
  },
});

const compare = (title: string, machine: AnyStateMachine): ComparedMachine => {
  const chart = chartOf(machine);
  return { title, machine, layouts: { tall: stacked(chart), wide: stacked(chart, 'wide') } };
};

const EVENTS = ['charged', 'struck', 'rested'].map(type => ({ type }));

const shown = async (chart: boolean): Promise<AssaultCompare> => compared({
  chart,
  machines: pairOfMachines('Two phases', [
    compare('With rest', phase('one', 'strike', 'rest')), compare('Without', phase('two', 'blows', 'over')),
  ], EVENTS),
});

describe('two machines side by side', () => {
  it('are stepped through, a renamed state being no difference, up to where they part', async () => {
    const element = await shown(false);
    expect(textOf(element.renderRoot.querySelector('h2')!)).to.equal('Two phases');
    await pressed(element, 'on');
    expect(whereOf(element)).to.contain('Both go the same way here.');
    expect(columnText(element, 1)).to.contain('<b>Strike</b>');
    await pressed(element, 'to-difference');
    expect(whereOf(element)).to.contain('It goes on elsewhere.');
    expect(columnText(element, 0)).to.contain('They rest.');
    expect(columnText(element, 1)).to.contain('It is over here.');
    await pressed(element, 'on');
    expect(columnText(element, 1)).to.contain('Waits');
    expect(element.renderRoot.querySelector('.chooser')).to.equal(null);
  });

  it('show both charts, with what differs between them in words and marked', async () => {
    const element = await shown(true);
    await until('two charts', () => element.renderRoot.querySelectorAll('assault-statechart').length === 2);
    const charts = element.renderRoot.querySelectorAll('assault-statechart');
    for (const chart of charts) await isDrawn(chart);
    const differences = [...element.renderRoot.querySelectorAll('.differences li')].map(one => textOf(one));
    expect(differences).to.eql([
      'State one.strike A is called “strike” B is called “blows”',
      'Transition one.strike/struck/0 A leads to “one.rest” B leads to “two.over”',
    ]);
    expect(litAs(charts[0]!, 'marked')).to.eql(['one.strike']);
    expect(litAs(charts[1]!, 'marked')).to.eql(['two.blows']);
    await pressed(element, 'on');
    await pressed(element, 'on');
    await drawn(element);
    expect(litAs(charts[0]!, 'marked')).to.have.members(['one.strike', 'one.rest']);
    expect(charts[0]!.active).to.eql(['one', 'one.rest']);
    expect(await faultsOf(element)).to.eql([]);
  });

  it('are shown as charts where there is nothing to step through', async () => {
    const pair = pairOfMachines('Two phases', [
      compare('With rest', phase('one', 'strike', 'rest')), compare('Without', phase('two', 'strike', 'over')),
    ], []);
    const [first, second] = pair.sides;
    const element = await compared({ machines: { ...pair, sides: [{ ...first, game: null }, second] } });
    await until('two charts', () => element.renderRoot.querySelectorAll('assault-statechart').length === 2);
    expect(element.renderRoot.querySelector('.bar')).to.equal(null);
    expect(element.renderRoot.querySelectorAll('.differences li').length).to.equal(1);
  });

  it('stand still at their ends', async () => {
    const element = await shown(false);
    for (let press = 0; press < 5; press += 1) await pressed(element, 'on');
    expect(partOf(element, 'on').getAttribute('aria-disabled')).to.equal('true');
    expect(textOf(element.renderRoot.querySelector('.apart')!)).to.contain('Nothing: both end alike.');
  });
});
