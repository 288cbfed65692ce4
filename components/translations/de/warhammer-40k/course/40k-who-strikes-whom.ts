/** In German: the lesson '40k-who-strikes-whom'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  captain: {
    title: 'Ein Captain in der ersten Reihe',
    text: [
      'Deine Orks ({left mob}) sind in Marines ({left squad}) und den Captain gelaufen, der bei ihnen ist.',
      'Im Nahkampf ist ein unabhängiges Charaktermodell eine eigene Einheit, auch in einem Trupp.',
      'Ein Modell darf schlagen, wen es berührt oder wen der Freund berührt, den es unterstützt.',
    ],
    hint: [],
  },
  both: {
    title: 'Zwischen zwei Gegnern',
    text: [
      'Ork 3 berührt den Captain und einen Marine daneben.',
    ],
    hint: [
      'Wer mehrere Einheiten berührt, hat die Wahl, wenn keine Regel sie ihm nimmt.',
    ],
    after: [
      'Nach dem späteren Entwurf darf man ihn schlagen; niemand muss.',
    ],
  },
  must: {
    title: 'Derselbe Ork, ein früherer Entwurf',
    text: [
      'Die Modelle stehen, wie sie standen.',
      '„Ich töte lieber Marines“, sagt dein Freund.',
    ],
    hint: [
      'In diesem Entwurf zieht ein Charaktermodell die Schläge derer auf sich, die es berühren.',
    ],
    after: [
      'Wer ihn berührt, schlägt ihn, wen er sonst auch berührt.',
    ],
  },
  skill: {
    title: 'Wessen Können?',
    text: [
      'Der Captain hat Kampfgeschick 5, seine Marines haben 4. Die Orks schlagen auf den Trupp ein.',
    ],
    question: 'Welches Kampfgeschick des Trupps zählt gegen diese Schläge?',
    hint: [
      'Es zählt die Mehrheit der Einheit, die geschlagen wird, und der Captain gehört nicht dazu.',
    ],
    after: [
      'Er wird gegen sein eigenes Können getroffen, und sie gegen ihres.',
    ],
  },
  aim: {
    title: 'Lass ihn in Ruhe',
    text: [
      'Captain und Marines haben zugeschlagen, alles daneben. Jetzt ist die Initiative deiner Orks dran.',
      'Alle Attacken eines Modells gehen in diesem Text auf eine Einheit.',
    ],
    task: 'Lass Ork 3 den Captain verschonen.',
    hint: [
      'Er berührt auch jemand anderen.',
    ],
    after: [
      'Ein Captain, der nicht geschlagen wird, schlägt im nächsten Zug wieder zu.',
    ],
  },
  crowd: {
    title: 'Zwei Trupps gegen zwei',
    text: [
      'Ein anderer Tisch: Zwei Trupps Marines haben zwei Trupps Gardisten angegriffen.',
      'Was durch Kontakt verbunden ist, kämpft einen Nahkampf: Das sind hier alle.',
      'Marine 5 des ersten Trupps steht, wo die beiden Gegner sich treffen.',
    ],
    hint: [
      'Sieh, wen das Modell berührt, nicht, wen sein Trupp angegriffen hat.',
    ],
    after: [
      'Jedes Modell für sich: Was es berührt, darf es schlagen.',
    ],
  },
  score: {
    title: 'Ein Ergebnis für alle',
    text: [
      'Gefallene Gardisten: links {lost left}, rechts {lost right}. Jeder hatte einen Lebenspunkt.',
    ],
    hint: [
      'Ein Nahkampf, ein Ergebnis.',
    ],
    after: [
      'Beide Trupps Marines gewinnen zusammen, wer die Arbeit auch getan hat.',
    ],
  },
  test: {
    title: 'Wer muss testen?',
    text: [
      'Der Verteidiger hat diesen Nahkampf verloren. Nicht jeder Trupp hat gleich gelitten.',
    ],
    hint: [
      'Nicht, wer Modelle verloren hat, sondern wer den Nahkampf verloren hat.',
    ],
    after: [
      'Jede Einheit der Verliererseite testet für sich.',
    ],
  },
};
