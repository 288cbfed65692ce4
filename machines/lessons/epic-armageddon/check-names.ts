/** What a lesson names that its scenario or the statechart does not have. */
import type { AnyStateNode } from 'xstate';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { figuresIn, FIGURES } from '../../../src/lessons/figures.ts';
import type { Lesson, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { sayLessonProblem } from '../../../src/lessons/lesson-problem-words.ts';
import { problemList, quote, type Problem } from '../../../src/parsing/problems.ts';
import { didYouMean } from '../../../src/parsing/spelling.ts';
import { assaultMachine } from '../../epic-armageddon/assault.machine.ts';

const pathsOf = (node: AnyStateNode): readonly string[] =>
  [...(node.path.length === 0 ? [] : [node.path.join('.')]), ...Object.values(node.states).flatMap(pathsOf)];

/** Every state of the statechart by its path. */
export const STATE_PATHS: readonly string[] = pathsOf(assaultMachine.root as unknown as AnyStateNode);

/** What there is of a kind of thing. */
interface Known {
  readonly unit: readonly string[];
  readonly formation: readonly string[];
  readonly state: readonly string[];
}

const knownIn = ({ formations }: Scenario): Known => ({
  unit: formations.flatMap(({ units }) => units.map(({ id }) => id)),
  formation: formations.map(({ id }) => id),
  state: STATE_PATHS,
});

const CODES = { unit: 'unknown-word', formation: 'unknown-formation', state: 'unknown-word' } as const;

/** A name that there is not. */
interface Strange {
  readonly path: string;
  readonly kind: keyof Known;
  readonly name: string;
}

const unknown = (known: Known, kind: keyof Known, path: string, names: readonly string[]): readonly Strange[] =>
  names.filter(name => !known[kind].includes(name)).map(name => ({ path, kind, name }));

/** Parameters that name something, and what. */
const NAMING: Readonly<Record<string, keyof Known>> = {
  unit: 'unit', from: 'unit', units: 'unit', formation: 'formation', formations: 'formation', state: 'state',
};

const inParameters = (known: Known, path: string, asked: Readonly<Record<string, unknown>>): readonly Strange[] =>
  Object.entries(NAMING).flatMap(([name, kind]) => (Object.hasOwn(asked, name)
    ? unknown(known, kind, `${path}.${name}`, [asked[name] as string | readonly string[]].flat()) : []));

const inSaid = (known: Known, path: string, { say }: LessonSentence): readonly Strange[] =>
  figuresIn(say).flatMap(({ name, of }) => {
    const kind = Object.hasOwn(FIGURES, name) ? FIGURES[name as keyof typeof FIGURES] : 'nothing';
    return of !== null && (kind === 'unit' || kind === 'formation') ? unknown(known, kind, `${path}.say`, [of]) : [];
  });

const inSentences = (known: Known, path: string, says: readonly LessonSentence[]): readonly Strange[] =>
  says.flatMap((said, i) => inSaid(known, `${path}[${i}]`, said));

/** The sentences of a moment that stand alone. */
const singly = (known: Known, path: string, moment: LessonMoment): readonly Strange[] =>
  (['question', 'task', 'objection'] as const).flatMap(field => {
    const said = (moment as Readonly<Partial<Record<typeof field, LessonSentence>>>)[field];
    return said === undefined ? [] : inSaid(known, `${path}.${field}`, said);
  });

const inMoment = (known: Known, path: string, moment: LessonMoment): readonly Strange[] => {
  const { at } = moment;
  const about = [
    ...unknown(known, 'state', `${path}.at.state`, [at.state]),
    ...unknown(known, 'unit', `${path}.at.moved`, at.moved === undefined ? [] : [at.moved]),
    ...inSentences(known, `${path}.text`, moment.text), ...inSentences(known, `${path}.hint`, moment.hint),
    ...singly(known, path, moment),
  ];
  switch (moment.kind) {
    case 'predict':
      return [...about, ...inParameters(known, `${path}.ask`, { ...moment.ask }),
        ...inSentences(known, `${path}.after`, moment.after)];
    case 'do':
      return [...about, ...inParameters(known, `${path}.goal`, { ...moment.goal }),
        ...unknown(known, 'state', `${path}.until`, moment.until === undefined ? [] : [moment.until]),
        ...inSentences(known, `${path}.after`, moment.after)];
    case 'see':
      return about;
  }
};

/** Everything that a lesson names and that there is not. */
export const strangeNames = ({ moments }: Lesson, scenario: Scenario): readonly Problem[] => {
  const known = knownIn(scenario);
  const problems = problemList();
  moments.flatMap((moment, i) => inMoment(known, `moments[${i}]`, moment)).forEach(({ path, kind, name }) =>
    problems.report(path, CODES[kind], () =>
      didYouMean(sayLessonProblem('noName', kind, quote(name)), name, known[kind])));
  return problems.all();
};
