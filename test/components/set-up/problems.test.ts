import { describe, expect, it } from 'vitest';
import { deployed, problemsByName } from '../../../components/set-up/plan.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { emptyTable } from '../../../src/table-editing/table-size.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { wholePlan } from './plans.ts';

const saysOf = (table: Scenario): readonly string[] => {
  const parsed = parseScenario(writeScenario(table));
  return 'problems' in parsed ? problemsByName(parsed.problems, table) : [];
};

/** Every unit of a table in one and the same place. */
const heaped = (table: Scenario): Scenario => ({
  ...table,
  formations: table.formations.map(formation =>
    ({ ...formation, units: formation.units.map(unit => ({ ...unit, at: [40, 40] as const, aboard: null })) })),
});

describe('what keeps a table from being played', () => {
  it('is said with the names that are on the table, without any of the ids behind them', () => {
    const table = heaped(deployed(wholePlan, neteaLibrary));
    const says = saysOf(table);
    expect(says[0]).toMatch(/^\w+ \d+ and \w+ \d+ stand in one place/);
    const ids = table.formations.flatMap(({ id, units }) => [id, ...units.map(unit => unit.id)]);
    for (const id of ids) expect(says.join(' ')).not.toContain(`"${id}"`);
  });

  it('is said of an empty table too', () => {
    expect(saysOf(emptyTable()).length).toBeGreaterThan(0);
  });
});
