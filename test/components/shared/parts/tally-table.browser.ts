import { expect, fixture, html } from '@open-wc/testing';
import type { TallyTable } from '../../../../components/shared/parts/tally-table.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/shared/parts/tally-table.ts';

const ROWS = [
  { name: 'Die', rule: 'A6.1', attacker: '4', defender: '5' },
  { name: 'Kills', rule: 'A6.2', attacker: 3, defender: 0 },
  { name: 'More units', rule: 'A6.2', attacker: null, defender: 1 },
  { name: 'Agreed', rule: null, attacker: -1, defender: null },
] as const;

const shown = async (properties: Partial<TallyTable> = {}): Promise<TallyTable> => {
  const table = await fixture<TallyTable>(html`<tally-table caption="So far" .rows=${ROWS}></tally-table>`);
  Object.assign(table, properties);
  await table.updateComplete;
  return table;
};

const seen = (cell: Element): string | undefined =>
  (cell.querySelector('[aria-hidden]') ?? cell).textContent?.trim();

/** The figures of each row as they are seen. */
const figures = (table: TallyTable, part: 'tbody' | 'tfoot'): (string | undefined)[][] =>
  [...table.renderRoot.querySelectorAll(`${part} tr`)].map(row =>
    [...row.querySelectorAll('td:not(.rule)')].map(seen));

describe('the tally', () => {
  it('gives numbers their sign, texts as they are and a dash for nothing', async () => {
    expect(figures(await shown(), 'tbody')).to.eql([
      ['4', '5'],
      ['+3', '0'],
      ['–', '+1'],
      ['−1', '–'],
    ]);
  });

  it('is a table with a caption, a column for each side and a header for each row', async () => {
    const table = await shown();
    expect(table.renderRoot.querySelector('caption')?.textContent).to.equal('So far');
    const sides = [...table.renderRoot.querySelectorAll('th[scope=col]')].map(cell => cell.textContent?.trim());
    expect(sides).to.eql(['Attacker', 'Defender']);
    const rows = [...table.renderRoot.querySelectorAll('tbody th[scope=row]')].map(cell => cell.textContent?.trim());
    expect(rows).to.eql(['Die', 'Kills', 'More units', 'Agreed']);
  });

  it('says "none" where it shows a dash', async () => {
    const dash = (await shown()).renderRoot.querySelector('.nothing');
    expect(dash?.querySelector('.spoken')?.textContent).to.equal('none');
  });

  it('tells the sides apart by the shape of their sign too', async () => {
    const table = await shown();
    const notches = [...table.renderRoot.querySelectorAll('.side-mark .notch')].map(one => one.getAttribute('r'));
    expect(new Set(notches)).to.eql(new Set(['0', '7.4']));
  });

  it('has totals once there are any', async () => {
    expect(figures(await shown(), 'tfoot')).to.eql([]);
    expect(figures(await shown({ totals: { attacker: 8, defender: 7 } }), 'tfoot')).to.eql([['8', '7']]);
  });

  it('sets its figures in columns of equal digits', async () => {
    const cell = (await shown()).renderRoot.querySelector('td:not(.rule)');
    expect(cell && getComputedStyle(cell).fontVariantNumeric).to.contain('tabular-nums');
  });

  it('fits a phone', async () => {
    const table = await shown();
    table.style.inlineSize = '300px';
    expect(table.renderRoot.querySelector('table')?.getBoundingClientRect().width).to.be.at.most(300);
  });

  it('fits a phone with text of twice the size', async () => {
    document.documentElement.style.fontSize = '200%';
    const table = await shown();
    table.style.inlineSize = '300px';
    const width = table.renderRoot.querySelector('table')?.getBoundingClientRect().width;
    const page = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    document.documentElement.style.fontSize = '';
    expect(width).to.be.at.most(300);
    expect(page).to.equal(0);
  });

  it('has no fault that axe finds', async () => {
    expect(await faultsOf(await shown({ totals: { attacker: 8, defender: 7 } }))).to.eql([]);
  });
});
