import { describe, expect, it, test } from 'vitest';
import type { Critical } from '../../src/epic-armageddon/model/profile.ts';
import { CRITICALS } from '../../src/army-lists/criticals.ts';
import { buildLibrary } from '../../src/army-lists/library.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { NETEA_UNITS } from '../../src/army-lists/netea-units.ts';

const WAR_ENGINES = NETEA_UNITS.units.filter(([, , code]) => code === 'WE' || code === 'AC/WE').map(([id]) => id);

/** Their datasheets name no critical hit effect. */
const WITHOUT_OWN = ['command-bunker', 'storm-eagle'];

const DESTROYED: Critical = { damage: 'all', splash: null, entered: false, later: false };
const blast = (within: number, hitOn: number, effect: 'normal' | 'macro-weapon' = 'normal'): Critical =>
  ({ ...DESTROYED, splash: { within, hitOn, effect } });

describe('criticals by datasheet', () => {
  it('has one for every war engine and landing aircraft, and for nothing else', () => {
    expect(Object.keys(CRITICALS).sort()).toEqual(WAR_ENGINES.filter(id => !WITHOUT_OWN.includes(id)).sort());
  });

  test.each<[string, string, Critical]>([
    ['baneblade', 'is destroyed, and units within 5cm are hit on a 6', blast(5, 6)],
    ['goliath', 'is destroyed, and units within 5cm are hit on a 4', blast(5, 4)],
    ['overlord', 'is destroyed, and units within 5cm are hit on a 5', blast(5, 5)],
    ['deathstrike-silo', 'is destroyed, and its blast is a macro-weapon', blast(5, 4, 'macro-weapon')],
    ['ordinatus-medrengard', 'is destroyed, and units within 15cm are hit on a 4', blast(15, 4)],
    ['knight-paladin', 'is destroyed without a blast', DESTROYED],
    ['avatar', 'is destroyed, and later those who saw it are shaken', { ...DESTROYED, later: true }],
    ['ordinatus-majoris', 'does the one as well as the other', { ...blast(15, 5), later: true }],
    ['bastion', 'loses one further point', { damage: 1, splash: null, entered: false, later: false }],
    ['warhound-class-titan', 'loses one further point and staggers',
      { ...DESTROYED, damage: 1, entered: true, moves: 6 }],
    ['cyclops', 'loses one further point now and more later', { ...DESTROYED, damage: 1, entered: true, later: true }],
    ['questor-titan', 'staggers without losing a point', { ...DESTROYED, damage: 0, entered: true, moves: 6 }],
    ['warlord-class-titan', 'keeps its reactor until the end phase', { ...DESTROYED, damage: 0, later: true }],
    ['gargant', 'burns until the end phase', { ...DESTROYED, damage: 0, later: true }],
    ['revenant-titan', 'loses its holofield first', { ...DESTROYED, damage: 0, entered: true }],
    ['bloodthirster', 'is destroyed and takes summoned daemons along', { ...DESTROYED, entered: true }],
    ['battlefortress', 'is destroyed while it runs over others', { ...DESTROYED, entered: true }],
  ])('%s %s', (id, _, critical) => {
    expect(neteaLibrary.profile(id)?.critical).toEqual(critical);
  });

  it('lets a landing craft take everybody aboard and within 5cm along, without a die for those outside', () => {
    expect(CRITICALS['landing-craft']).toEqual({ ...blast(5, 1), entered: true });
  });

  it('hits those around an abattoir as a titan killer does, and leaves its own hit to the players', () => {
    const splash = { within: 5, hitOn: 4, effect: 'titan-killer' };
    expect(CRITICALS['abattoir']).toEqual({ damage: 0, splash, entered: true, later: false });
  });

  it('moves by a D6 or by three those that stagger, each of which the players enter', () => {
    const movers = Object.entries(CRITICALS).filter(([, { moves }]) => moves !== undefined);
    expect(movers.map(([id, { moves, entered }]) => [id, moves, entered])).toEqual([
      ['banelord-titan', 18, true], ['feral-titan', 6, true], ['lord-of-battles', 18, true],
      ['orkeosaurus', 18, true], ['questor-titan', 6, true], ['subjugator-titan', 6, true],
      ['warhound-class-titan', 6, true], ['warhound-class-titan-amtl', 6, true],
    ]);
  });

  it('does something everywhere, now or later', () => {
    const idle = Object.entries(CRITICALS).filter(([, { damage, splash, entered, later }]) =>
      damage === 0 && splash === null && !entered && !later);
    expect(idle).toEqual([]);
  });
});

describe('criticals of profiles', () => {
  it('cost one further point where a datasheet says nothing else', () => {
    const usual = { damage: 1, splash: null, entered: false, later: false };
    expect(neteaLibrary.profile('command-bunker')?.critical).toEqual(usual);
    const ram = ['ram', 'Ram', 'WE', 20, 4, 5, 5, 'damage-capacity-3', [], ''] as const;
    const facts = { source: 'here', licence: 'none', notice: [], forces: {}, options: {} };
    const library = buildLibrary({ ...facts, units: [ram] });
    expect(library.profile('ram')?.critical).toEqual(usual);
  });

  it('are nothing to units that are no war engines, not even to characters who bring a damage capacity', () => {
    const others = neteaLibrary.all.filter(({ profile }) => profile && profile.type !== 'war-engine');
    expect(others.map(({ id }) => id)).toContain('berserker-battlecar');
    expect(others.filter(({ profile }) => profile?.critical !== null)).toEqual([]);
  });
});
