/** In German: the lesson 'supporting-fire'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  stalled: {
    title: 'Noch ist nichts entschieden',
    text: [
      'Du führst eine {formation warband} und bist gegen eine {formation company} gestürmt.',
      'Deine Kills: {kills attacker}, deine Verluste: {lost attacker}.',
      'Kämpfende Angreifer sind übrig und Verteidiger auch: Die Attacken allein haben nichts entschieden.',
      'Jetzt dürfen Freunde, die in diesem Sturmangriff nicht kämpfen, hineinschießen, auf beiden Seiten.',
    ],
    hint: [],
  },
  yours: {
    title: 'Wer schießt für dich?',
    text: [
      'Drei {formation gunz} stehen hinter dir. Blastmarker auf der Formation: {markers gunz}.',
      'Der Spieler der Garde sagt: „Wer einen Marker hat, zieht den Kopf ein.“',
    ],
    question: 'Welche deiner Einheiten dürfen dich mit Feuer unterstützen?',
    hint: [
      'Ein Unterstützer braucht einen Gegner innerhalb von 15 cm und in Schusslinie, der hier attackiert hat.',
      'Marker lassen bei der Unterstützung niemanden schweigen, solange die Formation nicht gebrochen ist.',
    ],
    after: [
      'Jedes Geschütz wird für sich nach Reichweite und Sicht gefragt; Marker spielen keine Rolle.',
    ],
  },
  theirs: {
    title: 'Und wer für sie?',
    text: [
      'Panzer hinter der Linie, einer davon jenseits der Kapelle. Die Chimeras sind in dieser Runde marschiert.',
      'Ein geschlagener Zug steht nah bei {unit b5}, und ein Sentinel zielt auf {unit b6}.',
      '„Alle sind innerhalb von 15 cm von einem Ork“, sagt ihr Spieler.',
    ],
    question: 'Welche Einheiten der Garde dürfen sie mit Feuer unterstützen?',
    hint: [
      'Eine gebrochene Formation kann kämpfen, wenn sie angegriffen wird, aber sie unterstützt nicht mit Feuer.',
      'Wer in dieser Runde marschiert ist, darf nicht unterstützen, so nah er auch steht.',
      'Mauern zwischen zwei Einheiten unterbrechen die Linie hier wie überall.',
      'Hat der Ork, den sie sehen, attackiert? Nur die Kompanie kämpft hier: Miss von {unit b6} zu ihr.',
    ],
    after: [
      'Wer unterstützt, ist nicht gebrochen, nicht marschiert und sieht bis 15 cm einen Gegner, der attackiert '
        + 'hat.',
      'Sie werfen auf den Feuergefechtswert; First Strike ist hier nichts wert.',
    ],
  },
  spare: {
    title: 'Eine Granate für die Nobz?',
    text: [
      'Treffer der Panzer: {hits attacker}. Er liegt vorerst auf {unit n1}.',
      'Treffer der Unterstützung fallen auf die, die den Unterstützern am nächsten sind, und nur auf direkt '
        + 'Kämpfende.',
      'Miss von den Panzern, nicht von den Gardisten.',
    ],
    task: 'Gib den Treffer jemand anderem, der gleich nah steht, wenn du kannst.',
    hint: [
      'Unter gleich nahen Einheiten wählt ihr Besitzer. Das bist du.',
    ],
    after: [
      'Was über die Kämpfenden hinausginge, verfällt; Unterstützer selbst werden nie getroffen.',
    ],
  },
  kills: {
    title: 'Was haben deine Geschütze gebracht?',
    text: [
      'Vor dem Ergebnis zählst du. „Nur deine Warband kämpft, also zählen nur ihre Kills“, sagt dein Gegner.',
    ],
    question: 'Wie viele Kills zählt deine Seite?',
    hint: [
      'Ein Kill ist ein Kill deiner Seite, wer auch geschossen hat.',
    ],
    after: [
      'Unterstützer bringen ihre Kills und sonst nichts: keine Anzahl, keine Marker, niemanden mit Inspiring.',
      'Tötet Unterstützung den Letzten einer Seite im Sturmangriff, hat die andere gewonnen.',
    ],
  },
  shaken: {
    title: 'Was Zusehen kostet',
    text: [
      'Die Garde hat verloren. Die Chimeras haben nicht geschossen. Ihre Blastmarker: {markers chimeras}.',
      '„Sie hatten nichts damit zu tun“, sagt ihr Spieler.',
    ],
    question: 'Wie viele Blastmarker haben die Chimeras, wenn alles vorbei ist?',
    hint: [
      'So wie meist gespielt wird, erschüttert eine Niederlage Freunde, die nah genug standen, ob sie schossen '
        + 'oder nicht.',
    ],
    after: [
      'Jede Formation des Verlierers, die nah stand, nimmt einen Marker.',
      'Eine gebrochene nimmt keinen Marker: Sie verliert stattdessen eine Einheit.',
    ],
  },
};
