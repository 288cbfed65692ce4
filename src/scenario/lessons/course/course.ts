/** The bundled lessons. Each is loaded when it is asked for. */
import type { Lesson } from '../lesson.ts';
import type { LessonId } from './names.ts';

const LESSONS: { readonly [id in LessonId]?: () => Promise<Lesson> } = {
  'what-an-assault-is': async () => (await import('./01-what-an-assault-is.ts')).whatAnAssaultIs,
  'who-is-engaged': async () => (await import('./02-who-is-engaged.ts')).whoIsEngaged,
  'close-combat-or-firefight':
    async () => (await import('./03-close-combat-or-firefight.ts')).closeCombatOrFirefight,
  'nearest-first': async () => (await import('./04-nearest-first.ts')).nearestFirst,
  'second-lap': async () => (await import('./05-second-lap.ts')).secondLap,
  cover: async () => (await import('./06-cover.ts')).cover,
  'first-strike': async () => (await import('./07-first-strike.ts')).firstStrike,
  'macro-weapons': async () => (await import('./08-macro-weapons.ts')).macroWeapons,
  'decided-at-once': async () => (await import('./09-decided-at-once.ts')).decidedAtOnce,
};

/** A bundled lesson by its id; null if there is none. */
export const lessonOf = async (id: string): Promise<Lesson | null> =>
  (Object.hasOwn(LESSONS, id) ? LESSONS[id as LessonId]!() : null);
