/** The initiative of formations: facts of the NetEA Tournament Pack, numbers and names only. */
import type { ArmyList, Formation } from '../lists.ts';

/** The usual initiative of a list, and formations that have another, by words of their names or their section. */
interface Ratings {
  readonly usual: number;
  readonly others?: readonly (readonly [initiative: number, ...words: readonly string[]])[];
}

/** Forces that bring their own to any list. */
const FORCES: Readonly<Record<string, number>> = { 'titan-legion': 1, 'imperial-navy': 2, 'imperial-guard': 2 };

const ELDAR: Ratings = { usual: 2, others: [[1, 'Avatar', 'Aspect Warrior', 'Phantom', 'Revenants', 'Warlock']] };
const NAVY = ['Harbinger', 'Hell Blades', 'Hell Talons', 'Spacecraft'] as const;
const CHAOS: Ratings = { usual: 1, others: [[2, ...NAVY]] };
const FIRST: Ratings = { usual: 1 };
const SECOND: Ratings = { usual: 2 };
const ORKS: Ratings = { usual: 3 };

/** By the id of the list. */
const INITIATIVES: Readonly<Record<string, Ratings>> = {
  'adeptus-mechanicus-knight-world': SECOND,
  'adeptus-mechanicus-skitarii-legion': { usual: 2, others: [[2, 'Cataphractii'], [1, 'Mechanicus Allies']] },
  'adeptus-mechanicus-titan-legion': { usual: 2, others: [[1, 'Battle Titan Formations', 'Scout Titan Formations']] },
  'chaos-cultist-slaves-to-darkness': SECOND,
  'chaos-cultist-stigmatus-covenant': { usual: 3, others: [[2, 'Tzeentch Doomwings', 'Tzeentch Firelords']] },
  'chaos-space-marine-black-legion': CHAOS,
  'chaos-space-marine-emperors-children': {
    usual: 1, others: [[2, ...NAVY, 'Questor', 'Subjugator', 'Knight Pack']],
  },
  'chaos-space-marine-iron-warriors': CHAOS,
  'chaos-space-marine-red-corsairs': {
    usual: 1,
    others: [[
      2, ...NAVY, 'Blight Drones', 'Blood Slaughterers', 'Brass Scorpions', 'Daemon Knights', 'Defilers',
      'Silver Towers',
    ]],
  },
  'dark-eldar': { usual: 2, others: [[1, 'Dark Eldar Kabals', 'Tormentor', 'Executor']] },
  'eldar-alaitoc': ELDAR,
  'eldar-biel-tan': ELDAR,
  'eldar-iyanden': ELDAR,
  'eldar-saim-hann': { usual: 2, others: [[1, 'Avatar', 'Aspect Warrior', 'Shining Spears', 'Revenants']] },
  'imperial-guard-baran-siegemasters': SECOND,
  'imperial-guard-death-korps-of-krieg': SECOND,
  'imperial-guard-minervan-tank-legion': SECOND,
  'imperial-guard-steel-legion': SECOND,
  'inquisition-ordo-xenos': FIRST,
  'necron': FIRST,
  'ork-feral-orks': ORKS,
  'ork-gargant-mob': ORKS,
  'ork-speed-freeks': ORKS,
  'ork-war-horde': ORKS,
  'space-marine-codex-astartes': FIRST,
  'space-marine-imperial-fists': { usual: 1, others: [[2, 'Imperial Fist Static Defences']] },
  'space-marine-raven-guard': FIRST,
  'space-marine-salamanders': FIRST,
  'space-marine-scions-of-iron': FIRST,
  'space-marine-space-wolves': FIRST,
  'space-marine-white-scars': FIRST,
  'squat': SECOND,
  'tau': { usual: 2, others: [[1, 'Crisis Battlesuit Cadre', 'Manta Dropship']] },
  'tyranid': FIRST,
};

const USUAL = 2;

/** Characters with whom any formation has another one. */
const WITH: Readonly<Record<string, number>> = { wraithseer: 1 };

/**
 * What a formation needs on the die to act: its force's own rating, else its list's.
 *
 * @param characters ids of those who are with it; some make it surer of itself.
 * @rule A0.2
 */
export const initiativeOf = (
  { id, forces }: ArmyList, { name, section, force }: Formation, characters: readonly string[] = [],
): number => {
  const special = characters.find(one => Object.hasOwn(WITH, one));
  if (special !== undefined) return WITH[special]!;
  if (force !== forces[0] && force in FORCES) return FORCES[force]!;
  const { usual, others = [] } = INITIATIVES[id] ?? { usual: USUAL };
  const other = others.find(([, ...words]) => words.includes(name) || words.includes(section));
  return other?.[0] ?? usual;
};

/** The usual initiative of a force, where no formation says more: that of the first list that is its own. */
export const initiativeOfForce = (force: string, lists: readonly ArmyList[]): number =>
  FORCES[force] ?? INITIATIVES[lists.find(({ forces }) => forces[0] === force)?.id ?? '']?.usual ?? USUAL;
