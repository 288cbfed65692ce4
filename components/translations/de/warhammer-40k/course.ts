/** In German: the lessons of Warhammer 40,000 by name. */
import type { PhaseLessonNames } from '../../../../src/lessons/warhammer-40k/names.ts';

export const words: PhaseLessonNames = {
  '40k-barricade': {
    title: 'Hinter einer Barrikade',
    teaches: 'Wer zuerst zuschlägt, wenn ein Angriff über Deckung kommt, und was Fragmentgranaten ändern.',
  },
  '40k-power-fist': {
    title: 'Eine Faust, die zuletzt kommt',
    teaches: 'Die Leiter der Initiative, Attacken und eine Waffe, die zuschlägt, wenn alle anderen fertig sind.',
  },
  '40k-two-armours': {
    title: 'Zwei Arten von Rüstung',
    teaches: 'Vier Wege, wie Verwundungen jemanden finden in einer Einheit, die nicht gleich gerüstet ist.',
  },
  '40k-who-strikes-whom': {
    title: 'Ein Captain, und zwei Trupps gegen zwei',
    teaches: 'Wen ein Modell schlagen darf, wer eine eigene Einheit ist und wie ein Nahkampf von vielen gezählt wird.',
  },
  '40k-caught': {
    title: 'Geschlagen, geflohen und eingeholt',
    teaches: 'Wie schwer es ist, standzuhalten, und die drei Dinge, die Vorstürmen bewirken kann.',
  },
};
