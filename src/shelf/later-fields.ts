/** Fields that items of a shelf have got since browsers began to store them. */
import type { BuiltUnit } from '../army-lists/built-formation.ts';
import type { Scenario, ScenarioUnit } from '../epic-armageddon/model/scenario.ts';
import type { ShelfItem } from './shelf-item.ts';

/** An item as it was stored, with what its later fields stand for unsaid. */
export const withLaterFields = (item: ShelfItem): ShelfItem => {
  switch (item.kind) {
    case 'formation':
      return { ...item, content: { ...item.content, units: item.content.units.map(withOptions) } };
    case 'table':
      return { ...item, content: scenarioWithOptions(item.content) };
    case 'assault':
      return { ...item, content: { ...item.content, scenario: scenarioWithOptions(item.content.scenario) } };
    case 'profile':
    case 'phase':
      return item;
  }
};

const scenarioWithOptions = (scenario: Scenario): Scenario => ({
  ...scenario, formations: scenario.formations.map(one => ({ ...one, units: one.units.map(withOptions) })),
});

/** Units have had options since 0.2.0. */
const withOptions = <U extends BuiltUnit | ScenarioUnit>(unit: U): U => ({ ...unit, options: unit.options ?? [] });
