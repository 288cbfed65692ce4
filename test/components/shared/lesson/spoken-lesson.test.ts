import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { addWordSource, LANGUAGES, speak } from '../../../../components/shared/languages/speech.ts';
import { LessonSession } from '../../../../components/epic-armageddon/lesson/lesson-session.ts';
import { noteBundled } from '../../../../components/shared/lesson/spoken-lesson.ts';
import { spokenPhaseLesson } from '../../../../components/warhammer-40k/lesson/lesson-session.ts';
import { spokenReady } from '../../../../components/epic-armageddon/lesson/spoken-lesson.ts';
import { readyLesson, type ReadyLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { loadPhaseLesson } from '../../../../src/lessons/warhammer-40k/course.ts';
import { PHASE_LESSON_NAMES } from '../../../../src/lessons/warhammer-40k/names.ts';
import { ANSWER_WORDS, QUESTION_TEXTS } from '../../../../machines/lessons/epic-armageddon/answer-words.ts';
import {
  AFTERMATH_EVENTS, ATTACK_EVENTS, CHARGE_EVENTS,
} from '../../../../src/epic-armageddon/explain/phrases/events.ts';
import { REFUSALS } from '../../../../src/epic-armageddon/explain/phrases/refusals.ts';
import { proseOf, type LessonProse } from '../../../../src/lessons/prose.ts';
import { COURSE } from '../../../lessons/epic-armageddon/course-lessons.ts';
import { madeUp } from '../../../support/made-up-language.ts';

const PHASE_COURSE = await Promise.all(PHASE_LESSON_NAMES.map(async ({ id }) => (await loadPhaseLesson(id))!));
const ALL = [
  ...COURSE.map(lesson => ({ part: `course/${lesson.id}`, lesson })),
  ...PHASE_COURSE.map(lesson => ({ part: `warhammer-40k/course/${lesson.id}`, lesson })),
];

await addWordSource(() => Promise.resolve({
  ...Object.fromEntries(ALL.map(({ part, lesson }) => [part, madeUp(proseOf(lesson)) as LessonProse])),
  'warhammer-40k/takes': { 'Seventh edition': 'Siebte Edition' },
  'lesson/answers': madeUp(ANSWER_WORDS) as object,
  'lesson/questions': madeUp(QUESTION_TEXTS) as object,
  'epic-armageddon/charge-log': madeUp(CHARGE_EVENTS) as object,
  'epic-armageddon/log': madeUp(ATTACK_EVENTS) as object,
  'epic-armageddon/aftermath-log': madeUp(AFTERMATH_EVENTS) as object,
  'epic-armageddon/refusals': madeUp(REFUSALS) as object,
  'course/what-an-assault-is/name': { title: 'Was ein Sturmangriff ist', teaches: 'Alles.' },
}), 'lessons-test');

afterEach(() => speak('en'));

const MARKED = /^⟦.*⟧$/;

/** Every sentence of a lesson that its prose has. */
const sentencesOf = (prose: LessonProse): readonly string[] => Object.values(prose).flatMap(moment =>
  (Object.values(moment) as readonly (string | readonly string[])[]).flat());

const readied = (lesson: Lesson): ReadyLesson => {
  const read = readyLesson(lesson);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.ready;
};

const FIRST = readied(noteBundled(COURSE[0]!));

describe('a bundled lesson', () => {
  it('is as it is written in English', () => {
    expect(proseOf(spokenReady(FIRST).lesson)).toEqual(proseOf(COURSE[0]!));
  });

  it('says every sentence in another language, with its figures and its rules', async () => {
    await speak('de');
    const { lesson } = spokenReady(FIRST);
    expect(lesson.title).toBe('Was ein Sturmangriff ist');
    expect(sentencesOf(proseOf(lesson)).filter(text => !MARKED.test(text))).toEqual([]);
    expect(lesson.moments.map(({ text }) => text.map(({ rule }) => rule)))
      .toEqual(COURSE[0]!.moments.map(({ text }) => text.map(({ rule }) => rule)));
    const { text } = new LessonSession(spokenReady(FIRST), null, 'engage').view!;
    expect(text[1]!.say).toContain('⟦Your Tactical detachment has passed the test for it.');
  });

  it('of Warhammer 40,000 does so too', async () => {
    await speak('de');
    const lesson = spokenPhaseLesson(noteBundled(PHASE_COURSE[0]!));
    expect(sentencesOf(proseOf(lesson)).filter(text => !MARKED.test(text))).toEqual([]);
  });

  it('of Warhammer 40,000 calls its takes so, and in English as they are written', async () => {
    const caught = noteBundled(PHASE_COURSE.find(({ id }) => id === '40k-caught')!);
    expect(spokenPhaseLesson(caught).takes).toEqual(caught.takes);
    await speak('de');
    expect(spokenPhaseLesson(caught).takes.map(({ name }) => name))
      .toEqual(['Trial rules, seven steps', 'Trial rules, eight steps', 'Siebte Edition']);
  });

  it('says again in another language what it said to an answer', async () => {
    const session = new LessonSession(spokenReady(FIRST), null, 'near-enough');
    session.enter({ kind: 'yes-no', yes: false });
    session.check();
    session.show();
    const before = session.verdict!.says.map(({ say }) => say);
    await speak('de');
    session.sayIn(spokenReady(FIRST));
    expect(session.verdict!.says.map(({ say }) => say)).toEqual(before.map(say => expect.stringContaining(`⟦${say}`)));
  });
});

describe('what a lesson says of its own accord', () => {
  it('is of the language of the screen, in questions and in answers', async () => {
    await speak('de');
    const session = new LessonSession(spokenReady(FIRST), null, 'whom');
    expect(session.view!.asking!.question.say).toMatch(/^⟦Which formations may be charged\? … .*⟧$/);
    session.enter({ kind: 'formations', ids: ['tactical'] });
    session.check();
    const { says } = session.verdict!;
    expect(says.map(({ say }) => say)).toEqual([
      expect.stringMatching(/^⟦Not Tactical detachment\. …/), expect.stringMatching(MARKED),
    ]);
  });

  it('is said in English where nobody says otherwise', () => {
    const session = new LessonSession(FIRST, null, 'whom');
    expect(session.view!.asking!.question.say).toBe('Which formations may be charged?');
  });
});

it('a lesson of somebody’s own is shown as it is, whatever it is called', async () => {
  await speak('de');
  const own = readied({ ...COURSE[0]!, title: 'Mine' });
  expect(spokenReady(own).lesson).toBe(own.lesson);
});

describe('a lesson in another language', () => {
  const at = fileURLToPath(new URL('../../../../components/translations/', import.meta.url));
  const books = LANGUAGES.flatMap(language => ALL.map(({ part, lesson }) => ({
    language, part, lesson, file: `${at}${language}/${part}.ts`,
  }))).filter(({ file }) => existsSync(file));

  /** The same moments, as many sentences, and the same figures in each; `said`: the figures of a sentence. */
  const shapeOf = (prose: LessonProse, said: (text: string) => unknown): unknown =>
    Object.fromEntries(Object.entries(prose).map(([id, moment]) => [id, Object.fromEntries(
      (Object.entries(moment) as readonly (readonly [string, string | readonly string[]])[])
        .map(([key, told]) => [key, typeof told === 'string' ? said(told) : told.map(said)]),
    )]));
  const figuresIn = (text: string): readonly string[] => [...text.matchAll(/\{[^}]*\}/g)].map(([one]) => one).sort();

  it('would be found lacking if a sentence had lost a figure', () => {
    expect(shapeOf(proseOf(COURSE[0]!), figuresIn)).not.toEqual(shapeOf(proseOf(COURSE[0]!), () => []));
  });

  it.each(books)('$language: $part says as much as in English, with the same figures', async ({ file, lesson }) => {
    const { words } = await import(file) as { readonly words: LessonProse };
    expect(shapeOf(words, figuresIn)).toEqual(shapeOf(proseOf(lesson), figuresIn));
  });
});
