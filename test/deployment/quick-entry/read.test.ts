import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { FORCE_RULES } from '../../../src/army-lists/force-rules.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { Token } from '../../../src/deployment/quick-entry/entry.ts';
import { knownFormations } from '../../../src/deployment/quick-entry/formations.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { readQuickEntry } from '../../../src/deployment/quick-entry/read.ts';
import { shareOf } from '../../support/share.ts';
import { booksIn, TRANSLATED } from '../../support/translations.ts';

/** Of all units, one of so many. */
const EVERY = shareOf(1, 4);

const lexicon = lexiconOf(neteaLibrary, knownFormations(neteaLists(), neteaLibrary));
const read = (text: string) => readQuickEntry(text, lexicon);

/** `6 boyz+warlord`: stands of both sides, shortly. */
const shortly = (text: string) => {
  const { attacker, defender } = read(text);
  return [attacker, defender].map(({ stands }) =>
    stands.map(({ profile, count, characters }) => [`${count} ${profile}`, ...characters].join('+')).join(', '));
};

const unitsIn = ({ meaning, others }: Token) =>
  [meaning, ...others].flatMap(one => (one?.kind === 'unit' ? one.unit.id : []));

describe('numbers and names', () => {
  it.each([
    ['numbers before their names', '6 boyz 2 nobz v 4 assault + chaplain', '6 boyz, 2 nobz', '4 assault+chaplain'],
    ['commas and another word for v', '8 boyz, 2 nobz, warlord vs 4 assault marines + chaplain',
      '8 boyz+warlord, 2 nobz', '4 assault+chaplain'],
    ['numbers behind', 'boyz 6 nobz 2 against tactical x6', '6 boyz, 2 nobz', '6 tactical'],
    ['times', '6x tactical v 3 × boyz', '6 tactical', '3 boyz'],
    ['times without a space', '6xboyz v 3×nobz', '6 boyz', '3 nobz'],
    ['digits of other scripts', '６ boyz v ٣ nobz', '6 boyz', '3 nobz'],
    ['a times behind each name', 'boyz x6 nobz x2 warlord', '6 boyz+warlord, 2 nobz', ''],
    ['brackets behind each name', 'Guardians (8), Farseer v boyz (x6) nobz (2) warlord', '8 guardians, 1 farseer',
      '6 boyz+warlord, 2 nobz'],
    ['number words', 'six tactical and a captain v an avatar', '6 tactical+captain', '1 avatar'],
    ['one without a number', '3 tactical, rhino', '3 tactical, 1 rhino', ''],
    ['lines', '6 boyz\n2 nobz\nv\n4 assault', '6 boyz, 2 nobz', '4 assault'],
    ['no space after a comma', '6 boyz,2 nobz;3 grotz', '6 boyz, 2 nobz, 3 grotz', ''],
    ['a name alone before a number', 'warlord 6 boyz 2 nobz', '6 boyz+warlord, 2 nobz', ''],
    ['names without anything between', '4 assault chaplain', '4 assault+chaplain', ''],
    ['digits in a name', '2 tiger shark ax-1-0, 4 fire warriors', '4 fire-warriors', ''],
    ['none', '0 boyz, 2 nobz', '2 nobz', ''],
    ['nothing', '', '', ''],
    ['the defender alone', 'v 6 boyz', '', '6 boyz'],
  ])('%s: %s', (_, text, attacker, defender) => {
    expect(shortly(text)).toEqual([attacker, defender]);
  });

  it.each([
    ['capital letters and accents', '4 TÀCTICAL', 'tactical'],
    ['plurals', '4 land raiders', 'land-raider'],
    ['slips', '6 howlng banshees', 'howling-banshees'],
    ['another way to spell', '6 boys', 'boyz'],
    ['words run together', '2 landraider', 'land-raider'],
    ['a word of the name left out', 'warlord titan, 2 warhound titans', 'warlord-class-titan'],
    ['words that only say what it is', '4 assault squads', 'assault'],
  ])('forgives %s: %s', (_, text, id) => {
    expect(read(text).attacker.stands[0]?.profile).toBe(id);
  });
});

describe('characters', () => {
  it.each([
    ['join those before the plus', '6 tactical, 2 rhinos + captain', '6 tactical, 2 rhino+captain'],
    ['join the first stands where there is none', '6 tactical, 2 rhinos, captain', '6 tactical+captain, 2 rhino'],
    ['may stand first', 'captain, 6 tactical', '6 tactical+captain'],
    ['may be several', '6 tactical + captain + 2 chaplains', '6 tactical+captain+chaplain+chaplain'],
    ['join with a word', '6 tactical with a captain', '6 tactical+captain'],
    ['join with a sign for it', 'tacticals x6 w/ captain', '6 tactical+captain'],
    ['join in other languages', '2 rhinos, 6 tactical mit captain und 4 scouts',
      '2 rhino, 6 tactical+captain, 4 scout'],
    ['are told apart from others behind a plus', '6 boyz + 2 nobz', '6 boyz, 2 nobz'],
  ])('%s: %s', (_, text, attacker) => {
    expect(shortly(text)[0]).toBe(attacker);
  });

  it('without anybody to join are named', () => {
    const { attacker, tokens: [captain] } = read('captain v 6 boyz');
    expect(attacker.stands).toEqual([]);
    expect(captain?.trouble).toMatch(/Captain.*needs a stand/);
  });
});

describe('a name that several forces have', () => {
  it.each([
    ['3 dreadnoughts, 6 boyz', '3 dreadnought-ork, 6 boyz'],
    ['3 dreadnoughts, 6 tactical', '3 dreadnought, 6 tactical'],
    ['10 squat warriors, warlord', '10 squat-warriors, 1 squat-warlord'],
    ['squats: warlord, 5 warriors', '1 squat-warlord, 5 squat-warriors'],
    ['8 boyz, warlord', '8 boyz+warlord'],
    ['3 pathfinders, 4 fire warriors', '3 pathfinders-tau, 4 fire-warriors'],
    ['3 pathfinders, 4 guardians', '3 pathfinders-alaitoc, 4 guardians'],
    ['5 tau pathfinders', '5 pathfinders-tau'],
  ])('goes by the other words of its side: %s', (text, attacker) => {
    expect(shortly(text)[0]).toBe(attacker);
  });

  it('goes by its own side only', () => {
    expect(shortly('3 dreadnoughts, 6 boyz v 2 dreadnoughts, 3 scouts'))
      .toEqual(['3 dreadnought-ork, 6 boyz', '2 dreadnought, 3 scout']);
  });

  it('offers the others', () => {
    expect(unitsIn(read('3 dreadnoughts, 6 boyz').tokens[0]!)).toEqual(['dreadnought-ork', 'dreadnought']);
  });

  it('brings the rules of the force', () => {
    expect(read('4 tactical v 6 boyz')).toMatchObject({
      attacker: { force: 'space-marine', rules: ['they-shall-know-no-fear'] },
      defender: { force: 'ork', rules: ['power-of-the-waaagh'] },
    });
    expect(read('6 fire warriors').attacker).toMatchObject({ force: 'tau', rules: [] });
  });
});

describe('formations of the lists', () => {
  it.each([
    ['by name alone', 'tactical v warband', '6 tactical', '2 nobz, 6 boyz, 2 grotz'],
    ['with their force', 'ork warband v codex astartes tactical', '2 nobz, 6 boyz, 2 grotz', '6 tactical'],
    ['with a character', 'tactical formation with a captain', '6 tactical+captain', ''],
    ['with their own characters', 'black legion retinue', '8 chaos-space-marines+chaos-lord', ''],
    ['never for a number of units', '2 tactical', '2 tactical', ''],
    ['never among other units', 'tactical, rhino', '1 tactical, 1 rhino', ''],
  ])('are understood %s: %s', (_, text, attacker, defender) => {
    expect(shortly(text)).toEqual([attacker, defender]);
  });

  it('are unknown without the lists', () => {
    const { attacker, tokens: [warband] } = readQuickEntry('warband', lexiconOf(neteaLibrary));
    expect([attacker.stands, warband?.meaning]).toEqual([[], null]);
  });

  it('are all made of units that can fight', () => {
    for (const { name, list, stands } of knownFormations(neteaLists(), neteaLibrary)) {
      for (const { profile, count, characters } of stands) {
        expect(neteaLibrary.profile(profile)?.type, `${list}: ${name}`).not.toBe('character');
        expect(characters.map(id => neteaLibrary.profile(id)?.type)).toEqual(characters.map(() => 'character'));
        expect(count).toBeGreaterThan(0);
      }
    }
  });
});

describe('what is not understood', () => {
  it('is named with its place in the text', () => {
    const text = '6 boyz, cheese v 4 assault, 3 blast markers';
    const [, cheese, , markers] = read(text).tokens;
    expect(cheese).toMatchObject({ meaning: null, trouble: 'Nothing is called "cheese".', at: null });
    expect(text.slice(markers!.span.from, markers!.span.to)).toBe('3 blast markers');
    expect(markers?.trouble).toBe('Nothing is called "blast markers".');
    expect(shortly(text)).toEqual(['6 boyz', '4 assault']);
  });

  it('may be a number without a name, as while somebody types', () => {
    expect(read('6 boyz 2').tokens.map(({ trouble }) => trouble)).toEqual([null, 'A number without a name.']);
  });

  it('is told apart from units that cannot fight', () => {
    const { attacker, tokens } = read('2 thunderbolt fighters, 6 infantry');
    expect(tokens[0]?.trouble).toMatch(/cannot fight here/);
    expect(attacker.stands.map(({ profile }) => profile)).toEqual(['infantry']);
  });

  it('loses no letter: every word of any text is in a token', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('v', '+', ',', '6', 'x3', 'boyz', 'captain', 'and'),
    );
    fc.assert(fc.property(fc.array(word, { maxLength: 8 }), words => {
      const text = words.join(' ');
      const { tokens } = read(text);
      const rest = tokens.reduce((left, { span: { from, to } }) =>
        left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);
      expect(rest.replace(/\b(v|vs|versus|against|gegen|contre|contra|przeciw|and|with)\b\.?/gi, ''))
        .toMatch(/^[\s,;:&()+×]*$/);
      expect(read(text)).toEqual(read(text));
    }), { numRuns: shareOf(100, 30) });
  });

  it.each(['3 dreds', 'mob', 'ork mob'])('is not guessed from the name of an army alone: %s', text => {
    const { attacker, tokens } = read(text);
    expect(attacker.stands).toEqual([]);
    expect(tokens[0]?.trouble).toMatch(/^Nothing is called/);
  });

  it.each([
    ['of more letters', `6 boyz, ${'x'.repeat(2000)}`, 'The line has 2008 letters; 2000 is the most.'],
    ['of more names', '1 boyz, '.repeat(61), 'The line names 61 things; 60 is the most.'],
    ['of more stands', '50 boyz, 11 nobz, 3 grotz', 'A formation of the attacker has 61 stands; 60 is the most.'],
    ['of more stands of one name', 'v 9999 boyz', 'A formation of the defender has 9999 stands; 60 is the most.'],
  ])('is a line %s than there may be, in a sentence', (_, text, trouble) => {
    expect(read(text).tokens.flatMap(token => token.trouble ?? [])).toEqual([trouble]);
  });

  it('has a word for every name with more stands than there may be, and none for what fits behind them', () => {
    const { tokens, attacker: { stands } } = read('50 boyz, 11 nobz, 61 warlord, 3 grotz, 2 warlord');
    expect(tokens.map(({ trouble }) => trouble)).toEqual([
      null, 'A formation of the attacker has 61 stands; 60 is the most.',
      'A formation of the attacker has 61 stands; 60 is the most.', null, null,
    ]);
    expect(stands.map(({ profile, count, characters }) => [profile, count, characters])).toEqual([
      ['boyz', 50, ['warlord', 'warlord']], ['grotz', 3, []],
    ]);
  });

  it.each([
    ['-3 boyz', '-3'], ['−3 boyz', '−3'], ['1.5 boyz', '1.5'], ['½ boyz', '½'], ['2½ boyz', '2½'], ['1/2 boyz', '1/2'],
    ['12345 boyz', '12345'], ['boyz -3', '-3'], ['① boyz', '①'],
  ])('is a number that no stands can have: %s', (text, number) => {
    const { tokens, attacker } = read(text);
    expect(tokens.map(({ trouble }) => trouble))
      .toEqual([`"${number}" is no number of stands: write a whole one, such as 2.`]);
    expect(attacker.stands).toEqual([]);
  });

  it.each(['1e3 boyz', 'boyz6', '6-12 boyz', '#6 boyz', '6boyz', '6x6 boyz', 'twenty boyz', '0x6 boyz', '6,5 boyz'])(
    'never becomes one stand without a word: %s', text => {
      const { tokens, attacker } = read(text);
      const isAsked = tokens.some(({ trouble }) => trouble !== null);
      expect(isAsked || attacker.stands[0]!.count > 1, JSON.stringify(attacker.stands)).toBe(true);
    },
  );
});

describe('the whole library', () => {
  it('has no unit whose own name is not understood', () => {
    for (const { name } of neteaLibrary.all.filter((_, i) => i % EVERY === 0)) {
      const { tokens, attacker: { stands } } = read(`3 ${name}`);
      expect(tokens, name).toHaveLength(1);
      const [token] = tokens;
      const unit = token?.meaning?.kind === 'unit' ? token.meaning.unit : null;
      expect([token?.exact, unit?.name], name).toEqual([true, name]);
      expect(stands.length, name).toBe(!unit?.profile || unit.profile.type === 'character' ? 0 : 1);
    }
  });

  it('has no force whose units are taken for another’s where the force is named', () => {
    for (const [force, army] of Object.entries(neteaLibrary.forces)) {
      const own = neteaLibrary.all.filter(({ forces }) => forces.includes(force));
      for (const { id, name } of own.filter((_, i) => i % EVERY === 0)) {
        const { attacker, tokens } = read(`${army}: 3 ${name}`);
        expect(unitsIn(tokens.at(-1)!)[0], `${force}: ${name}`).toBe(id);
        expect(attacker.force).toBe(force);
      }
    }
  });

  it('has rules for its forces alone', () => {
    expect(Object.keys(FORCE_RULES).filter(force => !(force in neteaLibrary.forces))).toEqual([]);
  });
});

it.each(TRANSLATED)('the example lines of empty fields are read in %s as they are in English', async language => {
  const { 'set-up': words } = (await booksIn(language))['set-up']!;
  const { hints: { attacker, defender } } = words as { hints: Record<'attacker' | 'defender', string> };
  expect(`${attacker} ${defender}`).not.toContain('with');
  expect(shortly(`${attacker} v ${defender}`)).toEqual(['8 boyz, 2 nobz+warlord', '6 tactical+chaplain']);
});
