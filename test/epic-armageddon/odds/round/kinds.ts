/** What may be in a made-up fight: one entry for everything that rounds have to get right. */
import type { Profile, Weapon } from '../../../../src/epic-armageddon/model/profile.ts';
import { characterOf, weaponOf } from '../../../support/profiles.ts';
import { IS_WHOLE } from '../../../support/share.ts';
import type { Wanted } from './small.ts';

export const armed = (...weapons: readonly Partial<Weapon>[]): Partial<Profile> =>
  ({ cc: 4, ff: 5, armour: 5, weapons: weapons.map(weaponOf) });
export const able = (...abilities: readonly string[]): Partial<Profile> => ({ cc: 4, ff: 4, armour: 4, abilities });
/** The same for close combat and for firefights. */
const lending = (rule: string, more: Partial<Weapon> = {}): readonly Partial<Profile>[] =>
  [armed({ rules: [rule], ...more }), armed({ kind: 'small-arms', rules: [rule], ...more })];

export const engine = (damageCapacity: number, more: Partial<Profile> = {}): Partial<Profile> =>
  ({ type: 'war-engine', damageCapacity, radius: 2.5, cc: 4, ff: 5, armour: 4, ...more });
const hurting = (damage: number | 'all'): Partial<Profile> =>
  ({ critical: { damage, splash: null, entered: false, later: false } });

export const BOTH = ['attacker', 'defender'] as const;
export const KNOWS_NO_FEAR = { rules: ['they-shall-know-no-fear'] } as const;
const SUMMONED = { rules: ['summoned-units'] } as const;
const BROKEN = { broken: true, blastMarkers: 0 } as const;

export const CASES: Readonly<Record<string, Wanted>> = {
  'ordinary infantry': {},
  'First Strike': { kinds: [able('first-strike'), ...lending('first-strike')] },
  'First Strike with one weapon of two': { kinds: [armed({ rules: ['first-strike'] }, { kind: 'small-arms' })] },
  'macro-weapons': { kinds: lending('macro-weapon') },
  'a macro-weapon that strikes first': { kinds: [armed({ rules: ['macro-weapon', 'first-strike'] })] },
  'Titan Killers': { kinds: lending('titan-killer-d3') },
  'Lance against Reinforced Armour': { kinds: [{ ...armed({ rules: ['lance'] }), abilities: ['reinforced-armour'] }] },
  'Ignore Cover': { kinds: lending('ignore-cover'), inCover: true },
  'snipers': { kinds: lending('sniper') },
  'D3 extra attacks': { kinds: lending('', { extraAttacks: 'D3', rules: [] }) },
  'D3 extra attacks that strike first': { kinds: [armed({ extraAttacks: 'D3', rules: ['first-strike'] })] },
  'Reinforced Armour': { kinds: [able('reinforced-armour')] },
  'an Invulnerable Save': { kinds: [able('invulnerable-save')] },
  'Reinforced Armour and an Invulnerable Save against macro-weapons': {
    kinds: [{ ...armed({ rules: ['macro-weapon'] }), abilities: ['reinforced-armour', 'invulnerable-save'] }] },
  'Fearless units': { kinds: [able('fearless')] },
  'Inspiring units': { kinds: [able('inspiring')] },
  'skimmers': { kinds: [{ type: 'light-vehicle', cc: 6, ff: 3, armour: 5, abilities: ['skimmer'] }] },
  'vehicles': { kinds: [{ type: 'armoured-vehicle', radius: 1.5, cc: 5, ff: 4, armour: 4 }] },
  'war engines': { kinds: [engine(2), engine(3)], most: 2 },
  'war engines with a shield': { kinds: [engine(2, able('void-shield-1'))], most: 2 },
  'war engines with two shields': { kinds: [engine(2, able('void-shields-2'))], most: 1 },
  'war engines with macro-weapons': { kinds: [engine(2, armed({ rules: ['macro-weapon'] }))], most: 2 },
  'war engines with First Strike': { kinds: [engine(2, armed({ rules: ['first-strike'] }))], most: 2 },
  'war engines that a critical destroys': { kinds: [engine(3, hurting('all'))], most: 1 },
  'war engines that a critical hurts twice or not': { kinds: [engine(4, hurting(2)), engine(3, hurting(0))], most: 1 },
  'hurt war engines': { kinds: [engine(3)], wear: { damage: 1, shields: 0 }, most: 2 },
  'Fearless war engines': { kinds: [engine(2, able('fearless'))], most: 2 },
  'Grotz': { kinds: [{ ...able('expendable'), name: 'Grotz' }] },
  'Expendable units': { kinds: [able('expendable')] },
  'automata': { kinds: [able('automata')] },
  'automatons': { kinds: [able('automaton')] },
  'attackers who know no fear': { attacker: KNOWS_NO_FEAR },
  'defenders who know no fear, among others': { kinds: [able('inspiring')], defender: KNOWS_NO_FEAR },
  'broken defenders': { defender: BROKEN },
  'broken defenders, and others who are not': {
    defender: BROKEN, joined: ['defender'], second: { broken: false, blastMarkers: 0 },
  },
  'Fearless defenders, others who were broken, and those who know no fear': {
    kinds: [able('fearless')], joined: ['defender'], second: BROKEN, attacker: KNOWS_NO_FEAR,
  },
  'broken Fearless defenders': { kinds: [able('fearless')], defender: BROKEN },
  'broken defenders who know no fear': { defender: { ...BROKEN, ...KNOWS_NO_FEAR } },
  'defenders in woods': { inCover: true },
  'supporters of the attackers': { supporters: ['attacker'] },
  'supporters of the defenders': { supporters: ['defender'] },
  'supporters of both sides, some of them snipers': { kinds: lending('sniper'), supporters: BOTH, most: 2 },
  'supporters of war engines': { kinds: [engine(2, able('void-shield-1'))], supporters: BOTH, most: 2 },
  'supporters with macro-weapons': { kinds: lending('macro-weapon'), supporters: BOTH, most: 2 },
  'two formations of the attackers': { joined: ['attacker'] },
  'two formations of each side, and First Strike': { kinds: [able('first-strike')], joined: BOTH, most: 2 },
  'two formations with Grotz in them': { kinds: [{ ...able('expendable'), name: 'Grotz' }], joined: ['defender'] },
  'characters who inspire': { character: characterOf({ abilities: ['inspiring', 'invulnerable-save'] }) },
  'living metal, deflector shields and a holofield': {
    kinds: [able('living-metal'), able('deflector-shield'), engine(2, able('holofield'))], most: 2 },
  'Brutal units': { kinds: [able('brutal')] },
  'Brutal units against those who know no fear': { kinds: [able('brutal')], defender: KNOWS_NO_FEAR },
  'Brutal units of two formations, and war engines': {
    kinds: [able('brutal'), engine(2)], joined: ['attacker'], most: 2 },
  'Ion shields': { kinds: [{ ...able('ion-shield'), armour: 6, cc: 3, ff: 3 }] },
  'Ion shields against macro-weapons': {
    kinds: [{ ...armed({ rules: ['macro-weapon'] }), abilities: ['ion-shield'] }] },
  'Ion shields against Ignore Cover, in woods': {
    kinds: lending('ignore-cover').map(one => ({ ...one, abilities: ['ion-shield'], armour: 6 })), inCover: true },
  'Ion shields against Lance, with Reinforced Armour': {
    kinds: lending('lance').map(one => ({ ...one, abilities: ['ion-shield', 'reinforced-armour'], armour: 6 })) },
  'Ion shields of war engines, and supporters': {
    kinds: [engine(2, { ...able('ion-shield', 'void-shield-1'), armour: 6 })], supporters: BOTH, most: 2 },
  'Ion shields under supporting fire': { kinds: [{ ...able('ion-shield'), armour: 6 }], supporters: BOTH, most: 2 },
  'landed aircraft': { kinds: [{ type: 'armoured-vehicle', cc: 5, ff: 4, armour: 4, abilities: ['aircraft'] }] },
  'landed aircraft that are war engines, and supporters': {
    kinds: [engine(2, able('aircraft')), able('aircraft')], supporters: ['defender'], most: 2 },
  'landed aircraft of broken defenders, some of them Fearless': {
    kinds: [able('aircraft'), able('aircraft', 'fearless')], defender: BROKEN },
  'Ethereals': { kinds: [{ ...able(), name: 'Ethereal' }] },
  'Ethereals of two formations, and war engines': {
    kinds: [{ ...able('invulnerable-save'), name: 'Ethereal' }, engine(2)], joined: ['attacker'], most: 2 },
  'Ethereals among broken defenders': { kinds: [{ ...able(), name: 'Ethereal' }], defender: BROKEN },
  'summoned daemons': {
    kinds: [{ ...able('invulnerable-save'), name: 'Bloodletters' }], attacker: SUMMONED, defender: SUMMONED },
  'summoned daemons that know no fear of two formations': {
    kinds: [{ ...able('fearless'), name: 'Bloodletters' }], joined: ['attacker'], attacker: SUMMONED },
  'summoned war engines': {
    kinds: [engine(2, { name: 'Bloodthirster' }), { ...able('expendable'), name: 'Bloodletters' }],
    attacker: SUMMONED, most: 2 },
  'support craft': { kinds: [{ type: 'armoured-vehicle', cc: 5, ff: 4, armour: 4, abilities: ['support-craft'] }] },
  'a mixture of everything': {
    kinds: [armed({ extraAttacks: 'D3', rules: ['macro-weapon'] }, { kind: 'small-arms', rules: ['ignore-cover'] })],
    inCover: true, supporters: ['defender'], attacker: KNOWS_NO_FEAR, most: 2,
  },
};

/** The same; of war engines, which take longest, the suite has two a side at most. */
export const QUICK_CASES: readonly (readonly [name: string, wanted: Wanted])[] = Object.entries(CASES)
  .map(([name, wanted]) => [name, IS_WHOLE || !name.includes('war engines') ? wanted : { most: 2, ...wanted }]);
