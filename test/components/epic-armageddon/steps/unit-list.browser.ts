import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { UnitsShown } from '../../../../components/epic-armageddon/steps/step.ts';
import {
  rowOf, type RowChosen, type UnitList, type UnitRow,
} from '../../../../components/epic-armageddon/steps/unit-list.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/epic-armageddon/steps/unit-list.ts';

const ROWS: readonly UnitRow[] = [
  rowOf('one', 'd1', 'Boyz 1', { number: 1, state: 'saved', tone: 'good', detail: 'Armour 6+' }),
  rowOf('two', 'd2', 'Boyz 2', { number: 2, state: 'lost', tone: 'bad', opens: true }),
  rowOf('three', 'd3', 'Boyz 3', { number: 12, dice: [{ face: 4, counts: false, say: 'save 6+: 4, not saved' }] }),
];

const shown = (chosen: string | null = null): Promise<UnitList> => fixture<UnitList>(html`<unit-list
  label="Hits" .rows=${ROWS} .chosen=${chosen}><p>What to do</p></unit-list>`);

const rows = (list: UnitList): HTMLElement[] => [...list.renderRoot.querySelectorAll<HTMLElement>('[part=row]')];
const focused = (list: UnitList): number => rows(list).findIndex(row => row.matches(':focus'));

describe('a list of units', () => {
  it('is one stop for Tab, and the arrows go along it', async () => {
    const list = await shown();
    await sendKeys({ press: 'Tab' });
    expect(focused(list)).to.equal(0);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    expect(focused(list)).to.equal(2);
    await sendKeys({ press: 'ArrowDown' });
    expect(focused(list), 'round and round').to.equal(0);
    await sendKeys({ press: 'ArrowUp' });
    expect(focused(list)).to.equal(2);
    await sendKeys({ press: 'Home' });
    expect(focused(list)).to.equal(0);
    await sendKeys({ press: 'Tab' });
    expect(focused(list)).to.equal(-1);
  });

  it('leaves the arrows to what stands under the chosen row', async () => {
    const list = await fixture<UnitList>(html`<unit-list .rows=${ROWS} chosen="two"><button>Move</button></unit-list>`);
    list.querySelector('button')!.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(document.activeElement).to.equal(list.querySelector('button'));
  });

  it('begins with the chosen row for Tab', async () => {
    const list = await shown('two');
    list.focus();
    expect(focused(list)).to.equal(1);
  });

  it('shows the unit of the row that has the focus, and nobody when the focus leaves', async () => {
    const list = await shown();
    const heard: (readonly string[])[] = [];
    list.addEventListener('units-shown', (event: UnitsShown) => heard.push(event.units));
    list.focus();
    await sendKeys({ press: 'ArrowDown' });
    list.renderRoot.querySelector<HTMLElement>(':focus')!.blur();
    expect(heard.filter(units => units.length > 0)).to.eql([['d1'], ['d2']]);
    expect(heard.at(-1)).to.eql([]);
  });

  it('opens a row that can be opened over what is in its slot, and tells so', async () => {
    const list = await shown('two');
    expect(rows(list).map(row => row.ariaExpanded)).to.eql([null, 'true', null]);
    expect(list.querySelector('p')!.checkVisibility()).to.equal(true);
    expect((await shown()).querySelector('p')!.checkVisibility()).to.equal(false);
  });

  it('tells which row was chosen, and that the chosen one was put aside', async () => {
    const list = await shown('two');
    const heard: (string | null)[] = [];
    list.addEventListener('row-chosen', (event: RowChosen) => heard.push(event.row));
    rows(list)[0]!.click();
    rows(list)[1]!.click();
    expect(heard).to.eql(['one', null]);
  });

  it('marks what became of a hit by more than colour, and says its dice', async () => {
    const list = await shown();
    expect(rows(list).map(row => row.innerText.replace(/\s+/g, ' '))).to.eql([
      '1 Boyz 1 saved Armour 6+', '2 Boyz 2 lost', '12 Boyz 3',
    ]);
    expect(list.renderRoot.querySelector('svg.die')!.getAttribute('aria-label')).to.equal('save 6+: 4, not saved');
    expect(await faultsOf(list)).to.eql([]);
  });

  it('keeps its place for Tab within the rows that are left', async () => {
    const list = await shown('three');
    list.rows = ROWS.slice(0, 1);
    await list.updateComplete;
    list.focus();
    expect(focused(list)).to.equal(0);
  });
});
