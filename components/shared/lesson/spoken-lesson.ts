/** The bundled lessons in the language of the screen; a lesson of anybody’s own is shown as it is. */
import type { LessonProse, MomentProse } from '../../../src/lessons/prose.ts';
import type { LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { NameTexts } from '../languages/bundled.ts';
import { bookOf } from '../languages/speech.ts';

/** As much of a lesson, of whichever game, as has to be said. */
interface SpokenText {
  readonly id: string;
  readonly title: string;
  readonly teaches: string;
  readonly moments: readonly Pick<LessonMoment, 'id' | 'title' | 'text' | 'hint'>[];
}

const bundled = new WeakSet<object>();

/** Notes that a lesson is one of ours. */
export const noteBundled = <L extends object>(lesson: L): L => {
  bundled.add(lesson);
  return lesson;
};

/** Whether a lesson is one of ours. */
export const isBundled = (lesson: object): boolean => bundled.has(lesson);

/** A lesson with every sentence that the language of the screen has; the rule that a sentence says stays with it. */
export const inLanguage = <L extends SpokenText>(lesson: L, part: string): L => {
  const prose = bookOf(`${part}/${lesson.id}`) as LessonProse | undefined;
  if (!isBundled(lesson)) return lesson;
  return {
    ...lesson,
    ...bookOf(`${part}/${lesson.id}/name`) as NameTexts | undefined,
    moments: lesson.moments.map(moment => {
      const own = prose?.[moment.id];
      return own === undefined ? moment : momentIn(moment, own);
    }),
  };
};

const momentIn = (moment: SpokenText['moments'][number], prose: MomentProse): SpokenText['moments'][number] => {
  const said = Object.entries(prose).flatMap(([key, told]): readonly (readonly [string, unknown])[] => {
    const english =
      (moment as Readonly<Record<string, string | LessonSentence | readonly LessonSentence[] | undefined>>)[key];
    if (typeof english === 'string' || english === undefined) return english === undefined ? [] : [[key, told]];
    return [[key, 'say' in english
      ? { ...english, say: told as string }
      : english.map((one, at) => ({ ...one, say: (told as readonly string[])[at] ?? one.say }))]];
  });
  return { ...moment, ...Object.fromEntries(said) };
};
