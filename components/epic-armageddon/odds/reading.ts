/** What is made of a plan: who stands in each column, what was not understood, and the scenario if there is one. */
import type { ArmyList } from '../../../src/army-lists/lists.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { ArmyRule } from '../../../src/epic-armageddon/model/army-rules.ts';
import type { BySide, Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Spread } from '../../../src/deployment/line-up-request.ts';
import type { Parsed } from '../../../src/epic-armageddon/scenario/parse.ts';
import type { Plan } from './plan.ts';

/** Stands of one kind. */
export interface Row {
  /** 'Assault + Chaplain' */
  readonly name: string;
  /** 'CC 3+ · FF 5+ · armour 4+' */
  readonly values: string;
  readonly spread: Spread;
}

/** The two lines of text of a column. */
export type Field = 'text' | 'support';

/** Something typed about which there is something to say. */
export interface Remark {
  readonly field: Field;
  /** Which of the things typed it is. */
  readonly token: number;
  readonly say: string;
  /** Nothing stands on the table for it. */
  readonly isLost: boolean;
  /** What else it may mean. */
  readonly others: readonly string[];
}

export interface SideReading {
  /** The name of its force; null: of none. */
  readonly force: string | null;
  readonly rows: readonly Row[];
  /** Those in support in words; empty: nobody. */
  readonly support: string;
  readonly remarks: readonly Remark[];
  /** The army rules in force. */
  readonly rules: readonly ArmyRule[];
}

export interface Reading extends BySide<SideReading> {
  /** Null where there is nothing to work out yet. */
  readonly scenario: Scenario | null;
  /** Who has been put in contact before others, where nobody said so. */
  readonly places: readonly string[];
  /** What stands other than it was asked, and what is in the way. */
  readonly says: readonly string[];
  /** Characters that a side could have. */
  readonly characters: BySide<Readonly<Record<string, Profile>>>;
}

/** What needs the unit library, and comes with it. */
export interface Forces {
  readonly read: (plan: Plan) => Reading;
  /** So many stands of that row. */
  readonly recount: (plan: Plan, side: Side, row: number, count: number) => Plan;
  /** What was typed is meant in another way, by the place of that among the others. */
  readonly meant: (plan: Plan, side: Side, remark: Remark, other: number) => Plan;
  readonly parse: (json: unknown) => Parsed;
  /** The same, with formations that can be called by their names. */
  readonly knowing: (lists: readonly ArmyList[]) => Forces;
}
