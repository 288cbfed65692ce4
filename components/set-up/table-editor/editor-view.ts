/** From a set-up to what the map draws: everybody may be moved, and who is selected has a ring. */
import { once } from '../../../src/shared/once.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { beginAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { Counter } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { battlefieldView } from '../../epic-armageddon/steps/battlefield-view.ts';
import type { Selection } from './selection.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** Who would fight whom if everybody stood so, with every line. */
const plainView = onceSpoken((setUp: Scenario): BattlefieldView => {
  const start = startAssault(setUp);
  const areBothThere = SIDES.every(side => setUp.formations.some(one => one.side === side));
  const isFought = setUp.startAt === 'a4Attacks' && areBothThere;
  return battlefieldView(isFought ? beginAttacks(start) : start, {
    step: isFought ? 'a4Attacks' : 'a1ChooseTarget',
    movable: [], choosable: [], chosen: null, ghost: null, allowance: null, stoodBefore: [],
  });
});

/** A counter that did not change is the same object, selected or not. */
const movable = once((counter: Counter): Counter => ({ ...counter, movable: true }));
const selected = onceSpoken((counter: Counter): Counter =>
  ({ ...counter, movable: true, now: true, spoken: tableEditorWords.isSelected(counter.spoken) }));

/** The keyboard goes through them in the order of the formations, wherever they are moved. */
const placesInList = once((setUp: Scenario): ReadonlyMap<string, number> => new Map(
  setUp.formations.flatMap(({ units }) => units.map(({ id }) => id)).map((id, i) => [id, i])));

export const editorView = (setUp: Scenario, { stands }: Selection): BattlefieldView => {
  const view = plainView(setUp);
  const chosen = new Set(stands);
  const places = placesInList(setUp);
  const counters = view.counters.map(counter => (chosen.has(counter.id) ? selected(counter) : movable(counter)))
    .sort((a, b) => places.get(a.id)! - places.get(b.id)!);
  return { ...view, counters };
};
