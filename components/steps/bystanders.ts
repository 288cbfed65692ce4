/** Units outside the assault: who may support, from how near, and why the others may not. */
import { enemiesToSee, supportBar, type SupportBar } from '../../src/epic-armageddon/a5-supporting-fire.ts';
import { FIREFIGHT, lineBetween } from '../../src/epic-armageddon/engagement.ts';
import { centimetres } from '../../src/epic-armageddon/wording.ts';
import { combatantOf, formationOf, livingOf, unitOf } from '../../src/epic-armageddon/roster.ts';
import type { Assault, Side, Unit } from '../../src/epic-armageddon/state.ts';
import { nearestOf } from './nearest.ts';
import { unitNames } from './wording.ts';

/** 'firefight 4+, 12 cm from Boyz 3': a supporter and the nearest enemy that it sees. */
export const supporterWords = (assault: Assault, id: string): string => {
  const unit = unitOf(assault, id);
  const seen = enemiesToSee(assault, unit.side).filter(enemy => lineBetween(assault, unit, enemy).clear);
  const near = nearestOf(assault, unit, seen);
  const value = `firefight ${combatantOf(assault, unit).ff ?? '–'}+`;
  return near === null ? value : `${value}, ${centimetres(near.cm)} from ${near.enemy.name}`;
};

const BARS: Readonly<Record<SupportBar, string>> = {
  fights: 'in the assault itself', inside: 'inside a transport', broken: 'broken', marched: 'marched this turn',
  'no-firefight': 'no firefight value',
};

/** Why a unit outside the assault may not support; whatever comes first. @rule A5.2 */
const whyNot = (assault: Assault, unit: Unit): string => {
  const bar = supportBar(assault, unit);
  if (bar !== null) return BARS[bar];
  const near = nearestOf(assault, unit, enemiesToSee(assault, unit.side));
  if (near === null) return 'no enemy that attacked is left';
  return near.cm > FIREFIGHT ? `over ${FIREFIGHT} cm from every enemy that attacked` : 'no line of fire within reach';
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
    return `${formationOf(assault, unit.formation).name}, ${unitNames(assault, ids)}: ${whyNot(assault, unit)}.`;
  });
};
