/** The set-up between places by numbers and the table by hand. */
import { expect, fixture, html } from '@open-wc/testing';
import type { AssaultSetUp } from '../../../components/set-up/assault-set-up.ts';
import '../../../components/embed/lazy/assault-set-up.ts';
import { FormationEdited, FormationBuilt } from '../../../components/set-up/formation-builder/events.ts';
import { until } from '../../support/until.ts';
import { marines, mob } from './plans.ts';

const lined = async (): Promise<AssaultSetUp> => {
  const element = await fixture<AssaultSetUp>(html`<assault-set-up></assault-set-up>`);
  await until('the units', () => !element.shadowRoot!.textContent!.includes('on their way'));
  element.shadowRoot!.querySelector('#attacker')!.dispatchEvent(new FormationBuilt({
    side: 'attacker', built: marines, cover: null, against: { built: mob, cover: null },
  }));
  await until('a line', () => button(element, 'Move them by hand'));
  return element;
};

const button = (element: AssaultSetUp, says: string): HTMLButtonElement | undefined =>
  [...element.shadowRoot!.querySelectorAll('button')].find(one => one.textContent!.trim() === says);

const focusedIn = (element: AssaultSetUp): string => element.shadowRoot!.activeElement?.id ?? '';

describe('the set-up', () => {
  it('has the focus where they stand when the table is changed by hand, and when they are lined up again', async () => {
    const element = await lined();
    for (const says of ['Move them by hand', 'Line them up again']) {
      button(element, says)!.focus();
      button(element, says)!.click();
      await until(`the focus after “${says}”`, () => focusedIn(element) === 'stands');
    }
  });

  it('says who has been changed but stands as before on a table made by hand, until they are put there again',
    async () => {
      const element = await lined();
      const says = (): string => element.shadowRoot!.querySelector('.behind')?.textContent ?? '';
      const fewer = { ...mob, units: mob.units.slice(2) };
      const defenders = element.shadowRoot!.querySelector('#defender')!;
      defenders.dispatchEvent(new FormationEdited('defender', fewer));
      await element.updateComplete;
      expect(says(), 'lined up they follow').to.equal('');
      button(element, 'Move them by hand')!.click();
      await element.updateComplete;
      const dead = { ...mob, units: mob.units.slice(4) };
      defenders.dispatchEvent(new FormationEdited('defender', dead));
      await element.updateComplete;
      expect(says()).to.match(/^The defenders have been changed/);
      defenders.dispatchEvent(new FormationBuilt({ side: 'defender', built: dead, cover: null, against: null }));
      await element.updateComplete;
      expect(says()).to.equal('');
    });
});
