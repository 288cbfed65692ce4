/** Fights of any size up to the limits, of several kinds: two sides in ranks, the first of them in contact. */
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';

/** As many as there may be in a formation, and as many as stand in a rank. */
const IN_FORMATION = 60;
const IN_RANK = 40;

interface Stand {
  readonly profile: string;
  readonly aboard?: string;
}

/** What the stands of a side are, and how far apart they stand, cm. */
interface Kind {
  readonly stand: (i: number, idOf: (i: number) => string) => Stand;
  readonly pitch: number;
}

const listOf = <T>(count: number, one: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** Where a stand is: `front` is how far its rank’s first one stands from the middle of the table, cm. */
const placeIn = (side: Side, i: number, front: number, pitch: number): readonly number[] => {
  const back = front + 1.24 * pitch * Math.floor(i / IN_RANK);
  return [10 + pitch * (i % IN_RANK), side === 'attacker' ? 100 - back : 100 + back];
};

/** Stands of a side in as many formations as they need. */
const formationsOf = (side: Side, name: string, count: number, { stand, pitch }: Kind, front: number) => {
  const idOf = (i: number): string => `${name}-${i}`;
  return listOf(Math.ceil(count / IN_FORMATION), j => ({
    id: `${name}${j}`, side,
    units: listOf(Math.min(IN_FORMATION, count - IN_FORMATION * j), place => {
      const i = IN_FORMATION * j + place;
      const one = stand(i, idOf);
      return { id: idOf(i), ...one, ...(one.aboard === undefined ? { at: placeIn(side, i, front, pitch) } : {}) };
    }),
  }));
};

const byTurns = (...profiles: readonly string[]): Kind => ({
  stand: i => ({ profile: profiles[i % profiles.length]! }), pitch: 2.1,
});
/** One of twenty is another one, which is large. */
const withEngines = (engine: string, profile: string): Kind =>
  ({ stand: i => ({ profile: i % 20 === 0 ? engine : profile }), pitch: 7 });
/** Two of three sit in the third. */
const MOUNTED: Kind = {
  stand: (i, idOf) => (i % 3 === 0 ? { profile: 'rhino' } : { profile: 'tactical', aboard: idOf(i - i % 3) }), pitch: 4,
};

type Fight = (size: number) => Scenario;

/** So many stands; such a part of each side supports. */
const fightOf = (attacker: Kind, defender: Kind, supporting = 0): Fight => size => {
  const backing = Math.floor(size * supporting);
  const kinds = { attacker, defender };
  const counts = { attacker: Math.ceil(size / 2) - backing, defender: Math.floor(size / 2) - backing };
  const fighting = SIDES.map(side => formationsOf(side, side, counts[side], kinds[side], kinds[side].pitch / 2.1));
  const [first, second] = fighting.map(formations => formations.map(({ id }) => id));
  const parsed = parseScenario({
    format: 1, ruleset: 'epic-armageddon', startAt: 'a4Attacks', table: { width: 300, depth: 200 },
    formations: [
      ...fighting.flat(), ...SIDES.flatMap(side => formationsOf(side, `${side}-support`, backing, byTurns('boyz'), 11)),
    ],
    engage: {
      formation: first![0], target: second![0], combined: first!.slice(1), intermingled: second!.slice(1),
    },
  }, neteaLibrary);
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ say }) => say).join(' '));
  return parsed.scenario;
};

export const GROWING: Readonly<Record<string, Fight>> = {
  'one profile a side': fightOf(byTurns('boyz'), byTurns('tactical')),
  'five kinds a side': fightOf(
    byTurns('boyz', 'nobz', 'grotz', 'stormboyz', 'kommandos'),
    byTurns('storm-troopers', 'infantry', 'ogryns', 'snipers', 'rough-riders'),
  ),
  'First Strike and macro-weapons': fightOf(
    byTurns('howling-banshees', 'dire-avengers', 'striking-scorpions'), byTurns('tactical', 'terminator', 'scout'),
  ),
  supporters: fightOf(byTurns('boyz', 'nobz'), byTurns('infantry'), 0.25),
  'war engines that blow up': fightOf(withEngines('gargant', 'boyz'), withEngines('baneblade', 'infantry')),
  passengers: fightOf(MOUNTED, { ...byTurns('boyz'), pitch: 4 }),
};
