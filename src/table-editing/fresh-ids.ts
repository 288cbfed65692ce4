/** Ids that nobody has yet. */
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';
import { isReserved } from '../parsing/plain-json.ts';

const LONGEST = 24;

/** A name as an id: lower case, words joined by hyphens, and another one than all of these. */
export const freshId = (name: string, taken: readonly string[], fallback: string): string => {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST).replace(/^-+|-+$/g, '');
  const id = words === '' || isReserved(words) ? fallback : words;
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? id : `${id}-${number}`;
    if (!taken.includes(tried)) return tried;
  }
};

export const freshFormationId = (setUp: Scenario, name: string): string =>
  freshId(name, setUp.formations.map(formation => formation.id), 'formation');

/** Ids for so many units: a7, a8 … for the attacker, d1, d2 … for the defender; short, for the sake of links. */
export const freshUnitIds = (setUp: Scenario, side: Side, count: number): readonly string[] => {
  const taken = new Set(setUp.formations.flatMap(formation => formation.units.map(unit => unit.id)));
  const ids: string[] = [];
  for (let number = 1; ids.length < count; number += 1) {
    const id = `${side === 'attacker' ? 'a' : 'd'}${number}`;
    if (!taken.has(id)) ids.push(id);
  }
  return ids;
};
