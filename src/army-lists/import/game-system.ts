/** Whether a roster is of this game or of another. */
import { plain } from './datasheet-words.ts';
import type { RosterNode } from './roster-tree.ts';

/** Names of this game and of the groups that publish lists for it. */
const OURS = new Set([
  'epic', 'armageddon', 'netea', 'epicuk', 'epicau', 'epicea', 'ea', 'erm', 'ferc', 'epica', 'epicfr', 'nea',
]);
/** What may stand beside such a name and says nothing of which game it is. */
const BESIDE = new Set([
  'the', 'a', 'of', 'for', 'by', 'game', 'games', 'system', 'scale', '6mm', '8mm', 'mm', 'uk', 'au', 'aus', 'fr', 'nl',
  'de', 'es', 'us', 'f', 'erc', 'net', 'e', 'army', 'armies', 'list', 'lists', 'compendium', 'tournament', 'pack',
  'rules',
  'ruleset', 'community', 'approved', 'edition', 'beta', 'alpha', 'version', 'v', 'unofficial', 'official', 'fan',
  'made',
  'remastered', 'remaster', 'revised', 'update', 'updated', 'data', 'battlescribe', 'new', 'recruit', 'wh40k', '40k',
  'warhammer', '30k', 'horus', 'heresy', 'gw', 'epicentre', 'champs', 'supplement', 'core', 'reference', 'and',
]);
/** The games of 1989 to 1997 that are called Epic as well, and what players made of them. */
const OLDER = /\bnet ?epic\b|\bepic 40,? ?000\b|\bspace marine\b|\btitan ?legions?\b|\b(?:2nd|second|1st|first) ed/;

/** Ids of game systems as data files have them. */
const OUR_ID = '8f10-ee06-8dc1-beb6';
const OTHER_IDS: Readonly<Record<string, string>> = { 'sys-352e-adc2-7639-d6a9': 'Warhammer 40,000 10th Edition' };

/** Names of other games that catalogues carry where the game is not said. */
const OTHER_CATALOGUES = new RegExp([
  'warhammer 40', '40,?000', '\\b40k\\b(?!.*epic)', 'kill ?team', 'age of sigmar', '\\baos\\b', 'warcry', 'necromunda',
  'blood ?bowl', 'age of darkness', 'aeronautica', 'old world', 'warhammer fantasy', '9th age', 'ninth age',
  'kings of war', 'bolt action', 'infinity', 'legions imperialis', 'star wars', 'malifaux', 'battlefleet gothic',
  'net ?epic', 'one ?page ?rules', 'grimdark future', 'flames of war', 'underworlds', 'middle ?earth', 'mordheim',
].join('|'));

/** The name of the other game that a roster is of; null where it is of this one, or does not say. */
export const otherGame = (roster: RosterNode): string | null => {
  const { system, systemId } = roster;
  if (system.trim() !== '') return isOurs(system) ? null : system.trim();
  if (systemId === OUR_ID) return null;
  if (Object.hasOwn(OTHER_IDS, systemId)) return OTHER_IDS[systemId]!;
  const army = armyOf(roster);
  return OTHER_CATALOGUES.test(plain(army)) ? army.trim() : null;
};

const armyOf = ({ catalogue, inside }: RosterNode): string =>
  catalogue || (inside.find(({ kind }) => kind === 'force')?.catalogue ?? '');

/** Whether a game is called so: by a name of ours, with nothing beside it that another game has. */
export const isOurs = (system: string): boolean => {
  const said = plain(system);
  const words = said.replace(/\be ?[:.] ?a\b\.?/g, 'ea').replace(/\bnet ea\b/g, 'netea').replace(/\bf erc\b/g, 'ferc')
    .split(/[^a-z0-9]+/).filter(Boolean);
  if (!words.some(word => OURS.has(word))) return false;
  if (words.includes('epic') && words.includes('armageddon')) return true;
  return !OLDER.test(said)
    && words.every(word => OURS.has(word) || BESIDE.has(word) || /^(?:v?\d{1,2}|20\d\d)$/.test(word));
};
