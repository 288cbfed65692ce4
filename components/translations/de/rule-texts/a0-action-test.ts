/** In German: who comes to charge at all. */
import type { TEST_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a0-action-test.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  'A0.1': 'Nur eine Formation mit der Aktion Stürmen beginnt einen Sturmangriff. Nah beieinanderzustehen genügt nie.',
  'A0.2': 'Die Formation wirft einen Würfel gegen ihre Initiative: 1 weniger mit einem Blastmarker, 1 weniger, wenn '
    + 'ihre Seite die Initiative behält. Misslingt er, nimmt sie einen Blastmarker und hält nur.',
  'A0.3': 'Manche Armeen zählen zu diesem Würfel dazu: Orks 2, Knight-Häuser und unblutige Rudel (Unblooded) 1.',
};
