/** Units that nobody mourns: what their loss is worth to either side. */
import { describe, expect, it } from 'vitest';
import { savesWhenBroken } from '../../../src/epic-armageddon/special-rules/expendable.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, played } from '../../support/fight.ts';
import { engine, stage, stands, type Stand, type Stands } from '../../support/stage.ts';

/** One loss in contact, of a unit whose formation has another of this kind, and the defender wins. */
const lost = (sheet: Partial<Stand>, other: Partial<Stand>) => {
  const scenario = stage(
    { a1: { at: [40, 26.5], cc: 2 }, afar: { at: [100, 4] } },
    { d1: { at: [40, 28.5], ...sheet }, ...stands('e', 6, [90, 70], other) },
  );
  const { report } = played(scenario, [2, ...DEFENDER_ROLLS_HIGH]);
  expect(report.winner).toBe('defender');
  expect(lostTo(report, 'attack')).toEqual(['d1']);
  return { kills: report.kills.attacker, markers: formationIn(report, 'defender').blastMarkers };
};

const EXPENDABLE = { abilities: ['expendable'] };
const GROT = { name: 'Grotz', abilities: ['expendable'] };
const AUTOMATA = { abilities: ['automata'] };
const AUTOMATON = { abilities: ['automaton'] };

describe('what a loss is worth', () => {
  it.each<readonly [string, Partial<Stand>, Partial<Stand>, number, number]>([
    ['A6.2, A8.1: of an ordinary unit a kill and a Blast marker', {}, {}, 1, 1],
    ['A6.2, A8.1: of an Expendable one a kill, but no Blast marker', EXPENDABLE, {}, 1, 0],
    ['A8.1: of an Expendable one among nothing but such, a Blast marker all the same', EXPENDABLE, EXPENDABLE, 1, 1],
    ['A6.2, A8.1: of grotz among orks neither', GROT, { name: 'Boyz' }, 0, 0],
    ['A6.2: of grotz among grotz a kill', GROT, GROT, 1, 1],
    ['A6.2, A8.1: of automata among others neither', AUTOMATA, {}, 0, 0],
    ['A6.2, A8.1: of automata on their own both', AUTOMATA, AUTOMATA, 1, 1],
    ['A6.2, A8.1: of an automaton a kill, but never a Blast marker', AUTOMATON, AUTOMATON, 1, 0],
  ])('%s', (_, sheet, other, kills, markers) => {
    expect(lost(sheet, other)).toEqual({ kills, markers });
  });

  it('A6.2: grotz that the last ork leaves behind are kills from then on', () => {
    const scenario = stage(
      {
        a1: { at: [40, 26.5], cc: 2, abilities: ['first-strike'] }, a2: { at: [43, 26.5], cc: 2 },
        a3: { at: [100, 4] },
      },
      { d1: { at: [40, 28.5], name: 'Boyz' }, d2: { at: [43, 28.5], ...GROT }, d3: { at: [100, 76], ...GROT } },
    );
    expect(played(scenario, [2, 2, ...ATTACKER_ROLLS_HIGH]).report.kills.attacker).toBe(2);
  });

  it('B3: an automaton of a broken formation saves the hit that it takes instead of a Blast marker', () => {
    const shaken = (more: Partial<Stand>, faces: readonly number[]): readonly string[] => {
      const friends: Stands = { f1: { at: [44, 36], armour: 4, ...more }, f2: { at: [48, 38] } };
      const scenario = stage({ a1: { at: [40, 26.5] } }, { d1: { at: [40, 28.5] } }, {
        others: [{ side: 'defender', id: 'friends', stands: friends, more: { broken: true } }],
      });
      return lostTo(played(scenario, [...ATTACKER_ROLLS_HIGH, ...faces]).report, 'blast-marker');
    };
    expect(shaken({}, [])).toEqual(['f1']);
    expect(shaken(AUTOMATON, [4])).toEqual([]);
    expect(shaken(AUTOMATON, [3])).toEqual(['f1']);
  });

  it('B3: a war engine is none of those, though it is an automaton', () => {
    const shaken = (sheet: Stand): boolean => {
      const assault = startAssault(stage({ a1: sheet }, { d1: { at: [90, 70] } }));
      return savesWhenBroken(assault, assault.units[0]!);
    };
    expect(shaken({ at: [40, 20], ...AUTOMATON })).toBe(true);
    expect(shaken(engine(2, [40, 20], AUTOMATON))).toBe(false);
  });
});
