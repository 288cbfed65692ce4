import { expect, fixture, html } from '@open-wc/testing';
import { tableHistoryOf } from '../../../../machines/table-history.ts';
import '../../../../components/embed/lazy/assault-resolver.ts';
import '../../../../components/site/home/carry-on.ts';
import type { CarryOn } from '../../../../components/site/home/carry-on.ts';
import { rememberTable } from '../../../../components/site/table/table-memory.ts';
import { asPlayed, firstVersion } from '../../../../components/site/table/table-version.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { PHASE_SAMPLES } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import type { AnyPlayedAt } from '../../../../src/share-links/any-played.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { textOf } from '../../epic-armageddon/resolver/driving.ts';

const remember = (address: string, scenario: AnyPlayedAt['scenario'], id: string | null): void => {
  const version = firstVersion(asPlayed({ scenario, events: [], at: 0 }), id, {});
  const table = { key: address, history: tableHistoryOf(version), seed: null };
  rememberTable({ address, table, draft: null, screen: null });
};

const [first, second] = SAMPLES;
const tiles = (element: CarryOn): HTMLAnchorElement[] => [...element.renderRoot.querySelectorAll('a')];

afterEach(() => sessionStorage.clear());

describe('what was left in this browser tab', () => {
  it('is offered, the last table first, with its step and who is likely to win', async () => {
    remember(`#${first!.id}`, first!.scenario, first!.id);
    remember('#a=own', { ...second!.scenario, title: 'Mine' }, null);
    const element = await fixture<CarryOn>(html`<carry-on></carry-on>`);
    const where = (): string[] => tiles(element).map(link => textOf(link.querySelector('small')!));
    await until('the figure', () => /^Target · .+ wins? \d.*%/.test(where()[0]!));
    expect(tiles(element).map(link => link.getAttribute('href'))).to.eql(['#a=own', `#${first!.id}`]);
    expect(tiles(element).map(link => textOf(link.querySelector('span')!))).to.eql(['Mine', first!.title]);
    expect(where()[1]).to.equal('not begun');
    expect(await faultsOf(element)).to.eql([]);
  });

  it('is told without odds where it is an assault phase', async () => {
    const [phase] = PHASE_SAMPLES;
    remember('#b=phase', phase!.scenario('7th'), null);
    const element = await fixture<CarryOn>(html`<carry-on></carry-on>`);
    await element.updateComplete;
    expect(tiles(element).map(textOf)).to.eql([`${phase!.scenario('7th').title} not begun`]);
  });

  it('is not there where nothing was, or where what is kept cannot be read', async () => {
    for (const kept of [null, 'no JSON', '{"format":1,"tables":[{"key":"a","address":"#a","present":3}]}']) {
      if (kept !== null) sessionStorage.setItem('assault-resolver.tables', kept);
      const element = await fixture<CarryOn>(html`<carry-on></carry-on>`);
      expect(element.renderRoot.textContent!.trim()).to.equal('');
    }
  });
});
