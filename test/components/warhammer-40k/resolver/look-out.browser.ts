/** A wound on a character: it is thrown for who takes it, or he keeps it, by a tap or by the keyboard (7C-C2). */
import { expect } from '@open-wc/testing';
import { row, sampleProfile, scenarioOf } from '../../../../src/warhammer-40k/scenario/samples/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { findAll, settled, textOf } from '../../epic-armageddon/resolver/driving.ts';
import { one, panelOf, pathOf, playTo, press, sayings, shown, type Shown } from './phases.ts';

const LOOKING_OUT = 'fight.striking.lookingOut';

/** One with many attacks in contact with a leader, whose two men stand behind him. */
const fight = {
  ...scenarioOf('4th', 'Look out', [
    { id: 'own', name: 'Own', side: 'attacker', models: row(1, 'brute', [10, 10]) },
    {
      id: 'their', name: 'Their', side: 'defender',
      models: [...row(1, 'leader', [10, 10.98]), ...row(2, 'man', [9.5, 12])],
    },
  ], {
    brute: sampleProfile('Brute', [5, 5, 4, 1, 5, 10, 8, 4]), man: sampleProfile('Man', [3, 3, 3, 1, 3, 1, 8, 5]),
    leader: { ...sampleProfile('Leader', [4, 4, 4, 3, 3, 1, 9, 5]), traits: ['character' as const] },
  }),
  ruleset: 'warhammer-40k-7th', completions: ['7C-C2'],
};

const asked = async (width?: number): Promise<Shown> => {
  const on = await shown('7th', fight, width);
  await playTo(on, LOOKING_OUT);
  return on;
};

const keeping = (on: Shown): HTMLButtonElement =>
  findAll(panelOf(on).shadowRoot!, 'button').find(each => textOf(each).includes('keeps it')) as HTMLButtonElement;

const KEPT = 'Nobody is to take it for Leader.';

describe('a wound that another may take for a character', () => {
  it('is thrown for by the button of the bar, which names what it is for', async () => {
    const on = await asked();
    expect(pathOf(on)).to.equal(LOOKING_OUT);
    const main = one(on, '[part=primary]');
    expect(textOf(main)).to.contain('Look Out, Sir');
    main.click();
    await settled(on.resolver);
    expect(sayings(on).some(say => say.startsWith('Look out, Leader!'))).to.equal(true);
    expect(sayings(on)).not.to.include(KEPT);
  });

  it('stays with him by a tap, which undo takes back', async () => {
    const on = await asked(360);
    const button = keeping(on);
    expect(button.getBoundingClientRect().height).to.be.at.least(36);
    expect(await faultsOf(on.phase)).to.eql([]);
    button.click();
    await settled(on.resolver);
    expect([pathOf(on) === LOOKING_OUT, sayings(on).includes(KEPT)]).to.eql([false, true]);
    on.phase.undo();
    await settled(on.resolver);
    expect([pathOf(on), sayings(on).includes(KEPT)]).to.eql([LOOKING_OUT, false]);
  });

  it('and by the keyboard alone', async () => {
    const on = await asked();
    keeping(on).focus();
    await press(on, 'Enter');
    expect(sayings(on)).to.include(KEPT);
  });
});
