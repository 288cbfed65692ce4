/** Why a unit may lend supporting fire, or may not. */
import { isSupportRound } from '../steps/a5-supporting-fire.ts';
import { enemiesToSee, supportBar } from '../steps/a5-supporters.ts';
import { fightersOnTable, formationOf } from '../model/roster.ts';
import { firingStandOf } from '../special-rules/open-transports.ts';
import { supportsAfterMarch } from '../special-rules/formation-rules.ts';
import type { Assault, Unit } from '../model/state.ts';
import { enemyOf } from '../model/procedure.ts';
import { asChosen, throwing } from './attack.ts';
import { aside, no, notNow, speaksAgainst, speaksFor, yes, type Fact, type Reasoning } from './fact.ts';
import { asSupporting, roundMomentOf } from './moment.ts';
import { meetingOf } from './sight.ts';

/** What keeps it from supporting wherever it stands. @rule A5.2, A4.3, A2.11 */
const barred = (assault: Assault, unit: Unit): Fact | null => {
  const formation = formationOf(assault, unit.formation).name;
  switch (supportBar(assault, unit)) {
    case 'fights': return speaksAgainst('A5.2', 'fights-itself', { formation });
    case 'inside': return speaksAgainst('A5.2', 'inside', { transport: firingStandOf(assault, unit).name });
    case 'broken': return speaksAgainst('A5.2', 'is-broken', { formation });
    case 'marched': return speaksAgainst('A5.2', 'has-marched', { formation });
    case 'no-firefight': return speaksAgainst('A4.3', 'no-firefight-value');
    case null: return null;
  }
};

/** What lets it support though one might think otherwise. @rule A5.2 */
const nevertheless = (assault: Assault, unit: Unit): readonly Fact[] => {
  const formation = formationOf(assault, unit.formation);
  const { name, marched, blastMarkers: markers } = formation;
  const stand = firingStandOf(assault, unit);
  return [
    speaksFor('A5.2', 'stands-by', { formation: name }),
    ...(stand === unit ? [] : [speaksFor('A5.2', 'fires-from-inside', { transport: stand.name })]),
    ...(marched && supportsAfterMarch(formation) ? [speaksFor('A5.2', 'fleet-of-foot', { formation: name })] : []),
    ...(markers > 0 ? [aside('A5.2', 'markers-do-not-matter', { markers })] : []),
  ];
};

/** Who has been called fires, or has fired; of those who were not, the reason. @rule A5.2, A5.3 */
const whenCalled = (assault: Assault, unit: Unit): Reasoning => {
  const { able, called, fired } = assault.support;
  const facts = nevertheless(assault, unit);
  const met = meetingOf(assault, firingStandOf(assault, unit), enemiesToSee(assault, unit.side), 'A5.2');
  if (!able[unit.side].includes(unit.id)) {
    return no(...facts, ...met.facts, ...(met.isMet ? [speaksAgainst('A5.2', 'was-not-able')] : []));
  }
  const seen = met.isMet ? met.facts : [speaksFor('A5.2', 'was-able')];
  const isCalled = called[unit.side].includes(unit.id);
  if (!isCalled && assault.batch !== null) return no(...facts, ...seen, speaksAgainst('A5.2', 'not-called'));
  if (!isCalled) return yes(...facts, ...seen, aside('A5.2', 'not-called'), speaksFor('A5.2', 'may-support'));
  const strikers = asSupporting(assault).batch!.strikers[unit.side].filter(one => one.unit === unit.id);
  const turn = strikers.length === 0
    ? [aside('A5.4', fired.includes(unit.formation) ? 'has-fired' : 'fires-in-turn')] : [];
  const thrown = [...asChosen(assault, unit, 'A5.3'), ...throwing(strikers, 'A5.3')];
  return yes(...facts, ...seen, ...thrown, ...turn, speaksFor('A5.3', 'may-support'));
};

/** As it stands now it could support, or could not: the moment for it has not come. @rule A5.1, A5.2 */
const beforehand = (assault: Assault, unit: Unit): Reasoning => {
  const enemies = fightersOnTable(assault, enemyOf(unit.side));
  const { facts } = meetingOf(assault, firingStandOf(assault, unit), enemies, 'A5.2');
  return notNow(...nevertheless(assault, unit), ...facts, aside('A5.1', 'support-comes-later'));
};

/** Why it has not, once no more support is called. @rule A5.1, A5.2 */
const afterwards = (assault: Assault, unit: Unit): Reasoning => {
  const met = meetingOf(assault, firingStandOf(assault, unit), enemiesToSee(assault, unit.side), 'A5.2');
  const isMissed = !met.isMet && !assault.support.able[unit.side].includes(unit.id);
  return notNow(...nevertheless(assault, unit), ...(isMissed ? met.facts : []), aside('A5.1', 'support-is-over'));
};

/**
 * Why a unit may support, or may not: its formation, its value, and whom it has within 15cm and in line of fire.
 *
 * @rule A5.1, A5.2, A5.3, A4.3
 * @ruling supportCalledBy, supportEachRound
 */
export const whySupport = (assault: Assault, unit: Unit): Reasoning => {
  const bar = barred(assault, unit);
  if (bar !== null) return no(bar);
  if (!isSupportRound(assault)) return no(speaksAgainst('A5.1', 'first-round-only', { round: assault.round }));
  switch (roundMomentOf(assault)) {
    case 'before':
    case 'attacks': return beforehand(assault, unit);
    case 'support': return whenCalled(assault, unit);
    case 'result':
    case 'over': return afterwards(assault, unit);
  }
};
