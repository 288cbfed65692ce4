/** In Polish: what is told of a lesson that is not right. */
import type { LessonKindName, LESSON_PROBLEM_WORDS as english } from '../../../../src/lessons/lesson-problem-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

const OF = { nothing: 'nic więcej', side: 'strona', unit: 'jednostka', formation: 'formacja' } as const;
const ONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'rodzaj momentu', question: 'pytanie', task: 'zadanie',
};
/** After 'Nie ma'. */
const NONE: Readonly<Record<LessonKindName | 'formation' | 'state' | 'unit', string>> = {
  'kind of moment': 'rodzaju momentu', question: 'pytania', task: 'zadania', formation: 'formacji', state: 'stanu',
  unit: 'jednostki',
};

export const words: Told<typeof english> = {
  tooLarge: 'Lekcja jest większa niż 1 MB JSON.',
  noLesson: 'Lekcja musi być obiektem z version, id, title i moments.',
  momentAlready: (name, path) => `Moment ${name} już jest: ${path}.`,
  dice: 'Kości to nie decyzja; ich miejsce jest w dice.',
  figureOf: (name, of, found) => `Przy wartości ${name} stoi ${OF[of]}, a nie ${found}.`,
  noFigure: name => `Nie ma wartości ${name}.`,
  noKind: (what, name) => `Nie ma ${NONE[what]} ${name}.`,
  kindWith: (what, field) => `Tu powinno być: ${ONE[what]}, jako obiekt z ${field}.`,
  noName: (what, name) => `Nie ma ${NONE[what]} ${name}.`,
  noBundled: name => `Nie ma dołączonego szturmu ${name}.`,

  // what values must be, after 'powinno być:'
  characters: most => `tekst, liczba znaków od 1 do ${figure(most)}`,
  name: 'słowo z małych liter, cyfr i łączników, najwyżej 64 znaki',
  rule: 'id zasady, na przykład A4.2',
  state: 'stan diagramu, na przykład a4Attacks.attacks',
  sentence: 'zdanie z say i ewentualnie rule',
  kind: what => ONE[what],
  moment: 'moment szturmu z jego stanem',
  scenario: 'id dołączonego szturmu albo scenariusz',
  seed: 'liczba całkowita',
  lesson: 'lekcja',
};
