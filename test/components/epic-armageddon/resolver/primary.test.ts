import { describe, expect, it } from 'vitest';
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import { primaryWords } from '../../../../components/epic-armageddon/steps/primary-words.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Sample } from '../../../../src/epic-armageddon/scenario/samples/sample.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';
import { hostWithoutScreen } from './host.ts';

const begun = ({ scenario, seed }: Sample, prepared: Sample['decisions'] = []): ResolverController => {
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario, prepared, seed });
  return controller;
};

/** So many presses are more than any bundled assault needs. */
const MANY = 80;

/** Every moment that the next action alone leads to. */
const led = (controller: ResolverController, see: (words: string) => void = () => {}): void => {
  for (let press = 0; press < MANY && !controller.isOver; press += 1) {
    see(controller.primary?.words ?? '');
    controller.takePrimary();
  }
};

const samples = SAMPLES.map(sample => [sample.id, sample] as const);
const marines = MARINES_IN_CONTACT;

/** What is called by these words does nothing. */
const NOTHING: readonly string[] = [primaryWords.callOff, primaryWords.holdFire, primaryWords.stay];

/** A number, or what is acted on: a name, or one of these. */
const OBJECT = /\d|result|charge|counter-charge|round|withdrawal|consolidation|test|supporter|fire|report/;

describe('the next action', () => {
  it.each(samples)('alone ends %s', (_, sample) => {
    const controller = begun(sample);
    led(controller);
    expect(controller.isOver).toBe(true);
    expect(controller.primary).toMatchObject({ does: 'report' });
  });

  it.each(samples)('is never to do nothing in %s while something usual is left to do', (_, sample) => {
    const controller = begun(sample);
    led(controller, words => {
      expect(NOTHING).not.toContain(words);
      if (words !== primaryWords.endCharge) return;
      expect(controller.assault.units.some(unit => unit.path.length > 0)).toBe(true);
    });
  });

  it.each(samples)('names its number or its object in %s', (_, sample) => {
    const controller = begun(sample);
    const names = sample.scenario.formations.map(({ name }) => name);
    led(controller, words => {
      expect(OBJECT.test(words) || names.some(name => words.includes(name)), words).toBe(true);
    });
  });

  it.each(samples)('is there at every moment of %s as its script has it', (_, { scenario, seed, decisions }) => {
    const controller = begun({ scenario, seed } as Sample, decisions);
    for (let press = 0; press < MANY && !controller.isOver; press += 1) {
      expect(controller.primary?.words, controller.state.path).toMatch(/\S/);
      controller.playOn();
    }
    expect(nextEvent(controller.timeline, [], seed)).toBe(null);
  });

  it('says what it does, step after step', () => {
    const said: string[] = [];
    led(begun(marines), words => said.push(words));
    expect(said).toEqual([
      'Engage Warband', 'Charge Warband', 'End the charge', 'End the counter-charge', 'Throw 12 dice',
      'Throw 3 saves', 'Throw 3 saves', 'Throw 1 save', 'Take off 1 stand', 'Call 4 supporters', 'Throw 4 dice',
      'Throw 2 saves', 'Throw for the result', 'Hack down 2', 'Withdraw 1 stand', 'End the withdrawal',
      'End the consolidation',
    ]);
  });
});
