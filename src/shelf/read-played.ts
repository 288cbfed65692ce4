/** What has been played of either game, from outside: its scenario whole, its events as far as the rules accept. */
import * as v from 'valibot';
import type { Json } from '../parsing/plain-json.ts';
import { PROBLEM_WORDS } from '../parsing/problem-words.ts';
import { type Problem, type ProblemList, quote } from '../parsing/problems.ts';
import { fieldsOf, isObject, listOf, mustBe, readShape, type Shape, tell, wholeFrom } from '../parsing/shapes.ts';
import { sayShelfProblem, SHELF_WORDS } from './shelf-words.ts';

/** Nothing that is played takes more. */
export const MOST_EVENTS = 5000;
const MOST_DICE = 5000;

/** What a throw of dice says in every game. */
export const THROWN = { faces: listOf('faces', wholeFrom(1, 6), { most: MOST_DICE }) };

const typeOf = (json: unknown): string =>
  (isObject(json) && 'type' in json && typeof json.type === 'string' ? json.type : '');

/** `fields`: what each event says beside its type; `where`: in what it happens. */
export const eventListOf = <T extends { readonly type: string }>(
  fields: Readonly<Record<T['type'], v.ObjectEntries>>, where: 'assault' | 'phase',
): Shape<T[]> => {
  const shapes = new Map(Object.entries<v.ObjectEntries>(fields).map(([type, entries]) =>
    [type, fieldsOf(SHELF_WORDS.event, { type: v.literal(type), ...entries }) as Shape<unknown>]));
  const noEvent = v.custom<never>(() => false, tell('unknown-word', (_path, json) =>
    sayShelfProblem(where === 'assault' ? 'noEvent' : 'noPhaseEvent', quote(typeOf(json)))));
  const event = v.lazy(json => shapes.get(typeOf(json)) ?? noEvent) as Shape<T>;
  return listOf('events', event, { most: MOST_EVENTS });
};

/** The content by its name, so that sentences can say what it is about. */
export const contentShape = <T>(content: Shape<T>) => fieldsOf(PROBLEM_WORDS.anObject, { content });

/** Undefined, with its problems reported, if it is not whole. */
export const readWhole = <T>(shape: Shape<T>, content: Json, problems: ProblemList): T | undefined => {
  const read = readShape(shape, { content }, problems);
  return problems.count() === 0 ? read as T | undefined : undefined;
};

/** What is played as it is written, its scenario still unread. */
export const playedContent = <E>(what: 'assault' | 'phase', events: Shape<E[]>) =>
  contentShape(fieldsOf(SHELF_WORDS[what], {
    scenario: v.pipe(v.custom<object>(isObject, mustBe(SHELF_WORDS.scenario)), v.description(SHELF_WORDS.scenario)),
    events,
    at: wholeFrom(0, MOST_EVENTS),
  }));

interface Written<E> {
  readonly scenario: object;
  readonly events: E[];
  readonly at: number;
}

/** How a game reads its scenarios and its events. */
export interface PlayedSource<S, E> {
  readonly content: Shape<{ readonly content: Written<E> }>;
  readonly parse: (json: unknown) => { readonly scenario: S } | { readonly problems: readonly Problem[] };
  /** An event with what goes without saying on this table. */
  readonly completed?: (event: E, scenario: S) => E;
  readonly accepts: (played: { readonly scenario: S; readonly events: readonly E[] }) => number;
}

/** What has been played, as far as its events are accepted. */
export const readPlayed = <S, E>(
  { content, parse, completed = event => event, accepts }: PlayedSource<S, E>, json: Json, problems: ProblemList,
) => {
  const written = readWhole(content, json, problems)?.content;
  if (written === undefined) return undefined;
  const parsed = parse(written.scenario);
  if ('problems' in parsed) {
    for (const { path, code, say } of parsed.problems) problems.report(path, code, () => say);
    return undefined;
  }
  const { scenario } = parsed;
  const whole = written.events.map(event => completed(event, scenario));
  const events = whole.slice(0, accepted(() => accepts({ scenario, events: whole })));
  return { scenario, events, at: Math.min(written.at, events.length) };
};

/** An event that says what no player could mean may be more than the rules can answer: it is refused like others. */
const accepted = (accepts: () => number): number => {
  try {
    return accepts();
  } catch {
    return 0;
  }
};
