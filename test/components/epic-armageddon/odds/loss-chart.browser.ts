import { expect, fixture, html } from '@open-wc/testing';
import type { LossChart, Reading } from '../../../../components/epic-armageddon/odds/loss-chart.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/epic-armageddon/odds/loss-chart.ts';
import { until } from '../../../support/until.ts';

const LOST = [0.1, 0.4, 0.3, 0.2];

const chart = (reading: Reading, top: number, more: Partial<LossChart> = {}): Promise<LossChart> =>
  fixture<LossChart>(html`<loss-chart
    .side=${more.side ?? 'defender'} .lost=${more.lost ?? LOST} .reading=${reading} .top=${top}
    .pinned=${more.pinned ?? null}
  ></loss-chart>`);

const bars = (element: LossChart): readonly DOMRect[] =>
  [...element.renderRoot.querySelectorAll('.bar')].map(one => one.getBoundingClientRect());
const texts = (element: LossChart, name: string): readonly string[] =>
  [...element.renderRoot.querySelectorAll(`.${name}`)].map(one => one.textContent!.trim());

/** Heights in parts of the tallest. */
const heights = (element: LossChart): readonly string[] => {
  const all = bars(element).map(({ height }) => height);
  return all.map(height => (height / Math.max(...all)).toFixed(2));
};

describe('the chart of losses', () => {
  it('has a bar for each number of units, as high as it is likely', async () => {
    const element = await chart('exactly', 0.4);
    expect(heights(element)).to.eql(['0.25', '1.00', '0.75', '0.50']);
    expect(texts(element, 'count')).to.eql(['0', '1', '2', '3']);
    expect(texts(element, 'share').at(-1)).to.equal('40\u202f%');
  });

  it('counts at least so many as well', async () => {
    expect(heights(await chart('atLeast', 1))).to.eql(['1.00', '0.90', '0.50', '0.20']);
  });

  it('is as wide as its place, with text that stays as large as it is', async () => {
    const element = await chart('exactly', 0.4);
    const size = (): string => getComputedStyle(element.renderRoot.querySelector('text')!).fontSize;
    const before = size();
    element.parentElement!.setAttribute('style', 'inline-size: 300px');
    await until('a narrower drawing', () =>
      element.renderRoot.querySelector('svg')!.getBoundingClientRect().width <= 300);
    expect(bars(element).at(-1)!.right).to.be.at.most(element.getBoundingClientRect().right);
    expect(size()).to.equal(before);
  });

  it('is no wider than its place when it is drawn first', async () => {
    const place = await fixture(html`<div style="inline-size: 250px"></div>`);
    const element = document.createElement('loss-chart');
    place.append(element);
    for (const _ of ['as it is made', 'as it is measured']) await element.updateComplete; // without a frame in between
    expect(element.renderRoot.querySelector('svg')!.getBoundingClientRect().width).to.equal(250);
  });

  it('leaves out numbers under its bars rather than let them meet', async () => {
    const element = await chart('exactly', 0.1, { lost: Array.from({ length: 41 }, () => 1 / 41) });
    const boxes = [...element.renderRoot.querySelectorAll('.count')].map(one => one.getBoundingClientRect());
    expect(boxes.length).to.be.within(5, 41);
    boxes.slice(1).forEach((box, i) => expect(box.left).to.be.greaterThan(boxes[i]!.right));
  });

  it('draws the plan to compare with over its bars', async () => {
    const element = await chart('exactly', 0.5, { pinned: [0.5, 0.5] });
    expect(element.renderRoot.querySelector('.pinned')!.getAttribute('d')!.match(/M/g)).to.have.length(4);
  });

  it('is told to those who cannot see it, and is clean for axe', async () => {
    const element = await chart('exactly', 0.4);
    expect(element.renderRoot.querySelector('svg')!.getAttribute('aria-label')!.replaceAll('\u202f', ' '))
      .to.equal('Losses of the defender: most likely 1 of 3 units, 40.0 %; 1.6 on average. '
        + 'The table below has every figure.');
    expect(await faultsOf(element)).to.eql([]);
  });
});
