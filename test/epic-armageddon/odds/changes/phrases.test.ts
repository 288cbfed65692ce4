import { describe, expect, it } from 'vitest';
import { changeSentence } from '../../../../src/epic-armageddon/odds/changes/phrases.ts';
import { RULINGS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { PROFILES } from '../../../support/profiles.ts';
import { changeTo } from './changed.ts';

const SCENARIO = scenarioOf({ formations: [
  ...scenarioOf().formations.map(one => ({ ...one, blastMarkers: one.side === 'attacker' ? 1 : 2 })),
  formationOf('attacker', rowOf('s', 'devastator', 1, [30, 12]), { id: 'friends' }),
] });
const OPTIONS = { questions: RULINGS, characters: { attacker: { chaplain: PROFILES.chaplain } } };

describe('a change as a sentence', () => {
  it.each([
    ['contact-more:defender', 'One more of the defender in contact: Boyz 5 touches Assault 4.'],
    ['contact-fewer:attacker', 'One fewer of the attacker in contact: Assault 4 stands back from Boyz 4.'],
    ['marker-fewer:attacker', 'Waiting until a Blast marker is gone: attacker has no Blast markers.'],
    ['marker-more:attacker', 'One Blast marker more: attacker has 2 Blast markers.'],
    ['marker-fewer:defender', 'One Blast marker fewer: defender has 1 Blast marker.'],
    ['marker-more:defender', 'One Blast marker more: defender has 3 Blast markers.'],
    ['support-more:attacker', 'One more supports the attacker: Assault.'],
    ['support-fewer:attacker', 'One fewer supports the attacker: Devastator is not there.'],
    ['cover-given', 'The defender’s infantry stands in ruins, with a cover save of 4+.'],
    ['character:attacker:chaplain', 'Chaplain joins Assault 1 of the attacker.'],
    ['shot:attacker:1', 'Shot at before the charge, attacker loses Assault 1.'],
    ['ruling:bothSwift:nobody', `${RULINGS.bothSwift.question} ${RULINGS.bothSwift.answers.nobody}`],
  ])('%s: %s', (id, sentence) => {
    expect(changeSentence(changeTo(SCENARIO, id, OPTIONS))).toBe(sentence);
  });

  it('cover-taken: what becomes of the defender’s infantry', () => {
    expect(changeSentence({ kind: 'cover-taken', values: {} })).toBe('The defender’s infantry stands in the open.');
  });
});
