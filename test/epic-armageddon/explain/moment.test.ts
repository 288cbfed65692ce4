/** At what moment of a round an assault stands. */
import { describe, expect, it } from 'vitest';
import { endSwiftly, resolveAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { beginSupport, beginSupportingFire } from '../../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import { assaultWith } from '../../../src/epic-armageddon/model/copies.ts';
import { roundMomentOf, type RoundMoment } from '../../../src/epic-armageddon/explain/moment.ts';
import type { Aftermath, Assault } from '../../../src/epic-armageddon/model/state.ts';
import { volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import { apart, begun, field, FIGHTS, striking, touching } from './cases.ts';

const FOE = { a1: { at: [40, 30], ...FIGHTS } } as const;
const BACK = { d1: { at: [40, 32], ...FIGHTS } } as const;
const FIRST = { a1: { ...FOE.a1, abilities: ['first-strike'] } };

const supporting = (): Assault => beginSupportingFire(beginSupport(resolveAttacks(striking(FOE, BACK, {
  others: [{ side: 'attacker', id: 'Guns', stands: { s1: { at: [46, 30], ...FIGHTS } } }],
}), [1, 1], 'a4Attacks')));
const supported = (): Assault => resolveAttacks(supporting(), [6], 'a5SupportingFire');

const BLAST: Aftermath = { kind: 'splash', unit: 'd1' };

const CASES: readonly (readonly [string, Assault, RoundMoment])[] = [
  ['A4.1: before anybody is found to be engaged', field(FOE, BACK), 'before'],
  ['A4.2: the attacks begin with those who strike in the usual time', begun(FOE, BACK), 'attacks'],
  ['A4.4: with those who strike first', begun(FIRST, touching), 'attacks'],
  ['A4.4: with as many who strike first as come after them', begun(FIRST, BACK), 'attacks'],
  ['A4.2: dice are asked for', striking(FOE, BACK), 'attacks'],
  ['A5.1: nobody has anything to throw, and nobody supports', begun({ a1: { at: [40, 30] } }, apart), 'result'],
  ['A6.1: the dice have been thrown, and nobody supports',
    beginSupport(resolveAttacks(striking(FOE, BACK), [1, 1], 'a4Attacks')), 'result'],
  ['A5.3: the dice of supporters are asked for', supporting(), 'support'],
  ['A6.1: they have been thrown', supported(), 'result'],
  ['A5.4: their hits wait', assaultWith(supported(), {
    volley: volleyOn(supported(), 'support', 'a5SupportingFire', [{ unit: 'd1' }]) }), 'support'],
  ['W6: a blast comes of them', assaultWith(supported(), { aftermath: [BLAST] }), 'support'],
  ['W6: a blast is held until they are over', assaultWith(supported(), { heldBlasts: [BLAST] }), 'support'],
  ['W6: one comes of them and another is held', assaultWith(supported(), { aftermath: [BLAST], heldBlasts: [BLAST] }),
    'support'],
  ['A4.7: the assault has ended', endSwiftly(striking(FOE, BACK), 'attacker', 'a4Attacks'), 'over'],
];

describe('at what moment it is', () => {
  it.each(CASES)('%s', (_, assault, moment) => {
    expect(roundMomentOf(assault)).toBe(moment);
  });
});
