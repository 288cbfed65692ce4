/** Who of a side strikes, who fires and who stays out once something is decided. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { fightersOnTable, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { directlyEngaged } from '../../../src/epic-armageddon/movement/engagement.ts';

/** Ids of units. */
export interface WhoFights {
  /** In close combat. */
  readonly contact: readonly string[];
  /** In a firefight. */
  readonly fire: readonly string[];
  readonly out: readonly string[];
}

/** As everybody stands, or has been found to be engaged. @rule A4.1, A4.2 */
export const whoFights = (assault: Assault, side: Side): WhoFights => {
  const engaged = assault.engaged.length > 0 ? assault.engaged : directlyEngaged(assault);
  const by = new Map(engaged.map(one => [one.unit, one.by]));
  const ids = fightersOnTable(assault, side).map(({ id }) => id);
  return {
    contact: ids.filter(id => by.get(id) === 'close-combat'),
    fire: ids.filter(id => by.get(id) === 'firefight'),
    out: ids.filter(id => !by.has(id)),
  };
};

/** One sentence: 'Nobz 1 and Boyz 2 strike; Boyz 3 fires; Boyz 4 stays out.' */
export const fightersInWords = (assault: Assault, { contact, fire, out }: WhoFights): string => {
  const told = [
    ...clause(assault, contact, ['strikes', 'strike']), ...clause(assault, fire, ['fires', 'fire']),
    ...clause(assault, out, ['stays out', 'stay out']),
  ];
  return told.length === 0 ? 'Nobody fights.' : `${told.join('; ')}.`;
};

const clause = (
  assault: Assault, ids: readonly string[], [one, several]: readonly [string, string],
): readonly string[] => {
  const names = ids.map(id => unitOf(assault, id).name);
  if (names.length === 0) return [];
  const listed = names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
  return [`${listed} ${names.length === 1 ? one : several}`];
};
