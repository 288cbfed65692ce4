import { describe, expect, it } from 'vitest';
import { Game } from '../../../../components/epic-armageddon/resolver/game.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { writeScenario } from '../../../../machines/index.ts';
import { hostWithoutScreen } from './host.ts';

const titan = SAMPLES.find(({ id }) => id === 'warband-swarms-titan')!;

const begun = (): Game => {
  const game = new Game(hostWithoutScreen());
  game.begin({ scenario: titan.scenario, prepared: titan.decisions, seed: titan.seed });
  return game;
};

const until = (game: Game, path: string): Game => {
  while (!game.standing.state.path.startsWith(path)) game.do('playOn');
  return game;
};

describe('another answer to an open question', () => {
  it('keeps the moment where nothing that has happened hangs on it', () => {
    const game = until(begun(), 'a4Attacks.attacks.allocating');
    const { at, state, assault } = game.standing;
    const said = game.rule({ ...assault.rulings, supportEachRound: 'first-round' });
    expect(game.standing.at).toBe(at);
    expect(game.standing.state.path).toBe(state.path);
    expect(game.standing.assault.units).toEqual(assault.units);
    expect(said).toContain('up to the same moment');
  });

  it('goes back to where the assault would have gone on differently', () => {
    const game = until(begun(), 'a4Attacks.attacks.allocating');
    const before = game.standing.at;
    const said = game.rule({ ...game.standing.assault.rulings, titanDice: 'half-macro' });
    expect(game.standing.at).toBeLessThan(before);
    expect(said).toContain('From here it goes on differently');
    expect(game.standing.assault.rulings.titanDice).toBe('half-macro');
  });

  it('is carried by the scenario, which says only what differs', () => {
    const game = begun();
    game.rule({ ...game.standing.assault.rulings, titanDice: 'half-macro' });
    expect(writeScenario(game.playing.scenario)).toMatchObject({ rulings: { titanDice: 'half-macro' } });
    expect(Object.keys((writeScenario(game.playing.scenario) as { rulings: object }).rulings)).toHaveLength(1);
  });
});
