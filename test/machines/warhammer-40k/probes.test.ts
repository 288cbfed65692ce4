import { describe, expect, it } from 'vitest';
import { phaseGame } from '../../../machines/compare/phase-game.ts';
import { streamOf } from '../../../machines/compare/lockstep.ts';
import { inTurn, walk } from '../../../machines/compare/walk.ts';
import { presentIn } from '../../../machines/history.ts';
import { PHASE_PROBER } from '../../../machines/warhammer-40k/probes.ts';
import { metaOf, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import { PHASE_SAMPLES } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';

const snapshotsIn = (id: string, edition: Edition): readonly PhaseSnapshot[] => {
  const { scenario, decisions, seed } = PHASE_SAMPLES.find(one => one.id === id)!;
  return walk(phaseGame(scenario(edition), decisions), inTurn(streamOf(seed))).moments
    .map(({ before }) => presentIn(before));
};
const probe = (snapshot: PhaseSnapshot, type: PhaseEvent['type']) => [...PHASE_PROBER.probes(snapshot as never, type)];

describe('the chart of a phase', () => {
  it.each(EDITIONS)('knows an event that every state on the way accepts (%s)', edition => {
    for (const snapshot of snapshotsIn('character-in-a-unit', edition)) {
      const { hands, unlessDecided } = metaOf(snapshot);
      const events = probe(snapshot, hands === undefined ? unlessDecided! : 'dice.thrown');
      expect(events.some(event => snapshot.can(event as never))).toBe(true);
    }
  });

  it('thinks of charges, and tells why one is refused', () => {
    const [first] = snapshotsIn('multiple-combat', '7th');
    expect(probe(first!, 'charge.declared').map(({ unit, targets }) => [unit, targets])).toEqual([
      ['first', ['left']], ['first', ['right']], ['second', ['left']], ['second', ['right']],
    ]);
    const refused = { type: 'charge.declared', unit: 'first', targets: ['nobody'] };
    expect(PHASE_PROBER.reason(first as never, refused, null)).toMatchObject({ rule: '40k.4' });
    expect(PHASE_PROBER.reason(first as never, { ...refused, targets: ['left'] }, null)).toBe(null);
  });
});
