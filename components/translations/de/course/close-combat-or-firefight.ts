/** In German: the lesson 'close-combat-or-firefight'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  short: {
    title: 'Sie hielten absichtlich vorher an',
    text: [
      'Deine {formation coven} wird von Avengers angegriffen, die im Feuergefecht auf 4+ treffen und im Nahkampf '
        + 'auf 5+.',
      'Sie stehen {gap v3} entfernt und hätten ganz herankommen können.',
      'Ein Ansturm braucht keinen Kontakt: Höchstens 15 cm und in Sicht ist auch ein Sturmangriff.',
      'Sie bleiben außerhalb deiner Kontrollzone: Wer diese 5 cm betritt, muss in den Nahkampf.',
      'Und zwar mit dem Nächsten von denen, deren Zone es ist.',
      'Wer in so einer Zone beginnt, muss diesen Gegner angreifen oder am Ende draußen sein.',
    ],
    hint: [],
  },
  'who-fires': {
    title: 'Wenn alle bleiben, wo sie sind',
    text: [
      'Mutants schießen schlecht, auf 6+; deine Hunde haben Zähne und sonst nichts.',
      'Alle sind gut innerhalb von 15 cm, und jemand sagt, alle schießen.',
    ],
    hint: [
      'Ein Strich, wo der Feuergefechtswert stehen sollte, heißt, was er sagt.',
    ],
    after: [
      'Ohne Feuergefechtswert attackiert man in Kontakt oder gar nicht, kann aber getroffen werden.',
    ],
  },
  bite: {
    title: 'Lass die Hunde los',
    text: [
      'Hunde haben Tempo 30 und dürfen einen Gegenstoß von 10 cm machen.',
      'Sie müssen geradewegs zum nächsten Gegner.',
    ],
    task: 'Mach den Gegenstoß so, dass {unit d1} und {unit d2} attackieren dürfen, und beende ihn.',
    hint: [
      'Nur Kontakt gibt einem Hund eine Attacke; geradeaus ist der Weg.',
      'Deine Formation muss beisammenbleiben, mit Lücken von höchstens 5 cm.',
    ],
    after: [
      'In Kontakt treffen sie auf 4+. Was das mit denen macht, die sie berühren, ist die nächste Frage.',
      'Niemand muss einen Gegenstoß machen außer ein paar Hitzköpfen, die nach ihren eigenen Regeln Unblooded '
        + 'sind.',
    ],
  },
  'who-strikes': {
    title: 'Was die Avengers dürfen',
    text: [
      'Der Eldar-Spieler sagt: „Ich bin nie in Kontakt gestürmt, also schießen alle meine.“',
      'Sieh auf den Tisch und sag, wer davon nicht.',
    ],
    hint: [
      'Es zählt, ob Bases sich jetzt berühren, und nicht, wer das herbeigeführt hat.',
    ],
    after: [
      'Kontakt bedeutet den Nahkampfwert, für beide, wer auch kam und welcher besser ist.',
    ],
  },
  value: {
    title: 'Die nötige Augenzahl',
    text: [
      '{unit v3} hat 5+ im Nahkampf und 4+ im Feuergefecht. Der Besitzer hebt einen Würfel.',
    ],
    hint: [
      'Nur Skimmer und Kriegsmaschinen haben eine Wahl, und zum Würfel zählt nie etwas dazu.',
    ],
    after: [
      'Der Wert folgt daraus, wo eine Einheit steht; keine Deckung und kein Marker ändert den Würfel.',
    ],
  },
  dice: {
    title: 'Wie viele Würfel?',
    text: [
      'Jeder Avenger trägt ein Katapult, das eine Attacke mehr gibt.',
      'Es steht bei den Handfeuerwaffen. Fünf Einheiten mit je zwei Würfeln, sagt ihr Besitzer.',
    ],
    hint: [
      'Extra-Attacken von Handfeuerwaffen sind Feuergefecht, die von Nahkampfwaffen sind Schläge.',
    ],
    after: [
      'Wer in Kontakt ist, Kriegsmaschinen ausgenommen, lässt Handfeuerwaffen und ihre Extra-Attacken weg.',
      'Das haben dir deine Hunde eingebracht, bevor ein Würfel fiel.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Schläge und Schüsse fielen zusammen; wer in Kontakt war und wer nicht, machte dafür keinen Unterschied.',
      'Verluste deiner Coven: {lost defender}, Verluste der Avengers: {lost attacker}.',
    ],
    hint: [],
  },
};
