/** An answer in words. */
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import { figure, listed } from '../../shared/languages/forms.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

const nameIn = ({ units, formations }: Assault, id: string): string =>
  [...units, ...formations].find(one => one.id === id)?.name ?? id;

export const answerText = (assault: Assault, given: GivenAnswer): string => {
  switch (given.kind) {
    case 'units':
    case 'formations':
      return given.ids.length === 0 ? lessonEditorWords.nobody : listed(given.ids.map(id => nameIn(assault, id)));
    case 'order':
      return given.ids.length === 0
        ? lessonEditorWords.nobody : lessonEditorWords.inOrder(given.ids.map(id => nameIn(assault, id)));
    case 'number':
      return figure(Math.round(given.value * 10) / 10);
    case 'side':
      return given.side === 'neither' ? lessonEditorWords.neither : lessonEditorWords.sides[given.side];
    case 'yes-no':
      return given.yes ? lessonEditorWords.yes : lessonEditorWords.no;
  }
};
