/** In Spanish: what is told of a lesson that is not right. */
import type { LessonKindName, LESSON_PROBLEM_WORDS as english } from '../../../../src/lessons/lesson-problem-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

const AFTER = {
  nothing: 'no va nada más', side: 'va un bando', unit: 'va una unidad', formation: 'va una formación',
} as const;
const NONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'ningún tipo de momento', question: 'ninguna pregunta', task: 'ninguna tarea',
};
const ONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'un tipo de momento', question: 'una pregunta', task: 'una tarea',
};
const NO_NAME = { formation: 'ninguna formación', state: 'ningún estado', unit: 'ninguna unidad' } as const;

export const words: Told<typeof english> = {
  tooLarge: 'La lección pasa de 1 MB de JSON.',
  noLesson: 'Una lección debe ser un objeto con version, id, title y moments.',
  momentAlready: (name, path) => `El momento ${name} ya existe: ${path}.`,
  dice: 'Los dados no son una decisión; su sitio es dice.',
  figureOf: (name, of, found) => `Entre las llaves, detrás de ${name}, ${AFTER[of]}. Encontrado: ${found}.`,
  noFigure: name => `No hay ningún valor ${name} para las llaves.`,
  noKind: (what, name) => `No hay ${NONE[what]} ${name}.`,
  kindWith: (what, field) => `Aquí va ${ONE[what]}, como objeto con ${field}.`,
  noName: (what, name) => `No hay ${NO_NAME[what]} ${name}.`,
  noBundled: name => `Ningún asalto incluido se llama ${name}.`,

  characters: most => `un texto de 1 a ${figure(most)} caracteres`,
  name: 'una palabra de minúsculas, cifras y guiones, de 64 caracteres como mucho',
  rule: 'el id de una regla como A4.2',
  state: 'un estado del diagrama como a4Attacks.attacks',
  sentence: 'una frase con say, y rule si quieres',
  kind: what => ONE[what],
  moment: 'un momento del asalto con su estado',
  scenario: 'el id de un asalto incluido, o un escenario',
  seed: 'un número entero',
  lesson: 'una lección',
};
