import { expect } from '@open-wc/testing';
import type { ScenarioFormation, ScenarioUnit } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../../../support/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { profileOf, weaponOf } from '../../../support/profiles.ts';
import { ALLOCATED, Played } from './played.ts';

const game = (attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[], parts: ScenarioParts = {}) =>
  Played.at(scenarioOf({ ...parts, formations: formations(attackers, defenders) }));

const formations = (attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[]): ScenarioFormation[] => [
  formationOf('attacker', attackers, { name: 'Marines' }),
  formationOf('defender', defenders, { id: 'warband', name: 'Warband' }),
];

/** Four marines in contact with four of six boyz, 3 cm apart; the fifth and sixth have marines within 15 cm. */
const MARINES = rowOf('a', 'assault', 4, [30, 20]);
const BOYZ = rowOf('d', 'boyz', 6, [30, 22]);

/** Faces for four dice of the marines, four of the boyz in contact and two of those behind. */
const hits = (marines: number, boyz: number): readonly number[] => [
  ...Array.from({ length: 4 }, (_, i) => (i < marines ? 6 : 1)),
  ...Array.from({ length: 4 }, (_, i) => (i < boyz ? 6 : 1)), 1, 1,
];

describe('the dice of the attacks', () => {
  it('are one hand for each value, with the units that throw it', async () => {
    const played = await game(MARINES, [...BOYZ, unitOf('n', 'nobz', [30, 18])]);
    expect(played.heading).to.equal('Attacks');
    expect(played.labels).to.eql([
      'Marines: 4 close combat Assault 1–4 3+', 'Warband: 4 close combat Boyz 1–4 4+',
      'Warband: 2 close combat Nobz with 2 dice 3+', 'Warband: 2 firefight Boyz 5 and 6 6+',
    ]);
    expect(await faultsOf(played.panel)).to.eql([]);
  });

  it('are thrown by the next action, which says how many there are', async () => {
    const played = await game(MARINES, BOYZ);
    const dice = played.hands.reduce((sum, hand) => sum + hand.dice, 0);
    await played.press(`Throw ${dice} dice`);
    expect(played.path).to.match(/allocating|saving/);
  });

  it('come with the reason for every unit that does not strike', async () => {
    const far = unitOf('d7', 'boyz', [60, 22]);
    const hidden = unitOf('d8', 'boyz', [30, 33]);
    const played = await game(MARINES, [...BOYZ, far, hidden], { terrain: [terrainOf('ruins', [20, 25], [40, 30])] });
    const note = played.find('rule-note')[0]!;
    expect(note.getAttribute('heading')).to.equal('Why not Boyz 7 and 8?');
    expect(note.getAttribute('say')).to.match(
      /Boyz 7 is 19.1 cm from Assault 4: 4.1 cm too far\. Boyz 8 has no line of fire/);
  });

  it('come with the reason for a unit that has no firefight value', async () => {
    const brute = profileOf({ name: 'Brute', ff: null });
    const played = await game(MARINES, [...BOYZ.slice(0, 4), unitOf('b', 'brute', [36, 30])], { profiles: { brute } });
    const note = played.find('rule-note')[0]!;
    expect(note.getAttribute('heading')).to.equal('Why not Brute?');
    expect(note.getAttribute('say')).to.contain('Brute has no firefight value.');
  });

  it('are the number of extra attacks first, where dice decide it', async () => {
    const champion = profileOf({ name: 'Champion', cc: 3, weapons: [weaponOf({ extraAttacks: 'D3' })] });
    const played = await game([unitOf('a1', 'champion', [30, 20])], BOYZ.slice(0, 1), { profiles: { champion } });
    expect(played.labels).to.eql(['Number of extra attacks, D3 Champion']);
    await played.throws(5);
    expect(played.labels[0]).to.equal('Marines: 4 close combat Champion with 4 dice 3+');
    await played.throws(3, 3, 3, 1, 1);
    expect(played.find('span.die.counts')).to.have.length(3);
  });

  it('stay in sight while the other side throws for the number of its extra attacks', async () => {
    const champion = profileOf({ name: 'Champion', weapons: [weaponOf({ extraAttacks: 'D3' })] });
    const played = await game(MARINES.slice(0, 1), [unitOf('d1', 'champion', [30, 22])], { profiles: { champion } });
    await played.throws(2, 6);
    expect(played.labels).to.eql([
      'Warband: 4 close combat Champion with 4 dice 4+', '1 die, close combat 3+ Assault no hits',
    ]);
    expect(played.text).not.to.contain('Nobody was hit');
  });

  it('stay in sight as they fell while hits are allocated', async () => {
    const played = await (await game(MARINES, BOYZ)).throws(...hits(2, 1));
    expect(played.labels).to.eql([
      '4 dice, close combat 3+ Assault 1–4 2 hits', '4 dice, close combat 4+ Boyz 1–4 1 hit',
      '2 dice, firefight 6+ Boyz 5 and 6 no hits',
    ]);
    expect(played.find('span.die.counts')).to.have.length(3);
  });

  it('that hit nobody are shown in the next step', async () => {
    const played = await (await game(MARINES, BOYZ)).throws(...hits(0, 0));
    expect(played.path).to.equal('a6Result.rolling');
    expect(played.text).to.contain('Nobody was hit');
    expect(played.labels.slice(2)).to.eql([
      '4 dice, close combat 3+ no hits', '4 dice, close combat 4+ no hits', '2 dice, firefight 6+ no hits',
    ]);
  });
});

describe('hits that are allocated', () => {
  it('are listed in their order with the place and the save of each', async () => {
    const played = await (await game(MARINES, BOYZ)).throws(...hits(3, 1));
    expect(played.heading).to.equal('Attacks: four hits');
    expect(played.rows).to.eql([
      '1 Assault 1 armour 4+ In contact',
      '1 Boyz 1 armour 6+ In contact', '2 Boyz 2 armour 6+ In contact', '3 Boyz 3 armour 6+ In contact',
    ]);
    expect(await faultsOf(played.panel)).to.eql([]);
    await played.press('Throw 3 saves');
    expect(played.decisions).to.eql([ALLOCATED]);
  });

  it('come with the reason for every unit that cannot be hit', async () => {
    const played = await game(MARINES, [...BOYZ, unitOf('d7', 'boyz', [60, 22])]);
    await played.throws(...hits(2, 0));
    expect(played.find('rule-note')[0]!.getAttribute('heading')).to.equal('Why not Boyz 7?');
    expect(played.rules).to.contain('Only directly engaged units can be hit');
  });

  it('tell of the first that falls on somebody out of contact, or on somebody hit already', async () => {
    const three = BOYZ.slice(3);
    const beyond = await game(MARINES, three);
    await beyond.throws(6, 6, 1, 1, 1, 1, 1);
    expect(beyond.text).to.contain('Hit 2 falls on Boyz 2, the nearest of those not in contact.');
    const again = await game(MARINES, three);
    await again.throws(6, 6, 6, 6, 1, 1, 1);
    expect(again.text).to.contain('one each before anybody takes a second. Hit 4 is the second on Boyz 1.');
  });

  it('name the enemy whose nearness decides', async () => {
    const played = await game(MARINES.slice(0, 2), [unitOf('d1', 'boyz', [30, 22]), unitOf('d2', 'boyz', [33, 27])]);
    await played.throws(6, 6, 1, 1);
    expect(played.rows).to.eql(['1 Boyz 1 armour 6+ In contact', '2 Boyz 2 armour 6+ 5 cm from Assault 2']);
  });

  it('may be moved to an equally near unit, and nowhere else, with the reason', async () => {
    const played = await (await game(MARINES, BOYZ)).throws(...hits(3, 0));
    await played.press('3 Boyz 3');
    expect(played.find('.choice').map(one => one.innerText.replace(/\s+/g, ' '))).to.eql([
      'Boyz 1 in contact, one hit already: they change places',
      'Boyz 2 in contact, one hit already: they change places',
      'Boyz 3 in contact', 'Boyz 4 in contact',
      'Boyz 5 1.6 cm from Assault 4 Boyz 3 is 0 cm from the enemy, Boyz 5 1.6 cm: '
        + 'only equally near units may be changed over.',
      'Boyz 6 4.3 cm from Assault 4 Boyz 3 is 0 cm from the enemy, Boyz 6 4.3 cm: '
        + 'only equally near units may be changed over.',
    ]);
    expect(await faultsOf(played.panel)).to.eql([]);
    await played.press('Boyz 5');
    expect(played.decisions).to.eql([]);
    await played.press('Boyz 4');
    expect(played.decisions).to.eql([{ type: 'hit.moved', side: 'defender', hit: 2, to: 'd4' }]);
    expect(played.rows[2]).to.match(/^3 Boyz 4/);
    await played.press('Boyz 4');
    expect(played.decisions).to.have.length(1);
  });

  it('cannot be opened where moving them would change nothing', async () => {
    const played = await (await game(MARINES, BOYZ)).throws(...hits(4, 0));
    expect(played.find('[aria-expanded]')).to.eql([]);
  });

  it('cannot be opened where the list decides by ruling', async () => {
    const played = await game(MARINES, BOYZ, { rulings: { equalDistances: 'list-order' } });
    await played.throws(...hits(3, 0));
    expect(played.find('[aria-expanded]')).to.eql([]);
    expect(played.rules).to.contain('Always the one that stands first in the list.');
  });

  it('are opened by choosing their unit on the battlefield', async () => {
    const played = await (await game(MARINES, BOYZ)).throws(...hits(3, 0));
    await played.give({ chosen: 'd2' });
    expect(played.find('[aria-expanded="true"]').map(row => row.innerText)).to.match(/Boyz 2/);
    await played.give({ chosen: null });
    expect(played.find('[aria-expanded="true"]')).to.eql([]);
  });

  it('open the very one that was chosen of two on one unit', async () => {
    const played = await game(rowOf('a', 'assault', 3, [30, 20]), [
      unitOf('d1', 'boyz', [31.5, 21.4]), unitOf('d2', 'boyz', [34, 22]),
    ]);
    await played.throws(6, 6, 6, 1, 1);
    await played.press('3 Boyz 1');
    expect(played.find('[aria-current]').map(row => row.innerText)).to.match(/^3/);
  });

  it('go on without saves where nothing saves them', async () => {
    const played = await game(MARINES, rowOf('d', 'infantry', 4, [30, 22]));
    await played.throws(6, 6, 6, 6, 1, 1, 1, 1);
    expect(played.rows[0]).to.equal('1 Infantry 1 no save In contact');
    await played.press('Take off');
    expect(played.path).to.match(/^a7Consolidate/);
    expect(played.find('.count').map(one => one.textContent)).to.eql(['4 lost']);
  });
});

describe('saves', () => {
  it('are one die a hit, the defender’s first, then the attacker’s with what became of those before', async () => {
    const played = await (await game(MARINES, BOYZ)).throws(...hits(2, 1));
    await played.send(ALLOCATED);
    expect(played.heading).to.equal('Saves: Warband');
    expect(played.labels).to.eql(['Boyz 1 armour 6+', 'Boyz 2 armour 6+']);
    expect(played.text).to.contain('Then Marines has one hit to save.');
    expect(played.rows).to.eql([]);
    await played.throws(6, 2);
    expect(played.heading).to.equal('Saves: Marines');
    expect(played.rows).to.eql(['1 Boyz 1 saved Armour 6+', '2 Boyz 2 lost Armour 6+']);
    expect(played.find('[role=img][aria-label^="save"]').map(die => die.ariaLabel))
      .to.eql(['save 6+: 6, saved', 'save 6+: 2, not saved']);
    expect(await faultsOf(played.panel)).to.eql([]);
  });

  it('are made by armour or by cover, as the owner says for each hit', async () => {
    const played = await game(MARINES, BOYZ, { terrain: [terrainOf('ruins', [20, 21.9], [60, 40])] });
    await played.throws(...hits(2, 0));
    await played.send(ALLOCATED);
    expect(played.rows).to.eql(['1 Boyz 1 cover 4+ In contact', '2 Boyz 2 cover 4+ In contact']);
    await played.press('2 Boyz 2');
    expect(played.find('.choice').map(one => one.innerText.trim())).to.eql(['Armour 6+', 'Cover 4+']);
    expect(played.find('.legend').map(one => one.innerText.trim())).to.include('How is hit 2 saved?');
    await played.press('Armour 6+');
    expect(played.decisions.at(-1)).to.eql({ type: 'save.chosen', side: 'defender', hit: 1, save: 'armour' });
    expect(played.labels).to.eql(['Boyz 1 cover 4+', 'Boyz 2 armour 6+']);
    expect(await faultsOf(played.panel)).to.eql([]);
  });

  it('are thrown again by Reinforced Armour, and once more if they are invulnerable', async () => {
    const played = await game(MARINES, [unitOf('d1', 'terminator', [30, 22], { characters: ['captain'] })]);
    await played.throws(6, 1, 1, 1, 1, 1, 1);
    expect(played.rows).to.eql(['1 Terminator armour 4+, again 4+, then 6+ In contact']);
    await played.send(ALLOCATED);
    await played.throws(1);
    expect(played.labels).to.eql(['Terminator again 4+']);
    expect(played.text).to.contain('Reinforced Armour throws failed saves again.');
    expect(played.rows).to.eql(['1 Terminator not yet Armour 4+, again 4+, then 6+']);
    await played.throws(1);
    expect(played.labels).to.eql(['Terminator invulnerable 6+']);
    expect(played.primary?.words).to.equal('Throw 1 save');
    await played.throws(6);
    expect(played.assault.units.every(unit => unit.lostTo === null)).to.equal(true);
  });

  it('show what became of every hit in the next step', async () => {
    const played = await (await game(MARINES, BOYZ)).throws(...hits(1, 1));
    await played.send(ALLOCATED);
    await played.throws(1);
    await played.throws(6);
    expect(played.path).to.equal('a6Result.rolling');
    expect(played.rows).to.eql(['1 Assault 1 saved Armour 4+', '1 Boyz 1 lost Armour 6+']);
  });
});

describe('special attacks', () => {
  it('strike first in a batch of their own, and then the others with what the first has done', async () => {
    const played = await game([unitOf('a1', 'howling-banshees', [30, 20])], BOYZ.slice(0, 2));
    expect(played.heading).to.equal('First Strike');
    await played.throws(6);
    expect(played.heading).to.equal('First Strike: one hit on Warband');
    await played.send(ALLOCATED);
    await played.throws(1);
    expect(played.heading).to.equal('Attacks');
    expect(played.text).to.contain('Everybody who is left strikes');
    expect(played.rows).to.eql(['1 Boyz 1 lost Armour 6+']);
    expect(await faultsOf(played.panel)).to.eql([]);
  });

  it('with macro-weapons are allocated and saved after the others', async () => {
    const played = await game(rowOf('a', 'terminator', 2, [30, 20]), [
      unitOf('d1', 'boyz', [30, 22]), unitOf('d2', 'land-raider', [33, 22.5]), unitOf('d3', 'boyz', [40, 30]),
    ]);
    await played.throws(6, 1, 6, 6, 1, 1, 1);
    expect(played.heading).to.equal('Attacks: one hit on Warband');
    expect(played.rules).to.contain('Macro-weapon hits come after these are saved.');
    await played.send(ALLOCATED);
    await played.throws(6);
    expect(played.heading).to.equal('Macro-weapons: two hits on Warband');
    expect(played.labels).to.eql(['2 dice, close combat 3+, macro-weapon Terminator 1 and 2 2 hits']);
    expect(played.rows).to.eql([
      '1 Boyz 1 no save In contact, macro-weapon', '2 Land Raider armour 4+ In contact, macro-weapon',
      '1 Boyz 1 saved Armour 6+',
    ]);
    expect(await faultsOf(played.panel)).to.eql([]);
    await played.send(ALLOCATED);
    expect(played.labels).to.eql(['Land Raider armour 4+']);
    expect(played.rows).to.eql([
      '1 Boyz 1 no save In contact, macro-weapon', '2 Land Raider armour 4+ In contact, macro-weapon',
    ]);
    expect(played.rules).to.contain('What saves against these hits?');
    await played.throws(1);
    expect(played.assault.kills.attacker).to.equal(2);
  });

  it('that ignore cover say where they fall', async () => {
    const flamer = profileOf({ name: 'Flamer', weapons: [weaponOf({ extraAttacks: 0, rules: ['ignore-cover'] })] });
    const played = await game([unitOf('a1', 'flamer', [30, 20])], BOYZ.slice(0, 1), { profiles: { flamer } });
    await played.throws(6, 1);
    expect(played.rows).to.eql(['1 Boyz armour 6+ In contact, ignores cover']);
    expect(played.rules).to.contain('Where do special hits fall?');
  });
});
