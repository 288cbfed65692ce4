import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-resolver.ts';
import '../../../../components/site/table/table-odds-line.ts';
import type { TableOddsLine } from '../../../../components/site/table/table-odds-line.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { until } from '../../../support/until.ts';

const { scenario } = sampleOf('marines-charge-warband')!;

const isBusy = (line: TableOddsLine): string | null | undefined =>
  line.shadowRoot!.querySelector('odds-from-here')?.shadowRoot!.querySelector('.line')?.getAttribute('aria-busy');

describe('the line of odds of the set-up', () => {
  it('asks about another table, and not anew about the same one', async () => {
    const line = await fixture<TableOddsLine>(html`
      <table-odds-line .played=${{ scenario, events: [] }}></table-odds-line>`);
    await until('odds', () => isBusy(line) === 'false');
    line.played = { scenario, events: [] };
    await line.updateComplete;
    await new Promise(requestAnimationFrame);
    expect(isBusy(line)).to.equal('false');
    line.played = { scenario: { ...scenario }, events: [] };
    await line.updateComplete;
    await new Promise(requestAnimationFrame);
    expect(isBusy(line)).to.equal('true');
  });
});
