/** The lines between enemies: contact, firefight, support; and for those who do not fight, what is in the way. */
import type { Line, LineKind } from '../../shared/battlefield/pieces.ts';
import { fightersOnTable, isAlive, livingOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Engagement, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { enemiesToSee } from '../../../src/epic-armageddon/steps/a5-supporters.ts';
import { directlyEngaged, FIREFIGHT, lineBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { MAX_SIGHT } from '../../../src/battlefield/line-of-fire.ts';
import { contains } from '../../../src/battlefield/terrain.ts';
import type { Point } from '../../../src/battlefield/base.ts';
import { figure } from '../../shared/languages/forms.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { pieceWithin } from '../spoken/terrain-names.ts';
import { nearestOf } from './nearest.ts';
import { centimetres } from './wording.ts';
import { mapWords } from './map-words.ts';

export interface EngagementLines {
  readonly lines: readonly Line[];
  /** Ids of the units that are directly engaged. */
  readonly engaged: ReadonlySet<string>;
  /** How each fights, by id: as in this round once it attacks; before, as it would, while they charge by contact. */
  readonly ways: ReadonlyMap<string, Engagement['by']>;
  /** Before the attacks: who is not engaged may still be. */
  readonly isOpen: boolean;
  /** What each unit does, or why it does nothing, by id; a sentence without its subject. */
  readonly says: ReadonlyMap<string, string>;
  /** Centimetres from each unit to its nearest enemy. */
  readonly gaps: ReadonlyMap<string, number>;
}

/** Lines that miss by more than this are not worth drawing, cm. */
const FAR = 12;
const BEFORE_CONTACT = ['a0ActionTest', 'a1ChooseTarget', 'a2Charge'];
const BEFORE_THE_ATTACKS = [...BEFORE_CONTACT, 'a3CounterCharge'];
const BEFORE_THE_RESULT = [...BEFORE_THE_ATTACKS.slice(1), 'a4Attacks', 'a5SupportingFire'];

const pairId = (a: Unit, b: Unit): string => [a.id, b.id].sort().join('~');

const line = (
  kind: LineKind, from: Unit, to: Unit, label: string | null, say: string, cutAt: Point | null = null,
): Line => ({ id: pairId(from, to), kind, from: from.id, to: to.id, label, cutAt, say, emphasis: false, drawn: true });

/** The line of a unit that fights, to its nearest enemy. @rule A4.1 */
const fightingLine = (assault: Assault, { unit, nearest, by, cm }: Engagement): Line => {
  const [from, to] = [unitOf(assault, unit), unitOf(assault, nearest)];
  return by === 'close-combat'
    ? line('contact', from, to, null, mapWords.contact(from.name, to.name))
    : line('firefight', from, to, withinReach(cm), mapWords.firefight(from.name, to.name, centimetres(cm)));
};

const withinReach = (cm: number): string => mapWords.within(figure(tidy(cm)), centimetres(FIREFIGHT));

/** '10.9 > 10 cm' */
const over = (cm: number, most: number): string => `${figure(tidy(cm))} > ${centimetres(most)}`;

const tidy = (cm: number): number => Number(cm.toFixed(1));

/** Why a unit near an enemy does not fight it: too far, or something in the way. @rule A4.1, L2 */
const missingLine = (assault: Assault, unit: Unit, enemy: Unit, cm: number): Line | null => {
  if (cm > FIREFIGHT) {
    const missing = cm - FIREFIGHT;
    if (missing > FAR) return null;
    const say = mapWords.tooFar(unit.name, enemy.name, centimetres(cm), centimetres(missing));
    return line('too-far', unit, enemy, over(cm, FIREFIGHT), say);
  }
  const sight = lineBetween(assault, unit, enemy);
  if (sight.clear) return null;
  const piece = assault.table.terrain.find(one => one.id === sight.by);
  const name = piece === undefined ? sight.by : pieceWithin(piece);
  const say = mapWords.blocked(unit.name, enemy.name, centimetres(sight.cm), name);
  const isIn = piece !== undefined && [unit, enemy].some(({ at }) => contains(piece.outline, at));
  return line('blocked', unit, enemy, isIn && sight.cm > MAX_SIGHT
    ? over(sight.cm, MAX_SIGHT) : mapWords.of(centimetres(sight.cm), name), say, sight.at);
};

const supportLine = (assault: Assault, unit: Unit): Line | null => {
  const seen = enemiesToSee(assault, unit.side).filter(enemy => lineBetween(assault, unit, enemy).clear);
  const nearest = nearestOf(assault, unit, seen);
  if (nearest === null) return null;
  const isCalled = assault.support.called[unit.side].includes(unit.id);
  const say = (isCalled ? mapWords.supports : mapWords.maySupport)(
    unit.name, nearest.enemy.name, centimetres(nearest.cm),
  );
  return { ...line('support', unit, nearest.enemy, withinReach(nearest.cm), say), emphasis: isCalled };
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
  return { lines: [...lines.values()], engaged, says, gaps, ...fightingNow(assault, step, live) };
};

const fightingNow = (
  assault: Assault, step: string, live: readonly Engagement[],
): Pick<EngagementLines, 'ways' | 'isOpen'> => {
  const isOpen = BEFORE_THE_ATTACKS.includes(step);
  const counts = ({ by }: Engagement): boolean => by === 'close-combat' || !BEFORE_CONTACT.includes(step);
  const ways = (isOpen ? live : assault.engaged).filter(one => counts(one) && isAlive(unitOf(assault, one.unit)))
    .map(({ unit, by }): [string, Engagement['by']] => [unit, by]);
  return { ways: new Map(ways), isOpen };
};

const outsideTheFight = (assault: Assault, step: string): EngagementLines =>
  ({ lines: [], engaged: new Set(), says: new Map(), gaps: new Map(), ...fightingNow(assault, step, []) });

const perStep = onceSpoken((_: Assault) => new Map<string, EngagementLines>());

/** The lines of a step; none once the fighting is over, but who fought how is still told. */
export const linesOf = (assault: Assault, step: string): EngagementLines => {
  const known = perStep(assault);
  const lines = known.get(step)
    ?? (BEFORE_THE_RESULT.includes(step) ? linesFor : outsideTheFight)(assault, step);
  known.set(step, lines);
  return lines;
};

/** More on a side are a crowd: who fires at whom is seen of one of them at a time. */
const CROWD = 20;
/** So many lengths are told at once. */
const MOST_LENGTHS = 3;

const perSelected = onceSpoken((_: EngagementLines) => new Map<string, readonly Line[]>());

/**
 * The lines of a step as they are drawn while one unit is selected; null: none is. Lengths are told of the selected one
 * alone. Who misses whom is drawn of it alone, too, as is who fires at whom in a crowd and before the attacks.
 */
export const drawnLines = (assault: Assault, step: string, selected: string | null): readonly Line[] => {
  const all = linesOf(assault, step);
  const known = perSelected(all);
  const lines = known.get(selected ?? '') ?? linesDrawn(assault, all, selected);
  known.set(selected ?? '', lines);
  return lines;
};

const linesDrawn = (assault: Assault, { lines, isOpen }: EngagementLines, selected: string | null): readonly Line[] => {
  const isCrowded = isOpen || SIDES.some(side => fightersOnTable(assault, side).length > CROWD);
  const told = [...lines.filter(one => one.from === selected), ...lines.filter(one => one.to === selected)]
    .slice(0, MOST_LENGTHS);
  return lines.map(one => {
    const isOfSelected = told.includes(one);
    const isMiss = one.kind === 'too-far' || one.kind === 'blocked';
    const drawn = one.kind === 'contact' || one.emphasis || isOfSelected || !(isCrowded || isMiss);
    return { ...one, drawn, label: isOfSelected ? one.label : null };
  });
};
