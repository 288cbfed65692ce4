// What the rules answer to the questions of a lesson, and a wrong answer to each: asked of the sources themselves.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = new URL('../../', import.meta.url).pathname;
const AT = join(ROOT, 'asked-of-the-rules.ts');
const SOURCE = `
  export * from './machines/lessons/epic-armageddon/lesson-run.ts';
  export { readyLesson } from './machines/lessons/epic-armageddon/ready-lesson.ts';
  export { withOdds } from './machines/lessons/epic-armageddon/lesson-odds.ts';
  export { oracleAnswer, wrongAnswer } from './machines/lessons/epic-armageddon/students.ts';
  export { oracleDone } from './machines/lessons/epic-armageddon/students-tasks.ts';
  export { taskOf } from './machines/lessons/epic-armageddon/judge-task.ts';
  export { loadLesson } from './src/lessons/epic-armageddon/course/course.ts';
`;

const bundled = async () => {
  const bundle = await rolldown({
    input: AT, platform: 'node',
    plugins: [{
      name: 'asked',
      resolveId: id => (id === AT ? AT : null),
      load: id => (id === AT ? SOURCE : null),
    }],
  });
  const dir = await mkdtemp(join(tmpdir(), 'answers-'));
  await bundle.write({ dir, format: 'esm', entryFileNames: 'asked.mjs', chunkFileNames: '[name]-[hash].mjs' });
  return import(pathToFileURL(join(dir, 'asked.mjs')).href);
};

const coming = bundled();

/** What is decided to do the task in hand right. */
const decisionsOf = (asked, run) => {
  const there = asked.taskOf(run) === null ? null : asked.oracleDone(run);
  return there === null ? { there: run, done: null } : { there, done: there.timeline.events.slice(run.timeline.at) };
};

/** By the places of the moments; null: it is no lesson of the course whose rules are asked here. */
export const answersIn = async id => {
  const asked = await coming;
  const lesson = await asked.loadLesson(id);
  if (lesson === null) return null;
  const made = asked.readyLesson(lesson);
  if (!('ready' in made)) return null;
  const answers = [];
  let run = asked.beginLesson(made.ready);
  while (!asked.isLessonOver(run)) {
    const reckoned = await asked.withOdds(run);
    const { there, done } = decisionsOf(asked, run);
    answers[run.progress.moment] = { right: asked.oracleAnswer(reckoned), wrong: asked.wrongAnswer(reckoned), done };
    run = asked.goOn(there);
  }
  return answers;
};
