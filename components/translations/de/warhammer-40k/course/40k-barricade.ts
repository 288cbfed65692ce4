/** In German: the lesson '40k-barricade'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  charge: {
    title: 'Über die Barrikade',
    text: [
      'Fünf Marines von dir stehen 3″ vor zehn Gardisten, dazwischen eine Barrikade.',
      'Nach den späteren Testregeln greifen sie bis 6″ an, und dafür fällt kein Würfel.',
    ],
    task: 'Sag einen Angriff an, der die beiden Einheiten in den Nahkampf bringt.',
    hint: [
      'Wer angreifen soll, sagt wen, bevor sich jemand bewegt.',
    ],
    after: [
      'Jeder Marine steht an der Barrikade, in Kontakt mit zwei Gardisten.',
    ],
  },
  first: {
    title: 'Wer ist schneller?',
    text: [
      'Ein Marine hat Initiative 4, ein Gardist 3. Diese Marines tragen keine Granaten.',
      '„Vier kommt vor drei“, sagt dein Freund.',
    ],
    hint: [
      'Deckung gibt im Nahkampf keinen Schutzwurf. Sie gibt Zeit.',
      'Sie zählt im Zug des Angriffs, für die Angegriffenen.',
    ],
    after: [
      'Wer in Deckung angegriffen wird, wartet auf den Angriff und schlägt vor ihm zu.',
    ],
  },
  when: {
    title: 'Wie schnell ist das?',
    text: [
      'Die Leiter der Initiative geht von 10 hinab bis 1.',
    ],
    hint: [
      'Die späteren Testregeln geben denen in Deckung die höchste Sprosse, die es gibt.',
    ],
    after: [
      'Initiative 10, so langsam das Profil auch ist.',
    ],
  },
  fall: {
    title: 'Bevor du eine Hand gerührt hast',
    text: [
      'Die Gardisten haben geworfen: Kampfgeschick 3 gegen 4 trifft auf 4+.',
      'Zwei Verwundungen sind durchgekommen. Marines schützt 3+.',
    ],
    hint: [
      'Ein Würfel schützt, wenn er 3 oder mehr zeigt; wem das misslingt, der ist verloren.',
    ],
    after: [
      'Wer auf einer früheren Sprosse fällt, schlägt nicht mehr zu.',
    ],
  },
  frag: {
    title: 'Derselbe Angriff mit Fragmentgranaten',
    text: [
      'Dieselben Marines, dieselbe Barrikade; aber jeder Marine hat Fragmentgranaten.',
      'Sie halten Köpfe hinter Deckung für einen Augenblick unten.',
    ],
    hint: [
      'Fragmentgranaten machen den Gegner nicht langsamer. Sie machen die schnell, die sie werfen.',
    ],
    after: [
      'Beide schlagen mit Initiative 10 zu, und wer fällt, hat zugeschlagen.',
    ],
  },
  dice: {
    title: 'Eine Handvoll Würfel',
    text: [
      'Ein Marine hat 1 Attacke im Profil, ein Kettenschwert und eine Pistole. Alle fünf berühren jemanden.',
    ],
    hint: [
      'Eine Waffe in jeder Hand ist eine Attacke mehr.',
      'Und ein Angriff auch, im Zug, in dem er kam.',
    ],
    after: [
      'Drei für jeden von fünf. Im nächsten Zug wären es zwei.',
    ],
  },
  eight: {
    title: 'Ein früherer Entwurf',
    text: [
      'Wieder keine Granaten, aber die früheren Testregeln mit ihren acht Schritten.',
      'Auch sie kennen Deckung, und ordnen sie anders ein.',
    ],
    hint: [
      'Sie ist keine Sprosse der Leiter. Sie kommt, bevor die Leiter beginnt.',
    ],
    after: [
      'Selbst ein Modell mit Initiative 10 müsste auf sie warten.',
    ],
  },
  seventh: {
    title: 'Und die siebte Edition',
    text: [
      'Die Marines haben für ihren Angriff 5 und 4 geworfen und sind da.',
      '„Eine Barrikade ist eine Barrikade“, sagt dein Freund, „sie schlagen zuerst zu.“',
    ],
    hint: [
      'Such das Wort Deckung in ihren Regeln zur Initiative.',
    ],
    after: [
      'Dort macht schwieriges Gelände auf dem Weg die Angreifer langsam, nicht Deckung.',
    ],
  },
};
