/** The words with which a moment of an assault is said: it is drawn once they have come. */
import { stepOf } from '../../shared/resolver/step-path.ts';
import { panelName } from './panels.ts';
import type { ResolverView } from './resolver-view.ts';

const CHARGE = 'steps-charge';
const ATTACKS = 'steps-attacks';
const ENDINGS = 'steps-endings';
const ALL = [CHARGE, ATTACKS, ENDINGS] as const;

/** Steps whose panels say little; any other may say everything. */
const OF_STEPS: Readonly<Record<string, readonly string[]>> = {
  a1ChooseTarget: [], a2Charge: [CHARGE, ATTACKS], a3CounterCharge: [CHARGE, ATTACKS],
  a4Attacks: [ATTACKS], a5SupportingFire: [ATTACKS, ENDINGS],
};

const wordsOfPanel = (path: string): readonly string[] =>
  (panelName(path) === 'settling-step' ? ALL : OF_STEPS[stepOf(path)] ?? ALL);

/** `isAsking`: the club's rulings are on the screen. `isWatched`: nobody decides, and no panel is drawn. */
export const wordsOfMoment = (
  { state: { path }, assault, lines, asked, liveOdds }: ResolverView, isAsking: boolean, isWatched: boolean,
): readonly string[] => [
  ...wordsOfPanel(path),
  ...(lines.length > 0 ? ['log'] : []),
  ...(assault.round > 1 ? [CHARGE] : []),
  ...(isWatched || assault.actionTest !== 'none' ? ['epic-chart'] : []),
  ...(liveOdds === null ? [] : ['live-odds']),
  ...(asked === null ? [] : ['reasons']),
  ...(isAsking ? ['rulings', ...ALL] : []),
];
