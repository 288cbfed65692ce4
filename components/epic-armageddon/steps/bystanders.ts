/** Units outside the assault: who may support, from how near, and why the others may not. */
import { enemiesToSee, supportBar } from '../../../src/epic-armageddon/steps/a5-supporters.ts';
import { FIREFIGHT, lineBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { combatantOf, formationOf, livingOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { nearestOf } from './nearest.ts';
import { centimetres, unitNames } from './wording.ts';
import { supportWords } from './support-words.ts';

/** 'firefight 4+, 12 cm from Boyz 3': a supporter and the nearest enemy that it sees. */
export const supporterWords = (assault: Assault, id: string): string => {
  const unit = unitOf(assault, id);
  const seen = enemiesToSee(assault, unit.side).filter(enemy => lineBetween(assault, unit, enemy).clear);
  const near = nearestOf(assault, unit, seen);
  const value = `${combatantOf(assault, unit).ff ?? '–'}+`;
  return near === null
    ? supportWords.firefight(value) : supportWords.firefightFrom(value, centimetres(near.cm), near.enemy.name);
};

/** Why a unit outside the assault may not support; whatever comes first. @rule A5.2 */
const whyNot = (assault: Assault, unit: Unit): string => {
  const bar = supportBar(assault, unit);
  if (bar !== null) return supportWords.bars[bar];
  const near = nearestOf(assault, unit, enemiesToSee(assault, unit.side));
  if (near === null) return supportWords.nobodyAttacked;
  return near.cm > FIREFIGHT ? supportWords.overFar(centimetres(FIREFIGHT)) : supportWords.noLine;
};

/** Those of a side who stand by and may not support: 'Rhino 1 and 2: no firefight value'. */
export const idleBystanders = (assault: Assault, side: Side): readonly string[] => {
  const reasons = new Map<string, string[]>();
  for (const unit of livingOf(assault, side)) {
    if (formationOf(assault, unit.formation).fighting || assault.support.able[side].includes(unit.id)) continue;
    const key = `${unit.formation} ${whyNot(assault, unit)}`;
    reasons.set(key, [...(reasons.get(key) ?? []), unit.id]);
  }
  return [...reasons.values()].map(ids => {
    const unit = unitOf(assault, ids[0]!);
    return supportWords.idle(formationOf(assault, unit.formation).name, unitNames(assault, ids), whyNot(assault, unit));
  });
};
