/**
 * A lesson as one classic script: it defines the element once. What holds a lesson with its course, one such of each
 * game, the resolver and the unit library are scripts of their own that are fetched when they are wanted.
 */
import { AssaultLesson } from '../elements/assault-lesson.ts';
import { withWords } from '../shared/languages/speech.ts';
import type { LeftOnPage } from './left-on-page.ts';
import { scriptLoader } from './script-loader.ts';

const { load, addWords } = scriptLoader('assault-lesson');
const player = load<LeftOnPage['assault-lesson-player']>('assault-lesson-player');
const phases = load<LeftOnPage['assault-lesson-40k']>('assault-lesson-40k');
const units = load<LeftOnPage['assault-resolver-units']>('assault-resolver-units');
void addWords('screen');

AssaultLesson.lazyParts = {
  player: async () => (await withWords(
    player(), addWords('lessons'),
  )).readLesson,
  phases: async () => (await withWords(
    phases(), addWords('lessons', 'warhammer-40k-lessons', 'warhammer-40k-map'),
  )).phaseLessonOf,
  prose: id => addWords(`course-${id}`),
  parts: {
    resolver: load('assault-resolver'),
    reasons: player,
    load,
  },
  problems: load<LeftOnPage['assault-lesson-problems']>('assault-lesson-problems'),
  library: async () => (await units()).neteaLibrary,
};

export { lit, looks } from './shared-lit.ts';
