/** Lists against lists: the table, the keyboard, one formation at a time, and what the page hears. */
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { AssaultLists } from '../../../../components/elements/assault-lists.ts';
import '../../../../components/embed/lazy/assault-lists.ts';
import type { ListsKnown, PairWanted } from '../../../../components/epic-armageddon/lists/events.ts';
import type { RosterFormation } from '../../../../src/army-lists/import/read-roster.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';

const formation = (name: string, profile: string, count: number): RosterFormation => ({
  name, list: null, characters: [], left: [],
  units: Array.from({ length: count }, () => ({ profile, name: profile, options: [] })),
});

const ORKS = [formation('Mob', 'boyz', 3), formation('Bosses', 'nobz', 2)];
const MARINES = [formation('Marines', 'tactical', 2), formation('=Veterans', 'terminator', 2)];

let lists: AssaultLists;
const all = (selector: string): readonly HTMLElement[] =>
  [...lists.renderRoot.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => all(selector)[0]!;
const textOf = (element: Element): string => element.textContent!.replace(/\s+/g, ' ').trim();
const cells = (): readonly string[] => all('.cell').map(textOf);
const selected = (): string => one('.cell[aria-pressed=true]').getAttribute('aria-label')!;

const shown = async (width = 1000, given: object = {}): Promise<ListsKnown['detail']> => {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  lists = document.createElement('assault-lists');
  Object.assign(lists, { attacker: ORKS, defender: MARINES, ...given });
  const known = oneEvent(lists, 'lists-known') as unknown as Promise<ListsKnown>;
  box.append(lists);
  const { detail } = await known;
  await lists.updateComplete;
  return detail;
};

describe('<assault-lists>', () => {
  it('tells the page every pair, and shows them as a table with heads', async () => {
    const { version, rows } = await shown();
    expect(version).to.equal(1);
    expect(rows.map(({ attacker, cells: found }) => [attacker, found.map(({ defender }) => defender)]))
      .to.deep.equal([['Mob', ['Marines', '=Veterans']], ['Bosses', ['Marines', '=Veterans']]]);
    const wins = rows.flatMap(({ cells: found }) => found.map(({ win }) => String(Math.round(100 * win))));
    expect([...cells()].sort()).to.deep.equal([...wins].sort());
    expect(all('th[scope=row]').map(textOf)).to.have.members(['Mob · 3', 'Bosses · 2']);
    expect(all('th[scope=col]').map(textOf)).to.have.members(['Marines · 2', '=Veterans · 2']);
    expect(textOf(one('.bar p'))).to.contain('4 of 4 pairs known');
    await until('what else is known of the pair', () => one('.lost'));
    expect(await faultsOf(lists)).to.deep.equal([]);
  });

  it('is walked with arrows, one stop for Tab, each cell in words', async () => {
    await shown();
    expect(all('.cell[tabindex="0"]')).to.have.lengthOf(1);
    one('.cell[tabindex="0"]').focus();
    const press = async (key: string): Promise<string> => {
      lists.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await lists.updateComplete;
      return selected();
    };
    const rows = all('tbody tr').map(row =>
      [...row.querySelectorAll('.cell')].map(cell => cell.getAttribute('aria-label')!));
    await press('PageUp');
    expect(await press('Home')).to.equal(rows[0]![0]);
    expect(await press('ArrowRight')).to.equal(rows[0]![1]);
    expect(await press('ArrowDown')).to.equal(rows[1]![1]);
    expect(await press('ArrowDown')).to.equal(rows[1]![1]);
    expect(await press('ArrowLeft')).to.equal(rows[1]![0]);
    expect(selected()).to.match(/^[\d.<>\u202f]+\u202f%, (?:strike|fire): \S+ against \S+$/);
    expect(lists.shadowRoot!.activeElement).to.equal(one('.cell[aria-pressed=true]'));
  });

  it('is sorted by averages, and by a formation where its name is pressed', async () => {
    const { rows } = await shown();
    const winOf = (row: number, column: number): number => rows[row]!.cells[column]!.win;
    const best = winOf(0, 0) > winOf(1, 0) ? 'Mob · 3' : 'Bosses · 2';
    all('th[scope=col] button').find(head => textOf(head).startsWith('Marines'))!.click();
    await lists.updateComplete;
    expect(textOf(one('th[scope=row]'))).to.equal(best);
    expect(one('th [aria-pressed=true]')).not.to.equal(undefined);
  });

  it('hands the pair that is selected to the page as a table that can be played', async () => {
    await shown();
    all('.cell')[3]!.click();
    await lists.updateComplete;
    const wanted = oneEvent(lists, 'pair-wanted') as unknown as Promise<PairWanted>;
    one('.bar .main').click();
    const { detail: { scenario } } = await wanted;
    expect(textOf(one('.pair h3'))).to.equal(scenario.title);
    expect(scenario.startAt).to.equal('a4Attacks');
  });

  it('shows one formation at a time where there is little width', async () => {
    await shown(360);
    await until('the rows', () => one('.opponent'));
    expect(all('table')).to.have.lengthOf(0);
    expect(textOf(one('.who h3'))).to.match(/ · [23]$/);
    const before = textOf(one('.who h3'));
    all('.who button').find(button => !(button as HTMLButtonElement).disabled)!.click();
    await lists.updateComplete;
    expect(textOf(one('.who h3'))).not.to.equal(before);
    const counts = all('.filters button').map(button => Number(/\d+$/.exec(textOf(button))![0]));
    expect(counts[0]).to.equal(counts[1]! + counts[2]!);
    expect(lists.scrollWidth).to.be.at.most(360);
    expect(await faultsOf(lists)).to.deep.equal([]);
  });

  it('shows ten opponents at first sight on a phone, and nothing too low for a finger', async () => {
    const mobs = Array.from({ length: 12 }, () => formation('Stormboyz Warhorde', 'boyz', 1));
    await shown(360, { attacker: [formation('Marines', 'tactical', 1)], defender: mobs });
    await until('the rows', () => one('.opponent'));
    lists.style.setProperty('--assault-height', '691px');
    const bar = one('.bar').getBoundingClientRect().top;
    expect(all('.opponent').filter(row => row.getBoundingClientRect().bottom <= bar)).to.have.lengthOf(10);
    const pressed = all('.who button, .facing, .opponent, .bar button, .bar select, .save button');
    expect(pressed.filter(button => button.getBoundingClientRect().height < 44)).to.deep.equal([]);
    for (const button of all('.filters button')) {
      const { left, top, bottom, width } = button.getBoundingClientRect();
      const [high, low] = [(top + bottom) / 2 - 21.5, (top + bottom) / 2 + 21.5];
      for (const y of [high, low]) expect(lists.shadowRoot!.elementFromPoint(left + width / 2, y)).to.equal(button);
    }
    expect(lists.scrollWidth).to.be.at.most(360);
  });

  it('opens what can be chosen where there is little width, and folds it again', async () => {
    await shown(360);
    await until('the rows', () => one('.opponent'));
    expect(one('.choose')).to.equal(undefined);
    one('.facing').click();
    await lists.updateComplete;
    expect(one('.facing').ariaExpanded).to.equal('true');
    expect(all('.list select')).to.have.lengthOf(2);
    expect(all('select.markers')).to.have.lengthOf(2);
    expect(await faultsOf(lists)).to.deep.equal([]);
    one('.facing').click();
    await lists.updateComplete;
    expect(one('.choose')).to.equal(undefined);
    lists.attacker = 'no-such-list';
    await until('what is wrong', () => one('[role=alert]'));
    expect(all('.list select')).to.have.lengthOf(2);
  });

  it('has what can be chosen in one row on a laptop, whatever the lists are called', async () => {
    await shown(1280);
    for (const select of all('.list select') as readonly HTMLSelectElement[]) {
      select.selectedOptions[0]!.textContent = 'Imperial Guard – Death Korps of Krieg';
    }
    const middles = all('.choose select, .choose button').map(field => {
      const { top, bottom, right } = field.getBoundingClientRect();
      expect(right).to.be.at.most(1280);
      return Math.round((top + bottom) / 2);
    });
    expect(middles).to.have.lengthOf(6);
    expect(new Set(middles).size).to.equal(1);
  });

  it('has rows as high before their pairs are known as afterwards', async () => {
    await shown();
    const heights = (): readonly number[] => all('tbody tr').map(row => row.getBoundingClientRect().height);
    const known = heights();
    for (const cell of all('.cell')) cell.replaceChildren();
    expect(heights()).to.deep.equal(known);
  });

  it('says in words why lists cannot be matched', async () => {
    const box = await fixture<AssaultLists>(html`<assault-lists attacker="no-such-list">Instead</assault-lists>`);
    lists = box;
    const said = await until('what is wrong', () => one('[role=alert]'));
    expect(textOf(said)).to.equal('There is no such list to charge: choose one above.');
    lists.attacker = [formation('Nobody', 'boyz', 0)];
    await until('what is wrong then', () =>
      all('[role=alert]').some(said => textOf(said).includes('nobody fights on the ground')));
    expect(await faultsOf(lists)).to.deep.equal([]);
  });

  it('reads a list of one’s own, and says what of it was left out', async () => {
    await shown();
    const choice = one('.list.attacker select') as HTMLSelectElement;
    choice.value = ' own';
    choice.dispatchEvent(new Event('change'));
    await lists.updateComplete;
    const field = one('.own textarea') as HTMLTextAreaElement;
    field.value = 'Warband\n6 Boyz\n2 Zorgblatz';
    field.dispatchEvent(new Event('input'));
    await lists.updateComplete;
    const known = oneEvent(lists, 'lists-known') as unknown as Promise<ListsKnown>;
    one('.own .main').click();
    const { detail: { rows } } = await known;
    expect(rows.map(({ attacker }) => attacker)).to.deep.equal(['Warband']);
    expect(textOf(one('.own [role=alert]'))).to.equal('Not understood and left out: 2 stands.');
    expect(await faultsOf(lists)).to.deep.equal([]);
  });
});
