/** The set-up: formations that support a side, each in a line and on the map. */
import { expect, fixture, html } from '@open-wc/testing';
import type { AssaultSetUp } from '../../../components/set-up/assault-set-up.ts';
import type { EditedSetUp } from '../../../components/set-up/events.ts';
import { FormationBuilt } from '../../../components/set-up/formation-builder/events.ts';
import '../../../components/embed/lazy/assault-set-up.ts';
import { removeFormation } from '../../../src/table-editing/formations.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { until } from '../../support/until.ts';
import { marines, mob } from './plans.ts';

describe('who supports, in the set-up', () => {
  let element: AssaultSetUp;
  let told: EditedSetUp[];

  const find = <E extends HTMLElement>(selector: string): E => element.shadowRoot!.querySelector<E>(selector)!;
  const lines = (): readonly HTMLInputElement[] =>
    [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('#attacker .support input')];
  const beside = (): readonly string[] => told.at(-1)!.scenario!.formations
    .filter(({ id }) => id.includes('support')).map(({ name, units }) => `${units.length} ${name}`);
  const button = (label: string): HTMLButtonElement => find(`button[aria-label="${label}"]`);

  const add = async (text: string): Promise<void> => {
    const count = lines().length;
    find('#attacker .add').click();
    const line = await until('a line more', () => lines()[count]);
    await until('the focus', () => element.shadowRoot!.activeElement === line);
    line.value = text;
    line.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await until(text, () => told.at(-1)!.setUp.plan.attacker.supporters[count]?.text === text);
    await element.updateComplete;
    expect(lines()[count], 'the line stays while it is typed in').to.equal(line);
  };

  beforeEach(async () => {
    element = await fixture<AssaultSetUp>(html`<assault-set-up></assault-set-up>`);
    Object.assign(element.style, { inlineSize: '1000px', blockSize: '700px' });
    told = [];
    element.addEventListener('set-up-edited', ({ detail }) => told.push(detail));
    await until('the units', () => !element.shadowRoot!.textContent!.includes('on their way'));
    find('#attacker').dispatchEvent(new FormationBuilt({
      side: 'attacker', built: marines, text: 'tactical', against: { built: mob, text: 'mob', cover: null },
      isEntered: false,
    }));
    await until('the table', () => told.at(-1)?.scenario);
  });

  it('come and go one by one, each with its line and found on the map', async () => {
    await add('4 devastators');
    await add('2 assault');
    await add('2 devastators');
    expect(beside()).to.eql(['4 Devastator', '2 Assault', '2 Devastator']);
    expect(told.at(-1)!.gesture).to.equal('attacker support attacker-support-3');
    button('Select all of Support 2').click();
    const [, second] = told.at(-1)!.scenario!.formations.filter(({ id }) => id.includes('support'));
    expect(find<HTMLElement & { selection: unknown }>('assault-table-editor').selection)
      .to.eql({ stands: second!.units.map(({ id }) => id), terrain: null });
    button('Remove support 2').click();
    await until('two', () => lines().length === 2);
    expect([lines().map(({ value }) => value), beside()])
      .to.eql([['4 devastators', '2 devastators'], ['4 Devastator', '2 Devastator']]);
    expect(await faultsOf(element)).to.eql([]);
  });

  it('are taken off the map and out of the lines together', async () => {
    await add('4 devastators');
    await add('2 assault');
    const editor = element.shadowRoot!.querySelector('assault-table-editor')!;
    editor.edit(removeFormation(editor.setUp, 'attacker-support'));
    await until('one line', () => lines().length === 1);
    expect(lines()[0]!.value).to.equal('2 assault');
    expect(beside()).to.eql(['2 Assault']);
  });

  it('says which word it does not understand, and lets an empty line go', async () => {
    await add('4 devastators');
    await add('3 zzyzx');
    expect(find('#attacker .remark').textContent).to.equal('Nothing is called "zzyzx".');
    expect(beside()).to.eql(['4 Devastator']);
    button('Remove support 2').click();
    find('#attacker .add').click();
    await until('an empty line', () => lines()[1]?.value === '');
    button('Remove support 2').click();
    await until('one line', () => lines().length === 1);
  });
});
