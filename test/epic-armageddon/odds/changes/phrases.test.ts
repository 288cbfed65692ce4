import { describe, expect, it } from 'vitest';
import { changeInWords } from '../../../../src/epic-armageddon/odds/changes/phrases.ts';
import { RULINGS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { PROFILES } from '../../../support/profiles.ts';
import { changeTo } from './changed.ts';

const SCENARIO = scenarioOf({ formations: [
  ...scenarioOf().formations.map(one => ({ ...one, blastMarkers: one.side === 'attacker' ? 1 : 2 })),
  formationOf('attacker', rowOf('s', 'devastator', 1, [30, 12]), { id: 'friends' }),
] });
const OPTIONS = { questions: RULINGS, characters: { attacker: { chaplain: PROFILES.chaplain } } };

/** 'What is done | what comes of it' */
const told = (change: Parameters<typeof changeInWords>[0]): string => {
  const { name, more } = changeInWords(change);
  return `${name} | ${more}`;
};

describe('a change in words', () => {
  it.each([
    ['contact-more:defender', 'Boyz 5 into contact | touches Assault 4'],
    ['contact-fewer:attacker', 'Assault 4 out of contact | stands back from Boyz 4'],
    ['marker-fewer:attacker', 'Wait until a marker is gone | attacker with no Blast markers'],
    ['marker-more:attacker', 'A marker more on you | attacker with 2 Blast markers'],
    ['marker-fewer:defender', 'A marker of theirs gone | defender with 1 Blast marker'],
    ['marker-more:defender', 'Wait for a marker on them | defender with 3 Blast markers'],
    ['support-more:attacker', 'Bring Assault in support | within 15 cm'],
    ['support-fewer:attacker', 'Devastator does not support | out of reach'],
    ['cover-given', 'Their infantry in ruins | cover save of 4+'],
    ['character:attacker:chaplain', 'Chaplain joins Assault 1 | one more character'],
    ['shot:attacker:1', 'They kill Assault 1 | with its Blast markers'],
    ['ruling:bothSwift:nobody', `${RULINGS.bothSwift.answers.nobody} | ${RULINGS.bothSwift.question}`],
  ])('%s: %s', (id, words) => {
    expect(told(changeTo(SCENARIO, id, OPTIONS))).toBe(words);
  });

  it('cover-taken: what becomes of the defender’s infantry', () => {
    expect(told({ kind: 'cover-taken', values: {} })).toBe('Their infantry in the open | no cover save');
  });
});
