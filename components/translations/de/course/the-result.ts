/** In German: the lesson 'the-result'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  spare: {
    title: 'Jemand, der einen Punkt wert ist',
    text: [
      'Deine Marines haben eine {formation warband} angegriffen. Bei {unit a1} ist ein Chaplain, und du wirst '
        + 'einmal getroffen.',
      'Jede Einheit von dir mit Inspiring zählt eins zum Ergebnis, muss es aber erleben.',
    ],
    task: 'Sorg dafür, dass der Treffer nicht auf {unit a1} fällt.',
    hint: [
      'Alle vier berühren einen Gegner und sind gleich nah; unter Gleichen wählt der Besitzer.',
    ],
    after: [
      'Er lebt und zählt. Wer unter den Unterstützern Inspiring hat, zählte nicht.',
    ],
  },
  numbers: {
    title: 'Zähl die Orks',
    text: [
      'Beide Seiten vergleichen ihre Anzahl, so wie sie nach den Verlusten stehen.',
      'Manche Boyz standen zu weit hinten, um zu kämpfen, und {formation gunz} haben von der Flanke geschossen.',
      '„Zähl die, die gekämpft haben“, sagt jemand, „die Geschütze auch.“',
    ],
    question: 'Wie viele Einheiten zählen die Orks?',
    hint: [
      'Frag bei jeder Einheit, ob ihre Formation in diesem Sturmangriff kämpft und ob sie lebt.',
    ],
    after: [
      'Die ganze Formation zählt, im Kampf oder nicht. Unterstützer zählen nicht.',
      'Mehr zu sein ist einen wert, mehr als doppelt so viele zwei.',
      'Eine Kriegsmaschine zählte als ihre Startschadenskapazität.',
    ],
  },
  yours: {
    title: 'Was zählst du dazu?',
    text: [
      'Deine Kills: {kills attacker}, deine Marker: {markers assault}; Marker der Orks: {markers warband}.',
      '„Marker zählen einmal“, sagt dein Gegner, „entweder deine oder meine.“',
    ],
    question: 'Was zählst du insgesamt zu deinem höheren Würfel dazu?',
    hint: [
      'Fünf Zeilen: Kills, Anzahl, kein eigener Marker, mehr beim Gegner, Einheiten mit Inspiring.',
      'Keinen Marker zu haben ist einen wert, und dass der Gegner mehr davon hat, noch einen.',
    ],
    after: [
      'Nur Marker von vor dem Kampf zählen; die für seine Verluste kommen, wenn alles vorbei ist.',
      'Eine gebrochene Formation zählte als ein Marker je Einheit.',
    ],
  },
  theirs: {
    title: 'Und die Orks?',
    text: [
      'Ihre Kills: {kills defender}; dazu Marker. Einheiten: {left defender} gegen deine {left attacker}.',
      'Ihr Spieler zählt eins dazu, weil sie mehr sind.',
    ],
    question: 'Was zählen die Orks insgesamt zu ihrem höheren Würfel dazu?',
    hint: [
      'Genau doppelt so viele ist nicht mehr als doppelt so viele. Teile.',
    ],
    after: [
      'Hätten die Geschütze jemanden getötet, stünde das auch hier, und sonst nichts von ihnen.',
    ],
  },
  chance: {
    title: 'Was sind zwei Punkte wert?',
    text: [
      'Jede Seite wirft zwei Würfel und behält den höheren.',
      'Du liegst etwas vorn. Sag, wie sicher das ist.',
    ],
    question: 'Wie wahrscheinlich gewinnst du, in Prozent, auf 12 genau?',
    hint: [
      'Der höhere von zwei Würfeln ist öfter eine 5 oder 6 als nicht, auf beiden Seiten.',
    ],
    after: [
      'Ein kleiner Vorsprung ist viel wert, weil der höhere von zwei Würfeln weniger schwankt als ein einzelner.',
    ],
  },
  winner: {
    title: 'Die Würfel liegen auf dem Tisch',
    text: [
      'Jeder Spieler zählt dazu, was gezählt wurde, und jemand addiert beide Würfel.',
    ],
    hint: [
      'Der niedrigere Würfel jeder Seite kommt beiseite, bevor etwas dazukommt.',
    ],
    after: [
      'Die höhere Summe gewinnt, und um wie viel, ist für den Verlierer wichtig.',
    ],
  },
  after: {
    title: 'Worauf es hinauslief',
    text: [
      'Deine Würfel: {dice attacker}; deine Summe: {total attacker}.',
      'Ihre Würfel: {dice defender}; ihre Summe: {total defender}.',
      'Sieh, wie wenig dazwischen lag: Eine Einheit mit Inspiring kann alles sein.',
      'Jetzt kommen Marker für Verluste. Einer je Einheit bricht eine Formation; Marines halten zwei aus.',
    ],
    hint: [],
  },
};
