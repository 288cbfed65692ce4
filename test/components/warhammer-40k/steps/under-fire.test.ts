/** What the screen says of fire at chargers, of who falls back, of a direction, and of a pool of sixes. */
import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { phaseMachine } from '../../../../machines/warhammer-40k/phase.machine.ts';
import { handsOf } from '../../../../machines/warhammer-40k/why.ts';
import { phaseView } from '../../../../components/warhammer-40k/steps/battlefield-view.ts';
import { handLabelOf } from '../../../../components/warhammer-40k/steps/hand-label.ts';
import { optionInWords } from '../../../../components/warhammer-40k/steps/option-words.ts';
import type { PhaseEvent } from '../../../../src/warhammer-40k/model/events.ts';
import { setUpPhase } from '../../../../src/warhammer-40k/stages/set-up.ts';
import { phase, row, scenario, unit } from '../../../support/warhammer-40k/build.ts';
import { begun, strikesThrough } from '../../../support/warhammer-40k/climbing.ts';

const FIRE: readonly PhaseEvent[] = [
  { type: 'charge.declared', unit: 'a', targets: ['d'] },
  { type: 'overwatch.shot', unit: 'd', guns: [{ kind: 'gun', strength: 4, armourPiercing: null, shots: 3 }] },
];

const fired = () => {
  const start = setUpPhase(scenario('7th', {
    completions: ['7C-O1', '7C-O5'],
    units: [
      unit({ id: 'a', side: 'attacker', models: row('a', 2, [20, 20]) }),
      unit({ id: 'd', side: 'defender', models: row('d', 2, [20, 25]) }),
    ],
  }));
  const [first] = initialTransition(phaseMachine, { phase: start });
  return FIRE.reduce((now, event) => transition(phaseMachine, now, event)[0], first);
};

const UNSEEN = { movable: [], choosable: [], chosen: null, shown: [], ghost: null, allowance: null, stoodBefore: [] };

describe('fire at chargers on the screen', () => {
  const now = fired();
  const shot = now.context.phase;

  it('needs its number, and nobody’s Weapon Skill bears on it', () => {
    const label = handLabelOf(shot, handsOf(now)[0]!);
    expect(label.detail).toMatch(/· 6\+$/);
    expect(label.detail).not.toContain('WS');
  });

  it('shows who fires, and those who are fired at as they will strike, not as idle', () => {
    const view = phaseView(shot, UNSEEN);
    const printed = (side: string) =>
      view.counters.filter(one => one.side === side).map(({ counts, filling }) => `${counts} ${filling}`);
    expect(new Set(printed('defender'))).toEqual(new Set(['6+ solid']));
    expect(new Set(printed('attacker'))).toEqual(new Set(['4 ring']));
    expect(view.fillings!['solid']).toBe('fires now');
  });
});

describe('the label of a unit on the map', () => {
  it('says apart from its numbers that it is falling back', () => {
    const { context: { phase: shot } } = fired();
    const units = shot.units.map(one => ({ ...one, fallingBack: one.id === 'd' }));
    const { formations } = phaseView({ ...shot, units }, UNSEEN);
    expect(formations!.map(({ label, state }) => `${label}${state ?? ''}`)).toEqual(['a · 2', 'd · 2 · falling back']);
  });
});

describe('the options of a choice', () => {
  it.each([
    ['12', 'up the map'], ['3', 'right on the map'], ['6', 'down the map'], ['9', 'left on the map'], ['1', ''],
  ])(
    'say where %s o’clock lies on the map', (hour, where) => {
      const choice = {
        question: 'direction', about: null, side: 'attacker', options: [hour], usual: hour, rule: '7C-U30',
      } as const;
      expect(optionInWords(phase('7th', { units: [] }), choice, hour)).toEqual({
        label: `Towards ${hour} o’clock`, detail: where,
      });
    },
  );

  it('tell a pool of sixes from the other wounds of the same blows', () => {
    const fight = begun('7th', [
      unit({ id: 'a', side: 'attacker', models: row('a', 1, [20, 20], { profile: 'marine' }) }),
      unit({ id: 'd', side: 'defender', models: row('d', 1, [20, 21]) }),
    ]);
    const [strike] = strikesThrough(fight);
    const struck = { ...fight, fight: { ...fight.fight!, strikes: [strike!] } };
    const choice = { question: 'pool', about: 'd', side: 'attacker', options: [], usual: '', rule: '40k.53' } as const;
    const said = (option: string): string => optionInWords(struck, choice, option).detail;
    expect(said(`${strike!.id} rending`)).toBe(`${said(strike!.id)} · sixes to wound`);
    expect(optionInWords(struck, choice, strike!.id).label).toBe(`Strength ${strike!.strength}, ordinary`);
  });
});
