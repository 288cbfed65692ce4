/** EpicAU's words for own profiles: Brutal, Ferocity, Ion shield. */
import { describe, expect, it } from 'vitest';
import { saveOptions } from '../../../src/epic-armageddon/attacks/saves.ts';
import { has, type WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { EFFECTS } from '../../../src/epic-armageddon/model/profile.ts';
import { combatantOf, formationOf, removeUnits, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { HitCause } from '../../../src/epic-armageddon/model/volley.ts';
import { hackDownHits } from '../../../src/epic-armageddon/steps/a6-result.ts';
import {
  counterChargeAllowance, embarkingAllowance, usualCounterCharge, whyNotCounterCharge,
} from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { pack, unpack } from '../../../src/share-links/pack.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { leastJson, scenarioFrom } from '../../json.ts';
import {
  ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, played,
} from '../../support/fight.ts';
import { characterOf, weaponOf } from '../../support/profiles.ts';
import { engine, stage, stands, type Stand, type StageParts } from '../../support/stage.ts';

const saves = (dice: readonly string[]): readonly string[] => dice.filter(die => / (save|re-roll|critical) /.test(die));
const won = DEFENDER_ROLLS_HIGH;

describe('an Ion shield', () => {
  const SHIELDED: Partial<Stand> = { type: 'armoured-vehicle', armour: 6, abilities: ['ion-shield'] };
  const FAR = { afar: { at: [100, 4] } } satisfies Readonly<Record<string, Stand>>;
  /** One bearer that is hit by one die, 8cm away unless the two touch. */
  const struck = (
    faces: readonly number[], by: WayToFight = 'firefight', bearer: Partial<Stand> = {}, weapon: readonly string[] = [],
    decisions: readonly Decision[] = [], parts: StageParts = {},
  ) => {
    const kind = by === 'firefight' ? 'small-arms' : 'assault';
    const weapons = weapon.length === 0 ? [] : [weaponOf({ kind, rules: weapon })];
    const striker: Stand = { at: [40, by === 'firefight' ? 17.5 : 25.5], cc: 2, ff: 2, weapons };
    const scenario = stage(
      { a1: striker, ...FAR }, { d1: { at: [40, 28], ...SHIELDED, ...bearer }, d2: { at: [100, 76] } }, parts,
    );
    return played(scenario, [...(weapon.length === 0 ? [2] : [1, 2]), ...faces], decisions);
  };

  it('V13: saves firefight hits on 4+ instead of armour', () => {
    expect(saves(struck([4, ...won]).dice)).toEqual(['d1 save 4+: 4']);
  });

  it('V13: does nothing against close combat', () => {
    expect(saves(struck([6, ...won], 'close-combat').dice)).toEqual(['d1 save 6+: 6']);
  });

  it('V13: its bearer may use better armour', () => {
    expect(saves(struck([3, ...won], 'firefight', { armour: 3 }).dice)).toEqual(['d1 save 3+: 3']);
  });

  it('V13: its owner chooses it, or not, for each hit', () => {
    const armour: Decision = { type: 'save.chosen', side: 'defender', hit: 0, save: 'armour' };
    expect(saves(struck([6, ...won], 'firefight', {}, [], [armour]).dice)).toEqual(['d1 save 6+: 6']);
    const shield: Decision = { type: 'save.chosen', side: 'defender', hit: 0, save: 'ion-shield' };
    const better = struck([4, ...won], 'firefight', { armour: 3 }, [], [shield]);
    expect(saves(better.dice)).toEqual(['d1 save 4+: 4']);
  });

  it('V13: it cannot be chosen against close combat', () => {
    const shield: Decision = { type: 'save.chosen', side: 'defender', hit: 0, save: 'ion-shield' };
    expect(() => struck([4, ...won], 'close-combat', {}, [], [shield])).toThrow(/ion shield.*\(V2\)/);
  });

  it.each(['ignore-cover', 'lance'])('V13: saves %s hits', rule => {
    const weapons = [weaponOf({ kind: 'small-arms', rules: [rule], extraAttacks: 0 })];
    const scenario = stage({ a1: { at: [40, 17.5], ff: 2, weapons }, ...FAR }, {
      d1: { at: [40, 28], ...SHIELDED, abilities: ['ion-shield', 'reinforced-armour'] }, d2: { at: [100, 76] },
    });
    const again = rule === 'lance' ? [] : [`d1 re-roll ${rule} 6+: 6`];
    expect(saves(played(scenario, [2, 3, ...(rule === 'lance' ? [] : [6]), ...won]).dice))
      .toEqual([`d1 save ${rule} 4+: 3`, ...again]);
  });

  it('V13: takes no harm from a sniper’s aim', () => {
    expect(saves(struck([4, ...won], 'firefight', {}, ['sniper']).dice)).toEqual(['d1 save sniper 4+: 4']);
  });

  it.each(['macro-weapon', 'titan-killer-1'])('V6, V7, V13: does not stand against a %s', rule => {
    const { report, dice } = struck(won, 'firefight', {}, [rule]);
    expect(saves(dice)).toEqual([]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('V13, A5.5: works against supporting fire', () => {
    const parts: StageParts = { others: [{ side: 'attacker', id: 's', stands: { s1: { at: [44, 16], ff: 2 } } }] };
    expect(saves(struck([1, 4, 2, 4, ...won], 'firefight', { ff: 6 }, [], [], parts).dice))
      .toEqual(['d1 save 4+: 4', 'd1 save 4+: 4']);
  });

  it('V13: with Reinforced Armour a failed one is thrown again with the armour value', () => {
    const bearer = { abilities: ['ion-shield', 'reinforced-armour'], armour: 5 };
    expect(saves(struck([3, 5, ...won], 'firefight', bearer).dice)).toEqual(['d1 save 4+: 3', 'd1 re-roll 5+: 5']);
  });

  it('V13: meets each hit on a war engine with a die of its own', () => {
    const scenario = stage(
      { a1: { at: [40, 17.5], ff: 2, weapons: [weaponOf({ kind: 'small-arms', extraAttacks: 2 })] }, ...FAR },
      { d1: engine(3, [40, 29.5], { armour: 6, abilities: ['ion-shield'] }), d2: { at: [100, 76] } },
    );
    const { report, dice } = played(scenario, [2, 2, 2, 4, 3, 4, 1, ...won]);
    expect(saves(dice)).toEqual(['d1 save 4+: 4', 'd1 save 4+: 3', 'd1 save 4+: 4', 'd1 critical 6+: 1']);
    expect(formationIn(report, 'defender').units[0]!.damage).toBe(1);
  });

  it('V13: of hits from both ways of fighting only those from afar meet it', () => {
    const scenario = stage(
      { a1: { at: [40, 24.5], cc: 2 }, a2: { at: [48, 27], ff: 2 }, ...FAR },
      { d1: engine(2, [40, 28], { armour: 6, abilities: ['ion-shield'] }), d2: { at: [100, 76] } },
    );
    expect(saves(played(scenario, [2, 2, 6, 4, ...won]).dice)).toEqual(['d1 save 6+: 6', 'd1 save 4+: 4']);
  });

  it.each<readonly [string, Partial<Rulings>, readonly string[]]>([
    ['H5, ruling shieldedEngineHits: its owner may let fire fall on it and a blow on another', {},
      ['d1 save 4+: 4', 'd2 save 3+: 3']],
    ['H5, ruling shieldedEngineHits: not where hits fall as they were thrown', { shieldedEngineHits: 'as-thrown' }, []],
  ])('%s', (_, rulings, saved) => {
    const scenario = stage(
      { a1: { at: [40, 26], cc: 2 }, a2: { at: [44, 22], ff: 2 }, ...FAR },
      { d1: { at: [40, 28.5], ...SHIELDED }, d2: { at: [44, 29.5], armour: 3 }, d3: { at: [100, 76] } }, { rulings },
    );
    const moved: Decision = { type: 'hit.moved', side: 'defender', hit: 0, to: 'd2' };
    const play = () => saves(played(scenario, [2, 2, 4, 3, ...won], [moved]).dice);
    if (saved.length === 0) expect(play).toThrow(/\(H1\)/);
    else expect([...play()].sort()).toEqual(saved);
  });

  /** The saves of a bearer against each kind of hit. */
  const against = (cause: HitCause, by: WayToFight): readonly string[] => {
    const assault = startAssault(stage({ a1: { at: [40, 17.5] } }, { d1: { at: [40, 28], ...SHIELDED } }));
    return EFFECTS.filter(effect =>
      saveOptions(assault, unitIn(assault, 'd1'), effect, cause, by).some(({ kind }) => kind === 'ion-shield'));
  };
  const SAVED = ['normal', 'ignore-cover', 'lance', 'sniper'];

  it.each<readonly [string, readonly HitCause[], readonly string[]]>([
    ['V13: works against fire from afar: in the attacks, in support and from overwatch',
      ['first-strike', 'attacks', 'support', 'overwatch'], SAVED],
    ['V13: does nothing against what is no fire: blasts, wrecks, terrain, panic, hack-downs, flight',
      ['splash', 'passengers', 'dangerous-terrain', 'blast-marker', 'hack-down', 'withdrawal', 'critical'], []],
  ])('%s', (_, causes, saved) => {
    for (const cause of causes) expect([...against(cause, 'firefight')].sort()).toEqual([...saved].sort());
    for (const cause of causes) expect(against(cause, 'close-combat')).toEqual([]);
  });
});

describe('Brutal', () => {
  const BRUTAL: Partial<Stand> = { abilities: ['brutal'] };
  const MARINES = { rules: ['they-shall-know-no-fear'] } as const;
  /** Two against three, of whom nobody strikes: the attackers win by four unless the parts say otherwise. */
  const fight = (brutes: number, parts: StageParts = {}) => stage(
    { ...stands('a', brutes, [40, 26], BRUTAL), ...stands('b', 3 - brutes, [46, 26]) },
    stands('d', 3, [40, 28.5]),
    { attacker: { blastMarkers: 1 }, defender: { blastMarkers: 1 }, ...parts },
  );
  const lost = (brutes: number, faces: readonly number[], parts: StageParts = {}): number =>
    played(fight(brutes, parts), faces).report.hackDown;
  const byTwo = [3, 1, 1, 1];

  it('A6.5: one hack-down hit more if its side wins', () => {
    expect(lost(0, byTwo)).toBe(2);
    expect(lost(1, byTwo)).toBe(3);
  });

  it('A6.5: once a side, however many have it', () => {
    expect(lost(3, byTwo)).toBe(3);
  });

  it('A6.5: not if its side loses', () => {
    expect(lost(3, [1, 1, 3, 1])).toBe(2);
  });

  it('A6.6: after those who know no fear have halved the hits', () => {
    const marines = { defender: { blastMarkers: 1, ...MARINES }, attacker: { blastMarkers: 0 } } as const;
    const { result, hackDown } = played(fight(1, marines), byTwo).report;
    expect(result[0]!.attacker.total - result[0]!.defender.total).toBe(3);
    expect(hackDown).toBe(2);
  });

  it('A6.5: only while one with it lives in the formations that fight: supporters add nothing', () => {
    const assault = startAssault(fight(1, {
      others: [{ side: 'attacker', id: 'more', stands: { m1: { at: [90, 26], ...BRUTAL } } }],
    }));
    expect(hackDownHits(assault, 'defender', 2)).toBe(3);
    expect(hackDownHits(removeUnits(assault, ['a1'], 'attack'), 'defender', 2)).toBe(2);
    expect(formationOf(assault, 'more').fighting).toBe(false);
  });

  it('A6.5: a character brings it along', () => {
    const joined = characterOf({ abilities: ['brutal'] });
    const led = stage({ a1: { at: [40, 26], joined } }, { d1: { at: [40, 28.5] } });
    const assault = startAssault(led);
    expect(has(combatantOf(assault, unitIn(assault, 'a1')), 'brutal')).toBe(true);
    expect(hackDownHits(assault, 'defender', 1)).toBe(2);
  });

  it('A4.7: nothing at a swift ending, which has no hack-down', () => {
    const scenario = stage({ a1: { at: [40, 26], ff: 2, ...BRUTAL } }, { d1: { at: [40, 28.5] } });
    const { report } = played(scenario, [2]);
    expect([report.ending, report.hackDown]).toEqual(['swift', 0]);
  });

  it('A6.5: the log says where the hit more comes from', () => {
    const { log } = played(fight(1), byTwo).report;
    expect(log.map(({ say }) => say)).toEqual(expect.arrayContaining([
      'The defender loses by 2 and takes 3 hack-down hits.', 'One of them is for the attacker being Brutal.',
    ]));
  });

  it('A6.5: ends in the same losses', () => {
    expect(lostTo(played(fight(1), byTwo).report, 'hack-down')).toEqual(['d1', 'd2', 'd3']);
    expect(lostTo(played(fight(0), ATTACKER_ROLLS_HIGH).report, 'hack-down')).toHaveLength(3);
  });
});

describe('Ferocity', () => {
  /** One whose nearest enemy stands 20cm off. */
  const answering = (sheet: Partial<Stand>, parts: StageParts = {}) => startAssault(stage(
    { a1: { at: [60, 8] } }, { d1: { at: [60, 30], speed: 15, abilities: ['ferocity'], ...sheet } }, parts,
  ));
  const allowance = (sheet: Partial<Stand>, parts: StageParts = {}): number => {
    const assault = answering(sheet, parts);
    return counterChargeAllowance(assault, unitIn(assault, 'd1'));
  };

  it('A3.1, A3.9: 5cm more in a counter-charge', () => {
    expect([allowance({}), allowance({ abilities: [] })]).toEqual([10, 5]);
    expect([allowance({ speed: 30 }), allowance({ speed: 30, abilities: [] })]).toEqual([15, 10]);
  });

  it('A3.10: what cannot move gains nothing, unless immobile units move as slow ones do', () => {
    expect(allowance({ speed: 0 })).toBe(0);
    expect(allowance({ speed: 0 }, { rulings: { immobileCounterCharge: '5cm' } })).toBe(10);
    expect(allowance({ abilities: ['ferocity', 'aircraft'] })).toBe(0);
  });

  it('A2.10: who goes carefully still goes no more than 5cm', () => {
    const assault = answering({ speed: 30 });
    const careful = { ...unitIn(assault, 'd1'), careful: true };
    expect(counterChargeAllowance(assault, careful)).toBe(5);
  });

  it('A3.1, A3.2: the usual counter-charge and what is allowed go as far', () => {
    const assault = answering({});
    expect(usualCounterCharge(assault, 'd1')).toEqual([60, 20]);
    expect(whyNotCounterCharge(assault, 'defender', 'd1', [60, 20])).toBeNull();
    expect(whyNotCounterCharge(assault, 'defender', 'd1', [60, 19.9])).toMatchObject({
      rule: 'A3.1', values: { allowance: 10 },
    });
  });

  it('A3.4: so does the way to a transport', () => {
    expect(embarkingAllowance(answering({}), 'd1')).toBe(10);
  });
});

describe('profiles of one’s own', () => {
  it('carry these words in a scenario and in a link', () => {
    const words = ['brutal', 'ferocity', 'ion-shield'];
    const json = leastJson();
    json.profiles = { ...json.profiles, own: { name: 'Own', type: 'infantry', speed: 15, abilities: words } };
    json.formations[0].units[0].profile = 'own';
    const scenario = scenarioFrom(json);
    expect(scenario.profiles['own']!.abilities).toEqual(words);
    const read = unpack(pack({ scenario, events: [] }, neteaLibrary), neteaLibrary);
    expect(read).toMatchObject({ scenario: { profiles: { own: { abilities: words } } } });
  });
});
