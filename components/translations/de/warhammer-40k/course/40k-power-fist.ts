/** In German: the lesson '40k-power-fist'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  squad: {
    title: 'Ein Sergeant und seine vier',
    text: [
      'Vier Marines und ihr Sergeant haben zehn Orks angegriffen.',
      'Der Sergeant hat eine Energiefaust und eine Pistole; seine Marines haben gewöhnliche Waffen.',
      'Marines haben Initiative 4, Orks 2: Die höhere schlägt zuerst, gleiche schlagen zusammen zu.',
    ],
    hint: [],
  },
  'at-four': {
    title: 'Die ersten Schläge',
    text: [
      'Der Sergeant hat Initiative 4 im Profil, wie seine Marines.',
    ],
    hint: [
      'Eine Energiefaust ist langsam: Sie hat eine eigene Sprosse.',
    ],
    after: [
      'Mit der Faust schlägt er mit Initiative 1 zu, und nichts macht das schneller.',
    ],
  },
  attacks: {
    title: 'Wie oft?',
    text: [
      'Der Sergeant hat 2 Attacken im Profil. Er hat angegriffen, und er berührt Orks.',
    ],
    hint: [
      'Sein Angriff zählt.',
      'Die Pistole in der anderen Hand auch.',
    ],
    after: [
      'Der Langsamste von ihnen, und der mit den meisten Attacken.',
    ],
  },
  hit: {
    title: 'Treffen',
    text: [
      'Ein Marine hat Kampfgeschick 4, ein Ork auch.',
    ],
    hint: [
      'Wer besser ist, trifft auf 3+; wer gleich gut ist, nicht.',
    ],
    after: [
      'Die Hälfte aller Schläge unter Gleichen.',
    ],
  },
  quick: {
    title: 'Ausnahmsweise schnell',
    text: [
      'Manchmal ist ein schwacher Schlag zur rechten Zeit mehr wert als ein starker zu spät.',
      'Ein Modell mit besonderer Waffe darf ohne sie zuschlagen.',
    ],
    task: 'Lass den Sergeant mit Initiative 4 zuschlagen, zusammen mit seinem Trupp.',
    hint: [
      'Nur die Faust ist langsam, nicht der Sergeant.',
    ],
    after: [
      'Er schlägt jetzt mit den anderen zu, nicht stärker als sie.',
    ],
  },
  wound: {
    title: 'Die letzte Sprosse',
    text: [
      'Zurück zur Faust. Gefallene Orks: {lost mob}, und alle anderen haben zugeschlagen.',
      'Eine Faust verdoppelt Stärke: Aus der 4 des Sergeants wird 8. Ein Ork hat Widerstand 4.',
    ],
    hint: [
      'So stark wie widerstandsfähig ist 4+. Jeder Punkt mehr nimmt eins weg, aber eine 1 misslingt immer.',
    ],
    after: [
      'Und keine Rüstung nützt dagegen.',
    ],
  },
  won: {
    title: 'Wer hat gewonnen?',
    text: [
      'Es ist vorbei. Gefallene Orks: {lost mob}, aus dem Trupp: {lost squad}.',
      '„Wir sind immer noch mehr“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Niemand zählt Köpfe. Gezählt werden zugefügte Verwundungen.',
    ],
    after: [
      'Die Anzahl spielt keine Rolle dafür, und wer stärker ist, auch nicht.',
    ],
  },
  seventh: {
    title: 'Zwanzig Jahre später',
    text: [
      'Derselbe Sergeant nach der siebten Edition.',
    ],
    hint: [
      'Nicht alles ändert sich von einer Edition zur nächsten.',
    ],
    after: [
      'Eine Energiefaust kommt in jedem der vier Texte zuletzt.',
    ],
  },
};
