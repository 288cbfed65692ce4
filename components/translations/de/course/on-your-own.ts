/** In German: the lesson 'on-your-own'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  table: {
    title: 'Was vor dir liegt',
    text: [
      'Du führst drei Einheiten: {formation assault}; ein Chaplain geht mit {unit a2}.',
      'Vor dir steht ein {formation mob}, Blastmarker: {markers mob}.',
      'Rechts davon warten zwei Einheiten {formation nobz}, nah genug, um sich dafür zu interessieren.',
      'Deine {formation devastators} dürfen dich unterstützen, wo sie einen kämpfenden Ork erreichen.',
      'Von jetzt an fragt niemand, und niemand sagt, was richtig ist.',
    ],
    hint: [],
  },
  own: {
    title: 'Dein Sturmangriff',
    text: [
      'Wähle dein Ziel und alles, was folgt.',
      'Danach wird jede deiner Entscheidungen daran gemessen, was du sonst hättest tun können, und an den Chancen.',
      'Gewogen wird deine Chance zu gewinnen in diesem Moment, nicht, was die Würfel daraus gemacht haben.',
    ],
    task: 'Spiel den Sturmangriff bis zum Ende. Keine Entscheidung sollte dich mehr als zehn Punkte von hundert '
      + 'kosten.',
    hint: [
      'Zähl, bevor du wählst: Anzahl, Marker, Einheiten mit Inspiring, und wer wie gut zuschlägt.',
      'Zwei von dir können einen von ihnen berühren, und im Nahkampf sind deine Marines gut.',
      'Unter gleich nahen Einheiten wählst du, auf wen von dir ein Treffer fällt.',
    ],
    after: [
      'Jede Entscheidung war so gut wie jede andere, die versucht wurde, oder fast.',
      'Glück entscheidet einen einzelnen Sturmangriff; wer Kills und Anzahl ins Ergebnis bringt, entscheidet die '
        + 'vielen.',
    ],
  },
  kills: {
    title: 'Deine Rechnung',
    text: [
      'Es endete in Runde {round}. Gewonnen hat: {winner}. Sieh im Protokoll zurück.',
      'Manche zählen alle, die weg sind, auch die Niedergemachten und auf der Flucht Gestellten.',
    ],
    question: 'Wie viele Kills zählt deine Seite?',
    hint: [
      'Kills sind die aus Attacken und Unterstützungsfeuer, bevor das Ergebnis geworfen wurde.',
    ],
    after: [
      'Wen das Niedermachen nimmt, der ist trotzdem verloren, aber kein Kill.',
    ],
  },
  markers: {
    title: 'Und was du zu tragen hast',
    text: [
      'Deine Verluste: {lost attacker}, übrige Einheiten: {left attacker}.',
      '„Nach so einem Kampf hat jeder einen Marker“, sagt der Ork-Spieler.',
    ],
    question: 'Wie viele Blastmarker hat {formation assault}?',
    hint: [
      'Der Sieger nimmt einen für jeden Verlust.',
      'Wer gebrochen ist, hat keinen.',
    ],
    after: [
      'Je weniger du verlierst, desto weniger musst du sammeln.',
    ],
  },
  end: {
    title: 'Das Ende des Kurses',
    text: [
      'Das war ein ganzer Sturmangriff, und es war deiner.',
      'Du kennst seine Schritte und weißt, warum es am Ende einen Sieger gibt.',
      'Öffne einen der mitgelieferten Sturmangriffe, ändere eine Sache und sieh, was sie mit den Chancen macht.',
    ],
    hint: [],
  },
};
