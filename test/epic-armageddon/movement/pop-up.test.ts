import { describe, expect, it } from 'vitest';
import { rise, whyNotRise } from '../../../src/epic-armageddon/movement/pop-up.ts';
import { whyNotCounterRise } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import { forcesFirefight } from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { stage } from '../../support/stage.ts';

const skimmers = (gap: number) => startAssault(stage(
  { a1: { at: [30, 20] } }, { d1: { at: [30, 22 + gap], abilities: ['skimmer'] } },
));
const refusal = (assault: Parameters<typeof whyNotCounterRise>[0], id: string) =>
  whyNotCounterRise(assault, 'defender', id);

describe('popping up in a counter-charge', () => {
  it('A3.3: a skimmer rises, and whoever touches it afterwards has to fire', () => {
    const low = skimmers(4);
    expect(forcesFirefight(low, unitIn(low, 'd1'))).toBe(false);
    const high = rise(low, 'd1', 'a3CounterCharge');
    expect(unitIn(high, 'd1').poppedUp).toBe(true);
    expect(forcesFirefight(high, unitIn(high, 'd1'))).toBe(true);
    expect(unitIn(high, 'a1').poppedUp).toBe(false);
    expect(high.log.at(-1)).toEqual({
      step: 'a3CounterCharge', rule: 'A3.3', key: 'rises', values: { unit: unitIn(low, 'd1').name },
    });
  });

  it('A3.3: nobody rises who is not on the table, or not there at all', () => {
    const carried = startAssault(stage({ a1: { at: [30, 20] } }, {
      d1: { at: [30, 40], type: 'armoured-vehicle', abilities: ['transport'] },
      d2: { at: [30, 40], name: 'Drone', abilities: ['skimmer'], more: { aboard: 'd1' } },
    }));
    expect(whyNotRise(carried, 'd2', null)).toEqual({ rule: 'A3.3', key: 'cannot-rise', values: { unit: 'Drone' } });
    expect(whyNotRise(carried, 'nobody', null)).toEqual({
      rule: 'A3.3', key: 'cannot-rise', values: { unit: 'nobody' },
    });
  });

  it('A3.3: one that is touched could not have moved, and stays low', () => {
    expect(refusal(skimmers(0), 'd1')).toMatchObject({ key: 'in-contact-already' });
    expect(refusal(skimmers(4), 'd1')).toBeNull();
  });

  it('A3.3: nobody rises twice, and nothing that is no skimmer', () => {
    expect(whyNotRise(rise(skimmers(4), 'd1', 'a3CounterCharge'), 'd1', null)).toMatchObject({ key: 'cannot-rise' });
    expect(whyNotRise(skimmers(4), 'a1', null)).toMatchObject({ key: 'cannot-rise', rule: 'A3.3' });
  });
});
