/** The set-up: the map and the lines are two writings of the same. */
import { expect, fixture, html } from '@open-wc/testing';
import { AssaultSetUp } from '../../../components/set-up/assault-set-up.ts';
import type { SetUpEdited } from '../../../components/set-up/events.ts';
import { FormationBuilt, type BuiltDetail } from '../../../components/set-up/formation-builder/events.ts';
import type { AssaultTableEditor } from '../../../components/set-up/table-editor/assault-table-editor.ts';
import '../../../components/embed/lazy/assault-set-up.ts';
import { CountChanged } from '../../../components/shared/parts/count-stepper.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { moveBy } from '../../../src/table-editing/arrange.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { comesTrue, until } from '../../support/until.ts';
import { entriesOf } from '../../../components/set-up/take-over.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { planWith } from '../../../components/set-up/plan.ts';
import { formation, marines, mob, wholePlan } from './plans.ts';

interface Told {
  readonly element: AssaultSetUp;
  readonly told: SetUpEdited['detail'][];
}

const typed = (element: AssaultSetUp, detail: Partial<BuiltDetail>): void => {
  const all = { side: 'attacker', built: null, text: null, against: null, isEntered: false, ...detail } as const;
  element.shadowRoot!.querySelector(`#${all.side}`)!.dispatchEvent(new FormationBuilt(all));
};

const lined = async (width = 1000, height = 700): Promise<Told> => {
  const element = await fixture<AssaultSetUp>(html`<assault-set-up></assault-set-up>`);
  Object.assign(element.style, { inlineSize: `${width}px`, blockSize: `${height}px` });
  const told: SetUpEdited['detail'][] = [];
  element.addEventListener('set-up-edited', ({ detail }) => told.push(detail));
  await until('the units', () => !element.shadowRoot!.textContent!.includes('on their way'));
  typed(element, { built: marines, text: 'tactical', against: { built: mob, text: 'mob', cover: null } });
  await until('the table', () => told.at(-1)?.scenario);
  return { element, told };
};

const editorOf = (element: AssaultSetUp): AssaultTableEditor =>
  element.shadowRoot!.querySelector('assault-table-editor')!;

type Stepper = HTMLElement & { readonly label: string; readonly count: number };

const steppers = (element: AssaultSetUp, side: string): readonly Stepper[] =>
  [...element.shadowRoot!.querySelectorAll<Stepper>(`#${side} .row count-stepper`)];

const countsOf = (element: AssaultSetUp, side: string): readonly string[] =>
  steppers(element, side).map(({ label, count }) => `${label} ${count}`);

const placesOf = ({ formations }: Scenario, side: string): readonly (readonly number[])[] =>
  formations.filter(one => one.side === side).flatMap(({ units }) => units.map(({ at }) => at));

const fieldOf = (element: AssaultSetUp, side: string): HTMLInputElement | null | undefined =>
  element.shadowRoot!.querySelector(`#${side}`)?.shadowRoot?.querySelector('search-field')?.shadowRoot
    ?.querySelector('input');

describe('the set-up', () => {
  it('has a row a kind with what is in contact and what is not, and another table for another number', async () => {
    const { element, told } = await lined();
    const before = told.at(-1)!.scenario!;
    const [inContact] = steppers(element, 'attacker');
    expect(inContact!.label).to.equal('Tactical · Captain, in contact');
    inContact!.dispatchEvent(new CountChanged(inContact!.count - 2));
    await until('another table', () => told.at(-1)!.scenario !== before);
    expect(told.at(-1)!.gesture).to.equal('attacker places');
    expect(placesOf(told.at(-1)!.scenario!, 'attacker')).not.to.eql(placesOf(before, 'attacker'));
    expect(countsOf(element, 'attacker')[0]).to.equal(`Tactical · Captain, in contact ${inContact!.count}`);
  });

  it('says how many are where when stands are moved on the map', async () => {
    const { element, told } = await lined();
    const editor = editorOf(element);
    const own = editor.setUp.formations.find(({ side }) => side === 'attacker')!.units.map(({ id }) => id);
    editor.edit(moveBy(editor.setUp, own, [0, -30]));
    await until('nobody in contact', () => countsOf(element, 'attacker')[0] === 'Tactical · Captain, in contact 0');
    expect(told.at(-1)!.setUp.table).to.equal(editor.setUp);
    expect(told.at(-1)!.setUp.plan.attacker.text, 'who they are is as it was typed').to.equal('tactical');
    expect(countsOf(element, 'defender').some(one => one.includes(', back'))).to.equal(true);
  });

  it('says in the bar what keeps a table from being played, as long as it does', async () => {
    const { element } = await lined();
    const editor = editorOf(element);
    const stood = editor.setUp;
    const [first, second] = stood.formations.find(({ side }) => side === 'attacker')!.units;
    const bar = element.shadowRoot!.querySelector('.bar')!;
    const lack = (): string => bar.querySelector('.lack')?.textContent ?? '';
    expect(bar.querySelector('slot[name=odds]')).not.to.equal(null);
    editor.edit(moveBy(stood, [first!.id], [second!.at[0] - first!.at[0], second!.at[1] - first!.at[1]]));
    await until('what is in the way', () => lack() !== '');
    expect(lack()).to.contain('Tactical').and.to.equal(element.shadowRoot!.querySelector('.notes li')!.textContent);
    expect(element.shadowRoot!.querySelector<HTMLButtonElement>('.start')!.disabled).to.equal(true);
    editor.edit(stood);
    await until('the odds again', () => bar.querySelector('slot[name=odds]') !== null);
    expect(lack()).to.equal('');
  });

  it('takes lines that were read before its units had come', async () => {
    const whole = AssaultSetUp.lazyParts!;
    let come!: () => void;
    const held = new Promise<void>(resolve => (come = resolve));
    AssaultSetUp.lazyParts = { ...whole, library: () => held.then(whole.library) };
    const element = await fixture<AssaultSetUp>(html`<assault-set-up></assault-set-up>`);
    AssaultSetUp.lazyParts = whole;
    let scenario: Scenario | null = null;
    element.addEventListener('set-up-edited', ({ detail }) => void ({ scenario } = detail));
    typed(element, { built: marines, text: 'tactical' });
    typed(element, { side: 'defender', built: mob, text: 'mob', isEntered: true });
    expect(element.setUp.plan.attacker.built).to.equal(null);
    come();
    await until('both sides', () => scenario);
    expect([element.setUp.plan.attacker.text, element.setUp.plan.defender.text]).to.eql(['tactical', 'mob']);
    await until('the focus on what is next', () => element.shadowRoot!.activeElement?.matches('.start'));
  });

  it('tells of a change before it draws it, so that its odds are asked about meanwhile', async () => {
    const { element } = await lined();
    const editor = editorOf(element);
    const own = editor.setUp.formations.find(({ side }) => side === 'attacker')!.units.map(({ id }) => id);
    const [before] = countsOf(element, 'attacker');
    const drawnWhenTold: (string | undefined)[] = [];
    element.addEventListener('set-up-edited', () => drawnWhenTold.push(countsOf(element, 'attacker')[0]));
    editor.edit(moveBy(editor.setUp, own, [0, -30]));
    await until('nobody in contact', () => countsOf(element, 'attacker')[0] !== before);
    expect(drawnWhenTold).to.eql([before]);
  });

  it('shows as many in contact as there are, also where another is asked for that finds no room', async () => {
    const { element, told } = await lined();
    typed(element, { built: formation('20 boyz'), text: '20 boyz' });
    typed(element, { side: 'defender', built: formation('1 infantry'), text: '1 infantry' });
    await until('a crowd', () => countsOf(element, 'attacker')[0]?.startsWith('Boyz, in contact')
      && told.at(-1)!.setUp.plan.defender.text === '1 infantry');
    await element.updateComplete;
    const [inContact] = steppers(element, 'attacker');
    for (let presses = 0; presses < 12; presses += 1) {
      inContact!.shadowRoot!.querySelector<HTMLButtonElement>('[part=more]')!.click();
      await element.updateComplete;
    }
    const there = entriesOf(told.at(-1)!.setUp, neteaLibrary)!.attacker[0]!.inContact;
    expect(there, 'fewer than were asked for').to.be.within(2, 11);
    expect(inContact!.count).to.equal(there);
  });

  it('reads nothing anew of what it was given, whatever comes later', async () => {
    const element = await fixture<AssaultSetUp>(html`<assault-set-up></assault-set-up>`);
    const told: SetUpEdited['detail'][] = [];
    element.addEventListener('set-up-edited', ({ detail }) => told.push(detail));
    const plan = planWith(wholePlan, 'attacker', { built: marines, text: '2 boyz' });
    element.setUp = { plan, table: null };
    await until('the line', () => fieldOf(element, 'attacker')?.value === '2 boyz');
    await until('the lists', () => !element.shadowRoot!.querySelector('#attacker')!.shadowRoot!.textContent!
      .includes('on their way'));
    await element.updateComplete;
    expect(told.at(-1)!.setUp.plan.attacker.built).to.equal(marines);
  });

  it('tells what is typed as one gesture, and leaves nobody where a line is emptied', async () => {
    const { element, told } = await lined();
    expect(told.at(-1)!.gesture).to.equal('typing');
    typed(element, { side: 'defender', built: null, text: '' });
    await until('nobody', () => told.at(-1)!.setUp.plan.defender.built === null);
    expect(told.at(-1)!.scenario).to.equal(null);
    expect(element.shadowRoot!.querySelector<HTMLButtonElement>('.start')!.disabled).to.equal(true);
  });

  it('asks for what was done to be taken back, by button and by keys, but not while somebody types', async () => {
    const { element } = await lined();
    const turns: string[] = [];
    element.addEventListener('turn-wanted', ({ which }) => turns.push(which));
    element.turns = { undoes: 'change of the set-up', redoes: null };
    await element.updateComplete;
    element.shadowRoot!.querySelector<HTMLButtonElement>('.undo')!.click();
    const key = { key: 'z', ctrlKey: true, bubbles: true, composed: true };
    element.shadowRoot!.querySelector('.start')!.dispatchEvent(new KeyboardEvent('keydown', key));
    fieldOf(element, 'attacker')!.dispatchEvent(new KeyboardEvent('keydown', key));
    expect(turns).to.eql(['undo', 'undo']);
  });

  for (const [width, height] of [[320, 640], [360, 740], [768, 1024], [844, 390], [1280, 650]] as const) {
    it(`is in one piece at ${width} × ${height}: nothing but the panel scrolls`, async () => {
      const { element } = await lined(width, height);
      const frame = editorOf(element).shadowRoot!.querySelector('table-frame')!;
      await until('the map', () => frame.shadowRoot!.querySelector<HTMLElement>('.map')!.offsetWidth > 0);
      const isStacked = width < 600 || (width < 900 && width < 1.2 * height);
      const shown = (): readonly Element[] => [...element.shadowRoot!.querySelectorAll('formation-builder')]
        .filter(one => one.checkVisibility());
      await comesTrue(() => expect(shown()).to.have.length(isStacked ? 1 : 2));
      expect(element.scrollWidth, 'as wide').to.be.at.most(width);
      const bar = element.shadowRoot!.querySelector('.bar')!.getBoundingClientRect();
      const { bottom, right } = element.getBoundingClientRect();
      expect(Math.round(bottom - bar.bottom), 'the bar is at the foot').to.equal(0);
      const start = element.shadowRoot!.querySelector('.start')!.getBoundingClientRect();
      expect(start.right).to.be.at.most(right);
      const content = frame.shadowRoot!.querySelector('.content')!;
      expect(content.scrollWidth, 'the panel').to.be.at.most(content.clientWidth);
    });
  }

  it('shows one side at a time where it is stacked, with the number of stands on its tab', async () => {
    const { element } = await lined(360, 740);
    const tabs = (): readonly HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')];
    await comesTrue(() =>
      expect(tabs().map(tab => tab.textContent!.trim())).to.eql(['Attacker · 9', 'Defender · 10']));
    tabs()[1]!.click();
    await element.updateComplete;
    const isShown = (side: string): boolean => element.shadowRoot!.querySelector(`#${side}`)!.checkVisibility();
    expect([isShown('attacker'), isShown('defender')]).to.eql([false, true]);
  });

  it('has no faults that axe finds, empty and with both', async () => {
    const { element } = await lined(360, 740);
    expect(await faultsOf(element)).to.eql([]);
    typed(element, { built: null, text: '' });
    typed(element, { side: 'defender', built: null, text: '' });
    await element.updateComplete;
    expect(await faultsOf(element)).to.eql([]);
  });
});
