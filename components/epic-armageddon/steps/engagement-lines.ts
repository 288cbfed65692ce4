/** The lines between enemies: contact, firefight, support; and for those who do not fight, what is in the way. */
import type { Line, LineKind } from '../../shared/battlefield/view.ts';
import { fightersOnTable, isAlive, livingOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Engagement, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { enemiesToSee } from '../../../src/epic-armageddon/steps/a5-supporters.ts';
import { directlyEngaged, FIREFIGHT, lineBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import type { Point } from '../../../src/battlefield/base.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { pieceWithin } from '../spoken/terrain-names.ts';
import { nearestOf } from './nearest.ts';
import { centimetres } from './wording.ts';
import { mapWords } from './map-words.ts';

export interface EngagementLines {
  readonly lines: readonly Line[];
  /** Ids of the units that are directly engaged. */
  readonly engaged: ReadonlySet<string>;
  /** What each unit does, or why it does nothing, by id; a sentence without its subject. */
  readonly says: ReadonlyMap<string, string>;
  /** Centimetres from each unit to its nearest enemy. */
  readonly gaps: ReadonlyMap<string, number>;
}

/** Lines that miss by more than this are not worth drawing, cm. */
const FAR = 12;
const BEFORE_THE_RESULT = ['a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks', 'a5SupportingFire'];

const pairId = (a: Unit, b: Unit): string => [a.id, b.id].sort().join('~');

const line = (
  kind: LineKind, from: Unit, to: Unit, label: string | null, say: string, cutAt: Point | null = null,
): Line => ({ id: pairId(from, to), kind, from: from.id, to: to.id, label, cutAt, say, emphasis: false });

/** The line of a unit that fights, to its nearest enemy. @rule A4.1 */
const fightingLine = (assault: Assault, { unit, nearest, by, cm }: Engagement): Line => {
  const [from, to] = [unitOf(assault, unit), unitOf(assault, nearest)];
  return by === 'close-combat'
    ? line('contact', from, to, null, mapWords.contact(from.name, to.name))
    : line('firefight', from, to, centimetres(cm), mapWords.firefight(from.name, to.name, centimetres(cm)));
};

/** Why a unit near an enemy does not fight it: too far, or something in the way. @rule A4.1, L2 */
const missingLine = (assault: Assault, unit: Unit, enemy: Unit, cm: number): Line | null => {
  if (cm > FIREFIGHT) {
    const missing = cm - FIREFIGHT;
    if (missing > FAR) return null;
    const say = mapWords.tooFar(unit.name, enemy.name, centimetres(cm), centimetres(missing));
    return line('too-far', unit, enemy, mapWords.short(centimetres(missing)), say);
  }
  const sight = lineBetween(assault, unit, enemy);
  if (sight.clear) return null;
  const piece = assault.table.terrain.find(one => one.id === sight.by);
  const name = piece === undefined ? sight.by : pieceWithin(piece);
  const say = mapWords.blocked(unit.name, enemy.name, centimetres(sight.cm), name);
  return line('blocked', unit, enemy, mapWords.of(centimetres(sight.cm), name), say, sight.at);
};

const supportLine = (assault: Assault, unit: Unit): Line | null => {
  const seen = enemiesToSee(assault, unit.side).filter(enemy => lineBetween(assault, unit, enemy).clear);
  const nearest = nearestOf(assault, unit, seen);
  if (nearest === null) return null;
  const isCalled = assault.support.called[unit.side].includes(unit.id);
  const say = (isCalled ? mapWords.supports : mapWords.maySupport)(
    unit.name, nearest.enemy.name, centimetres(nearest.cm),
  );
  return { ...line('support', unit, nearest.enemy, centimetres(nearest.cm), say), emphasis: isCalled };
};

/** Who is engaged: as the round froze it once the attacks have begun, as it would be now before. @rule A4.1 */
const engagedIds = (assault: Assault, step: string, live: readonly Engagement[]): ReadonlySet<string> => {
  const isFrozen = step === 'a4Attacks' || step === 'a5SupportingFire';
  const ids = (isFrozen ? assault.engaged : live).map(one => one.unit);
  return new Set(ids.filter(id => isAlive(unitOf(assault, id))));
};

const idleFighters = (assault: Assault, side: Side, engaged: ReadonlySet<string>): readonly Unit[] =>
  fightersOnTable(assault, side).filter(unit => !engaged.has(unit.id));

const isSupportShown = (assault: Assault, step: string, unit: Unit): boolean =>
  step === 'a5SupportingFire' && assault.support.able[unit.side].includes(unit.id);

const linesFor = (assault: Assault, step: string): EngagementLines => {
  const live = directlyEngaged(assault);
  const engaged = engagedIds(assault, step, live);
  const lines = new Map<string, Line>();
  const says = new Map<string, string>();
  const gaps = new Map<string, number>();
  const add = (unit: Unit, one: Line | null): void => {
    if (one === null) return;
    if (!lines.has(one.id)) lines.set(one.id, one);
    says.set(unit.id, one.say);
  };
  for (const one of live) {
    if (!engaged.has(one.unit)) continue;
    add(unitOf(assault, one.unit), fightingLine(assault, one));
    gaps.set(one.unit, one.cm);
  }
  for (const side of SIDES) {
    const enemies = fightersOnTable(assault, enemyOf(side));
    for (const unit of idleFighters(assault, side, engaged)) {
      const nearest = nearestOf(assault, unit, enemies);
      if (nearest === null) continue;
      gaps.set(unit.id, nearest.cm);
      add(unit, missingLine(assault, unit, nearest.enemy, nearest.cm));
    }
    for (const unit of livingOf(assault, side)) {
      if (isSupportShown(assault, step, unit)) add(unit, supportLine(assault, unit));
    }
  }
  return { lines: [...lines.values()], engaged, says, gaps };
};

const NONE: EngagementLines = { lines: [], engaged: new Set(), says: new Map(), gaps: new Map() };

const perStep = onceSpoken((_: Assault) => new Map<string, EngagementLines>());

/** The lines of a step; none once the fighting is over. */
export const linesOf = (assault: Assault, step: string): EngagementLines => {
  if (!BEFORE_THE_RESULT.includes(step)) return NONE;
  const known = perStep(assault);
  const lines = known.get(step) ?? linesFor(assault, step);
  known.set(step, lines);
  return lines;
};
