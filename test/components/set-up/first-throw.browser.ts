/** From an empty table to the first throw, on the built site: how much there is to do. `npm run build` makes it. */
import { expect } from '@open-wc/testing';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import { coverAt } from '../../../src/epic-armageddon/movement/terrain.ts';
import { firstOf } from '../../support/share.ts';
import { until } from '../../support/until.ts';
import {
  click, focusIsIn, focusName, leave, playedOn, press, shown, tableOf, tabTo, type, visit, type Visit,
} from '../site/visit.ts';
import { withOddsTurnedOff } from '../epic-armageddon/resolver/odds-turned-off.ts';

withOddsTurnedOff();

/** With a mouse as few as there are things to do; without one the way to each of them is gone in steps. */
const MOST_ACTIONS = { mouse: 10, keyboard: 25 } as const;
const MARINES = 'codex tactical with a captain, in rhinos';
const MOB = '10-stand war horde mob in ruins';
const BOTH = `${MARINES} against a ${MOB}`;

const kindsOf = ({ units }: ScenarioFormation): string => [...new Set(units.map(({ profile }) => profile))]
  .map(id => `${units.filter(({ profile }) => profile === id).length} ${id}`).join(', ');

const hasThrown = (visited: Visit): boolean =>
  tableOf(visited).played !== null && playedOn(visited).types.includes('dice.thrown');

/** Six Tactical with a Captain and three Rhinos face ten Orks, each of whom is in cover of 4+ or better. */
const expectTheAssault = (visited: Visit): void => {
  const { scenario } = playedOn(visited);
  const [marines, mob] = scenario.formations;
  expect([marines!.side, kindsOf(marines!)]).to.eql(['attacker', '6 tactical, 3 rhino']);
  expect(marines!.units.flatMap(({ characters }) => characters)).to.eql(['captain']);
  expect([mob!.side, kindsOf(mob!)]).to.eql(['defender', '2 nobz, 6 boyz, 2 grotz']);
  expect(mob!.units.map(({ at }) => coverAt(scenario.table.terrain, at))).to.eql(Array(10).fill(4));
  expect(scenario.table.terrain.map(({ kind }) => kind)).to.eql(['ruins']);
};

describe('from an empty table to the first throw', () => {
  let visited: Visit;

  afterEach(() => leave(visited));

  const report = (how: keyof typeof MOST_ACTIONS): void => {
    expect(visited.actions, `${how}: ${visited.actions} actions`).to.be.at.most(MOST_ACTIONS[how]);
  };

  it(`takes at most ${MOST_ACTIONS.mouse} clicks and typed texts with a mouse`, async () => {
    visited = await visit();
    await click(visited, '[slot=views] a', 'Set up');
    await click(visited, 'assault-set-up >> .menu > summary');
    await click(visited, 'assault-set-up >> .entries button');
    await until('nobody', () => shown(visited, 'assault-set-up >> .start:disabled'));
    for (const [side, text] of [['attacker', MARINES], ['defender', MOB]] as const) {
      await click(visited, `#${side} >> .first >> input`);
      await type(visited, text);
    }
    await click(visited, 'assault-set-up >> button', 'Play it');
    await until('the step', () => tableOf(visited).checkVisibility() && shown(visited, 'a4-attacks-step'));
    for (let presses = 0; presses < 10 && !hasThrown(visited); presses += 1) {
      await click(visited, 'assault-resolver >> [part=primary]:not([aria-disabled=true])');
      await tableOf(visited).updateComplete;
    }
    expect(hasThrown(visited)).to.equal(true);
    expectTheAssault(visited);
    report('mouse');
  });

  const ways = [['a line for each side', [MARINES, MOB]], ['one line for both sides', [BOTH]]] as const;
  for (const [how, lines] of firstOf<(typeof ways)[number]>(ways, 1)) {
    it(`takes at most ${MOST_ACTIONS.keyboard} keys and typed texts without a mouse: ${how}`, async () => {
      visited = await visit();
      visited.frame.focus();
      await tabTo(visited, 'the page of the set-up', () => focusName(visited) === 'Set up');
      await press(visited, 'Enter');
      await until('the set-up', () => shown(visited, '#attacker >> .first >> input'));
      await tabTo(visited, 'the menu', () => focusName(visited) === 'More');
      await press(visited, 'Enter');
      await tabTo(visited, 'an empty table', () => focusName(visited).startsWith('Clear the table'));
      await press(visited, 'Enter');
      await until('nobody', () => shown(visited, 'assault-set-up >> .start:disabled'));
      await tabTo(visited, 'the first field', () => focusIsIn(visited, '#attacker .first, .first'));
      for (const [at, line] of lines.entries()) {
        await type(visited, line);
        await press(visited, 'Enter');
        await until('the next thing to do', () => (at < lines.length - 1
          ? focusIsIn(visited, '#defender') : focusName(visited) === 'Play it'));
      }
      await press(visited, 'Enter');
      await until('the focus in the step', () => focusIsIn(visited, 'a4-attacks-step'));
      for (let presses = 0; presses < 10 && !hasThrown(visited); presses += 1) {
        await tabTo(visited, 'the next action', () => focusIsIn(visited, '[part=primary]'));
        await press(visited, 'Enter');
        await tableOf(visited).updateComplete;
      }
      expect(hasThrown(visited)).to.equal(true);
      expectTheAssault(visited);
      report('keyboard');
    });
  }
});
