import { expect } from '@open-wc/testing';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { ALLOCATED, Played, thrown } from './played.ts';

const MARINES = formationOf('attacker', rowOf('a', 'assault', 3, [30, 30]), { name: 'Marines' });
const warband = (more: Partial<ScenarioFormation> = {}): ScenarioFormation =>
  formationOf('defender', rowOf('d', 'boyz', 3, [30, 32]), { id: 'warband', name: 'Warband', ...more });

/** Nobody hits; the marines win by one, and one of the boyz is hacked down. */
const WON: readonly AssaultEvent[] = [
  thrown(1, 1, 1, 1, 1, 1), thrown(5, 1, 4, 1), ALLOCATED,
];

const played = (formations: readonly ScenarioFormation[], events = WON): Promise<Played> =>
  Played.at(scenarioOf({ formations }), events);

describe('the panel of the withdrawal', () => {
  it('says who has won and who breaks, and who would be caught', async () => {
    const game = await played([MARINES, warband()]);
    expect(game.heading).to.equal('Warband withdraws');
    expect(game.text).to.contain('Marines wins the result by 1. Warband breaks.');
    expect(game.rows.slice(0, 2)).to.eql(['Boyz 2 caught, 0 cm', 'Boyz 3 caught, 0 cm']);
    expect(game.text).to.contain('Boyz 2 and 3 are too near an enemy and are lost if it ends now. A7.3');
    expect(game.text).to.contain('One hit on Warband 1 lost');
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('takes all straight away from the enemy, and ends', async () => {
    const game = await played([MARINES, warband()]);
    await game.press('Withdraw');
    expect(game.rows.slice(0, 2)).to.eql([
      'Boyz 2 safe, 30 cm Moved 30 of 30 cm', 'Boyz 3 safe, 30 cm Moved 30 of 30 cm',
    ]);
    expect(game.button('Stay where they are')).to.equal(undefined);
    await game.press('End the withdrawal');
    expect(game.decisions.map(one => one.type)).to.eql(['rest.withdrew', 'withdrawal.ended']);
    expect(game.path).to.equal('a7Consolidate.moving');
  });

  it('offers no way out to those who cannot move', async () => {
    const gun = profileOf({ name: 'Gun', speed: 0, ff: null, cc: 6 });
    const units = rowOf('d', 'gun', 3, [30, 32]);
    const game = await Played.at(scenarioOf({ profiles: { gun }, formations: [
      MARINES, formationOf('defender', units, { id: 'warband', name: 'Warband' }),
    ] }), WON);
    expect(game.button('Stay where they are')).to.equal(undefined);
    expect(game.primary?.words).to.equal('End the withdrawal');
  });

  it('says what a war engine that ends near the enemy takes', async () => {
    const engine = profileOf({
      name: 'Engine', type: 'war-engine', speed: 0, damageCapacity: 3, cc: 6, ff: 6, armour: 4,
      critical: { damage: 1, splash: null, entered: false, later: false },
    });
    const game = await Played.at(scenarioOf({ profiles: { engine }, formations: [
      MARINES, formationOf('defender', [unitOf('d1', 'engine', [33, 33.5])], { id: 'warband', name: 'Warband' }),
    ] }));
    if (game.path.endsWith('choosing')) await game.send({ type: 'ways.settled' });
    await game.throws(...game.hands.flatMap(({ dice }) => Array<number>(dice).fill(1)));
    await game.throws(6, 1, 4, 1);
    await game.press('Hack down');
    while (game.path.endsWith('saving')) await game.throws(...game.hands.map(() => 1));
    expect(game.path).to.equal('a7Withdraw.withdrawing.moving');
    expect(game.text).to.contain('Engine is too near to enemies and takes a point of damage for each of them. A7.4');
    expect(game.rows[0]).to.match(/^Engine damaged, /);
  });

  it('takes one unit straight away', async () => {
    const game = await played([MARINES, warband()]);
    await game.press('Boyz 3');
    expect(game.text).to.contain('It may still move 30 cm.');
    await game.press('Straight away from the nearest enemy');
    expect(game.decisions.map(one => one.type)).to.eql(['unit.moved']);
    expect(game.text).to.contain('Boyz 2 is too near an enemy and is lost if it ends now.');
  });

  it('says that a formation which was broken before is destroyed', async () => {
    const fearless = unitOf('d1', 'boyz', [30, 32], { characters: ['commissar'] });
    const game = await played([MARINES, warband({ broken: true, units: [fearless, ...warband().units.slice(1)] })], [
      thrown(1, 1, 1, 1, 1, 1, 1),
      thrown(5, 1, 5, 1), ALLOCATED,
    ]);
    expect(game.text).to.contain('Warband was broken already and is destroyed.');
    expect(game.rows[0]).to.equal('Boyz 1 safe, Fearless');
    expect(game.rules).to.contain('May the Fearless stay?');
  });

  it('says that the attacker is beaten at once when all of it that was engaged is dead', async () => {
    const far = unitOf('a4', 'assault', [60, 10]);
    const game = await played([{ ...MARINES, units: [MARINES.units[0]!, far] }, warband()], [
      thrown(1, 6, 1, 1), ALLOCATED, thrown(1),
    ]);
    expect(game.text).to.contain('Warband wins at once: every directly engaged attacker is dead.');
    expect(game.rows).to.eql(['Assault 2 safe, 30.6 cm', '1 Assault 1 lost Armour 4+']);
  });

  it('is then of friends whom the defeat has broken', async () => {
    const rabble = { id: 'r', name: 'Rabble', marched: true };
    const friends = formationOf('defender', [unitOf('r1', 'boyz', [30, 44])], rabble);
    const game = await played([MARINES, warband(), friends]);
    await game.press('Withdraw');
    await game.press('End the withdrawal');
    expect(game.path).to.equal('a7Withdraw.supportersWithdrawing.moving');
    expect(game.heading).to.equal('Rabble withdraws');
    expect(game.text).to.contain('The defeat of their friends has broken them where they stood.');
    expect(await faultsOf(game.panel)).to.eql([]);
    await game.press('Withdraw');
    await game.press('End the withdrawal');
    expect(game.path).to.equal('a7Consolidate.moving');
  });
});
