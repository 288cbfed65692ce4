/** Who would fight whom as the units stand now: in contact, by firefight, or not and why. */
import { directlyEngaged, FIREFIGHT } from '../../../src/epic-armageddon/movement/engagement.ts';
import { once } from '../../../src/shared/once.ts';
import { fighters, fightersOnTable, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { nearestOf, type Near } from './nearest.ts';
import { centimetres } from './wording.ts';
import { chargeWords } from './charge-words.ts';
import { moveWords } from './move-words.ts';

const ENGAGEMENT_KINDS = ['contact', 'firefight', 'no-line', 'too-far'] as const;

/** How a unit stands to its nearest enemy. */
export interface UnitEngagement extends Near {
  readonly unit: Unit;
  readonly kind: (typeof ENGAGEMENT_KINDS)[number];
}

/** Every fighting unit with a living enemy, in list order. @rule A4.1 */
const unitEngagementsOf = once((assault: Assault): readonly UnitEngagement[] => {
  const engaged = new Map(directlyEngaged(assault).map(one => [one.unit, one]));
  return SIDES.flatMap(side => fightersOnTable(assault, side)).flatMap((unit): readonly UnitEngagement[] => {
    const one = engaged.get(unit.id);
    if (one !== undefined) {
      const kind = one.by === 'close-combat' ? 'contact' : 'firefight';
      return [{ unit, kind, enemy: unitOf(assault, one.nearest), cm: one.cm }];
    }
    const nearest = nearestOf(assault, unit, fightersOnTable(assault, enemyOf(unit.side)));
    return nearest === null ? [] : [{ unit, kind: nearest.cm > FIREFIGHT ? 'too-far' : 'no-line', ...nearest }];
  });
});

export const unitEngagementOf = (assault: Assault, id: string): UnitEngagement | undefined =>
  unitEngagementsOf(assault).find(one => one.unit.id === id);

/** 'in contact with Boyz 3', '9 cm from Boyz 2, firefight', '22 cm from Boyz 2, too far'. */
export const unitEngagementWords = ({ kind, enemy, cm }: UnitEngagement): string => {
  switch (kind) {
    case 'contact':
      return moveWords.contactWith(enemy.name);
    case 'firefight':
      return moveWords.inFirefight(centimetres(cm));
    case 'too-far':
      return moveWords.tooFar(centimetres(cm));
    case 'no-line':
      return moveWords.noLine;
  }
};

/** Whether a unit in this place fights. */
export const isEngaged = ({ kind }: UnitEngagement): boolean => kind === 'contact' || kind === 'firefight';

/** 'four in contact, two by firefight, one not engaged'. */
export const engagedWords = (assault: Assault, side: Side): string => {
  const ours = unitEngagementsOf(assault).filter(one => one.unit.side === side);
  const among = (...kinds: readonly UnitEngagement['kind'][]): number =>
    ours.filter(one => kinds.includes(one.kind)).length;
  const counts = {
    contact: among('contact'), firefight: among('firefight'), not: among('too-far', 'no-line'),
    aboard: fighters(assault, side).filter(unit => unit.aboard !== null).length,
  };
  const kinds = ['contact', 'firefight', 'not', 'aboard'] as const;
  return kinds.filter(kind => counts[kind] > 0).map(kind => chargeWords.engaged[kind](counts[kind])).join(', ');
};
