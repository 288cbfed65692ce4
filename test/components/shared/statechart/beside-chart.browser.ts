/** What stands beside the drawing of a chart: tabs of which one is shown, by mouse and by keys. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { AssaultStatechart } from '../../../../components/elements/assault-statechart.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { textOf } from '../../epic-armageddon/resolver/driving.ts';
import { drawn, rowOf, still, tabsOf, treeOf, turnTo } from './charted.ts';

const charted = async (controls: string | null = null): Promise<AssaultStatechart> => {
  await setViewport({ width: 1280, height: 800 });
  return drawn(await fixture<AssaultStatechart>(
    html`<assault-statechart .controls=${controls}></assault-statechart>`,
  ));
};

/** The panels that are seen, each by its part. */
const seen = (chart: AssaultStatechart): readonly string[] =>
  [...chart.shadowRoot!.querySelectorAll<HTMLElement>('.beside [part]')]
    .filter(one => one.checkVisibility()).map(one => one.getAttribute('part')!);

const chosen = (chart: AssaultStatechart): readonly string[] =>
  tabsOf(chart).filter(one => one.ariaSelected === 'true').map(textOf);

describe('the tabs beside a chart', () => {
  it('are three, of which one is chosen and shown', async () => {
    const chart = await charted();
    expect(tabsOf(chart).map(textOf)).to.eql(['Here', 'As a list', 'Where it has been']);
    expect(seen(chart)).to.eql(['moment']);
    await turnTo(chart, 'As a list');
    expect([chosen(chart), seen(chart)]).to.eql([['As a list'], ['tree']]);
    await turnTo(chart, 'Where it has been');
    expect([chosen(chart), seen(chart)]).to.eql([['Where it has been'], ['history']]);
    expect(await faultsOf(chart)).to.eql([]);
  });

  it('each name the panel that they show', async () => {
    const chart = await charted();
    const roles = tabsOf(chart).map(one => chart.shadowRoot!.getElementById(one.getAttribute('aria-controls')!)!)
      .map(one => [one.role, one.ariaLabel]);
    expect(roles).to.eql(tabsOf(chart).map(one => ['tabpanel', textOf(one)]));
    expect(tabsOf(chart)[0]!.closest('[role=tablist]')!.ariaLabel).to.equal('Beside the chart');
  });

  it('are one stop for Tab, and are walked with arrows, Home and End, round and round', async () => {
    const chart = await charted();
    expect(tabsOf(chart).map(one => one.tabIndex)).to.eql([0, -1, -1]);
    tabsOf(chart)[0]!.focus();
    for (const [key, tab, panel] of [
      ['ArrowRight', 'As a list', 'tree'], ['End', 'Where it has been', 'history'], ['ArrowRight', 'Here', 'moment'],
      ['ArrowLeft', 'Where it has been', 'history'], ['Home', 'Here', 'moment'],
    ] as const) {
      await sendKeys({ press: key });
      await still(chart);
      expect([chosen(chart), seen(chart), textOf(chart.shadowRoot!.activeElement!)], key).to.eql([[tab], [panel], tab]);
    }
  });

  it('bring what is active into the list when it is turned to', async () => {
    const chart = await charted();
    chart.style.setProperty('--assault-height', '160px');
    for (let i = 0; i < 12; i += 1) chart.next();
    await still(chart);
    await new Promise(requestAnimationFrame);
    await turnTo(chart, 'As a list');
    await until('the row', () => {
      const list = treeOf(chart).getBoundingClientRect();
      const row = rowOf(chart, chart.active.at(-1)!).getBoundingClientRect();
      return row.top >= list.top && row.bottom <= list.bottom;
    });
  });

  it('are those that a page leaves, and none where one is left', async () => {
    const two = await charted('steps tree history');
    expect([tabsOf(two).map(textOf), seen(two)]).to.eql([['As a list', 'Where it has been'], ['tree']]);
    const one = await charted('history');
    expect([tabsOf(one).length, seen(one)]).to.eql([0, ['history']]);
    const none = await charted('steps');
    expect(none.shadowRoot!.querySelector('.beside')).to.equal(null);
  });

  it('say what happens in words, and as scripts send it where identifiers are wished for', async () => {
    const chart = await charted();
    chart.next();
    await turnTo(chart, 'As a list');
    const row = (): string => textOf(rowOf(chart, 'assault.a2Charge.moving.choosing/unit.moved/0'));
    const way = (): string => [...chart.shadowRoot!.querySelectorAll('.history li')].map(textOf).join(' ');
    expect([row(), way()].map(one => /unit\.moved|target\.chosen/.test(one))).to.eql([false, false]);
    expect(row()).to.contain('A stand is moved [');
    expect(way()).to.contain('A target is chosen');
    [...chart.shadowRoot!.querySelectorAll('button')].find(one => textOf(one) === 'Identifiers')!.click();
    await still(chart);
    expect(row()).to.contain('unit.moved [');
    expect(way()).to.contain('target.chosen');
  });

  it('leave the rule that was asked for where it is', async () => {
    const chart = await charted();
    await turnTo(chart, 'As a list');
    rowOf(chart, 'assault.a6Result').click();
    await until('the rule', () => chart.shadowRoot!.querySelector('.explained')?.checkVisibility());
  });
});

describe('where a chart stands, above the drawing', () => {
  it('names nothing twice', async () => {
    const chart = await charted();
    const path = (): readonly string[] => [...chart.shadowRoot!.querySelectorAll('.path li')].map(textOf);
    for (let i = 0; i < 40; i += 1) {
      chart.next();
      await chart.updateComplete;
      expect(path().filter((one, at) => one === path()[at - 1]), chart.active.at(-1)).to.eql([]);
    }
  });
});
