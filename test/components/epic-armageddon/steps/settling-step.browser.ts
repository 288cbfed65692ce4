import { expect } from '@open-wc/testing';
import type { Point } from '../../../../src/battlefield/base.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../../src/epic-armageddon/model/scenario.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../../../support/build.ts';
import { profileOf, weaponOf } from '../../../support/profiles.ts';
import { ALLOCATED, Played, textOf } from './played.ts';

const USUAL = { damage: 1, splash: null, entered: false, later: false } as const;

const ENGINE = profileOf({
  name: 'Engine', type: 'war-engine', cc: 3, ff: 3, damageCapacity: 3, critical: USUAL, armour: 5,
});

const PROFILES = {
  engine: ENGINE,
  shielded: { ...ENGINE, abilities: ['void-shields-2'] },
  powder: { ...ENGINE, critical: { ...USUAL, damage: 'all', splash: { within: 5, hitOn: 6, effect: 'normal' } } },
  smouldering: { ...ENGINE, critical: { ...USUAL, damage: 0, later: true } },
  staggering: { ...ENGINE, critical: { ...USUAL, damage: 0, entered: true } },
  reeling: { ...ENGINE, critical: { ...USUAL, damage: 0, entered: true, moves: 6 } },
  knight: profileOf({
    name: 'Knight', type: 'war-engine', cc: 3, ff: 3, damageCapacity: 2, critical: USUAL, abilities: ['knight-shield'],
  }),
  walker: profileOf({ name: 'Walker', armour: 6, abilities: ['ion-shield'] }),
  killer: profileOf({
    name: 'Killer', cc: 2, ff: 6, weapons: [weaponOf({ extraAttacks: 1, rules: ['titan-killer-d3'] })],
  }),
} as const;

const formations = (attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[]): ScenarioFormation[] => [
  formationOf('attacker', attackers, { name: 'Marines' }),
  formationOf('defender', defenders, { id: 'warband', name: 'Warband' }),
];

const game = (attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[], parts: ScenarioParts = {}) =>
  Played.at(scenarioOf({ profiles: PROFILES, ...parts, formations: formations(attackers, defenders) }));

/** An engine in contact with one stand, which hits it once; the engine misses. */
const hitEngine = async (profile: keyof typeof PROFILES, more: readonly ScenarioUnit[] = []): Promise<Played> => {
  const played = await game([unitOf('a1', 'tactical', [30, 20])], [unitOf('d1', profile, [30, 23.5]), ...more]);
  if (played.path.endsWith('choosing')) await played.send({ type: 'ways.settled' });
  await played.throws(6, ...played.hands.slice(1).flatMap(({ dice }) => Array<number>(dice).fill(1)));
  return played.send(ALLOCATED);
};

/** The slots for dice for critical hits: what lies in each, or what it waits for. */
const slots = (played: Played): readonly string[] => played.find('.slots svg').map(slot =>
  slot.getAttribute('aria-label') ?? (slot.matches('.next') ? 'next' : 'due'));

/** What a 6 would do, and who sees to it. */
const ifSix = (played: Played): readonly string[] => played.find('.if li').map(line => textOf(line));

describe('hits that are settled', () => {
  it('cost a war engine a point, and a die says whether it is a critical one', async () => {
    const played = await hitEngine('engine');
    expect(played.path).to.match(/settling\.saving$/);
    expect(played.heading).to.equal('Saves: Warband');
    await played.throws(1);
    expect(played.heading).to.equal('Critical hits: Engine');
    expect(played.rows).to.eql(['×1 Engine 1 lost · 2 of 3 left 1 die']);
    expect(slots(played)).to.eql(['next']);
    expect(ifSix(played)).to.eql(['It loses one further point settled here']);
    expect(await faultsOf(played.panel)).to.eql([]);
    await played.throws(6);
    expect(played.rows).to.eql(['×1 Engine 2 lost · 1 of 3 left 1 die loses 1 more']);
    expect(slots(played)).to.eql(['critical on 6: 6, a critical hit', 'next']);
    await played.throws(1);
    expect(played.assault.units.find(unit => unit.id === 'd1')!.damage).to.equal(2);
    expect(played.text).to.contain('1 damaged');
  });

  it('say of each war engine what a 6 does: it is settled here, noted for later, or asked then', async () => {
    const said = async (profile: keyof typeof PROFILES): Promise<readonly string[]> => {
      const played = await hitEngine(profile);
      await played.throws(1);
      return ifSix(played);
    };
    expect(await said('powder')).to.eql([
      'It is destroyed and everybody within 5 cm takes a hit on 6+ settled here',
    ]);
    expect(await said('smouldering')).to.eql(['Its effect waits until the assault is over noted']);
    expect(await said('staggering')).to.eql(['More damage, if your list says so asked then']);
  });

  it('tell of every war engine in a row of its own, those thrown for with what came of it', async () => {
    const played = await game([
      unitOf('a1', 'engine', [30, 20]), unitOf('a2', 'engine', [36, 20]),
    ], [unitOf('d1', 'engine', [30, 25]), unitOf('d2', 'engine', [36, 25])]);
    while (played.path.endsWith('choosing')) await played.send({ type: 'ways.settled' });
    await played.throws(...played.hands.flatMap(({ dice }) => [6, ...Array<number>(dice - 1).fill(1)]));
    await played.send(ALLOCATED);
    while (played.hands[0]?.purpose === 'save') await played.throws(...played.hands.map(() => 1));
    const [first] = played.hands;
    expect(first!.side).to.equal('defender');
    await played.throws(...played.hands.map(() => 2));
    await played.throws(...played.hands.map(() => 1));
    expect(played.hands[0]!.side).to.equal('attacker');
    expect(played.rows).to.eql([
      '×1 Engine 1 1 lost · 2 of 3 left none', '×1 Engine 1 1 lost · 2 of 3 left 1 die',
    ]);
    expect(ifSix(played)).to.eql(['It loses one further point settled here']);
  });

  it('that shields stop are told so and not saved', async () => {
    const shielded = unitOf('d1', 'shielded', [30, 20], { shields: 1 });
    const played = await game([unitOf('a1', 'tactical', [30, 30])], [shielded]);
    await played.throws(6, 1, 1, 1);
    expect(played.rows).to.eql([`1 Engine stopped by shields ${10 - PROFILES.shielded.radius - 1} cm from Tactical`]);
    expect(played.rules).to.contain('What do shields stop?');
  });

  it('throw first for what a Titan Killer does to a war engine', async () => {
    const played = await game([unitOf('a1', 'killer', [30, 20])], [unitOf('d1', 'engine', [30, 23.5])]);
    if (played.path.endsWith('choosing')) await played.send({ type: 'ways.settled' });
    await played.throws(1, 6, 1, 1, 1);
    expect(played.heading).to.equal('Macro-weapons: one hit on Warband');
    await played.send(ALLOCATED);
    expect(played.heading).to.equal('How much damage?');
    expect(played.labels).to.eql(['Titan Killer on Engine Points of damage, D3']);
    await played.throws(4);
    expect(played.rows).to.eql(['×1 Engine 2 lost · 1 of 3 left 2 dice']);
    expect(slots(played)).to.eql(['next', 'due']);
    expect(await faultsOf(played.panel)).to.eql([]);
  });

  it('may be met with a knight shield instead of armour', async () => {
    const played = await hitEngine('knight');
    await played.press('1 Knight');
    expect(played.find('.choice').map(one => one.innerText.trim())).to.eql(['Armour 4+', 'Knight shield 4+']);
    await played.press('Knight shield');
    expect(played.decisions.at(-1)).to.eql({ type: 'save.chosen', side: 'defender', hit: 0, save: 'knight-shield' });
    expect(played.labels).to.eql(['Knight knight shield 4+']);
  });

  it('may be met with an ion shield from afar, and not in contact', async () => {
    const saves = async (y: number): Promise<readonly string[]> => {
      const played = await game([unitOf('a1', 'tactical', [30, 20])], [unitOf('d1', 'walker', [30, y])]);
      await played.throws(6, 1);
      await played.send(ALLOCATED);
      return played.labels;
    };
    expect(await saves(30)).to.eql(['Walker ion shield 4+']);
    expect(await saves(22)).to.eql(['Walker armour 6+']);
  });

  it('let a war engine blow up, with a die for everybody near', async () => {
    const played = await hitEngine('powder', [unitOf('d2', 'boyz', [33, 27.5])]);
    await played.throws(1);
    await played.throws(6);
    expect(played.heading).to.equal('Engine blows up');
    expect(played.labels).to.eql(['Tactical hit on 6+', 'Boyz hit on 6+']);
    expect(played.text).to.contain('Its blast reaches 5 cm.');
    expect(await faultsOf(played.panel)).to.eql([]);
    await played.throws(1, 6);
    expect(played.heading).to.equal('Saves: Warband');
    expect(played.text).to.contain('Whoever was caught in the blast takes a hit.');
  });

  it('ask for what a critical did that its datasheet leaves to the table', async () => {
    const played = await hitEngine('staggering');
    await played.throws(1);
    await played.throws(6);
    expect(played.heading).to.equal('Critical hit on Engine');
    expect(await faultsOf(played.panel)).to.eql([]);
    expect(played.primary?.words).to.equal('Engine loses nothing more');
    played.find('[aria-label="One more: Points of damage on Tactical"]')[0]!.click();
    await played.send();
    await played.press('Enter one point of damage');
    expect(played.decisions.at(-1)).to.eql({ type: 'critical.entered', damage: [{ unit: 'a1', points: 1 }] });
    expect(played.assault.units.find(unit => unit.id === 'a1')!.lostTo).not.to.equal(null);
  });

  it('move a war engine where its datasheet does, alone or with points of damage', async () => {
    const played = await hitEngine('reeling');
    await played.throws(1);
    expect(ifSix(played)).to.eql([
      'It moves 6 cm at most asked then', 'More damage, if your list says so asked then',
    ]);
    await played.throws(6);
    expect(played.text).to.contain('it moves 6 cm at most').and.contain('then move it on the map');
    expect(textOf(played.find('.move')[0]!)).to.equal('Move it drag it on the map, 6 cm at most');
    const put = async (placed: Point | null): Promise<unknown> => {
      played.panel.placed = placed;
      return played.send();
    };
    await put([33, 23.5]);
    expect(played.primary?.words).to.equal('Move it 3 cm');
    expect(textOf(played.find('.move')[0]!)).to.equal('Move it 3 cm of 6 cm at most Put it back');
    expect(await faultsOf(played.panel)).to.eql([]);
    await put(null);
    expect(played.primary?.words).to.equal('Engine loses nothing more');
    await put([33, 23.5]);
    played.find('[aria-label="One more: Points of damage on Tactical"]')[0]!.click();
    await played.send();
    expect(played.primary?.words).to.equal('Enter one point, move 3 cm');
    await played.takePrimary();
    expect(played.decisions.at(-1)).to.eql({
      type: 'critical.entered', damage: [{ unit: 'a1', points: 1 }], to: [33, 23.5],
    });
    expect(played.assault.units.find(unit => unit.id === 'd1')!.at).to.eql([33, 23.5]);
  });

  it('show who climbs out of a wreck and how they save', async () => {
    const played = await game([unitOf('a1', 'tactical', [30, 20])], [
      unitOf('d1', 'rhino', [30, 22.5]), unitOf('d2', 'tactical', [30, 22.5], { aboard: 'd1' }),
    ]);
    await played.throws(6, 1);
    await played.send(ALLOCATED);
    expect(played.text).to.contain('Tactical sits in Rhino.');
    await played.throws(1);
    expect(played.heading).to.equal('Saves: Warband');
    expect(played.text).to.contain('Those who climb out of the wreck take a hit of the kind that wrecked it');
    expect(played.rules).to.contain('What becomes of passengers?');
    await played.throws(6);
    expect(played.assault.units.find(unit => unit.id === 'd2')).to.include({ aboard: null, lostTo: null });
  });

  it('of a hack-down throw for critical hits alone', async () => {
    const played = await game(rowOf('a', 'tactical', 4, [28, 20]), [unitOf('d1', 'engine', [30, 23.5])]);
    if (played.path.endsWith('choosing')) await played.send({ type: 'ways.settled' });
    await played.throws(...played.hands.flatMap(({ dice }) => Array<number>(dice).fill(1)));
    await played.throws(5, 5, 1, 1);
    await played.press('Hack down');
    expect(played.heading).to.equal('Critical hits: Engine');
    expect(played.text).to.contain('Nothing saves a hack-down.');
  });
});
