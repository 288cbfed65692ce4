/** In German: whom the assault is against, and who else is in it. */
import type { TARGET_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a1-choose-target.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A1: 'Die angreifende Formation benennt eine gegnerische Formation.',
  'A1.1': 'Jede gegnerische Formation auf dem Tisch kann angegriffen werden, egal wie weit weg und ob gebrochen oder '
    + 'nicht.',
  'A1.2': 'Formationen, deren Einheiten höchstens 5 cm voneinander stehen, sind vermischt. Der Angreifer darf die, die '
    + 'so nah am Ziel stehen, zusammen mit ihm angreifen, muss aber nicht.',
  'A1.3': 'Zusammen angegriffene Formationen zählen als eine: Alle dürfen Gegenstöße machen, Treffer fallen auf jede, '
    + 'und ihre Blastmarker werden zusammengezählt.',
  'A1.4': 'Der Ansturm muss nicht in die Nähe jeder Formation kommen, gegen die er geht.',
  'A1.5': 'Ein Commander darf Formationen mitnehmen, von denen eine Einheit höchstens 5 cm von seiner Formation steht, '
    + 'bei Space Wolves 10 cm. Für alle wird ein einziger Test geworfen.',
  'A1.6': 'Die Formation des Commanders selbst muss nicht in die Nähe des Ziels kommen.',
  'A1.7': 'Formationen, die zusammen anstürmen, sind eine Formation; ihre Blastmarker werden zusammengezählt.',
};
