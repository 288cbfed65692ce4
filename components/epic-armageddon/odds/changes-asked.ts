/** Single changes to a scenario, each with what it is worth, as the engine tells of them. */
import { mattersInSlices, type Matter as WholeMatter } from '../../../src/epic-armageddon/odds/changes/matters.ts';
import { RULINGS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { isExact, type Matter, type Questions } from './question.ts';

/** Only what is shown. */
const told = ({ id, kind, values, rule, scenario, delta, odds }: WholeMatter): Matter =>
  ({ id, change: { kind, values }, rule, scenario, delta, isExact: isExact(odds) });

/** In slices; undefined: nothing has been found in one. */
export function* changesIn(
  { scenario, before, characters }: Questions['matters'],
): Generator<Matter | undefined, void> {
  for (const matter of mattersInSlices(scenario, { before, characters, questions: RULINGS })) {
    yield matter === null ? undefined : told(matter);
  }
}
