import { expect } from '@open-wc/testing';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { ALLOCATED, Played, thrown } from './played.ts';

const marines = (more: Partial<ScenarioFormation> = {}): ScenarioFormation =>
  formationOf('attacker', rowOf('a', 'assault', 4, [30, 20]), { name: 'Marines', ...more });
const warband = (more: Partial<ScenarioFormation> = {}): ScenarioFormation =>
  formationOf('defender', rowOf('d', 'boyz', 4, [30, 22]), { id: 'warband', name: 'Warband', ...more });

/** The attacks: the first of the marines hits and kills, nobody else does. */
const KILLED: readonly AssaultEvent[] = [
  thrown(6, 1, 1, 1, 1, 1, 1, 1), ALLOCATED, thrown(1),
];
const MISSED: readonly AssaultEvent[] = [thrown(1, 1, 1, 1, 1, 1, 1, 1)];

const played = (
  formations: readonly ScenarioFormation[], attacks: readonly AssaultEvent[] = KILLED,
): Promise<Played> => Played.at(scenarioOf({ formations }), attacks);

describe('the panel of the result', () => {
  it('says what each side adds, line by line', async () => {
    const game = await played([marines(), warband({ blastMarkers: 1 })]);
    expect(game.heading).to.equal('Result');
    expect(game.labels).to.eql([
      'Marines: higher of two dice, +4 Kills +1, more units +1, no Blast markers +1, enemy has more Blast markers +1',
      'Warband: higher of two dice, +0 Nothing to add',
    ]);
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('shows the totals, and the hits of the loser', async () => {
    const game = await (await played([marines(), warband()])).throws(6, 1, 5, 2);
    expect(game.heading).to.equal('Marines wins by 3');
    expect(game.labels).to.eql([
      'Marines Kills +1, more units +1, no Blast markers +1 6 + 3 = 9', 'Warband No Blast markers +1 5 + 1 = 6',
    ]);
    expect(game.text).to.contain('Warband takes three hits.');
    expect(game.find('[part=row]')).to.have.length(3);
    expect(await faultsOf(game.panel)).to.eql([]);
    await game.press('Hack down');
    expect(game.decisions).to.eql([ALLOCATED]);
    expect(game.path).to.equal('a7Consolidate.moving');
    expect(game.text).to.contain('Three hits on Warband 3 lost');
  });

  it('lets the loser choose among equally near units', async () => {
    const game = await (await played([marines(), warband()])).throws(4, 1, 5, 2);
    expect(game.heading).to.equal('Marines wins by 1');
    await game.press('1 Boyz 2');
    await game.press('Boyz 4');
    expect(game.decisions).to.eql([{ type: 'hit.moved', side: 'defender', hit: 0, to: 'd4' }]);
    await game.press('Hack down');
    expect(game.assault.units.find(unit => unit.id === 'd4')!.lostTo).to.equal('hack-down');
  });

  it('says that marines take half', async () => {
    const game = await played([marines({ rules: ['they-shall-know-no-fear'] }), warband()], MISSED);
    await game.throws(1, 1, 6, 5);
    expect(game.heading).to.equal('Warband wins by 5');
    expect(game.text).to.contain('Marines takes two hits, half of 5.');
    expect(game.rules).to.contain('Fearless units are passed over.');
  });

  it('says what Brutal winners add, beside what marines take', async () => {
    const brutal = profileOf({ name: 'Berserkers', abilities: ['brutal'] });
    const berserkers = formationOf('defender', rowOf('d', 'brutal', 4, [30, 22]), { id: 'warband', name: 'Warband' });
    const game = await Played.at(scenarioOf({
      profiles: { brutal }, formations: [marines({ rules: ['they-shall-know-no-fear'] }), berserkers],
    }), MISSED);
    await game.throws(1, 1, 6, 5);
    expect(game.text).to.contain('Marines takes two hits, half of 5.');
    expect(game.text).to.contain('Brutal winners add one hit.');
    expect(game.find('[part=row]')).to.have.length(3);
  });

  it('goes straight to the withdrawal where nobody can be hit, and shows the totals there', async () => {
    const game = await played([marines({ rules: ['they-shall-know-no-fear'] }), warband()], MISSED);
    await game.throws(3, 1, 4, 1);
    expect(game.path).to.equal('a7Withdraw.withdrawing.moving');
    expect(game.labels).to.eql(['Marines No Blast markers +1 3 + 1 = 4', 'Warband No Blast markers +1 4 + 1 = 5']);
  });

  it('is of the second round after a tie', async () => {
    const game = await played([marines(), warband()], MISSED);
    await game.throws(3, 1, 3, 2);
    expect(game.path).to.match(/^a3CounterCharge/);
    await game.send({ type: 'counterCharge.ended' }, { type: 'counterCharge.ended' }, ...MISSED);
    expect(game.heading).to.equal('Result of round 2');
  });

  it('counts a unit that inspires', async () => {
    const chaplain = unitOf('a1', 'assault', [30, 20], { characters: ['chaplain'] });
    const game = await played([formationOf('attacker', [chaplain], { name: 'Marines' }), warband()], [
      thrown(1, 1, 1, 1, 1, 1),
    ]);
    expect(game.labels[0]).to.contain('Inspiring +1');
  });
});
