import { describe, expect, it } from 'vitest';
import { matchUp, odds, parseScenario, type MatchUpOptions, type Scenario } from '../../machines/index.ts';

const scenarioOf = (text: string, options: MatchUpOptions = {}): Scenario => {
  const made = matchUp(text, options);
  if (made.problems) throw new Error(made.problems.join(' '));
  return made.scenario;
};
const notesOn = (text: string, options: MatchUpOptions = {}) => {
  const made = matchUp(text, options);
  return 'notes' in made ? made.notes : made.problems;
};

describe('a line of names and counts', () => {
  it('is two formations face to face, the attacker’s first', () => {
    const { formations, startAt } = scenarioOf('6 boyz 2 nobz v 4 assault + chaplain');
    expect(startAt).toBe('a4Attacks');
    expect(formations.map(one => one.units.map(unit => unit.profile))).toEqual([
      [...Array(6).fill('boyz'), 'nobz', 'nobz'], Array(4).fill('assault'),
    ]);
    expect(formations[1]!.units[0]!.characters).toEqual(['chaplain']);
    expect(formations[1]!.rules).toEqual(['they-shall-know-no-fear']);
  });

  it('is a scenario that parses to itself and has odds', () => {
    const scenario = scenarioOf('2 boyz v 1 assault');
    expect(parseScenario(scenario)).toEqual({ scenario });
    const { winner, unresolved } = odds(scenario);
    expect(winner.attacker + winner.defender + winner.none + unresolved).toBeCloseTo(1, 12);
  });

  it('takes what a line does not say from the options', () => {
    const { formations, rulings } = scenarioOf('4 boyz v 4 assault', {
      defender: { blastMarkers: 2, supporters: [{ profile: 'devastator', count: 2 }] },
      rulings: { bothSwift: 'nobody' },
    });
    expect(formations.map(one => one.blastMarkers)).toEqual([0, 2, 0]);
    expect(rulings.bothSwift).toBe('nobody');
  });

  it('is told where it is only guessed, or cannot be had', () => {
    expect(notesOn('4 boyz v 2 assualt')).toEqual(['"assualt" is taken for 2 Assault.']);
    expect(notesOn('2 boyz v 2 assault', { attacker: { blastMarkers: 9 } })).toHaveLength(1);
  });

  it('is refused with every problem in words', () => {
    expect(notesOn('4 boyz 2 qqqq v 1 xxxx')).toEqual(['Nothing is called "qqqq".', 'Nothing is called "xxxx".']);
    expect(notesOn('4 boyz')).toEqual([expect.stringContaining('defender')]);
  });
});
