/** From an assault to the formations that a map has hulls of. */
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { MapFormation } from '../../shared/battlefield/pieces.ts';
import { capital, counted, figure } from '../../shared/languages/forms.ts';
import { onceSpoken, spoken } from '../../shared/languages/spoken.ts';
import { mapWords } from './map-words.ts';
import { maySupport, type ViewOptions } from './standing-view.ts';

export const formationWords = spoken('steps/map-formations', {
  /** A formation with so many of its units left. */
  label: (name: string, left: number, all: number, markers: number): string =>
    `${name}${all === 1 ? '' : ` · ${figure(left)}`}${left < all ? ` of ${figure(all)}` : ''}${markers > 0
      ? ` · ${counted(markers, { one: 'Blast marker', other: 'Blast markers' })}` : ''}`,
  maySupport: (label: string): string => `${label}, may support`,
});

/** How far apart units of a formation hang together, cm; between three no further apart than the other is no hole. */
const JOINS = 5;
const FILLS = 8;

/** Its stands with the chain of coherency between them. @rule A2.5 */
const plainFormations = onceSpoken((assault: Assault): readonly MapFormation[] => SIDES.flatMap(side =>
  assault.formations.filter(formation => formation.side === side).map((formation, nth) => {
    const units = assault.units.filter(unit => unit.formation === formation.id);
    const left = units.filter(unit => unit.lostTo === null);
    return {
      id: formation.id, side, nth, joins: JOINS, fills: FILLS,
      members: left.filter(unit => unit.aboard === null).map(unit => unit.id),
      label: capital(formationWords.label(formation.name, left.length, units.length, formation.blastMarkers)),
      state: formation.broken ? ` · ${mapWords.broken}` : null,
    };
  })));

/** The same where nobody in it may support. */
const inSupport = (assault: Assault, formation: MapFormation, supporters: ViewOptions['supporters']): MapFormation => {
  const may = assault.units.some(unit => unit.formation === formation.id && unit.lostTo === null
    && maySupport(assault, unit, supporters));
  return may ? supporting(formation) : formation;
};

const supporting = onceSpoken((formation: MapFormation): MapFormation =>
  ({ ...formation, label: formationWords.maySupport(formation.label) }));

/** All formations with a stand on the table. */
export const formationsOf = (
  assault: Assault, supporters: ViewOptions['supporters'] = null,
): readonly MapFormation[] => plainFormations(assault).map(one => inSupport(assault, one, supporters));
