/** The bundled lessons of Warhammer 40,000. Each is loaded when it is asked for. */
import type { PhaseLessonId } from './names.ts';
import type { PhaseLesson } from './phase-lesson.ts';

const LESSONS: { readonly [id in PhaseLessonId]: () => Promise<PhaseLesson> } = {
  '40k-barricade': async () => (await import('./1-barricade.ts')).barricade,
  '40k-power-fist': async () => (await import('./2-power-fist.ts')).powerFist,
  '40k-two-armours': async () => (await import('./3-two-armours.ts')).twoArmours,
  '40k-who-strikes-whom': async () => (await import('./4-who-strikes-whom.ts')).whoStrikesWhom,
  '40k-caught': async () => (await import('./5-caught.ts')).caught,
  '40k-weapons': async () => (await import('./6-weapons.ts')).weaponNumbers,
  '40k-furious': async () => (await import('./7-furious.ts')).furious,
  '40k-no-fear': async () => (await import('./8-no-fear.ts')).noFear,
};

/** A bundled lesson by its id; null if there is none. */
export const loadPhaseLesson = async (id: string): Promise<PhaseLesson | null> =>
  (Object.hasOwn(LESSONS, id) ? LESSONS[id as PhaseLessonId]() : null);
