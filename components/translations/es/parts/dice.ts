/** In Spanish: what dice say of their own accord. */
import { counted } from '../../../shared/languages/forms.ts';
import type { diceWords as english } from '../../../shared/parts/dice-words.ts';

export const words: typeof english = {
  die: (number: number, of: number): string => `dado ${number} de ${of}`,
  fallen: (number: number, of: number, face: string, verdict: string): string =>
    `dado ${number} de ${of}: ${face}, ${verdict}`,
  blank: 'vacío',
  tray: 'Cara del dado elegido',
  throw: (dice: number): string => `Tirar ${counted(dice, { one: 'dado', other: 'dados' })}`,
  enterDice: 'Anotar dados',
  useTheseDice: 'Usar estos dados',
  throwInstead: 'Mejor tirar',
  howToEnter: 'Escribe las cifras, o toca un dado y su cara.',
  diceLeft: (left: number): string =>
    `${counted(left, { one: 'dado sigue vacío', other: 'dados siguen vacíos' })}.`,
  counts: { successes: 'impacto', highest: 'el que cuenta', sum: 'cuenta', halves: 'cuenta' },
  countsNot: { successes: 'fallo', highest: 'no cuenta', sum: 'no cuenta', halves: 'no cuenta' },
};
