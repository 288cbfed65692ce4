/** Lines typed into the set-up page. */
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { QuickEntry } from '../../../src/deployment/quick-entry/entry.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { readQuickEntry } from '../../../src/deployment/quick-entry/read.ts';
import { writeQuickEntry } from '../../../src/deployment/quick-entry/write.ts';
import { mutateText } from '../mutate-text.ts';
import { notPlain, notSame, notSentences, type Complaints } from '../oracle.ts';
import type { Target } from '../target.ts';

const lexicon = lexiconOf(neteaLibrary);
const NAMES = neteaLibrary.all.map(({ name }) => name);
const WORDS = [
  'v', 'vs', '+', ',', 'and', 'in', 'with', '10-stand', '6', '-3', '1.5', '½', '６', '6x', 'x6', '٣', '(', ')', 'ruins',
  'woods', 'the', 'of', 'boyz', 'nobz', 'tactical', 'rhino', 'chaplain', 'army', 'company', ...NAMES,
];

const MOST_STANDS = 60;

const badTokens = (text: string, { tokens, attacker, defender }: QuickEntry): Complaints => [
  ...notSentences(tokens.flatMap(({ trouble }) => trouble ?? [])),
  ...tokens.filter(({ span, number }) => [span, ...(number === null ? [] : [number])]
    .some(({ from, to }) => from < 0 || to < from || to > text.length)).map(() => 'A token lies outside of the text.'),
  ...tokens.filter(({ count }) => !Number.isSafeInteger(count) || count < 0).map(({ count }) => `There are ${count}.`),
  ...tokens.filter(({ side, at }) => at !== null && ({ attacker, defender })[side].stands[at] === undefined)
    .map(() => 'A token has stands that are not there.'),
  ...tokens.filter(({ meaning, count, at, trouble }) =>
    trouble === null && at === null && count > 0 && meaning !== null && meaning.kind !== 'force')
    .map(() => 'Nothing stands there for a token, and no word says why.'),
];

const badStands = ({ attacker, defender }: QuickEntry): Complaints => [attacker, defender].flatMap(({ stands }) => [
  ...(stands.reduce((sum, { count }) => sum + count, 0) > MOST_STANDS ? ['There are too many stands.'] : []),
  ...stands.filter(({ count }) => !Number.isSafeInteger(count) || count < 1).map(({ count }) => `${count} stand here.`),
  ...stands.flatMap(({ profile, characters }) => [profile, ...characters])
    .filter(id => !lexicon.library.unit(id)?.profile).map(id => `Nobody can play ${id}.`),
]);

/** As many of each, wherever they stand. */
const numbersIn = ({ attacker, defender }: QuickEntry): unknown => [attacker, defender].map(({ stands }) => {
  const numbers: Record<string, number> = {};
  for (const { profile, count, characters } of stands) {
    numbers[profile] = (numbers[profile] ?? 0) + count;
    for (const one of characters) numbers[one] = (numbers[one] ?? 0) + 1;
  }
  return numbers;
});

export const lineTarget: Target = {
  name: 'line',
  seeds: [
    '6 boyz 2 nobz v 4 assault + chaplain', 'tactical detachment in rhinos v ork warband',
    '10-stand boyz mob v 3 terminators',
    '4 tactical in 2 rhino in woods, supreme commander, 2 dreadnought (power fist) v 8 guardians',
    'Space Marines: 3 land raiders v necrons', '3 warhound titan v gargant + big mek',
  ],
  mutate: (text, chance, other) => mutateText(text, chance, other, WORDS),
  read: text => readQuickEntry(text, lexicon),
  check: (text, found: QuickEntry): Complaints => {
    const bad = [...badTokens(text, found), ...badStands(found)];
    const stands = { attacker: found.attacker.stands, defender: found.defender.stands };
    const line = writeQuickEntry(stands, lexicon);
    return [
      ...bad, ...notPlain([stands, found.attacker.cover, found.defender.cover, found.tokens.map(({ span }) => span)]),
      ...(found.attacker.stands.length === 0 || line.length > 900 ? []
        : notSame(`What is written as ${line}`, numbersIn(readQuickEntry(line, lexicon)), numbersIn(found))),
    ];
  },
  work: { least: 100_000, perLetter: 5000 },
  longest: 3000,
};
