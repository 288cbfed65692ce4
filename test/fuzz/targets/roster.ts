/** Rosters, printed lists and scenarios from elsewhere. `bytes:` before a text: what stands in base64 behind it. */
import { strToU8, zipSync } from 'fflate';
import type { ImportResult, UnderstoodList } from '../../../src/army-lists/import/import-result.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { forces, imported } from '../../army-lists/import/forces.ts';
import { ROSTER_PRINTERS } from '../../army-lists/import/profile-files.ts';
import { jsonRoster, xmlRoster, type Selected } from '../../army-lists/import/roster-files.ts';
import { scenarioWith } from '../../support/outside-texts.ts';
import { mutateText } from '../mutate-text.ts';
import { notPlain, notSame, notSentences, type Complaints } from '../oracle.ts';
import type { Chance } from '../random.ts';
import type { Target } from '../target.ts';
import { mutateAsJson } from './json-changes.ts';

const BYTES = 'bytes:';
const asBytes = (bytes: Uint8Array): string => BYTES + Buffer.from(bytes).toString('base64');
const inputOf = (text: string): string | Uint8Array =>
  (text.startsWith(BYTES) ? Uint8Array.from(Buffer.from(text.slice(BYTES.length), 'base64')) : text);

const WORDS = [
  '<', '/>', '</selection>', '<selection name="', '<selections>', 'number="', 'type="upgrade"', '&lt;', '&#0;', '&x;',
  '<![CDATA[', ']]>', '<!--', '-->', '<?', '<!DOCTYPE a [<!ENTITY b "c">]>', ' - ', '=====', '[325]', ' pts', '6x',
  'Space Marine', 'Ork', 'Tactical', 'Boyz', 'Chaplain', 'in', '+', ',', ...neteaLibrary.all.map(({ name }) => name),
];

const ZIPPED = (text: string): Uint8Array => zipSync({ 'army.ros': strToU8(text) });
const ENCODINGS: readonly ((text: string) => Uint8Array)[] = [
  ZIPPED, text => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le')), text => Uint8Array.from(Buffer.from(text)),
  text => Uint8Array.from(Buffer.from(text, 'latin1')),
];

const mutateBytes = (bytes: Uint8Array, chance: Chance, other: string): Uint8Array => Uint8Array.from(Buffer.from(
  mutateText(Buffer.from(bytes).toString('latin1'), chance, other, ['PK\u0003\u0004', 'PK\u0001\u0002', '\0\0']),
  'latin1',
));

const mutate = (text: string, chance: Chance, other: string): string => {
  const input = inputOf(text);
  if (typeof input !== 'string') return asBytes(mutateBytes(input, chance, other));
  if (chance.isOneIn(20)) return asBytes(chance.oneOf(ENCODINGS)(text));
  return text.trimStart().startsWith('{') ? mutateAsJson(text, chance, other) : mutateText(text, chance, other, WORDS);
};

const TACTICAL: Selected = {
  name: 'Tactical', type: 'unit', inside: [
    { name: 'Tactical', type: 'model', number: 6, inside: [{ name: 'Chaplain', type: 'upgrade', sheet: 'Unit' }] },
    { name: 'Rhino', type: 'model', number: 3 },
  ],
};
/** Units under names that no library has, so that they are played as the file has them. */
const PRINTED = [{ name: 'Mob', units: ['boyz', 'warhound-class-titan', 'chaplain'].map(id =>
  ({ name: `Zorg ${id}`, number: 2, profile: neteaLibrary.profile(id)!, inside: [] })) }];
const SEEDS = [
  xmlRoster('Space Marine', [TACTICAL]), jsonRoster('Space Marine', [TACTICAL, TACTICAL]),
  ...Object.values(ROSTER_PRINTERS).map(print => print('Zorg', PRINTED)),
  'Zorg\nType Speed Armour CC FF\nINF 15cm 4+ 3+ 5+\nSticks (contact) Assault Weapons +1A\n'
  + 'Notes: Fearless\n\nMob:\n6 zorg\n',
  'Somebody, 3000 POINTS\nNetEA Space Marine\n=======\n\nTACTICAL [325]\n6 Tactical + Chaplain, 3 Rhino\n',
  'Ork - War Horde\n\n1x Warband (200 pts)\n- 6 Boyz\n- 2 Nobz\n- Warlord\n\nBlitz Brigade: 4 Gunwagon, Oddboy\n',
  JSON.stringify(scenarioWith('x')),
];

const MOST_UNITS = 60;

/** A scenario takes every profile that came with a list. */
const notAProfile = (id: string, own: object): Complaints => {
  const found = parseScenario({ ...scenarioWith('x'), profiles: { mine: own, [id]: own } }, neteaLibrary);
  return 'problems' in found
    ? found.problems.filter(({ path }) => path.startsWith('profiles')).map(({ say }) => `A profile is none: ${say}`)
    : [];
};

const badList = ({ formations, unmatched, notes }: UnderstoodList): Complaints => [
  ...notSentences(notes),
  ...formations.filter(({ units }) => units.length > MOST_UNITS).map(() => 'A formation has more units than it may.'),
  ...formations.flatMap(({ units, profiles }) => units.flatMap(({ profile, characters }) => [profile, ...characters])
    .filter(id => neteaLibrary.unit(id) === undefined && !Object.hasOwn(profiles, id)))
    .map(id => `Nobody is called ${id}.`),
  ...formations.flatMap(({ profiles }) => Object.entries(profiles)).flatMap(([id, own]) => notAProfile(id, own)),
  ...formations.flatMap(({ units }) => units.filter(({ aboard }) => aboard !== null && units[aboard] === undefined))
    .map(() => 'A unit is aboard of what is not there.'),
  ...unmatched.filter(({ formation, count, near }) => formation >= formations.length || !Number.isSafeInteger(count)
    || count < 0 || near.some(id => neteaLibrary.unit(id) === undefined && !id.endsWith('-own')))
    .map(one => `Words are not matched to nothing: ${JSON.stringify(one)}`),
];

export const rosterTarget: Target = {
  name: 'roster',
  seeds: [...SEEDS, asBytes(ZIPPED(SEEDS[0]!))],
  mutate,
  read: text => imported(inputOf(text)),
  check: async (text, found: ImportResult): Promise<Complaints> => {
    const again = notSame('The same file', await imported(inputOf(text)), found);
    if ('problems' in found) return [...again, ...notSentences(found.problems)];
    if ('formations' in found) return [...again, ...notPlain(found), ...badList(found)];
    const written = writeScenario(found.scenario, forces.lexicon.library);
    return [...again, ...notSame('What is written and read', parseScenario(written, neteaLibrary), found)];
  },
  work: { least: 300_000, perLetter: 5000 },
  longest: 20_000,
};
