import { describe, expect, it } from 'vitest';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { writeScenario } from '../../../../machines/index.ts';
import { hostWithoutScreen } from './host.ts';

const titan = SAMPLES.find(({ id }) => id === 'warband-swarms-titan')!;

const begun = (): ResolverController => {
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario: titan.scenario, prepared: titan.decisions, seed: titan.seed });
  return controller;
};

const until = (controller: ResolverController, path: string): ResolverController => {
  while (!controller.view.state.path.startsWith(path)) controller.playOn();
  return controller;
};

describe('another answer to an open question', () => {
  it('keeps the moment where nothing that has happened hangs on it', () => {
    const controller = until(begun(), 'a4Attacks.attacks.allocating');
    const { at, state, assault } = controller.view;
    const said = controller.rule({ ...assault.rulings, supportEachRound: 'first-round' });
    expect(controller.view.at).toBe(at);
    expect(controller.view.state.path).toBe(state.path);
    expect(controller.view.assault.units).toEqual(assault.units);
    expect(said).toContain('up to the same moment');
  });

  it('goes back to where the assault would have gone on differently', () => {
    const controller = until(begun(), 'a4Attacks.attacks.allocating');
    const before = controller.view.at;
    const said = controller.rule({ ...controller.view.assault.rulings, titanDice: 'half-macro' });
    expect(controller.view.at).toBeLessThan(before);
    expect(said).toContain('From here it goes on differently');
    expect(controller.view.assault.rulings.titanDice).toBe('half-macro');
  });

  it('is carried by the scenario, which says only what differs', () => {
    const controller = begun();
    controller.rule({ ...controller.view.assault.rulings, titanDice: 'half-macro' });
    expect(writeScenario(controller.playing.scenario)).toMatchObject({ rulings: { titanDice: 'half-macro' } });
    expect(Object.keys((writeScenario(controller.playing.scenario) as { rulings: object }).rulings)).toHaveLength(1);
  });
});
