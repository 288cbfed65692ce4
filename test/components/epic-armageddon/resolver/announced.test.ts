import { describe, expect, it } from 'vitest';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import { sentence } from '../../../../components/epic-armageddon/spoken/sentences.ts';
import { SAMPLES, sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Sample } from '../../../../src/epic-armageddon/scenario/samples/sample.ts';
import { hostWithoutScreen } from './host.ts';

const LONGEST = 200;
const MANY = 80;

const begun = ({ scenario, seed }: Sample): ResolverController => {
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario, prepared: [], seed });
  return controller;
};

const recorded = (controller: ResolverController, press: () => void): readonly string[] => {
  const said: string[] = [];
  for (let step = 0; step < MANY && !controller.isOver; step += 1) {
    press();
    said.push(controller.view.said);
  }
  return said;
};

const marines = sampleOf('marines-charge-warband')!;

describe('what is said of a step', () => {
  it.each(SAMPLES.map(sample => [sample.id, sample] as const))(
    'is one message of 200 characters at most that says what is next, all through %s', (_, sample) => {
      const controller = begun(sample);
      for (const said of recorded(controller, () => controller.takePrimary())) {
        expect(said.length, said).toBeLessThanOrEqual(LONGEST);
        expect(said).toMatch(/Next: .+\.$/);
        expect(said).not.toMatch(/%|[?!…]\./);
      }
    });

  it('has the main line of the log, however many lines there are', () => {
    const controller = begun(marines);
    while (controller.state.path !== 'a4Attacks.attacks.allocating') controller.takePrimary();
    const thrown = controller.assault.log.find(({ key }) => key === 'hand-thrown')!;
    expect(controller.view.said).toContain(sentence(thrown));
    const lost = (): readonly string[] =>
      controller.assault.log.filter(({ key }) => key === 'casualties').map(sentence);
    while (lost().length === 0) controller.takePrimary();
    expect(controller.view.said).toContain(lost().at(-1));
  });

  it('names what is taken back', () => {
    const controller = begun(marines);
    while (controller.hands.length === 0) controller.takePrimary();
    controller.takePrimary();
    controller.undo();
    expect(controller.view.said).toBe('Taken back: throw of 12. Next: Throw 12 dice.');
  });
});
