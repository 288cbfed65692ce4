import { describe, expect, it } from 'vitest';
import { coverAt } from '../../../../src/epic-armageddon/movement/terrain.ts';
import { changeInWords } from '../../../../src/epic-armageddon/odds/changes/phrases.ts';
import { DEFAULT_RULINGS } from '../../../../src/epic-armageddon/rulings/defaults.ts';
import { RULINGS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf } from '../../../support/build.ts';
import { PROFILES, profileOf } from '../../../support/profiles.ts';
import { changedBy, changeTo, engagedOn, formationIn, idsOf, inContact, supporting } from './changed.ts';

/** Four marines touch four of six boyz. */
const CHARGE = scenarioOf();
const lineOf = (attackers: number, defenders: number) => scenarioOf({ formations: [
  formationOf('attacker', rowOf('a', 'tactical', attackers, [30, 20])),
  formationOf('defender', rowOf('d', 'boyz', defenders, [30, 22])),
] });
const FRIENDS = (y: number) => formationOf('attacker', rowOf('s', 'devastator', 2, [30, y]), { id: 'friends' });
const withFriends = (y: number) => scenarioOf({ formations: [...CHARGE.formations, FRIENDS(y)] });

describe('contact', () => {
  it('one more: a stand that fired walks up to the nearest enemy that has room', () => {
    const { scenario, values } = changeTo(CHARGE, 'contact-more:defender');
    expect(inContact(CHARGE, 'defender')).toEqual(['d1', 'd2', 'd3', 'd4']);
    expect(inContact(scenario, 'defender')).toEqual(['d1', 'd2', 'd3', 'd4', 'd5']);
    expect(values).toEqual({ side: 'defender', unit: 'Boyz 5', enemy: 'Assault 4' });
  });

  it('one more: nobody is left to bring where everybody touches an enemy', () => {
    expect(idsOf(CHARGE)).not.toContain('contact-more:attacker');
  });

  it('one more: no third stand touches an enemy that two touch', () => {
    const around = (turn: number): readonly [number, number] => [30 + 2 * Math.cos(turn), 20 + 2 * Math.sin(turn)];
    const crowd = [around(0), around(2), around(4)].map((at, i) => unitOf(`d${i}`, 'boyz', i < 2 ? at : [30, 14]));
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('a', 'tactical', [30, 20])]), formationOf('defender', crowd),
    ] });
    expect(inContact(scenario, 'defender')).toEqual(['d0', 'd1']);
    expect(idsOf(scenario)).not.toContain('contact-more:defender');
  });

  it('one more: nobody leaves his formation for it', () => {
    const deep = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 33]), unitOf('a2', 'tactical', [30, 36])]),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 22]), unitOf('d2', 'boyz', [30, 19])]),
    ] });
    expect(idsOf(deep)).not.toContain('contact-more:attacker');
  });

  it('one fewer: a stand that touched an enemy stands back and fires', () => {
    const after = changedBy(CHARGE, 'contact-fewer:attacker');
    expect(inContact(after, 'attacker')).toEqual(['a1', 'a2', 'a3']);
    expect(engagedOn(after, 'attacker')).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('one fewer: whoever touches two enemies steps back from both', () => {
    const corner = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('a', 'leman-russ', [30, 20])]),
      formationOf('defender', [unitOf('d1', 'boyz', [27.5, 20]), unitOf('d2', 'boyz', [30, 22.5])]),
    ] });
    expect(inContact(changedBy(corner, 'contact-fewer:attacker'), 'attacker')).toEqual([]);
  });

  it('one more: whoever sits in a stand goes with it', () => {
    const mounted = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('r', 'rhino', [30, 15]), unitOf('t', 'tactical', [30, 15], { aboard: 'r' })]),
      formationOf('defender', [unitOf('d', 'boyz', [30, 22])]),
    ] });
    const [rhino, passenger] = formationIn(changedBy(mounted, 'contact-more:attacker'), 'attacker').units;
    expect(rhino!.at).toEqual([30, 19.5]);
    expect(passenger!.at).toEqual(rhino!.at);
  });

  it('one more: nobody else is drawn in by it', () => {
    const near = scenarioOf({ startAt: 'a1ChooseTarget', formations: [
      formationOf('attacker', [unitOf('a', 'tactical', [30, 12])]),
      formationOf('defender', [unitOf('d', 'boyz', [30, 22])]),
      formationOf('defender', [unitOf('b', 'boyz', [32, 20])], { id: 'bystanders' }),
    ] });
    expect(idsOf(near)).toContain('contact-more:defender');
    expect(idsOf(near)).not.toContain('contact-more:attacker');
  });
});

describe('Blast markers', () => {
  it('one more for each formation that fights, none fewer where there are none', () => {
    const changes = idsOf(CHARGE).filter(id => id.startsWith('marker'));
    expect(changes).toEqual(['marker-more:defender', 'marker-more:attacker']);
    expect(formationIn(changedBy(CHARGE, 'marker-more:defender'), 'defender').blastMarkers).toBe(1);
  });

  it('one fewer, and none more where that would break the formation', () => {
    const [attacker, defender] = lineOf(4, 3).formations;
    const marked = scenarioOf({ formations: [attacker!, { ...defender!, blastMarkers: 2 }] });
    expect(idsOf(marked)).not.toContain('marker-more:defender');
    expect(formationIn(changedBy(marked, 'marker-fewer:defender'), 'defender').blastMarkers).toBe(1);
  });

  it('marines bear two for each unit, the broken have none', () => {
    const brave = formationOf('attacker', rowOf('a', 'tactical', 2, [30, 20]), {
      rules: ['they-shall-know-no-fear'], blastMarkers: 2,
    });
    const broken = formationOf('defender', rowOf('d', 'boyz', 3, [30, 22]), { broken: true });
    expect(idsOf(scenarioOf({ formations: [brave, broken] })).filter(id => id.startsWith('marker')))
      .toEqual(['marker-fewer:attacker', 'marker-more:attacker']);
  });
});

describe('supporting fire', () => {
  it('one more: a stand like those that fight, where there is nobody to bring', () => {
    const after = changedBy(CHARGE, 'support-more:attacker');
    expect(supporting(after, 'attacker')).toEqual(['attacker-support-1']);
    expect(formationIn(after, 'attacker-support')).toMatchObject({ side: 'attacker', broken: false, name: 'Assault' });
  });

  it('one more: a friend that stood too far off comes within reach with its formation behind it', () => {
    const far = withFriends(3);
    const after = changedBy(far, 'support-more:attacker');
    expect(supporting(far, 'attacker')).toEqual([]);
    expect(supporting(after, 'attacker')).toHaveLength(1);
    expect(after.formations).toHaveLength(far.formations.length);
  });

  it('one more: a newcomer where friends are too far from each other’s reach to send one', () => {
    const after = changedBy(scenarioOf({ formations: [
      ...CHARGE.formations, formationOf('attacker', rowOf('s', 'devastator', 2, [100, 70]), { id: 'friends' }),
    ] }), 'support-more:attacker');
    expect(supporting(after, 'attacker')).toEqual(['attacker-support-1']);
  });

  it('one fewer: the last that could support is not there', () => {
    const near = withFriends(12);
    expect(supporting(near, 'attacker')).toEqual(['s1', 's2']);
    expect(supporting(changedBy(near, 'support-fewer:attacker'), 'attacker')).toEqual(['s1']);
    expect(idsOf(near)).not.toContain('support-fewer:defender');
  });

  it('one fewer: a formation of one goes with its stand, and its profile with it', () => {
    const alone = scenarioOf({ formations: [
      ...CHARGE.formations, formationOf('defender', [unitOf('s', 'nobz', [30, 28])], { id: 'friend' }),
    ] });
    const after = changedBy(alone, 'support-fewer:defender');
    expect(after.formations.map(one => one.id)).toEqual(['attacker', 'defender']);
    expect(Object.keys(after.profiles)).not.toContain('nobz');
  });
});

describe('cover', () => {
  const places = (side: 'attacker' | 'defender') => formationIn(CHARGE, side).units.map(unit => unit.at);

  it('is given to all defenders on foot, and nobody loses a line of fire', () => {
    const after = changedBy(CHARGE, 'cover-given');
    expect(places('defender').map(at => coverAt(after.table.terrain, at))).toEqual(Array(6).fill(4));
    expect(engagedOn(after, 'attacker')).toEqual(engagedOn(CHARGE, 'attacker'));
    expect(after.table.terrain.every(piece => !piece.cutsSight)).toBe(true);
  });

  it('is taken from defenders who have it, and what cut a line of fire still does', () => {
    const woods = scenarioOf({
      terrain: [terrainOf('woods', [28, 21.5], [50, 40]), terrainOf('scrub', [80, 0], [90, 9])],
    });
    const after = changedBy(woods, 'cover-taken');
    expect(places('defender').map(at => coverAt(after.table.terrain, at))).toEqual(Array(6).fill(null));
    expect(after.table.terrain.map(piece => [piece.kind, piece.cutsSight]))
      .toEqual([['open-ground', true], ['scrub', false]]);
    expect(idsOf(woods)).not.toContain('cover-given');
  });

  it('is of no use to vehicles', () => {
    const tanks = scenarioOf({ formations: [
      CHARGE.formations[0]!, formationOf('defender', [unitOf('d', 'leman-russ', [30, 22.5])]),
    ] });
    expect(idsOf(tanks).filter(id => id.startsWith('cover'))).toEqual([]);
  });
});

describe('a character', () => {
  const characters = { attacker: { chaplain: PROFILES.chaplain, captain: PROFILES.captain } };

  it('joins a unit in contact that has none', () => {
    const after = changedBy(CHARGE, 'character:attacker:chaplain', { characters });
    expect(formationIn(after, 'attacker').units.map(unit => unit.characters)).toEqual([['chaplain'], [], [], []]);
    expect(after.profiles['chaplain']).toEqual(PROFILES.chaplain);
  });

  it('is proposed only if the formation lacks it', () => {
    const [attacker, defender] = CHARGE.formations;
    const led = scenarioOf({ formations: [
      { ...attacker!, units: attacker!.units.map(one => ({ ...one, characters: one.id === 'a1' ? ['captain'] : [] })) },
      defender!,
    ] });
    expect(idsOf(led, { characters }).filter(id => id.startsWith('character')))
      .toEqual(['character:attacker:chaplain']);
    expect(formationIn(changedBy(led, 'character:attacker:chaplain', { characters }), 'attacker').units
      .map(unit => unit.characters)).toEqual([['captain'], ['chaplain'], [], []]);
  });

  it('brings its shields up with it', () => {
    const shielded = { 'field-master': { ...PROFILES.captain, abilities: ['shadowfield-1'] } };
    const after = changedBy(CHARGE, 'character:attacker:field-master', { characters: { attacker: shielded } });
    expect(formationIn(after, 'attacker').units.map(unit => unit.shields)).toEqual([1, 0, 0, 0]);
  });
});

describe('shooting first', () => {
  it('takes the nearest stands and leaves a Blast marker for the fire and one for each of them', () => {
    const after = changedBy(CHARGE, 'shot:defender:2');
    expect(formationIn(after, 'defender').units.map(unit => unit.id)).toEqual(['d3', 'd4', 'd5', 'd6']);
    expect(formationIn(after, 'defender').blastMarkers).toBe(3);
  });

  it('lets those charge others whose enemies have died', () => {
    const after = changedBy(CHARGE, 'shot:defender:1');
    expect(inContact(after, 'attacker')).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('lets others charge in the place of attackers who have died', () => {
    const deep = scenarioOf({ formations: [
      formationOf('attacker', [...rowOf('a', 'tactical', 4, [30, 20]), ...rowOf('b', 'tactical', 2, [30, 17])]),
      formationOf('defender', rowOf('d', 'boyz', 4, [30, 22])),
    ] });
    const after = changedBy(deep, 'shot:attacker:2');
    expect(formationIn(after, 'attacker').units.map(unit => unit.id)).toEqual(['a3', 'a4', 'b1', 'b2']);
    expect(inContact(after, 'attacker')).toEqual(['a3', 'a4', 'b1', 'b2']);
  });

  it('stops where it would break the formation, or leave nobody', () => {
    const shots = (scenario: typeof CHARGE) => idsOf(scenario).filter(id => id.startsWith('shot:defender'));
    expect(shots(lineOf(4, 8))).toEqual(['shot:defender:1', 'shot:defender:2', 'shot:defender:3']);
    expect(shots(lineOf(4, 4))).toEqual(['shot:defender:1']);
    expect(shots(lineOf(4, 2))).toEqual([]);
  });

  it('brings nobody into contact where nobody was', () => {
    const apart = scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'tactical', 4, [30, 16])),
      formationOf('defender', rowOf('d', 'boyz', 4, [30, 22])),
    ] });
    expect(inContact(changedBy(apart, 'shot:attacker:1'), 'attacker')).toEqual([]);
  });

  it('is no change to an assault that would not come about, or would be another', () => {
    const line = rowOf('d', 'boyz', 4, [30, 41]);
    const longShot = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('a', 'tactical', [30, 20])]),
      formationOf('defender', [unitOf('d0', 'boyz', [30, 37]), ...line]),
    ] });
    expect(idsOf(longShot).filter(id => id.startsWith('shot'))).toEqual([]);
    const among = scenarioOf({
      startAt: 'a1ChooseTarget', engage: { intermingled: ['others'] }, formations: [
        formationOf('attacker', [unitOf('a', 'tactical', [30, 26])]),
        formationOf('defender', [unitOf('d0', 'boyz', [30, 37]), ...line]),
        formationOf('defender', [unitOf('o', 'boyz', [26, 34])], { id: 'others' }),
      ],
    });
    expect(idsOf(among).filter(id => id.startsWith('shot'))).toEqual([]);
  });

  it('is said with the names of the dead', () => {
    expect(changeInWords(changeTo(CHARGE, 'shot:defender:2'))).toEqual({
      name: 'Kill Boyz 1 and Boyz 2', more: 'with its Blast markers · closing up: Assault 1 and Assault 2',
    });
  });

  it('names the character that dies with a stand', () => {
    const [attacker, ...others] = CHARGE.formations;
    const led = { ...CHARGE, profiles: { ...CHARGE.profiles, chaplain: PROFILES.chaplain }, formations: [
      { ...attacker!, units: attacker!.units.map(one => ({ ...one, characters: ['chaplain'] })) }, ...others,
    ] };
    expect(changeTo(led, 'shot:attacker:1').values['units']).toEqual(['Assault 1 + Chaplain']);
  });
});

describe('rulings', () => {
  it('are answered the other way one at a time', () => {
    const { scenario, rule } = changeTo(CHARGE, 'ruling:bothSwift:nobody', { questions: RULINGS });
    expect(scenario).toEqual({ ...CHARGE, rulings: { ...DEFAULT_RULINGS, bothSwift: 'nobody' } });
    expect(rule).toBe('A4.7');
  });

  it('are left alone unless they are asked for', () => {
    expect(idsOf(CHARGE).filter(id => id.startsWith('ruling'))).toEqual([]);
  });

  it('are left alone where nothing in the assault asks them', () => {
    const ids = idsOf(CHARGE, { questions: RULINGS });
    expect(ids.some(id => /soak|nomination|titanDice|sniperPlace|passengers/.test(id))).toBe(false);
    const engine = scenarioOf({
      formations: [CHARGE.formations[0]!, formationOf('defender', [unitOf('d', 'engine', [30, 23.5])])],
      profiles: { engine: profileOf({ name: 'Engine', type: 'war-engine', damageCapacity: 3 }) },
    });
    expect(idsOf(engine, { questions: RULINGS })).toContain('ruling:nomination:others');
  });
});

it('nothing is proposed where nobody is engaged', () => {
  const apart = scenarioOf({ formations: [
    formationOf('attacker', rowOf('a', 'tactical', 2, [30, 20])),
    formationOf('defender', rowOf('d', 'boyz', 2, [30, 60])),
  ] });
  expect(idsOf(apart, { questions: RULINGS })).toEqual([]);
});
