/** All words that are written, in English and in the books of the other languages. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Books, type WordSource, type Translated } from '../../components/shared/languages/speech.ts';
import type { NameTexts } from '../../components/shared/languages/bundled.ts';
import { allWritten } from './all-written.ts';
import { BOOKS } from '../../components/translations/books.ts';
import { ASSAULT_MOMENTS, PHASE_MOMENTS } from '../../components/translations/english.ts';
import { ASSAULT_TEXTS } from '../../machines/charts/layouts/assault-texts.ts';
import { PHASE_TEXTS } from '../../machines/charts/layouts/phase-texts.ts';
import { LESSON_NAMES } from '../../src/lessons/epic-armageddon/course/names.ts';
import { PHASE_LESSON_NAMES } from '../../src/lessons/warhammer-40k/names.ts';
import { SAMPLES } from '../../src/epic-armageddon/scenario/samples/samples.ts';
import { loadPhaseLesson } from '../../src/lessons/warhammer-40k/course.ts';
import { proseOf } from '../../src/lessons/prose.ts';
import { PHASE_SAMPLE_NAMES } from '../../src/warhammer-40k/scenario/samples/names.ts';
import { COURSE } from '../lessons/epic-armageddon/course-lessons.ts';
import { codeOf, sourceFiles } from './source-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const TRANSLATED = LANGUAGES.filter((one): one is Translated => one !== LANGUAGES[0]);

/** What is fetched together. */
export const GROUPS: Readonly<Record<string, WordSource>> = Object.fromEntries(Object.entries(BOOKS)
  .map(([group, comes]) => [group, async language => (await comes[language]()).books as unknown as Books]));

/** The parts that a source speaks. */
const partsIn = (text: string): readonly string[] => [
  ...[...codeOf(text).matchAll(/\bspoken(?:<[^()]*>)?\(\s*'([^']+)'/g)].map(([, part]) => part!),
  ...[...codeOf(text).matchAll(/\bsayings\(\s*'([^']+)'/g)].map(([, part]) => part!),
  ...[...codeOf(text).matchAll(/\bruleTexts\(\s*'([^']+)'/g)].map(([, part]) => `rule-texts/${part}`),
];

/** Where each part is spoken, by its name. */
export const spokenIn: ReadonlyMap<string, string> = new Map(sourceFiles(['src', 'components'])
  .filter(({ path }) => !path.startsWith('components/shared/languages/'))
  .flatMap(({ path, text }) => partsIn(text).map(part => [part, path] as const)));

/** What the machines say of themselves: each text is its own name. */
const charted = (texts: readonly string[]): object => Object.fromEntries(texts.map(text => [text, text]));
/** What is bundled, by its ids. */
const named = (names: readonly { readonly id: string; readonly title: string; readonly teaches: string }[]): object =>
  Object.fromEntries(names.map(({ id, title, teaches }) => [id, { title, teaches }]));

const PHASE_COURSE = await Promise.all(PHASE_LESSON_NAMES.map(async ({ id }) => (await loadPhaseLesson(id))!));

/** A lesson with its name. */
const told = (part: string, lesson: NameTexts & Parameters<typeof proseOf>[0]) => [
  [part, proseOf(lesson)] as const,
  [`${part}/name`, { title: lesson.title, teaches: lesson.teaches }] as const,
];

/** Parts that are asked for by name, without a record of words. */
const BY_NAME: readonly (readonly [string, object])[] = [
  ['assault/chart', charted(ASSAULT_TEXTS)], ['phase/chart', charted(PHASE_TEXTS)],
  ['assault/moments', charted(ASSAULT_MOMENTS)],
  ...Object.entries(PHASE_MOMENTS).map(([part, texts]) => [`phase/${part}`, charted(texts)] as const),
  ['samples', named(SAMPLES)], ['course', named(LESSON_NAMES)],
  ...COURSE.flatMap(lesson => told(`course/${lesson.id}`, lesson)),
  ...PHASE_COURSE.flatMap(lesson => told(`warhammer-40k/course/${lesson.id}`, lesson)),
  ['warhammer-40k/takes', charted(PHASE_COURSE.flatMap(({ takes }) => takes.map(({ name }) => name)))],
  ['warhammer-40k/samples', named(PHASE_SAMPLE_NAMES)], ['warhammer-40k/course', named(PHASE_LESSON_NAMES)],
];

/** The English of every part. */
export const written = async (): Promise<ReadonlyMap<string, object>> => {
  for (const path of new Set(spokenIn.values())) await import(/* @vite-ignore */ join(ROOT, path));
  const all = allWritten();
  return new Map([...[...spokenIn.keys()].map(part => [part, all.get(part)!] as const), ...BY_NAME]);
};

/** The books of a language by their groups. */
export const booksIn = async (language: Translated): Promise<Readonly<Record<string, Books>>> =>
  Object.fromEntries(await Promise.all(Object.entries(GROUPS)
    .map(async ([group, library]) => [group, await library(language)] as const)));
