/** Moves about which the assault is asked. */
import { expect, it } from 'vitest';
import { gettingIn } from '../../../machines/epic-armageddon/move-probes.ts';
import { formationOf, unitOf } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

it.each(['transport', 'transport-2'])('A3.4: getting into every transport is asked about: %s', word => {
  const assault = assaultOf({
    startAt: 'a1ChooseTarget',
    profiles: { pod: profileOf({ name: 'Pod', type: 'armoured-vehicle', abilities: [word] }) },
    formations: [
      formationOf('attacker', [unitOf('e1', 'boyz', [60, 60])]),
      formationOf('defender', [unitOf('t1', 'pod', [60, 20]), unitOf('p1', 'tactical', [63, 20])]),
    ],
  });
  const asked = [...gettingIn(assault, { rule: 'A3', title: '', unlessDecided: 'counterCharge.ended' })];
  expect(asked).toContainEqual({ type: 'unit.embarked', unit: 'p1', transport: 't1' });
});
