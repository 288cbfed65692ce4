/** The map of a first moment as it is drawn, made again of what is stored of it. */
import { INCHES } from '../../shared/battlefield/measure.ts';
import type { MapWords } from '../../shared/battlefield/map-words.ts';
import type { Counter } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { PackedView } from './opening.ts';

const counterAt = (columns: PackedView['counters'], at: number): Counter => {
  const values = Object.entries(columns).map(([name, all]) => [name, all.length === 1 ? all[0] : all[at]] as const);
  const counter = { note: null, ...Object.fromEntries(values.filter(([, value]) => value !== null)) } as Counter;
  return { ...counter, spoken: counter.name + counter.spoken };
};

/** Nothing of it can be moved or chosen yet, and neither its key nor its keys are told: that comes with the game. */
export const unpackedView = (packed: PackedView): BattlefieldView => {
  const { size: [width, depth], step, label, terrain, count } = packed;
  const counters = Array.from({ length: count }, (_, at) => counterAt(packed.counters, at));
  return {
    width, depth, step, terrain, counters, measure: INCHES, chosen: null, tokens: [], areas: [], ghost: null,
    words: { keys: '', keysAndAsking: '', map: () => label } as unknown as MapWords,
    lines: packed.lines.map(([isSupport, from, to]) => {
      const ends = { from: counters[from]!.id, to: counters[to]!.id };
      const kind = isSupport ? 'support' : 'contact';
      return {
        ...ends, id: `${kind}-${ends.from}-${ends.to}`, kind, label: null, cutAt: null, say: '', emphasis: false,
        drawn: true,
      };
    }),
    mattering: packed.units.map(([id, name, side]) => ({
      id, name, side, why: null,
      units: counters.filter(one => one.formation === name && one.stance !== 'bystander').map(one => one.id),
    })),
  };
};
