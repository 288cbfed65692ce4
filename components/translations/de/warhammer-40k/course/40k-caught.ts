/** In German: the lesson '40k-caught'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  won: {
    title: 'Drei zu null',
    text: [
      'Marines ({left marines}) haben Gardisten angegriffen. Gefallen sind davon {lost guard}, und kein Marine.',
    ],
    hint: [
      'Zugefügte Verwundungen entscheiden, nicht, wie viele übrig sind.',
    ],
    after: [
      'Jetzt müssen die Gardisten ihre Moral testen.',
    ],
  },
  holds: {
    title: 'Wie schwer ist das?',
    text: [
      'Die Gardisten haben Moralwert 7. Ihr Spieler wirft zwei Würfel.',
      '„Du hast um drei verloren, also zieh drei ab“, sagt dein Freund.',
    ],
    hint: [
      'Sieh nach, ob es den Testregeln auf die Höhe der Niederlage ankommt.',
    ],
    after: [
      'In beiden Entwürfen ist eine knappe Niederlage so schlimm wie eine hohe.',
    ],
  },
  penalty: {
    title: 'Und in der siebten?',
    text: [
      'Derselbe Nahkampf nach der siebten Edition: drei Verwundungen zu keiner, Moralwert 7.',
    ],
    hint: [
      'Hier zählt jede Verwundung, um die die Seite verloren hat.',
    ],
    after: [
      'Wer hoch verliert, hat wenig Hoffnung standzuhalten.',
    ],
  },
  test: {
    title: 'Die Würfel',
    text: [
      'Wieder nach den Testregeln.',
    ],
    hint: [
      'Höchstens ihr Moralwert, sonst ziehen sie sich zurück.',
    ],
    after: [
      'Sie setzen sich ab. Wie weit sie laufen, sagen zwei Würfel.',
    ],
  },
  sweep: {
    title: 'Hinterher?',
    text: [
      'Die Gardisten haben für ihren Rückzug 1 und 2 geworfen.',
      'In diesem Entwurf siehst du das, bevor du sagst, ob du hinterhersetzt.',
    ],
    task: 'Sorg dafür, dass sie nicht entkommen.',
    hint: [
      'Zwei Würfel von dir müssen mehr als 3 zeigen.',
    ],
    after: [
      'Sie sind nicht entkommen, aber gefallen ist dafür auch niemand.',
    ],
  },
  struck: {
    title: 'Der frühere Entwurf',
    text: [
      'Dieselbe Niederlage nach den acht Schritten. Sie laufen, du setzt hinterher.',
    ],
    hint: [
      'Der zweite Wurf muss den ersten schlagen.',
      'Dieser Entwurf gibt denen, die jemanden einholen, eine freie Runde.',
    ],
    after: [
      'Jeder Schlag trifft, niemand schlägt zurück, und wer übrig ist, läuft weiter.',
    ],
  },
  destroyed: {
    title: 'Die siebte Edition',
    text: [
      'Marines haben Initiative 4, Gardisten 3. Jede Seite wirft einen Würfel.',
      'Dazu zählt jede die beste Initiative, die sie hat.',
    ],
    hint: [
      'Vier und 4 gegen zwei und 3.',
    ],
    after: [
      'Elf Gardisten, und kein Schutzwurf für einen davon.',
    ],
  },
  differs: {
    title: 'Entwurf und Entwurf',
    text: [
      'Zwei Entwürfe der Testregeln liegen auf dem Tisch: der in sieben Schritten und der in acht.',
    ],
    hint: [
      'Was Vorstürmen macht, hast du gerade zweimal gesehen.',
      'Und wie schwer die Moral ist, einmal.',
    ],
    after: [
      'Legt vor einem Spiel fest, welcher Text auf dem Tisch liegt.',
    ],
  },
};
