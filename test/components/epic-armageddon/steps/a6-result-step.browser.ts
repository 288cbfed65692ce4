import { expect } from '@open-wc/testing';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { ALLOCATED, Played, textOf, thrown } from './played.ts';

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

/** The rows of the table, cell by cell. */
const tableOf = (game: Played): string[][] => [...inTable(game, 'tr')].map(row =>
  [...row.querySelectorAll('th, td')].map(cell => textOf(cell)));

const inTable = (game: Played, selector: string): NodeListOf<HTMLElement> =>
  game.find('result-table')[0]!.shadowRoot!.querySelectorAll<HTMLElement>(selector);

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

  it('has the score as its title and a line for all that is added, the dice first, the total last', async () => {
    const game = await (await played([marines(), warband()])).throws(6, 1, 5, 2);
    expect(game.heading).to.equal('9 to 6 for Marines');
    expect(tableOf(game)).to.eql([
      ['', 'Marines', 'Warband'],
      ['The higher die', '6, the other 1', '5, the other 2'],
      ['Kills', '+1', '– none'],
      ['More units: 4 v 3', '+1', '– none'],
      ['No Blast markers', '+1', '+1'],
      ['Total', '9', '6'],
    ]);
    expect(game.find('.lead')[0]!.getBoundingClientRect().height).to.equal(0);
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('is a table with a header for every row and column', async () => {
    const game = await (await played([marines(), warband()])).throws(6, 1, 5, 2);
    const scopes = [...inTable(game, 'th')].map(cell => cell.getAttribute('scope'));
    expect(scopes).to.eql(['col', 'col', 'row', 'row', 'row', 'row', 'row']);
    expect(inTable(game, 'caption')[0]!.textContent).to.equal('Result');
  });

  it('names who is hacked down, with what decides it, and answers why', async () => {
    const game = await (await played([marines(), warband()])).throws(6, 1, 5, 2);
    expect(game.rows).to.eql([
      '1 Boyz 2 hacked down In contact, no save',
      '2 Boyz 3 hacked down In contact, no save',
      '3 Boyz 4 hacked down In contact, no save',
    ]);
    const asked: string[] = [];
    game.panel.addEventListener('counter-asked', ({ id }) => asked.push(id));
    await game.press('Why?');
    expect(asked).to.eql(['d2']);
    await game.press('Hack down');
    expect(game.decisions).to.eql([ALLOCATED]);
    expect(game.path).to.equal('a7Consolidate.moving');
    expect(game.text).to.contain('Three hits on Warband 3 lost');
  });

  it('says how near the nearest stands', async () => {
    const far = formationOf('defender', [unitOf('d1', 'boyz', [30, 22]), unitOf('d2', 'boyz', [33, 27])], {
      id: 'warband', name: 'Warband',
    });
    const game = await played([marines(), far], [thrown(6, 1, 1, 1, 1, 1), ALLOCATED, thrown(1)]);
    await game.throws(6, 1, 5, 2);
    expect(game.rows).to.eql(['1 Boyz 2 hacked down Nearest, 5 cm from Assault 2, no save']);
  });

  it('calls kills points of damage where a war engine fights', async () => {
    const engine = profileOf({ name: 'Engine', type: 'war-engine', cc: 3, ff: 4, damageCapacity: 4 });
    const tank = formationOf('defender', [unitOf('d1', 'engine', [30, 25])], { id: 'engine', name: 'Engine' });
    const game = await Played.at(scenarioOf({ profiles: { engine }, formations: [marines(), tank] }));
    while (game.path !== 'a6Result.rolling') await game.takePrimary();
    expect(game.labels.join(' ')).to.contain('oints of damage +');
  });

  it('lets the loser choose among equally near units', async () => {
    const game = await (await played([marines(), warband()])).throws(4, 1, 5, 2);
    expect(game.heading).to.equal('7 to 6 for Marines');
    await game.press('1 Boyz 2');
    await game.press('Boyz 4');
    expect(game.decisions).to.eql([{ type: 'hit.moved', side: 'defender', hit: 0, to: 'd4' }]);
    await game.press('Hack down');
    expect(game.assault.units.find(unit => unit.id === 'd4')!.lostTo).to.equal('hack-down');
  });

  it('says that marines take half', async () => {
    const game = await played([marines({ rules: ['they-shall-know-no-fear'] }), warband()], MISSED);
    await game.throws(1, 1, 6, 5);
    expect(game.heading).to.equal('7 to 2 for Warband');
    expect(game.text).to.contain('Marines takes half of 5: two hits.');
    expect(game.rules).to.contain('Fearless units are passed over.');
  });

  it('says what Brutal winners add, beside what marines take', async () => {
    const brutal = profileOf({ name: 'Berserkers', abilities: ['brutal'] });
    const berserkers = formationOf('defender', rowOf('d', 'brutal', 4, [30, 22]), { id: 'warband', name: 'Warband' });
    const game = await Played.at(scenarioOf({
      profiles: { brutal }, formations: [marines({ rules: ['they-shall-know-no-fear'] }), berserkers],
    }), MISSED);
    await game.throws(1, 1, 6, 5);
    expect(game.text).to.contain('Marines takes half of 5: two hits.');
    expect(game.text).to.contain('Brutal winners add one hit.');
    expect(game.find('[part=row]')).to.have.length(3);
  });

  it('goes straight to the withdrawal where nobody can be hit, and shows the totals there', async () => {
    const game = await played([marines({ rules: ['they-shall-know-no-fear'] }), warband()], MISSED);
    await game.throws(3, 1, 4, 1);
    expect(game.path).to.equal('a7Withdraw.withdrawing.moving');
    expect(tableOf(game).slice(-2)).to.eql([['No Blast markers', '+1', '+1'], ['Total', '4', '5']]);
  });

  it('names the Fearless who are passed over', async () => {
    const grim = profileOf({ name: 'Grim', abilities: ['fearless'] });
    const mixed = formationOf('defender', [...rowOf('d', 'boyz', 3, [30, 22]), unitOf('g1', 'grim', [39, 22])], {
      id: 'warband', name: 'Warband',
    });
    const game = await Played.at(scenarioOf({ profiles: { grim }, formations: [marines(), mixed] }), KILLED);
    await game.throws(6, 1, 5, 2);
    expect(game.text).to.contain('Grim is Fearless: passed over.');
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
