/** In German: the lesson 'losing'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  'how-many': {
    title: 'Wie schlimm?',
    text: [
      'Orks sind gegen deine {formation company} gestürmt, zusammen mit {formation remnant}, und die ist '
        + 'gebrochen.',
      'Deine Kills: {kills defender}, ihre: {kills attacker}. Die Würfel für das Ergebnis liegen auf dem Tisch.',
      '„Du hast eine Einheit verloren, also nimmst du noch einen“, sagt jemand.',
    ],
    question: 'Wie viele Treffer ohne Schutzwurf nimmt der Verlierer jetzt?',
    hint: [
      'Nimm den höheren Würfel jeder Seite und zähl dazu: Kills, Anzahl, Marker, Einheiten mit Inspiring.',
      'Ein gebrochener Zug zählt als ein Marker für jede seiner Einheiten.',
      'Es ist die Differenz der beiden Summen.',
    ],
    after: [
      'Um so viel, wie du das Ergebnis verlierst, werden so viele niedergemacht, und nichts schützt sie.',
    ],
  },
  whom: {
    title: 'Wer wird niedergemacht?',
    text: [
      '{unit g4} steht hinter der Mühle, hat keinen Ork gesehen und keinen Würfel geworfen.',
      'Ein Kommissar geht mit {unit g3}, was ihr Fearless gibt. Anzahl der Treffer: {hackdown}.',
      '„Wer nicht im Kampf war, kann nicht getroffen werden“, sagst du.',
    ],
    hint: [
      'Niedermachen fragt nicht nach Schusslinie oder danach, wer im Kampf war, nur danach, wer am nächsten ist.',
      'Einheiten mit Fearless werden übergangen, und der Treffer geht an die nächste.',
      'Die zwei Formationen zählen als eine; ihre Einheiten kommen zusammen dran, die den Orks nächsten zuerst.',
    ],
    after: [
      'Nah ist nah: Hinter einer Mauer ist niemand vor einer Niederlage sicher.',
      'Mit einem Transporter werden auch alle darin getroffen, vor allen, die weiter weg sind.',
      'Passagiere eines Wracks, auf die kein solcher Treffer fiel, haben einen Schutzwurf.',
      'Diese Verluste sind keine Kills und bringen keine Marker.',
    ],
  },
  break: {
    title: 'Wer bricht?',
    text: [
      'Die Panzer haben unterstützt und stehen nah. Der Kommissar lebt.',
      '„Eine Einheit mit Fearless hält ihre Kompanie zusammen“, sagt dein Nachbar.',
    ],
    hint: [
      'Jede Formation, die verloren hat, bricht, was ihr auch bleibt, außer sie war schon gebrochen.',
      'Freunde in der Nähe nehmen einen Marker, der allein nur eine einzelne Einheit bricht.',
    ],
    after: [
      'Kein Test: Die Kompanie bricht, und ihre Marker kommen weg.',
    ],
  },
  gone: {
    title: 'Und wer schon gebrochen war?',
    text: [
      'Von {formation remnant} wird nach den Treffern noch jemand da sein.',
      '„Gebrochen ist gebrochen“, sagt dein Nachbar, „mehr kann nicht passieren.“',
    ],
    hint: [
      'Eine gebrochene Formation kämpft wie jede andere, überlebt aber keine zweite Niederlage.',
    ],
    after: [
      'Wer beim Angriff gebrochen war und verliert, wird vernichtet, außer Einheiten mit Fearless.',
      'Erst kommt das Niedermachen: Wer ohnehin verloren ist, hat einen Teil davon abgefangen.',
      'Ein gelandetes Flugzeug, das verliert, wird auch vernichtet, außer mit Fearless.',
    ],
  },
  away: {
    title: 'Bring sie weg',
    text: [
      'Du hast zwei Bewegungen, hier 30 cm, und Kontrollzonen halten dich nicht auf.',
      'Wer danach höchstens 15 cm von irgendeinem Gegner steht, ist verloren.',
      'Zwei Mobs {formation bikes} warten am anderen Rand des Tischs.',
    ],
    hint: [
      'Geradewegs weg von der Warband ist geradewegs zu den Bikes. Versuch die Seite, auf der niemand steht.',
      'Einheiten mit Fearless dürfen bleiben oder irgendwo weiter als 5 cm von Gegnern enden.',
    ],
    after: [
      'Sie sind heraus, gebrochen, aber am Leben.',
      'Eine Kriegsmaschine, die nah an Gegnern endet, ist nicht verloren, nimmt aber je Gegner einen '
        + 'Schadenspunkt.',
    ],
  },
  after: {
    title: 'Die Rechnung',
    text: [
      'Übrige Einheiten deiner beiden Formationen: {left defender}. Marker der Panzer: {markers tanks}.',
      'In dieser Reihenfolge: Treffer, Brechen, Ende der Gebrochenen, Rückzug, Marker der Freunde, der Sieger.',
    ],
    hint: [],
  },
};
