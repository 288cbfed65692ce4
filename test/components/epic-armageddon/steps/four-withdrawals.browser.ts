/** Four withdrawals that one would show a club, on the screen to the end: terrain, Rhino, overwatch, straggler. */
import { expect } from '@open-wc/testing';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { FOUR_WITHDRAWALS, type WithdrawalCase } from '../../../support/four-withdrawals.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { ALLOCATED, Played, thrown } from './played.ts';

/** The one attacker in contact has fallen, and the others are to withdraw. */
const BEATEN: readonly AssaultEvent[] = [thrown(1, 4), ALLOCATED, thrown(1)];

const fleeing = async ({ scenario }: WithdrawalCase): Promise<Played> => {
  const game = await Played.at(scenario, BEATEN);
  expect(game.path).to.equal('a7Withdraw.withdrawing.moving');
  return game;
};

/** What its players do on the map, which the panels do not draw. */
const movesIn = ({ decisions }: WithdrawalCase): readonly AssaultEvent[] =>
  decisions.filter(({ type }) => type === 'unit.moved');

const lostOf = ({ assault }: Played): readonly string[] =>
  assault.units.filter(({ lostTo }) => lostTo !== null).map(({ id, lostTo }) => `${id} ${lostTo}`);

const toTheEnd = async (game: Played): Promise<void> => {
  await game.press(game.button('Stay where they are') === undefined ? 'End the withdrawal' : 'Stay where they are');
  expect(game.path).to.equal('a7Consolidate.moving');
  await game.press('End the consolidation');
  expect(game.isOver).to.equal(true);
};

describe('a withdrawal on the screen', () => {
  it('A7.3, A2.10: through dangerous terrain, with a test for each move', async () => {
    const game = await fleeing(FOUR_WITHDRAWALS.terrain);
    await game.press('Withdraw');
    expect(game.heading).to.equal('Dangerous terrain');
    expect(await faultsOf(game.panel)).to.eql([]);
    for (const face of [2, 1, 1, 4, 5]) await game.throws(face);
    expect(game.path).to.equal('a7Withdraw.withdrawing.moving');
    await toTheEnd(game);
    expect(lostOf(game)).to.eql(['a1 attack', 'a2 dangerous-terrain']);
    expect(game.decisions.map(({ type }) => type)).to.eql(['rest.withdrew', 'withdrawal.ended', 'consolidation.ended']);
  });

  it('A7.3, A2.11: two Devastators collected by an empty Rhino', async () => {
    const game = await fleeing(FOUR_WITHDRAWALS.rhino);
    for (const name of ['Devastator 1', 'Devastator 2']) {
      await game.press(name);
      await game.press('Rhino collects it');
    }
    expect(game.rows.filter(row => row.includes('in Rhino'))).to.have.length(2);
    expect(await faultsOf(game.panel)).to.eql([]);
    await game.send(...movesIn(FOUR_WITHDRAWALS.rhino));
    await toTheEnd(game);
    expect(lostOf(game)).to.eql(['a1 attack']);
  });

  it('A7.3, A2.12: under overwatch fire between the moves', async () => {
    const game = await fleeing(FOUR_WITHDRAWALS.overwatch);
    await game.press('Tactical 2');
    await game.press('Straight away from the nearest enemy');
    expect(game.text).to.contain('Moved 30 of 30 cm');
    expect(game.text).not.to.contain('It may still move');
    expect(game.button('Straight away')).to.equal(undefined);
    await game.press('Moves made: overwatch?');
    expect(game.heading).to.equal('Does anybody fire from overwatch?');
    expect(game.text).to.contain('a broken formation then loses a unit for each Blast marker');
    expect(await faultsOf(game.panel)).to.eql([]);
    await game.press('watch fires and misses');
    expect(game.path).to.equal('a7Withdraw.withdrawing.overwatch.deciding');
    await game.press('End the overwatch fire');
    expect(game.path).to.equal('a7Withdraw.withdrawing.moving');
    expect(lostOf(game).filter(one => one.endsWith('overwatch'))).to.have.length(1);
    await toTheEnd(game);
  });

  it('A7.3, A2.8: whom a straggler costs, and which part stays', async () => {
    const game = await fleeing(FOUR_WITHDRAWALS.straggler);
    await game.send(...movesIn(FOUR_WITHDRAWALS.straggler));
    expect(game.rows.join()).to.contain('Tactical 4 apart, lost');
    expect(game.text).to.contain('Tactical 4 stands apart from the others and is lost if it ends now.');
    expect(await faultsOf(game.panel)).to.eql([]);
    await game.press('Keep Tactical 4');
    expect(game.text).to.contain('Tactical 2 and 3 stand apart from the others and are lost if it ends now.');
    expect(game.rows.map(row => row.includes('apart, lost'))).to.eql([true, true, false]);
    await toTheEnd(game);
    expect(lostOf(game)).to.eql(['a1 attack', 'a2 coherency', 'a3 coherency']);
  });
});
