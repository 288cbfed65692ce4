/** The bundled lessons. Each is loaded when it is asked for. */
import type { Lesson } from '../../lesson.ts';
import type { LessonId } from './names.ts';

const LESSONS: { readonly [id in LessonId]: () => Promise<Lesson> } = {
  'what-an-assault-is': async () => (await import('./01-what-an-assault-is.ts')).whatAnAssaultIs,
  'who-is-engaged': async () => (await import('./02-who-is-engaged.ts')).whoIsEngaged,
  'close-combat-or-firefight':
    async () => (await import('./03-close-combat-or-firefight.ts')).closeCombatOrFirefight,
  'nearest-first': async () => (await import('./04-nearest-first.ts')).nearestFirstLesson,
  'second-lap': async () => (await import('./05-second-lap.ts')).secondLap,
  cover: async () => (await import('./06-cover.ts')).cover,
  'first-strike': async () => (await import('./07-first-strike.ts')).firstStrike,
  'macro-weapons': async () => (await import('./08-macro-weapons.ts')).macroWeapons,
  'decided-at-once': async () => (await import('./09-decided-at-once.ts')).decidedAtOnce,
  'supporting-fire': async () => (await import('./10-supporting-fire.ts')).supportingFire,
  'the-result': async () => (await import('./11-the-result.ts')).theResult,
  ties: async () => (await import('./12-ties.ts')).ties,
  losing: async () => (await import('./13-losing.ts')).losing,
  winning: async () => (await import('./14-winning.ts')).winning,
  'formations-together': async () => (await import('./15-formations-together.ts')).formationsTogether,
  'war-engines': async () => (await import('./16-war-engines.ts')).warEngines,
  'commander-dies-last': async () => (await import('./17-commander-dies-last.ts')).commanderDiesLast,
  'entering-zones': async () => (await import('./18-entering-zones.ts')).enteringZones,
  'leaving-zones': async () => (await import('./19-leaving-zones.ts')).leavingZones,
  pinned: async () => (await import('./20-pinned.ts')).pinned,
  overwatch: async () => (await import('./21-overwatch.ts')).overwatch,
  transports: async () => (await import('./22-transports.ts')).transports,
  'withdrawing-well': async () => (await import('./23-withdrawing-well.ts')).withdrawingWell,
  'choosing-a-charge': async () => (await import('./24-choosing-a-charge.ts')).choosingACharge,
  'where-hits-fall': async () => (await import('./25-where-hits-fall.ts')).whereHitsFall,
  'on-your-own': async () => (await import('./26-on-your-own.ts')).onYourOwn,
};

/** A bundled lesson by its id; null if there is none. */
export const loadLesson = async (id: string): Promise<Lesson | null> =>
  (Object.hasOwn(LESSONS, id) ? LESSONS[id as LessonId]() : null);
