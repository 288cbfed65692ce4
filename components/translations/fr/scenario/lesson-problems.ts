/** In French: what is told of a lesson that is not right. */
import type { LessonKindName, LESSON_PROBLEM_WORDS as english } from '../../../../src/lessons/lesson-problem-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

const AFTER = {
  nothing: 'il ne faut rien de plus', side: 'il faut un camp', unit: 'il faut une unité',
  formation: 'il faut une formation',
} as const;
const ASKING: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'type de moment', question: 'question', task: 'tâche',
};
const ONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'un type de moment', question: 'une question', task: 'une tâche',
};
const NO_NAME = { formation: 'pas de formation', state: 'pas d’état', unit: 'pas d’unité' } as const;

export const words: Told<typeof english> = {
  tooLarge: 'La leçon fait plus de 1 Mo de JSON.',
  noLesson: 'Une leçon doit être un objet avec version, id, title et moments.',
  momentAlready: (name, path) => `Le moment ${name} existe déjà : ${path}.`,
  dice: 'Les dés ne sont pas une décision ; leur place est dans dice.',
  figureOf: (name, of, found) => `Dans les accolades, après ${name}, ${AFTER[of]}. Trouvé : ${found}.`,
  noFigure: name => `Il n’y a pas de valeur ${name} pour les accolades.`,
  noKind: (what, name) => `Il n’y a pas de ${ASKING[what]} ${name}.`,
  kindWith: (what, field) => `Il faut ici ${ONE[what]}, sous forme d’objet avec ${field}.`,
  noName: (what, name) => `Il n’y a ${NO_NAME[what]} ${name}.`,
  noBundled: name => `Aucun assaut fourni ne s’appelle ${name}.`,

  characters: most => `un texte de 1 à ${figure(most)} caractères`,
  name: 'un mot en minuscules, chiffres et traits d’union, de 64 caractères au plus',
  rule: 'l’id d’une règle comme A4.2',
  state: 'un état du diagramme comme a4Attacks.attacks',
  sentence: 'une phrase avec say, et rule si tu veux',
  kind: what => ONE[what],
  moment: 'un moment de l’assaut avec son état',
  scenario: 'l’id d’un assaut fourni, ou un scénario',
  seed: 'un nombre entier',
  lesson: 'une leçon',
};
