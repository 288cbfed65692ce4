/** A formation from outside that has been put together and stands on no table yet. */
import * as v from 'valibot';
import type { BuiltFormation } from '../army-lists/built-formation.ts';
import { ARMY_RULES } from '../epic-armageddon/model/army-rules.ts';
import { SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import { want, WANTS } from '../parsing/problem-words.ts';
import { profile } from '../epic-armageddon/scenario/profile.ts';
import { fieldsOf, id, listOf, recordOf, tell, text, wholeFrom, wordOf, type Shape } from '../parsing/shapes.ts';
import { SHELF_WORDS } from './shelf-words.ts';

const unit = fieldsOf(SHELF_WORDS.unit, {
  profile: id,
  characters: listOf('profile ids of characters', id, { most: SCENARIO_LIMITS.units }),
  options: v.optional(listOf('options', id, { most: SCENARIO_LIMITS.options }), []),
  aboard: v.nullable(wholeFrom(0, SCENARIO_LIMITS.units - 1)),
});

type Units = BuiltFormation['units'];

/** A passenger sits in another unit of the list, which is on its own feet or wheels. */
const areAboardSomebody = (units: Units): boolean => units.every(({ aboard }, i) =>
  aboard === null || (aboard !== i && units[aboard] !== undefined && units[aboard].aboard === null));

const units = v.pipe(
  listOf('units', unit, { most: SCENARIO_LIMITS.units }),
  v.check(list => areAboardSomebody(list),
    tell('unknown-transport', () => SHELF_WORDS.aboardNothing)),
  v.description(want('listOf', 'units')),
);

export const formationShape: Shape<BuiltFormation> = fieldsOf(SHELF_WORDS.formation, {
  name: text,
  list: v.nullable(id),
  initiative: wholeFrom(1, 6),
  rules: listOf('army rules', wordOf(ARMY_RULES, 'unknown-rule')),
  units,
  profiles: recordOf(WANTS.profiles, profile),
});
