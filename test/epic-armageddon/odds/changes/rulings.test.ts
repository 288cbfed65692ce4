import { describe, expect, it } from 'vitest';
import { rulingChanges } from '../../../../src/epic-armageddon/odds/changes/every-change.ts';
import { RULINGS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { scenarioOf } from '../../../support/build.ts';

const { bothSwift } = RULINGS;

describe('an open question', () => {
  it('is answered in every way but the one in force', () => {
    const answers = Object.keys(bothSwift.answers);
    for (const inForce of answers) {
      const scenario = scenarioOf({ rulings: { bothSwift: inForce as never } });
      const changes = [...rulingChanges(scenario, { bothSwift })];
      expect(changes.map(({ id }) => id))
        .toEqual(answers.filter(one => one !== inForce).map(one => `ruling:bothSwift:${one}`));
      expect(changes.map(one => one.scenario.rulings.bothSwift)).toEqual(answers.filter(one => one !== inForce));
    }
  });
});
