/** Made-up assaults as players line them up for a question: two formations in ranks, front to front, friends behind. */
import type { FormationJson, ProfileJson, ScenarioJson, Side, UnitJson } from '../oracle/scenario-json.ts';
import { LENT, randomProfile } from '../random/profiles.ts';
import { sourceOf, type Source, type Span } from '../random/source.ts';

export interface RankOptions {
  readonly units: Span;
  /** How many kinds of stands a side has, each in a block of its own. */
  readonly kinds: Span;
  /** How many stands of another formation fire in support on either side. */
  readonly supporters: Span;
  /** How common special rules are, 0 to 100. */
  readonly special: number;
}

/** Stands in a rank, and cm from one to the next along it and behind it. */
const FRONT = 7;
const PITCH = 2;
const DEPTH = 2;

/** The same scenario for the same seed and options. */
export const rankedScenario = (seed: number, options: RankOptions): ScenarioJson => {
  const source = sourceOf(seed);
  const lent = source.pick(LENT);
  const profiles: Record<string, ProfileJson> = {};
  const formations: FormationJson[] = [];
  for (const side of ['attacker', 'defender'] as const) {
    const count = source.whole(options.kinds);
    const kinds = Array.from({ length: count }, (_, i) => `${side}-${i + 1}`);
    for (const kind of [...kinds, `${side}-friend`]) {
      profiles[kind] = { ...randomProfile(source, options.special, lent), type: 'infantry', radius: 1 };
    }
    formations.push(...formationsOf(source, side, kinds, options));
  }
  return {
    format: 1, ruleset: 'epic-armageddon', title: `In ranks, from ${seed}`, formations,
    engage: { formation: 'attacker', target: 'defender' }, startAt: 'a4Attacks', profiles,
  };
};

const formationsOf = (
  source: Source, side: Side, kinds: readonly string[], { units, supporters }: RankOptions,
): readonly FormationJson[] => {
  const size = source.whole(units);
  const friends = source.whole(supporters);
  const knowsNoFear = source.once(30);
  const fighting = formation(side, side, size, i => kinds[Math.floor(i * kinds.length / size)]!, 0);
  return [
    { ...fighting, blastMarkers: source.once(50) ? source.whole([0, 3]) : 0,
      rules: knowsNoFear ? ['they-shall-know-no-fear'] : [] },
    ...(friends === 0 ? [] : [formation(`${side}-friends`, side, friends, () => `${side}-friend`, 4)]),
  ];
};

const formation = (
  id: string, side: Side, size: number, kindOf: (place: number) => string, rank: number,
): FormationJson => ({
  id, name: `Made-up formation ${id}`, side, initiative: 2,
  units: Array.from({ length: size }, (_, i): UnitJson => {
    const depth = 1 + DEPTH * (rank + Math.floor(i / FRONT));
    const y = side === 'attacker' ? 40 - depth : 40 + depth;
    return { id: `${id}-${i + 1}`, profile: kindOf(i), at: [40 + PITCH * (i % FRONT), y] };
  }),
});
