import { describe, expect, it } from 'vitest';
import {
  centimetres, countOf, forceIn, formationsIn, namesTogether, numberWord,
} from '../../../../components/epic-armageddon/steps/wording.ts';
import { resultWords } from '../../../../components/epic-armageddon/steps/ending-words.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';

describe('names drawn together', () => {
  it.each([
    [['Boyz 1', 'Boyz 2', 'Boyz 3'], 'Boyz 1–3'],
    [['Boyz 1', 'Boyz 2'], 'Boyz 1 and 2'],
    [['Boyz 1', 'Boyz 2', 'Boyz 3', 'Boyz 6'], 'Boyz 1–3 and 6'],
    [['Boyz 3', 'Boyz 1', 'Boyz 2'], 'Boyz 1–3'],
    [['Boyz 1', 'Boyz 2', 'Nobz 2', 'Boyz 4'], 'Boyz 1, 2, 4 and Nobz 2'],
    [['Nobz', 'Boyz 10'], 'Nobz and Boyz 10'],
    [['Nobz', 'Nobz'], 'Nobz and Nobz'],
    [['Nobz', 'Nobz 2'], 'Nobz and Nobz 2'],
    [[], ''],
  ])('%j are "%s"', (names, together) => {
    expect(namesTogether(names)).toBe(together);
  });
});

describe('who does something', () => {
  const assault = startAssault(scenarioOf({ formations: [
    formationOf('attacker', rowOf('a', 'boyz', 2, [30, 20]), { name: 'Mob' }),
    formationOf('attacker', rowOf('b', 'boyz', 2, [50, 20]), { id: 'horde', name: 'Horde' }),
    formationOf('defender', rowOf('d', 'boyz', 2, [30, 40]), { name: 'Company' }),
  ], engage: { combined: ['horde'] } }));

  it('comes with how many they are, so that the sentence agrees', () => {
    expect(resultWords.hasWon(...forceIn(assault, 'defender'))).toBe('Company has won');
    expect(resultWords.hasWon(...forceIn(assault, 'attacker'))).toBe('Mob and Horde have won');
    expect(formationsIn(assault, ['horde'])).toEqual(['Horde', 1]);
  });
});

describe('lengths', () => {
  it('have at most one decimal', () => {
    expect([5, 4.96, 12.34].map(centimetres)).toEqual(['5 cm', '5 cm', '12.3 cm']);
  });
});

describe('numbers', () => {
  it('are words up to twelve', () => {
    expect([0, 1, 5, 12, 13].map(numberWord)).toEqual(['no', 'one', 'five', 'twelve', '13']);
  });

  it('go with one or many', () => {
    expect(countOf(1, 'hit')).toBe('one hit');
    expect(countOf(2, 'hit')).toBe('two hits');
    expect(countOf(2, 'die', 'dice')).toBe('two dice');
  });
});
