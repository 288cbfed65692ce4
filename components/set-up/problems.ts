/** What keeps a table from being played. */
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { respoken } from '../shared/languages/respoken.ts';

/** Sentences for somebody who sees names on the table: ids, which a player never sees, give way to them. */
export const problemsByName = (problems: readonly Problem[], table: Scenario): readonly string[] => {
  const { units, formations } = startAssault(table);
  const names = new Map([...formations, ...units].map(({ id, name }) => [id, name]));
  return problems.map(({ say }) =>
    respoken(say).replace(/"([^"]*)"/g, (quoted, id: string) => names.get(id) ?? quoted));
};
