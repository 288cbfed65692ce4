/** The picture of an assault: what it answers about each stand. The first bundled assault, its dice by its seed. */
import { describe, expect, it } from 'vitest';
import { battlefieldView, type ViewOptions } from '../../../components/steps/battlefield-view.ts';
import { movableHits } from '../../../components/steps/movable-hits.ts';
import { parseScenario, SAMPLES, type Assault, type AssaultEvent, type Scenario } from '../../../machines/index.ts';
import { presentOf, replay } from '../../../machines/timeline.ts';

const sample = SAMPLES[0]!;
const parsed = parseScenario(sample.scenario) as { readonly scenario: Scenario };

const after = (...more: readonly AssaultEvent[]): Assault =>
  presentOf(replay(parsed.scenario, [...sample.decisions, ...more])).context.assault;

const throws = (...faces: readonly number[]): AssaultEvent => ({ type: 'dice.thrown', faces });
const HITS = throws(5, 5, 5, 1, 5, 4, 3, 2, 5, 3, 6, 1);
const ALLOCATED: AssaultEvent = { type: 'hits.allocated' };

const view = (assault: Assault, step: string, more: Partial<ViewOptions> = {}) => battlefieldView(assault, {
  step, movable: [], choosable: [], chosen: null, ghost: null, allowance: null,
  stoodBefore: assault.units.map(unit => unit.id), ...more,
});

const counter = (assault: Assault, id: string, step = 'a4Attacks') =>
  view(assault, step).counters.find(one => one.id === id)!;

const lineFrom = (assault: Assault, id: string, step = 'a4Attacks') =>
  view(assault, step).lines.find(one => one.from === id || one.to === id);

describe('the picture of an assault', () => {
  it('A4.2: a stand in contact has a contact bar, one in a firefight a line with its centimetres', () => {
    expect(lineFrom(after(), 'b1')).toMatchObject({ kind: 'contact', label: null });
    expect(lineFrom(after(), 'n2')).toMatchObject({ kind: 'firefight', label: '6.7 cm' });
  });

  it('L2: a stand without a line of fire has its line cut where the terrain ends it, and says through how much', () => {
    const line = lineFrom(after(), 'b6')!;
    expect(line).toMatchObject({ kind: 'blocked', label: '10.9 cm of ruins' });
    expect(line.cutAt).not.toBeNull();
    expect(counter(after(), 'b6').stance).toBe('engaged');
    expect(counter(after(), 'b6').spoken).toContain('Boyz 6 has no line of fire to Assault 4');
  });

  it('A4.1: whoever was engaged when the round began still is, though the enemy it stood against is dead', () => {
    const saved = after(HITS, ALLOCATED, throws(1, 3, 1), throws(4, 2, 1), throws(4));
    expect(saved.units.find(unit => unit.id === 'a2')!.lostTo).toBe('attack');
    expect(counter(saved, 'n1').stance).toBe('fighting');
  });

  it('H1: hits are numbered from the nearest outwards, and their saves stand under the counters', () => {
    const assault = after(HITS);
    const { tokens } = view(assault, 'a4Attacks');
    expect(tokens.filter(token => token.id.startsWith('defender')).map(token => [token.number, token.unit]))
      .toEqual([[1, 'b1'], [2, 'b2'], [3, 'b3']]);
    expect(counter(assault, 'b1')).toMatchObject({ note: 'save 6+', now: true });
  });

  it('H1: a hit may be carried while its owner has another stand equally near, and not once its die has fallen', () => {
    const movable = (assault: Assault) =>
      view(assault, 'a4Attacks', { movableHits: movableHits(assault) }).tokens.map(token => token.movable);
    expect(movable(after(HITS))).toContain(true);
    expect(movable(after(HITS, ALLOCATED, throws(1, 3, 1))).slice(3)).not.toContain(true);
  });

  it('A5.2: those who may support are drawn with the line they would fire along, others are bystanders', () => {
    const shot = after(HITS, ALLOCATED, throws(1, 3, 1), throws(4, 2, 1), throws(4), ALLOCATED);
    expect(counter(shot, 'v1', 'a5SupportingFire').stance).toBe('supporting');
    expect(lineFrom(shot, 'v1', 'a5SupportingFire')).toMatchObject({ kind: 'support', emphasis: true });
    expect(counter(shot, 'v4', 'a5SupportingFire').stance).toBe('bystander');
  });

  it('A2.1, A2.3: a unit that moves shows its reach, the zones it must not cross and the 15cm it wants', () => {
    const start = presentOf(replay(parsed.scenario, sample.decisions.slice(0, 1))).context.assault;
    const { areas } = view(start, 'a2Charge', { chosen: 'a1', allowance: 30, movable: ['a1'] });
    expect(areas.find(area => area.kind === 'reach')!.radius).toBe(31);
    expect(areas.filter(area => area.kind === 'zone-of-control')).toHaveLength(8);
    expect(areas.find(area => area.kind === 'firefight')).toMatchObject({ radius: 16, label: '15 cm' });
  });

  it('counters that have not changed are the same objects, so that they are not drawn again', () => {
    const [before, later] = [after(), after(HITS)];
    expect(counter(before, 'v1')).toBe(counter(later, 'v1'));
    expect(counter(before, 'b1')).not.toBe(counter(later, 'b1'));
  });
});
