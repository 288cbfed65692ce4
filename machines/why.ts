/** What a statechart says of itself as it stands, and what keeps an event from happening. */
import type { AnyStateMachine } from 'xstate';

/** A snapshot of a statechart, as far as it says where it stands. */
interface Located<M> {
  readonly status: string;
  readonly getMeta: () => Readonly<Record<string, M | undefined>>;
}

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
  const transitions = Object.keys(snapshot.getMeta()).flatMap(id => machine.getStateNodeById(id).on[type] ?? []);
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
