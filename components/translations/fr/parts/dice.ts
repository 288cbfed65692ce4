/** In French: what dice say of their own accord. */
import { counted } from '../../../shared/languages/forms.ts';
import type { diceWords as english } from '../../../shared/parts/dice-words.ts';

export const words: typeof english = {
  die: (number: number, of: number): string => `dé ${number} sur ${of}`,
  fallen: (number: number, of: number, face: string, verdict: string): string =>
    `dé ${number} sur ${of} : ${face}, ${verdict}`,
  blank: 'vide',
  tray: 'Face du dé choisi',
  throw: (dice: number): string => `Lancer ${counted(dice, { one: 'dé', other: 'dés' })}`,
  enterDice: 'Saisir les dés',
  useTheseDice: 'Utiliser ces dés',
  throwInstead: 'Lancer plutôt',
  howToEnter: 'Tape les chiffres, ou touche un dé puis sa face.',
  diceLeft: (left: number): string =>
    `${counted(left, { one: 'dé est encore vide', other: 'dés sont encore vides' })}.`,
  counts: { successes: 'touche', highest: 'c’est lui qui compte', sum: 'compté', halves: 'compté' },
  countsNot: { successes: 'raté', highest: 'ne compte pas', sum: 'ne compte pas', halves: 'ne compte pas' },
};
