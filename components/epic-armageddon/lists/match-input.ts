/** The lists that a page lets meet, and in which state: as attributes and properties have them. */
import { isRosterFormation } from '../../../src/deployment/list-match/roster-formation.ts';
import type { ListInput } from '../../../src/deployment/list-match/match-lists.ts';
import { bySide, SIDES, type BySide, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN_KINDS } from '../../../src/epic-armageddon/model/terrain.ts';
import { asText } from '../../shared/public/meant.ts';
import { PublicElement } from '../../shared/public/public-element.ts';
import { USUAL_LISTS, type MatchAsked } from './question.ts';

/** Plain data, as it travels to a worker. */
const copied = (given: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(given));
  } catch {
    return null;
  }
};

/** The id of a list, or formations of a roster; null: neither. */
const asList = (given: unknown): unknown => {
  const list = Array.isArray(given) ? copied(given) : null;
  return Array.isArray(list) && list.every(isRosterFormation) ? list : asText(given);
};

/** The properties of the element; what becomes of them is said where they are matched. */
export class MatchInput extends PublicElement {
  static override properties = {
    attacker: { meant: asList },
    defender: { meant: asList },
    markers: { meant: asText },
    cover: { meant: asText },
  };
  /** The id of a list that charges, or formations of a roster. */
  declare attacker: ListInput;
  /** The list that is charged. */
  declare defender: ListInput;
  /** Blast markers on each formation that is charged; '2 1': on those who charge, and on those who are charged. */
  declare markers: string | null;
  /** The terrain in which the infantry that is charged stands. */
  declare cover: string | null;

  constructor() {
    super();
    this.attacker = USUAL_LISTS.attacker;
    this.defender = USUAL_LISTS.defender;
    this.markers = null;
    this.cover = null;
  }

  /** Which lists meet, and in which state. */
  protected get asked(): MatchAsked {
    const counts = (this.markers ?? '').split(/\s+/).map(Number).filter(count => Number.isInteger(count) && count >= 0);
    const [attacker, defender] = counts.length > 1 ? counts : [0, counts[0]];
    return {
      lists: bySide(side => this[side] ?? USUAL_LISTS[side]),
      markers: { attacker: attacker ?? 0, defender: defender ?? 0 },
      cover: TERRAIN_KINDS.find(kind => kind === this.cover) ?? null,
    };
  }

  /** The ids of the lists; '' of one of one's own. */
  protected get ids(): BySide<string> {
    return bySide(side => (Array.isArray(this[side]) ? '' : this[side] as string | null ?? USUAL_LISTS[side]));
  }

  /** Blast markers on each formation of a side. */
  protected mark(side: Side, count: number): void {
    const markers = { ...this.asked.markers, [side]: count };
    this.markers = SIDES.map(one => markers[one]).join(' ');
  }
}
