/** In German: what is told of a lesson that is not right. */
import type { LessonKindName, LESSON_PROBLEM_WORDS as english } from '../../../../src/lessons/lesson-problem-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

const OF = {
  nothing: 'nichts weiter', side: 'eine Seite', unit: 'eine Einheit', formation: 'eine Formation',
} as const;
const ONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'eine Art von Station', question: 'eine Frage', task: 'eine Aufgabe',
};
const NO_NAME = { formation: 'keine Formation', state: 'keinen Zustand', unit: 'keine Einheit' } as const;

export const words: Told<typeof english> = {
  tooLarge: 'Die Lektion ist größer als 1 MB JSON.',
  noLesson: 'Eine Lektion muss ein Objekt mit version, id, title und moments sein.',
  momentAlready: (name, path) => `Die Station ${name} gibt es schon: ${path}.`,
  dice: 'Würfel sind keine Entscheidung; sie gehören in dice.',
  figureOf: (name, of, found) => `Zur Angabe ${name} gehört ${OF[of]}, nicht ${found}.`,
  noFigure: name => `Es gibt keine Angabe ${name}.`,
  noKind: (what, name) => `Es gibt k${ONE[what]} ${name}.`,
  kindWith: (what, field) => `Hier muss ${ONE[what]} stehen, als Objekt mit ${field}.`,
  noName: (what, name) => `Es gibt ${NO_NAME[what]} ${name}.`,
  noBundled: name => `Es gibt keinen mitgelieferten Sturmangriff ${name}.`,

  // what values must be, after 'Erwartet:'
  characters: most => `ein Text aus 1 bis ${figure(most)} Zeichen`,
  name: 'ein Wort aus Kleinbuchstaben, Ziffern und Bindestrichen, höchstens 64',
  rule: 'die id einer Regel, etwa A4.2',
  state: 'ein Zustand des Diagramms, etwa a4Attacks.attacks',
  sentence: 'ein Satz mit say und vielleicht rule',
  kind: what => ONE[what],
  moment: 'eine Station des Sturmangriffs mit ihrem Zustand',
  scenario: 'die id eines mitgelieferten Sturmangriffs oder ein Szenario',
  seed: 'eine ganze Zahl',
  lesson: 'eine Lektion',
};
