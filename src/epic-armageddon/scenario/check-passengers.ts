/** Who can be aboard what. */
import { carriesOthers } from '../model/combatant.ts';
import { placedUnits, type PlacedUnit } from './check-units.ts';
import type { ScenarioDraft } from './draft.ts';
import { PROBLEM_WORDS, sayProblem } from '../../parsing/problem-words.ts';
import { quote, type ProblemList } from '../../parsing/problems.ts';
import { combatantFrom, type Profiles } from './profile-source.ts';
import { didYouMean } from '../../parsing/spelling.ts';

/** Every unit that says it is aboard sits in a transport of its side that is itself on the table. @rule A2.11 */
export const checkPassengers = (draft: ScenarioDraft, profiles: Profiles, problems: ProblemList): void => {
  const units = placedUnits(draft);
  const byId = new Map(units.map(one => [one.unit.id, one]));
  for (const one of units) {
    const { aboard, poppedUp } = one.unit;
    if (typeof aboard !== 'string') continue;
    const transport = byId.get(aboard);
    if (transport !== undefined) checkTransport(one, transport, profiles, problems);
    else if (isReadable(draft)) reportUnknown(aboard, one.path, units, problems);
    if (!poppedUp) continue;
    problems.report(`${one.path}.poppedUp`, 'contradiction', () => PROBLEM_WORDS.passengerUp);
  }
};

const checkTransport = (
  { unit, path, side }: PlacedUnit, transport: PlacedUnit, profiles: Profiles, problems: ProblemList,
): void => {
  const place = `${path}.aboard`;
  const name = quote(transport.unit.id ?? '');
  if (side !== undefined && transport.side !== undefined && side !== transport.side) {
    problems.report(place, 'wrong-side', () => sayProblem('othersTransport', name));
  }
  if (transport.unit.id === unit.id) {
    problems.report(place, 'nested-transport', () => sayProblem('aboardItself', name));
  } else if (typeof transport.unit.aboard === 'string') {
    problems.report(place, 'nested-transport', () => sayProblem('aboardToo', name));
  }
  const combatant = combatantFrom(transport.unit, profiles);
  if (combatant === undefined || carriesOthers(combatant)) return;
  problems.report(place, 'not-a-transport', () => sayProblem('noTransport', name, quote(combatant.name)));
};

/** Whether the id of every unit could be read; else a transport may be one of the others. */
const isReadable = ({ formations }: ScenarioDraft): boolean =>
  formations?.every(one => one?.units?.every(unit => unit?.id !== undefined)) ?? false;

const reportUnknown = (id: string, path: string, units: readonly PlacedUnit[], problems: ProblemList): void =>
  problems.report(`${path}.aboard`, 'unknown-transport',
    () => didYouMean(sayProblem('noUnit', quote(id)), id, units.flatMap(({ unit }) => unit.id ?? [])));
