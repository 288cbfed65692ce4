import { describe, expect, it } from 'vitest';
import { phaseLexiconOf } from '../../../src/deployment/phase-line/lexicon.ts';
import { lineUpPhase } from '../../../src/deployment/phase-line/line-up.ts';
import { readPhaseLine } from '../../../src/deployment/phase-line/read-line.ts';
import { unitsOnTable, writePhaseSide } from '../../../src/deployment/phase-line/write-line.ts';
import { phaseLibraryOf } from '../../../src/warhammer-40k/units/library.ts';

const library = phaseLibraryOf('7th');
const lexicon = phaseLexiconOf(library);

const LINES = [
  '10 tactical marines v 20 ork boyz',
  '9 asm + sergeant with power fist, captain (thunder hammer) v 19 boyz + nob with power klaw, warboss',
  '5 nobz, 2 power klaws, 10 grots + runtherd v carnifex with crushing claws',
];

describe('a line of units', () => {
  it.each(LINES)('is read as these units: %s', text => {
    const { attacker, defender } = readPhaseLine(text, lexicon);
    const written = `${writePhaseSide(attacker, lexicon)} v ${writePhaseSide(defender, lexicon)}`;
    expect(readPhaseLine(written, lexicon)).toMatchObject({ attacker, defender });
  });

  it('names every unit with everything that it may carry', () => {
    for (const { id, choices } of library.all) {
      const all = [[], ...choices.map(one => [one.id])].map(chosen => [{ unit: id, choices: chosen, count: 2 }]);
      for (const groups of all) {
        const units = [{ groups, joined: null }];
        expect(readPhaseLine(writePhaseSide(units, lexicon), lexicon).attacker).toEqual(units);
      }
    }
  });

  it.each(LINES)('is found again on its table: %s', text => {
    const sides = readPhaseLine(text, lexicon);
    const table = lineUpPhase(
      { edition: '7th', sides, title: () => '', startAt: 'charge', completions: [] }, lexicon)!;
    const found = unitsOnTable(table, lexicon)!;
    const written = [found.attacker, found.defender].map(side => writePhaseSide(side, lexicon)).join(' v ');
    expect(lineUpPhase({
      edition: '7th', sides: readPhaseLine(written, lexicon), title: () => '', startAt: 'charge', completions: [],
    }, lexicon)).toEqual(table);
    const [first] = Object.keys(table.profiles);
    const other = { ...table, profiles: { ...table.profiles, [first!]: { ...table.profiles[first!]!, attacks: 9 } } };
    expect(unitsOnTable(other, lexicon)).toBe(null);
  });
});
