/** Options in a line of text: beside the name, in brackets, behind a plus or a comma. */
import { describe, expect, it } from 'vitest';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { formationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';
import { knownFormations } from '../../../src/deployment/quick-entry/formations.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { readQuickEntry } from '../../../src/deployment/quick-entry/read.ts';
import { withCount, writeQuickEntry } from '../../../src/deployment/quick-entry/write.ts';
import { matchUp } from '../../../src/deployment/match-up.ts';

const lists = neteaLists();
const lexicon = lexiconOf(neteaLibrary, knownFormations(lists, neteaLibrary));

/** `4 razorback (twin-heavy-bolter)+captain`, and what was not understood. */
const shortly = (text: string): string => {
  const { attacker, defender, tokens } = readQuickEntry(text, lexicon);
  const sides = [attacker, defender].map(({ stands }) => stands.map(({ profile, count, characters, options }) => {
    const chosen = options.length === 0 ? '' : ` (${options.join(' ')})`;
    return [`${count} ${profile}${chosen}`, ...characters].join('+');
  }).join(', '));
  const lost = tokens.filter(one => one.meaning === null || one.trouble !== null).map(({ words }) => `?${words}`);
  return [sides.filter(Boolean).join(' v '), ...lost].join(' ');
};

describe('options are typed with the unit that has them', () => {
  it.each([
    ['4 razorback twin heavy bolter', '4 razorback (twin-heavy-bolter)'],
    ['razorback (twin heavy bolter) 4', '4 razorback (twin-heavy-bolter)'],
    ['4 razorbacks (twin heavy bolters)', '4 razorback (twin-heavy-bolter)'],
    ['razorback x4 (twin heavy bolter)', '4 razorback (twin-heavy-bolter)'],
    ['4 razorbacks w/ THB', '4 razorback (twin-heavy-bolter)'],
    ['4 razorback + heavy bolter', '4 razorback (twin-heavy-bolter)'],
    ['4 twin heavy bolter razorbacks', '4 razorback (twin-heavy-bolter)'],
    ['4 razorbacks, twin heavy bolters', '4 razorback (twin-heavy-bolter)'],
    ['4 razorbacks (2 twin heavy bolter)', '2 razorback (twin-heavy-bolter), 2 razorback'],
    ['4 razorbacks (2 twin heavy bolter, 2 twin lascannon)',
      '2 razorback (twin-heavy-bolter), 2 razorback (twin-lascannon)'],
    ['daemon prince wings', '1 daemon-prince (wings)'],
    ['a winged daemon prince', '1 daemon-prince (wings)'],
    ['daemon prince with wings v 6 boyz', '1 daemon-prince (wings) v 6 boyz'],
    ['6 boyz v razorback thb', '6 boyz v 1 razorback (twin-heavy-bolter)'],
    ['2 dreadnoughts with power fists', '2 dreadnought (power-fist)'],
    ['2 dreadnoughts (assault cannon and power fist)', '2 dreadnought (power-fist)'],
    ['space wolf dreadnought power fist', '1 dreadnought (power-fist)'],
    ['4 tarantula platform heavy bolter', '4 tarantula-platform (heavy-bolter)'],
    ['hierodule bio-titan (2 razorclaws)', '1 hierodule-bio-titan (razorclaw razorclaw)'],
    ['hierodule bio-titan with razorclaw and bile launcher', '1 hierodule-bio-titan (razorclaw bile-launcher)'],
    ['8 chaos space marines + champion of chaos khorne', '8 chaos-space-marines (khorne)+champion-of-chaos'],
    ['8 chaos space marines, champion of chaos (tzeentch)', '8 chaos-space-marines (tzeentch)+champion-of-chaos'],
    ['2 ordinatus minorus laser burner', '2 ordinatus-minorus+laser-burner'],
    ['supa-stompa mega-choppa', '1 supa-stompa (mega-choppa)'],
    ['gargant, mega-choppa, soopagun, deth-kannon', '1 gargant-ogbm+mega-choppa+soopagun+deth-kannon'],
    ['great gargant (2 skorcha)', '1 great-gargant-ogbm (skorcha skorcha)'],
    ['6 tactical + captain, 3 razorback thb, rhino', '6 tactical+captain, 3 razorback (twin-heavy-bolter), 1 rhino'],
  ])('%s', (text, stands) => expect(shortly(text)).toBe(stands));

  it.each([
    ['4 razorback with jump packs', '4 razorback ?jump packs'],
    ['6 boyz, twin heavy bolter', '6 boyz ?twin heavy bolter'],
    ['twin heavy bolter', '?twin heavy bolter'],
    ['4 razorback (5 twin heavy bolter)', '4 razorback (twin-heavy-bolter)'],
  ])('what is no option there stays what it was: %s', (text, stands) => expect(shortly(text).trim()).toBe(stands));

  it('a just number of razorbacks has the option as well', () => {
    expect(shortly('6 tactical in razorbacks thb')).toBe('6 tactical, 6 razorback (twin-heavy-bolter)');
  });

  it('the number of a unit is changed beside its options', () => {
    const text = 'razorback (twin heavy bolter) 4 v 6 boyz';
    const [token] = readQuickEntry(text, lexicon).tokens;
    expect(withCount(text, token!, 3)).toBe('razorback (twin heavy bolter) 3 v 6 boyz');
  });
});

describe('a line that is written is read as it was', () => {
  it('every option of every unit', () => {
    const names = lexiconOf(neteaLibrary);
    for (const { id, profile, options } of neteaLibrary.all) {
      for (const option of options.filter(({ isMounted }) => !isMounted)) {
        const stand = { profile: id, count: 2, characters: [], options: [option.id] };
        const stands = profile?.type === 'character'
          ? [{ profile: 'boyz', count: 2, characters: [id], options: [option.id] }] : [stand];
        const text = writeQuickEntry({ attacker: stands, defender: [] }, names);
        expect(readQuickEntry(text, names).attacker.stands, text).toEqual(stands);
      }
    }
  });
});

describe('what is made of the line has the options', () => {
  it('a formation', () => {
    const { built } = formationFromText('6 chaos space marines + champion of chaos (khorne)', lexicon, lists);
    expect(built!.units.map(({ options }) => options)).toEqual([['khorne'], [], [], [], [], []]);
  });

  it('a match', () => {
    const made = matchUp('2 razorback thb v 2 daemon prince wings', {}, lexicon);
    if (!('scenario' in made)) throw new Error(made.problems.join(' '));
    const { formations, profiles } = made.scenario;
    expect(formations.flatMap(({ units }) => units).map(({ options }) => options.join())).toEqual([
      'twin-heavy-bolter', 'twin-heavy-bolter', 'wings', 'wings',
    ]);
    expect(profiles['razorback+twin-heavy-bolter']?.ff).toBe(4);
    expect(profiles['daemon-prince+wings']?.armour).toBe(4);
  });

  it('a match of stands with options that nobody has is none, and says why', () => {
    const entries = [{ profile: 'razorback', inContact: 1, inFirefight: 0, back: 0, options: ['wings'] }];
    const both = [{ ...entries[0]!, options: ['twin-heavy-bolter', 'twin-lascannon'] }];
    expect(matchUp('razorback v boyz', { attacker: { entries } }, lexicon)).toEqual({
      problems: ['The datasheet of "Razorback" has no option "wings".'],
    });
    expect(matchUp('razorback v boyz', { attacker: { entries: both } }, lexicon)).toEqual({
      problems: ['"Razorback" cannot have "Twin Lascannon" as well: its datasheet has it choose.'],
    });
  });
});
