/** What a statechart says of itself as it stands, and what keeps an event from happening. */
import type { AnyStateMachine, StateValue } from 'xstate';

/** A snapshot of a statechart, as far as it says where it stands. */
interface Located<M> {
  readonly status: string;
  readonly getMeta: () => Readonly<Record<string, M | undefined>>;
}

/** The path of the innermost active state, such as `a4Attacks.attacks.rolling`. */
export const statePath = ({ value }: { readonly value: StateValue }): string => {
  const keys: string[] = [];
  for (let at: StateValue | undefined = value; at !== undefined;) {
    const [key, inner]: [string, StateValue | undefined] = typeof at === 'string' ? [at, undefined]
      : Object.entries(at)[0] as [string, StateValue | undefined];
    keys.push(key);
    at = inner;
  }
  return keys.join('.');
};

/** Whether a state is the one of that path, or lies in it. */
export const isInState = (path: string, state: string): boolean => path === state || path.startsWith(`${state}.`);

/** The innermost active state's meta. */
export const innermostMeta = <M>(snapshot: Located<M>): M => {
  const metas = snapshot.getMeta();
  let innermost = '';
  for (const id of Object.keys(metas)) if (id.length > innermost.length) innermost = id;
  return metas[innermost]!;
};

/** The names of the guards that an event meets now; null: no active state knows such events. */
export const guardsMet = (
  machine: AnyStateMachine, snapshot: Located<unknown>, type: string,
): readonly string[] | null => {
  if (snapshot.status !== 'active') return null;
  const transitions = Object.keys(snapshot.getMeta()).flatMap(id => {
    const { on } = machine.getStateNodeById(id);
    return Object.hasOwn(on, type) ? on[type]! : [];
  });
  if (transitions.length === 0) return null;
  return transitions.flatMap(({ guard }) => (typeof guard === 'string' ? [guard] : []));
};

/** What the first guard that refuses says; null: none does. */
export const firstRefusal = <G, R>(guards: readonly G[], refusedBy: (guard: G) => R | null): R | null => {
  for (const guard of guards) {
    const refusal = refusedBy(guard);
    if (refusal !== null) return refusal;
  }
  return null;
};

/** A guard that can refuse an event. */
type Reason<S extends object, E extends object, R> = (state: S, event: E) => R;

interface Answer<S, R> {
  readonly state: S;
  readonly refusal: R;
}

/** A state and an event are never changed, so what was answered about the two together stays true. */
export const remembered = <S extends object, E extends object, R>(reason: Reason<S, E, R>): Reason<S, E, R> => {
  const answers = new WeakMap<E, Answer<S, R>>();
  return (state, event) => {
    const before = answers.get(event);
    if (before?.state === state) return before.refusal;
    const refusal = reason(state, event);
    answers.set(event, { state, refusal });
    return refusal;
  };
};

/** Guards by their names, each asked once about an event at each moment; asked again, they answer from memory. */
export const allRemembered = <N extends string, S extends object, E extends object, R>(
  reasons: Readonly<Record<N, Reason<S, E, R>>>,
): Readonly<Record<N, Reason<S, E, R>>> => Object.fromEntries(
  Object.entries<Reason<S, E, R>>(reasons).map(([name, reason]) => [name, remembered(reason)]),
) as Readonly<Record<N, Reason<S, E, R>>>;
