/**
 * A lesson as one classic script: it defines the element once. What holds a lesson with its course, one such of each
 * game, the resolver and the unit library lie in scripts beside it that come when they are wanted.
 */
import * as lit from 'lit';
import { AssaultLesson } from '../elements/assault-lesson.ts';
import { neighbours } from './script-loader.ts';
import { wordsBeside } from './word-scripts.ts';
import { addLibrary } from '../shared/languages/speech.ts';
import { withWords } from '../shared/languages/with-words.ts';
import type * as ThePhases from './assault-lesson-40k.ts';
import type * as ThePlayer from './assault-lesson-player.ts';
import type * as Units from './assault-resolver-units.ts';

const beside = neighbours('assault-lesson');
const { leftBy } = beside;
const player = leftBy<typeof ThePlayer>('assault-lesson-player.js', 'assaultLessonPlayer');
const phases = leftBy<typeof ThePhases>('assault-lesson-40k.js', 'assaultLesson40k');
const units = leftBy<typeof Units>('assault-resolver-units.js', 'assaultResolverUnits');
for (const group of ['screen', 'learning']) void addLibrary(wordsBeside(beside, group), group);

AssaultLesson.lazyParts = {
  player: async () => (await player()).readLesson,
  phases: async () => (await withWords(phases(), wordsBeside(beside, 'warhammer-40k'), 'warhammer-40k')).phaseLessonOf,
  parts: {
    resolver: leftBy('assault-resolver.js', 'assaultResolver'),
    reasons: player,
  },
  library: async () => (await units()).neteaLibrary,
};

/** What the scripts beside this one share with it. */
export { lit };
