import { expect } from '@open-wc/testing';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../../../support/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { profileOf } from '../../../support/profiles.ts';
import { Played, thrown } from './played.ts';

const CHARGED: readonly AssaultEvent[] = [{ type: 'target.chosen', target: 'warband' }, { type: 'charge.ended' }];

const played = async (parts: ScenarioParts, before: readonly AssaultEvent[] = []): Promise<Played> =>
  Played.at(scenarioOf({ startAt: 'a1ChooseTarget', rulings: { ownTargetZone: 'may-stay' }, ...parts }),
    [...CHARGED, ...before]);

const warband = (units = rowOf('d', 'boyz', 3, [30, 40], 4)) =>
  formationOf('defender', units, { id: 'warband', name: 'Warband' });

const marines = (y: number) => formationOf('attacker', rowOf('a', 'assault', 3, [30, y], 4), { name: 'Marines' });

/** Nobody is in contact; the dice of the attacks hit nobody, those of the result are alike. */
const tied = async (): Promise<Played> => Played.at(
  scenarioOf({ formations: [marines(30), warband()], startAt: 'a4Attacks' }),
  [thrown(1, 1, 1, 1, 1, 1), thrown(3, 4, 4, 2)],
);

describe('the panel of the counter-charge', () => {
  it('lists the units of the side whose turn it is, and takes one to its nearest enemy', async () => {
    const game = await played({ formations: [marines(30), warband()] });
    expect(game.heading).to.equal('Warband counter-charges');
    expect(game.text).to.contain('As they stand: three by firefight.');
    await game.press('Boyz 2');
    expect(game.text).to.contain('It may still move 5 cm.');
    await game.press('To the nearest enemy');
    expect(game.decisions).to.eql([{ type: 'unit.moved', unit: 'd2', to: [34, 35] }]);
    expect(game.text).to.contain('Moved 5 of 5 cm');
    expect(game.text).to.contain('It has moved as far as it may.');
  });

  it('says whom a unit would touch', async () => {
    const game = await played({ formations: [marines(34), warband()] });
    await game.press('Boyz 3');
    await game.press('Into contact with Assault 3');
    expect(game.text).to.contain('in contact with Assault 3');
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('takes everybody to the nearest enemy, and ends', async () => {
    const game = await played({ formations: [marines(34), warband()] });
    await game.press('All to their nearest enemy');
    expect(game.decisions).to.have.length(3);
    expect(game.text).to.contain('As they stand: three in contact.');
    await game.press('End the counter-charge');
    expect(game.path).to.equal('a4Attacks.attacks.rolling');
  });

  it('goes on where nobody can, and offers nothing to units in contact', async () => {
    const game = await played({ formations: [marines(38), warband()] });
    expect(game.find('[aria-expanded]')).to.eql([]);
    expect(game.button('All to their nearest enemy')).to.equal(undefined);
    await game.press('End the counter-charge');
    expect(game.decisions).to.eql([{ type: 'counterCharge.ended' }]);
  });

  it('says of a unit without Speed that it stays, with the ruling behind it', async () => {
    const gun = profileOf({ name: 'Gun', speed: 0 });
    const game = await played({
      formations: [marines(30), warband([unitOf('d1', 'gun', [30, 40])])], profiles: { gun },
    });
    await game.press('Gun');
    expect(game.text).to.contain('It cannot move, and stays.');
    expect(game.rules).to.contain('May a stand with no Speed counter-charge?');
  });

  it('says who would be lost out of coherency, and keeps the part that the owner chose', async () => {
    const units = [unitOf('d1', 'boyz', [30, 40]), unitOf('d2', 'boyz', [46, 40]), unitOf('d3', 'boyz', [50, 40])];
    const game = await played({ formations: [
      formationOf('attacker', [unitOf('a1', 'boyz', [20, 40])], { name: 'Mob' }), warband(units),
    ] }, [{ type: 'unit.moved', unit: 'd1', to: [25, 40] }]);
    expect(game.text).to.contain('Boyz 1 stands apart from the others and is lost if it ends now.');
    await game.press('Keep Boyz 1');
    await game.press('End the counter-charge');
    expect(game.decisions).to.eql([{ type: 'counterCharge.ended', keep: 'd1' }]);
    expect(game.assault.units.filter(unit => unit.lostTo === 'coherency').map(unit => unit.id)).to.eql(['d2', 'd3']);
  });

  it('tests for dangerous terrain', async () => {
    const marsh = terrainOf('marsh', [26, 33], [60, 37.5]);
    const game = await played({ formations: [marines(27), warband()], terrain: [marsh] });
    await game.press('All to their nearest enemy');
    expect(game.decisions).to.have.length(1);
    expect(game.text).to.contain('Boyz 1 in Marsh');
    expect(game.heading).to.equal('Dangerous terrain');
  });
});

describe('the counter-charge after a tie', () => {
  it('is the attacker’s first, and shows the tie', async () => {
    const game = await tied();
    expect(game.path).to.equal('a3CounterCharge.attackerMoves.choosing');
    expect(game.heading).to.equal('Round 2: Marines counter-charges');
    expect(game.text).to.contain('A tie: the assault is fought on.');
    expect(game.text).to.contain('Total 5 5');
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('is the defender’s then, in the same panel', async () => {
    const game = await tied();
    await game.press('End the counter-charge');
    expect(game.heading).to.equal('Round 2: Warband counter-charges');
    expect(game.text).not.to.contain('4 + 1 = 5');
    await game.press('All to their nearest enemy');
    await game.press('End the counter-charge');
    expect(game.path).to.equal('a4Attacks.attacks.rolling');
    expect(game.heading).to.equal('Attacks, round 2');
  });
});
