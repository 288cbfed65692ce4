/** The set-up of Warhammer 40,000: lines, rows, lists, profiles of one's own, and what becomes of them. */
import { expect } from '@open-wc/testing';
import type { PhaseSetUpEdited } from '../../../../components/set-up/phase/phase-set-up.ts';
import '../../../../components/embed/lazy/phase-set-up.ts';
import { CounterDragged, CounterDropped } from '../../../../components/shared/battlefield/events.ts';
import { shelfOfPage } from '../../../../components/set-up/shelf/assault-shelf.ts';
import { until } from '../../../support/until.ts';
import { faultsOf } from '../../../support/accessibility.ts';

type SetUpElement = HTMLElementTagNameMap['phase-set-up'];

const deep = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
  ...[...root.querySelectorAll('*')].flatMap(one => (one.shadowRoot === null ? [] : deep(one.shadowRoot, selector))),
];

describe('phase-set-up', () => {
  let element: SetUpElement;
  let edited: PhaseSetUpEdited[];

  beforeEach(async () => {
    element = document.createElement('phase-set-up');
    edited = [];
    element.addEventListener('phase-set-up-edited', event => edited.push(event));
    document.body.append(element);
    await element.updateComplete;
  });
  afterEach(() => element.remove());

  const sideOf = (side: string): HTMLElement => element.shadowRoot!.querySelector<HTMLElement>(`#${side}`)!;
  const fieldOf = (side: string): HTMLInputElement =>
    deep(sideOf(side).shadowRoot!, 'input[role=combobox]')[0] as HTMLInputElement;
  const type = (side: string, text: string): void => {
    const field = fieldOf(side);
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
  };
  const table = () => edited.at(-1)?.scenario ?? null;
  const kinds = (): string => table()!.units.map(({ side, models }) => `${side} ${models.length}`).join(', ');
  const settled = async (): Promise<void> => {
    await element.updateComplete;
    await new Promise(requestAnimationFrame);
  };

  it('makes a table of one line with both sides, and can be played', async () => {
    expect(element.shadowRoot!.querySelector<HTMLButtonElement>('.start')!.disabled).to.equal(true);
    type('attacker', '10 tactical marines v 20 ork boyz');
    await until('both sides', () => table() !== null);
    expect(kinds()).to.equal('attacker 10, defender 20');
    await settled();
    expect(fieldOf('attacker').value).to.equal('10 tactical marines');
    expect(fieldOf('defender').value).to.equal('20 ork boyz');
    expect(element.shadowRoot!.querySelector<HTMLButtonElement>('.start')!.disabled).to.equal(false);
    let isReady = false;
    element.addEventListener('phase-set-up-ready', () => (isReady = true));
    element.shadowRoot!.querySelector<HTMLButtonElement>('.start')!.click();
    expect(isReady).to.equal(true);
  });

  it('goes on to the side that is missing, and says what it does not understand', async () => {
    type('attacker', '5 spoons');
    await settled();
    const remark = sideOf('attacker').shadowRoot!.querySelector('.remark')!;
    expect(remark.textContent).to.contain('Nothing is called "spoons"');
    type('attacker', '5 banshees');
    await until('the other field', () => element.shadowRoot!.activeElement === sideOf('defender'));
    expect(table()).to.equal(null);
  });

  it('changes numbers and weapons in its rows, which the line says as well', async () => {
    type('attacker', '5 nobz v 5 scouts');
    await until('both sides', () => table() !== null);
    await settled();
    deep(sideOf('attacker').shadowRoot!, 'count-stepper')[0]!.shadowRoot!
      .querySelector<HTMLElement>('[part=more]')!.click();
    await settled();
    expect([kinds(), fieldOf('attacker').value]).to.eql(['attacker 6, defender 5', '6 Nob']);
    const [carries] = deep(sideOf('attacker').shadowRoot!, 'select.carries') as HTMLSelectElement[];
    carries!.value = 'power-klaw';
    carries!.dispatchEvent(new Event('change'));
    await settled();
    expect(fieldOf('attacker').value).to.equal('6 Nob (power klaw)');
    expect(table()!.profiles['nob-power-klaw']!.weapons[0]!.name).to.equal('Power klaw');
    expect(element.shadowRoot!.querySelector('.whole')!.textContent).to.contain('Power klaw');
  });

  it('plays the whole seventh edition where that is ticked, and begins as it is told', async () => {
    type('attacker', '5 boyz v 5 scouts');
    await until('both sides', () => table() !== null);
    expect([table()!.completions, table()!.startAt]).to.eql([[], 'charge']);
    element.shadowRoot!.querySelector<HTMLInputElement>('[name=whole]')!.click();
    await settled();
    expect(table()!.completions).to.include('7C-U9');
    element.shadowRoot!.querySelectorAll<HTMLInputElement>('[name=start]')[1]!.click();
    await settled();
    expect([table()!.startAt, table()!.units[0]!.charged]).to.eql(['fight', ['defender-1']]);
  });

  const rowIn = (items: HTMLElement, id: string) =>
    items.shadowRoot!.querySelector<HTMLElement>(`[data-id="${id}"] button`);
  const map = () => element.shadowRoot!.querySelector('assault-battlefield')!;
  const placeOf = (id: string) => table()!.units.flatMap(({ models }) => models).find(one => one.id === id)!.at;

  it('moves models by hand where nobody stands, says who does, and lines them up again', async () => {
    type('attacker', '3 boyz v 3 scouts');
    await until('both sides', () => table() !== null);
    await settled();
    const [first, second] = table()!.units[0]!.models;
    const from = first!.at;
    map().dispatchEvent(new CounterDragged(first!.id, [6, 7]));
    await settled();
    expect(map().view!.ghost).to.deep.include({ unit: first!.id, to: [6, 7], refusal: null });
    map().dispatchEvent(new CounterDropped(first!.id, [6, 7]));
    await settled();
    expect([placeOf(first!.id), edited.at(-1)!.gesture]).to.eql([[6, 7], null]);
    map().dispatchEvent(new CounterDropped(first!.id, second!.at));
    await settled();
    expect(placeOf(first!.id)).to.eql([6, 7]);
    expect(map().view!.refused!.say).to.match(/stands there/);
    expect(await faultsOf(element)).to.eql([]);
    element.shadowRoot!.querySelector<HTMLElement>('.line-up')!.click();
    await settled();
    expect(placeOf(first!.id)).to.eql(from);
    expect(element.shadowRoot!.querySelector('.line-up')).to.equal(null);
  });

  it('puts a table on the shelf, and goes on with it from there as it was', async () => {
    type('attacker', '3 boyz v 3 scouts');
    await until('both sides', () => table() !== null);
    await settled();
    const { id } = table()!.units[0]!.models[0]!;
    map().dispatchEvent(new CounterDropped(id, [6, 7]));
    await settled();
    const kept = table();
    const shelf = await shelfOfPage();
    const fold = element.shadowRoot!.querySelector<HTMLDetailsElement>('.shelf')!;
    fold.open = true;
    const keep = await until('the shelf', () => element.shadowRoot!.querySelector<HTMLElement>('.keep'));
    keep.click();
    const item = await until('it is kept', () => shelf.list('phase')[0]);
    type('attacker', '5 boyz');
    await settled();
    const items = element.shadowRoot!.querySelector('assault-shelf')!;
    (await until('its row', () => rowIn(items, item.id))).click();
    await until('the same table', () => JSON.stringify(table()) === JSON.stringify(kept));
    await shelf.remove(item.id);
  });

  it('tells the page of a phase of the shelf that was played on', async () => {
    type('attacker', '3 boyz v 3 scouts');
    await until('both sides', () => table() !== null);
    const shelf = await shelfOfPage();
    const item = await shelf.put({
      kind: 'phase', name: 'Played on',
      content: { scenario: table()!, events: [{ type: 'dice.thrown', faces: [1] }], at: 1 },
    });
    element.shadowRoot!.querySelector<HTMLDetailsElement>('.shelf')!.open = true;
    let opened = '';
    element.addEventListener('shelf-opened', ({ detail }) => (opened = detail.item.name));
    const items = await until('the shelf', () => element.shadowRoot!.querySelector('assault-shelf'));
    (await until('its row', () => rowIn(items, item.id))).click();
    expect(opened).to.equal('Played on');
    await shelf.remove(item.id);
  });

  it('adds profiles of an army by hand, and reads a list', async () => {
    sideOf('attacker').shadowRoot!.querySelector<HTMLElement>('.choose')!.click();
    await settled();
    const army = sideOf('attacker').shadowRoot!.querySelector<HTMLSelectElement>('.lists select')!;
    army.value = 'orks';
    army.dispatchEvent(new Event('change'));
    await settled();
    sideOf('attacker').shadowRoot!.querySelector<HTMLElement>('.keeps button')!.click();
    await settled();
    expect(fieldOf('attacker').value).to.equal('1 Ork Boy');
    const list = element.shadowRoot!.querySelector('phase-import')!.shadowRoot!;
    const text = list.querySelector('textarea')!;
    text.value = '10 genestealers\n5 hormagaunts';
    text.dispatchEvent(new Event('input'));
    list.querySelectorAll<HTMLElement>('.acts button')[1]!.click();
    await until('the list', () => table() !== null);
    expect(kinds()).to.equal('attacker 1, defender 10, defender 5');
  });

  it('takes a profile of one’s own in another edition, and says what is wrong with one', async () => {
    const edition = element.shadowRoot!.querySelector<HTMLSelectElement>('.edition select')!;
    edition.value = '4th';
    edition.dispatchEvent(new Event('change'));
    await settled();
    element.shadowRoot!.querySelector<HTMLElement>('.own')!.click();
    await settled();
    const form = element.shadowRoot!.querySelector('phase-form')!;
    const put = (field: string, value: string): void => {
      const input = form.shadowRoot!.querySelector<HTMLInputElement>(`#${field}`)!;
      input.value = value;
      input.dispatchEvent(new InputEvent('input'));
    };
    put('name', 'Squig');
    put('strength', '12');
    form.shadowRoot!.querySelector<HTMLElement>('.main')!.click();
    await settled();
    expect(form.shadowRoot!.querySelector('#strength-faults')!.textContent).to.contain('from 1 to 10');
    put('strength', '5');
    form.shadowRoot!.querySelector<HTMLElement>('.main')!.click();
    await settled();
    type('attacker', '3 squig v 2 squig');
    await until('both sides', () => table() !== null);
    expect([table()!.ruleset, table()!.profiles['own-1']!.strength]).to.eql(['warhammer-40k-4th', 5]);
  });
});
