/** A list of events from outside, whatever the game: each is one that there is, and says what such an event says. */
import * as v from 'valibot';
import { quote } from '../parsing/problems.ts';
import { fieldsOf, isObject, listOf, tell, wholeFrom, type Shape } from '../parsing/shapes.ts';
import { say, SHELF_WORDS } from './shelf-words.ts';

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
    say(where === 'assault' ? 'noEvent' : 'noPhaseEvent', quote(typeOf(json)))));
  const event = v.lazy(json => shapes.get(typeOf(json)) ?? noEvent) as Shape<T>;
  return listOf('events', event, { most: MOST_EVENTS });
};
