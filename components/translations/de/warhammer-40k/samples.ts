/** In German: the names of the bundled phases. */
import type { PhaseSampleNames } from '../../../../src/warhammer-40k/scenario/samples/names.ts';

export const words: PhaseSampleNames = {
  'barricade-with-frag': {
    title: 'Marines stürmen eine Barrikade mit Fragmentgranaten',
    teaches: 'Gardisten hinter einer Barrikade schlagen zuerst zu, außer Fragmentgranaten lassen alle zugleich '
      + 'zuschlagen.',
  },
  'barricade-without-frag': {
    title: 'Marines stürmen eine Barrikade ohne Granaten',
    teaches: 'Derselbe Angriff ohne Granaten: Die Gardisten schlagen vor allen zu, außer wo Deckung nichts bringt.',
  },
  'power-fist-sergeant': {
    title: 'Ein Sergeant mit Energiefaust',
    teaches: 'Marines schlagen in der Reihenfolge ihrer Initiative zu; die Energiefaust unter ihnen kommt zuletzt, '
      + 'und dann hilft keine Rüstung.',
  },
  'two-armours': {
    title: 'Verwundungen an einer Einheit in zwei Rüstungen',
    teaches: 'Vier Modelle mit 3+ und sechs mit 4+ nehmen Verwundungen: Jede Edition sagt auf ihre Art, wer würfelt.',
  },
  'character-in-a-unit': {
    title: 'Ein Captain in der ersten Reihe',
    teaches: 'Orks berühren einen Captain und den Trupp, dem er sich angeschlossen hat. Ob sie statt ihm den Trupp '
      + 'schlagen dürfen, hängt von der Edition ab.',
  },
  'multiple-combat': {
    title: 'Zwei Trupps gegen zwei Trupps',
    teaches: 'Zwei Angriffe auf zwei Einheiten Seite an Seite ergeben einen Nahkampf, und sein Ergebnis zählt für '
      + 'alle vier.',
  },
  'sweeping-advance': {
    title: 'Geschlagen, geflohen und eingeholt',
    teaches: 'Die Verlierer fliehen, und die Sieger holen sie ein: Sie bleiben im Nahkampf, stecken noch einmal '
      + 'Schläge ein oder werden vernichtet.',
  },
};
