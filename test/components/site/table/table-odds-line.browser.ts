import { expect } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-resolver.ts';
import '../../../../components/site/table/table-odds-line.ts';
import type { OddsSettled } from '../../../../components/site/table/table-odds-line.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { until } from '../../../support/until.ts';

const { scenario } = sampleOf('marines-charge-warband')!;

describe('the line of odds of the set-up', () => {
  it('asks about another table, and not anew about the same one', async () => {
    const line = document.createElement('table-odds-line');
    const known: OddsSettled[] = [];
    line.addEventListener('odds-settled', event => known.push(event));
    document.body.append(line);
    line.played = { scenario, events: [] };
    await until('odds', () => known.length === 1);
    line.played = { scenario, events: [] };
    await line.updateComplete;
    line.played = { scenario: { ...scenario }, events: [] };
    const { played } = line;
    await until('other odds', () => known.length === 2);
    expect(known.map(event => event.played.scenario)).to.eql([scenario, played.scenario]);
    expect(known[1]!.played).to.equal(played);
    line.remove();
  });

  it('says whether its figure is still awaited', async () => {
    const line = document.createElement('table-odds-line');
    document.body.append(line);
    expect(line.isAwaited).to.equal(false);
    line.played = { scenario: sampleOf('firefight-to-a-tie')!.scenario, events: [] };
    expect(line.isAwaited).to.equal(true);
    await until('a figure', () => !line.isAwaited);
    await line.updateComplete;
    expect(line.shadowRoot!.querySelector('odds-from-here')!.shadowRoot!.textContent).to.match(/\d\s%/);
    line.played = null;
    expect(line.isAwaited).to.equal(false);
    line.remove();
  });

  it('asks at once, before anything is drawn', async () => {
    const line = document.createElement('table-odds-line');
    let settled = false;
    line.addEventListener('odds-settled', () => (settled = true));
    document.body.append(line);
    line.played = { scenario: sampleOf('orks-storm-ruins')!.scenario, events: [] };
    await until('odds', () => settled);
    const { postMessage } = Worker.prototype;
    const asked: unknown[] = [];
    Worker.prototype.postMessage = function (...given: readonly unknown[]): void {
      asked.push(given[0]);
      postMessage.apply(this, given as [unknown]);
    };
    try {
      line.played = { scenario: sampleOf('thunderhawk-lands-on-guns')!.scenario, events: [] };
      expect(asked.some(order => (order as { readonly type: string }).type === 'ask')).to.equal(true);
    } finally {
      Worker.prototype.postMessage = postMessage;
      line.remove();
    }
  });
});
