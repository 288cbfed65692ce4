/** In German: the lesson 'what-an-assault-is'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  engage: {
    title: 'Jemand muss es wollen',
    text: [
      'Einheiten, die nah herankommen, kämpfen nicht von selbst: Eine Formation muss die Aktion Stürmen wählen.',
      'Zuerst wirft sie einen Würfel gegen ihre Initiative, und ein Blastmarker macht das schwerer.',
      'Orks und ein paar andere haben es leichter: Ihre eigenen Regeln zählen zu diesem Würfel dazu.',
      'Dein {formation tactical} hat bestanden. Hinter den Ruinen steht eine {formation warband}.',
      'Weiter weg stehen ein gebrochener Mob und ein Paar Bikes in der Ecke des Tischs.',
    ],
    hint: [],
  },
  whom: {
    title: 'Wen darfst du benennen?',
    text: [
      'Bevor sich jemand bewegt, benennst du die Formation, die du angreifst.',
      'Manche Spieler suchen eine, die nah genug ist, andere lassen aus, wer schon gebrochen ist.',
    ],
    hint: [
      'Weder Entfernung noch Zustand einer Formation schließen sie an dieser Stelle aus.',
    ],
    after: [
      'Jede gegnerische Formation auf dem Tisch darf benannt werden, nah oder fern, gebrochen oder nicht.',
      'Ob du hinkommst, ist eine andere Frage. Du wählst die {formation warband}.',
    ],
  },
  'near-enough': {
    title: 'Schon nah genug?',
    text: [
      '{unit t1} steht {gap t1} vom nächsten Ork entfernt. Du könntest dir den Weg sparen und bleiben.',
      'Sieh dir an, was zwischen den beiden Linien liegt, bevor du antwortest.',
    ],
    question: 'Wenn dein Ansturm hier endete, ohne dass sich jemand bewegt: Gäbe es einen Sturmangriff?',
    hint: [
      'Wenn der Ansturm vorbei ist, muss jemand höchstens 15 cm vom Ziel stehen und es sehen.',
      'Ruinen unterbrechen eine Linie, die sie kreuzt, außer einer der beiden steht darin, bis 10 cm tief.',
    ],
    after: [
      'Entfernung und Sicht sind zwei Fragen; so wie meist gespielt wird, muss ein Ansturm beide bestehen.',
    ],
  },
  charge: {
    title: 'Ansturm',
    text: [
      'Ein Ansturm ist für jede Einheit eine einzige Bewegung bis zu ihrem Tempo; 15 cm für deine.',
      'Infanterie darf durch Ruinen laufen.',
    ],
    task: 'Bring drei deiner Einheiten in Basekontakt mit den Orks.',
    hint: [
      'Geradeaus ist nah genug: Die Bases haben einen Radius von 1 cm.',
      'Deine Einheiten dürfen durch eigene Infanterie ziehen, nie durch einen Gegner.',
      'Höchstens zwei deiner Einheiten dürfen in Kontakt mit demselben Ork kommen.',
    ],
    after: [
      'Drei sind da. Beende den Ansturm, wenn alle gezogen haben, die sollen.',
      'Passagiere eines Transporters dürfen am Ende seines Ansturms aussteigen, sogar in Kontakt.',
    ],
  },
  answer: {
    title: 'Die Antwort auf einen Ansturm',
    text: [
      'Vor allen Würfeln dürfen sich auch Verteidiger bewegen, die niemanden berühren.',
      '{unit b5} hat Tempo 15. Der Spieler greift zum Maßband.',
    ],
    hint: [
      'Es ist nie eine ganze Bewegung; nur wer Tempo 30 oder mehr hat, geht den längeren Weg.',
    ],
    after: [
      'Ein Gegenstoß geht bis 5 cm für Langsame und bis 10 cm für Schnelle.',
      'Er geht geradewegs zum nächsten Gegner oder gar nicht.',
      'Passagiere dürfen dabei ein- und aussteigen, außer genügend Gegner halten ihren Transporter fest.',
    ],
  },
  steps: {
    title: 'Was jetzt kommt',
    text: [
      'Wäre ein Gegner in Feuerbereitschaft gewesen, hätte er nach deinem Ansturm schießen können.',
      'Nach den ersten Gegenstößen muss noch jemand jemanden sehen, sonst wird nichts daraus.',
      'Beide Seiten attackieren zugleich, First Strike ausgenommen, und auch die Toten haben zugeschlagen.',
      'Entscheidet das nichts, dürfen Freunde in der Nähe mit Feuer helfen.',
      'Dann wirft jede Seite zwei Würfel für das Ergebnis und zählt, was sie erreicht hat.',
      'Die folgenden Lektionen nehmen diese Schritte einzeln durch.',
    ],
    hint: [],
  },
  end: {
    title: 'Wie es endete',
    text: [
      'Deine Seite zählt an Kills {kills attacker}, die andere {kills defender}. Gewonnen hat: {winner}.',
      'Am Ende gibt es immer einen Sieger: Bei gleichen Summen wird weitergekämpft.',
      'Der Verlierer bricht, so wenig er auch verloren hat.',
    ],
    hint: [],
  },
};
