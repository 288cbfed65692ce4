/** In German: the lesson 'winning'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  fought: {
    title: 'Du hast gewonnen',
    text: [
      'Orks stürmten gegen deine zwei Kompanien, die als eine kämpften: {total defender} zu {total attacker}.',
      '{formation first}: Marker vorher {markers first}, drei Einheiten verloren.',
      '{formation second} hatte keinen und hat eine verloren. Jetzt kommt die Rechnung.',
    ],
    hint: [],
  },
  second: {
    title: 'Marker für die zweite Kompanie',
    text: [
      'Vier von dir sind insgesamt gefallen.',
      '„Sie kämpften als eine, also nimmt jede vier“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Sieh nach, wer gefallen ist, Formation für Formation.',
    ],
    after: [
      'Jede Formation nimmt einen Marker für jeden eigenen Verlust, aus allen Runden, und für keinen anderen.',
      'Schadenspunkte einer Kriegsmaschine zählen wie Einheiten.',
    ],
  },
  breaks: {
    title: 'Wer bricht, bevor alles vorbei ist?',
    text: [
      '„Nur Verlierer brechen“, sagt dein Nachbar. Zähl erst Marker und Einheiten.',
    ],
    hint: [
      'Der Verlierer bricht auf jeden Fall.',
      'Eine Formation bricht, wenn sie so viele Marker wie Einheiten hat.',
      'Die Marker von vorher bleiben, und die für ihre Verluste kommen dazu.',
    ],
    after: [
      'Ein Sieger kann an seinen eigenen Verlusten brechen.',
      'Marker über diese Zahl hinaus bleiben nicht: Brechen nimmt alle weg.',
      'Wer vorher gebrochen war und gewinnt, nimmt keine Marker und bleibt gebrochen.',
    ],
  },
  goes: {
    title: 'Und wer muss gehen?',
    text: [
      'Auf beiden Seiten gibt es gebrochene Formationen. „Gebrochene laufen“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Frag, warum sie brach: an der Niederlage oder an den Markern eines Sieges?',
    ],
    after: [
      'Ein Sieger, der bricht, bleibt, wo er steht, auch mit Gegnern in der Nähe.',
      'Der Verlierer darf sich zweimal bewegen, und wer dann höchstens 15 cm von einem Gegner steht, ist verloren.',
    ],
  },
  consolidate: {
    title: 'Ein paar Schritte',
    text: [
      'Jede Einheit des Siegers darf sich 5 cm bewegen, aber in keine Kontrollzone.',
      'Hinter der zweiten Kompanie liegt ein Obstgarten, und die Orks haben Freunde.',
    ],
    task: 'Bring {unit h3} und {unit h4} in den Obstgarten und beende die Neuordnung.',
    hint: [
      'Wald gibt Infanterie einen Deckungswurf, 5+, sobald sie darin steht.',
    ],
    after: [
      'Es ist eine freiwillige Bewegung; Transporter dürfen damit Leute aufsammeln.',
      'Wo ein Verlierer mit Fearless in Kontakt blieb, zieht der nächste Sturmangriff beide hinein.',
    ],
  },
  after: {
    title: 'Was der Sieg gekostet hat',
    text: [
      '{formation first}, Marker: {markers first}. {formation second}, Marker: {markers second}.',
      'Jede Einheit, die ein Sieger verliert, ist danach ein Marker, also zähl auch vor dem Ansturm.',
    ],
    hint: [],
  },
};
