/** What the map shows at a moment: the bare table while something is asked, everything once it is answered. */
import type { Assault } from '../../src/epic-armageddon/state.ts';
import type { Given } from '../../src/scenario/lessons/lesson.ts';
import type { QuestionId } from '../../src/scenario/lessons/questions.ts';
import type { BattlefieldView } from '../battlefield/view.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import { stepOf } from '../resolver/path.ts';
import { askedView } from './asked-view.ts';
import { idsIn } from './entries.ts';
import { isAnswered } from './frame.ts';
import { withToggled } from './ordering.ts';
import type { Asking, LessonStanding } from './standing.ts';

export const viewOf = (standing: LessonStanding): BattlefieldView => {
  const { asking, scene: { assault, path }, verdict } = standing;
  if (asking === null || isAnswered(standing)) return openView(assault, path, idsIn(asking?.given ?? null));
  return askedView(assault, {
    step: stepOf(path),
    choosable: asking.choices.map(({ id }) => id),
    chosen: idsIn(asking.given),
    marked: verdict?.marks[0] ?? null,
    isOrder: asking.kind === 'order',
    hasHits: standing.moment.kind === 'predict' && !ABOUT_HITS.includes(standing.moment.ask.asks),
  });
};

/** Questions that would be answered by where the hits lie, and by the saves that stand beside them. */
const ABOUT_HITS: readonly QuestionId[] = [
  'who-may-be-hit', 'order-of-hits', 'who-takes-the-hits', 'hits-on-a-unit', 'who-is-hit-last', 'who-saves-by-cover',
  'save-needed', 'may-it-save', 'who-is-hacked-down', 'hack-downs',
];

/** Everything that is known; whoever is meant stands out, and each can be asked why. */
const openView = (assault: Assault, path: string, meant: readonly string[]): BattlefieldView => {
  const view = battlefieldView(assault, {
    step: stepOf(path), movable: [], choosable: [], chosen: null, ghost: null, allowance: null,
    stoodBefore: [],
  });
  if (meant.length === 0) return view;
  return { ...view, counters: view.counters.map(one => ({ ...one, now: meant.includes(one.id) })) };
};

/** An answer after a stand was tapped on the map; formations are not chosen there. */
export const tapped = ({ kind, wantsOne, given }: Asking, unit: string): Given | null => {
  if (kind !== 'units' && kind !== 'order') return given;
  if (wantsOne) return { kind, ids: [unit] };
  const ids = withToggled(idsIn(given), unit);
  return kind === 'order' && ids.length === 0 ? null : { kind, ids };
};
