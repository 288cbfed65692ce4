/** The next action while the target is chosen: it is known before the game's script has come. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { formationOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { TargetChoice } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { listed } from '../../shared/languages/forms.ts';
import { deciding, type Primary } from '../../shared/resolver/primary.ts';
import { targetWords } from './target-words.ts';

/** `plan`: whom, and with whom; unsaid: the target that the scenario has. Nobody is named who would join anyway. */
export const targetPrimary = (
  assault: Assault, { target, intermingled, combined }: TargetChoice = { target: assault.target, ...assault.intended },
): Primary<Decision> => {
  const { intended } = assault;
  const named = [target, ...intermingled].map(id => formationOf(assault, id).name);
  const isIntended = JSON.stringify([intermingled, combined])
    === JSON.stringify([intended.intermingled, intended.combined]);
  return deciding(targetWords.engage(listed(named)), {
    type: 'target.chosen', target, ...(isIntended ? {} : { intermingled, combined }),
  });
};
