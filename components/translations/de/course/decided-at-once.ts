/** In German: the lesson 'decided-at-once'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  'two-against-two': {
    title: 'Zwei gegen zwei',
    text: [
      'Zwei Mobs einer {formation warband} berühren zwei Einheiten deiner {formation company}.',
      'Alle anderen stehen hinter einem Gebäude: drei Mobs hinter dem Lagerhaus, drei von dir hinter deinem.',
      'Sind die Attacken vorbei, sieht man nach, ob sie die Sache entschieden haben.',
    ],
    hint: [],
  },
  'both-gone': {
    title: 'Vorn ist niemand mehr',
    text: [
      'Das sind die Würfel. Deine zwei vorn haben keine Rüstung, also rechne aus, was aus ihnen wird.',
      '„Wer auf deiner Seite gekämpft hat, ist tot, also habe ich gewonnen“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Der Angreifer gewinnt sofort, wenn von den angegriffenen Formationen gar niemand mehr da ist.',
      'Zähl, wen deine Kompanie hinter der Kaserne hat.',
    ],
    after: [
      'Alle Verteidiger zu töten, die direkt im Kampf sind, genügt nicht, solange andere von ihnen leben.',
      'Also geht es weiter: Unterstützung, falls es welche gibt, und dann die Würfel für das Ergebnis.',
    ],
  },
  tie: {
    title: 'Gleichstand',
    text: [
      'Die Summen waren gleich, {total attacker} zu {total defender}, also gibt es noch eine Runde.',
      'Wer kämpft, nimmt keine Blastmarker, solange der Sturmangriff dauert.',
      'Die Orks warten, dass du dich zeigst.',
    ],
    hint: [],
  },
  'show-yourselves': {
    title: 'Drei Gewehre gegen zwei',
    text: [
      'Nur zwei Orks sind diesseits des Lagerhauses. Deine drei hätten drei Schüsse, wenn sie sie sähen.',
      'Jede deiner Einheiten darf einen Gegenstoß von 5 cm machen.',
    ],
    task: 'Lass {unit g3}, {unit g4} und {unit g5} in dieser Runde attackieren und beende den Gegenstoß.',
    hint: [
      'Für jede geradewegs zum nächsten Gegner: Der Weg führt durch die Kaserne.',
      'Sie brauchen eine Schusslinie zu jemandem innerhalb von 15 cm.',
    ],
    after: [
      'Drei von dir sind direkt im Kampf, und sie stehen zweien gegenüber.',
    ],
  },
  'engaged-gone': {
    title: 'Zwei Orks unter Feuer',
    text: [
      'Das sind die Würfel der zweiten Runde.',
      '„Auch wenn beide sterben, drei von mir stehen da hinten ohne einen Kratzer“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Die beiden Seiten werden nicht gleich behandelt: Eine davon ist angestürmt.',
      'Beim Angreifer wird gefragt, wer von den direkt Kämpfenden übrig ist.',
    ],
    after: [
      'So wie meist gespielt wird, hat der Verteidiger gewonnen, wenn jeder kämpfende Angreifer tot ist.',
    ],
  },
  'without-a-scratch': {
    title: 'Und die drei hinter dem Lagerhaus?',
    text: [
      'Sie haben weder geschlagen noch Schläge bekommen. Sag, was aus den Formationen wird.',
    ],
    hint: [
      'Formationen verlieren, und nicht nur ihre Einheiten, die gekämpft haben.',
    ],
    after: [
      'Die ganze Formation hat verloren, und sie bricht.',
    ],
  },
  after: {
    title: 'Was nicht geschah',
    text: [
      'Gewonnen hat: {winner}.',
      'Wo die Attacken entscheiden, gibt es kein Unterstützungsfeuer, und niemand wirft für das Ergebnis.',
      'Also gibt es auch keine Differenz der Summen, und niemand wird niedergemacht.',
    ],
    hint: [],
  },
};
