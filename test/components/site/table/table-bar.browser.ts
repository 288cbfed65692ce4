import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-resolver.ts';
import '../../../../components/site/table/table-bar.ts';
import type { TableBar } from '../../../../components/site/table/table-bar.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { until } from '../../../support/until.ts';

const { scenario } = sampleOf('marines-charge-warband')!;

const isBusy = (line: TableBar): string | null | undefined =>
  line.shadowRoot!.querySelector('odds-from-here')?.shadowRoot!.querySelector('.line')?.getAttribute('aria-busy');

describe('the odds in the bar of the set-up', () => {
  it('asks about another table, and not anew about the same one', async () => {
    const line = await fixture<TableBar>(html`
      <table-bar .played=${{ scenario, events: [] }}></table-bar>`);
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
