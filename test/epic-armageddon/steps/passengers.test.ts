/** Into which transports a unit may get, and which may collect it. */
import { expect, it } from 'vitest';
import { mayBeCollectedBy, mayGetInto } from '../../../src/epic-armageddon/steps/passengers.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, unitOf } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const WORDS = ['transport', 'transport-2'] as const;

/** Somebody of a side beside a pod that has a word for its transport, far from the other side. */
const beside = (side: Side, word: string) => assaultOf({
  startAt: 'a1ChooseTarget',
  profiles: { pod: profileOf({ name: 'Pod', type: 'armoured-vehicle', speed: 30, abilities: [word] }) },
  formations: [
    formationOf(side, [unitOf('t1', 'pod', [60, 20]), unitOf('p1', 'tactical', [63, 20])]),
    formationOf(side === 'attacker' ? 'defender' : 'attacker', [unitOf('e1', 'boyz', [60, 60])]),
  ],
});

it.each(WORDS)('A3.4: any transport near enough, with or without a word for how many: %s', word => {
  expect(mayGetInto(beside('defender', word), 'a3CounterCharge', 'p1').map(({ id }) => id)).toEqual(['t1']);
});

it.each(WORDS)('A2.11: any transport of the formation, with or without a word for how many: %s', word => {
  expect(mayBeCollectedBy(beside('attacker', word), 'a2Charge', 'p1').map(({ id }) => id)).toEqual(['t1']);
});
