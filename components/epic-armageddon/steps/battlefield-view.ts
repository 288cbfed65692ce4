/** From an assault to what the battlefield draws: who stands on it, what hits them, and how far they may move. */
import type { Token } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { saveOptions } from '../../../src/epic-armageddon/attacks/saves.ts';
import { combatantOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { AllocatedHit, SaveKind, Volley } from '../../../src/epic-armageddon/model/volley.ts';
import { figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { hackDownLines } from './hack-down-lines.ts';
import { matteringFormations } from './mattering-formations.ts';
import * as details from '../../shared/battlefield/details.ts';
import { enginePrints, nameLabelOf, mapDetailWords, pointsLost, supportersIn } from './map-details.ts';
import { formationsOf } from './map-formations.ts';
import { moveAreas, plansOf } from './map-areas.ts';
import { standingView, type ViewOptions } from './standing-view.ts';

const SAVES: Readonly<Record<SaveKind, (target: number) => string>> = {
  armour: target => `save ${target}+`, cover: target => `cover ${target}+`, holofield: target => `field ${target}+`,
  'knight-shield': target => `shield ${target}+`, 'ion-shield': target => `ion shield ${target}+`,
  none: () => 'no save',
};

/** What the map says of hits, and of how far a move goes. */
export const mapMoveWords = spoken('steps/map-moves', {
  stopped: 'stopped',
  noSave: 'no save',
  saves: SAVES,
  hitsOn: (hits: number, name: string): string => `${figure(hits)} hits on ${name}`,
  hits: (hits: number): string => `${figure(hits)} hits`,
  hit: (number: number, name: string): string => `Hit ${number} on ${name}`,
  /** A way, and how far it may be. */
  way: (length: string, most: string): string => `${length} of ${most}`,
  maySupport: 'may support',
});

const hitsOf = (volley: Volley | null, unit: Unit): readonly AllocatedHit[] =>
  volley?.hits[unit.side].filter(hit => hit.unit === unit.id) ?? [];

/** The volley to show: the one that is open, or what became of the last one. */
const shownVolley = (assault: Assault): Volley | null => {
  const isOpen = assault.volley !== null && SIDES.some(side => assault.volley!.hits[side].length > 0);
  return isOpen ? assault.volley : assault.settled;
};

const tokensOn = (
  assault: Assault, volley: Volley, side: Side, movable: readonly string[],
): readonly Token[] => {
  const tokens = volley.hits[side].map((hit, i): Token => ({
    id: `${side}-${i}`,
    unit: hit.unit,
    number: i + 1,
    effect: hit.effect === 'normal' ? null : hit.effect,
    say: mapMoveWords.hit(i + 1, unitOf(assault, hit.unit).name),
    state: hit.outcome,
    movable: movable.includes(`${side}-${i}`),
  }));
  return tokens.flatMap(token => onOneEngine(assault, token, tokens));
};

/** Hits on one war engine that are alike and may not change hands are one, with their number. */
const onOneEngine = (assault: Assault, token: Token, tokens: readonly Token[]): readonly Token[] => {
  const unit = unitOf(assault, token.unit);
  if (!isWarEngine(combatantOf(assault, unit))) return [token];
  const alike = tokens.filter(one => one.unit === token.unit && one.state === token.state
    && one.effect === token.effect && !one.movable);
  if (alike.length < 2 || token.movable) return [token];
  return alike[0] !== token ? []
    : [{ ...token, times: alike.length, say: mapMoveWords.hitsOn(alike.length, unit.name) }];
};

const saveWords = (assault: Assault, unit: Unit, hit: AllocatedHit): string => {
  if (hit.stopped === hit.points) return mapMoveWords.stopped;
  const cause = assault.volley?.cause ?? 'attacks';
  const option = hit.unsaved ? undefined
    : saveOptions(assault, unit, hit.effect, cause, hit.by).find(one => one.kind === hit.save);
  return option === undefined ? mapMoveWords.noSave : mapMoveWords.saves[option.kind](option.target);
};

/** A few words under a unit that has been hit: the save it will make, for each hit. */
const hitWords = (assault: Assault, unit: Unit, hits: readonly AllocatedHit[]): string =>
  hits.length > 1 ? mapMoveWords.hits(hits.length) : saveWords(assault, unit, hits[0]!);

/** While these last a war engine shows its dice. */
const FOUGHT: readonly string[] = ['a4Attacks', 'a5SupportingFire'];

/** The whole picture of an assault. */
export const battlefieldView = (assault: Assault, options: ViewOptions): BattlefieldView => {
  const volley = shownVolley(assault);
  const deciding = hackDownLines(assault);
  const { supporters = supportersIn(assault, options.step) } = options;
  return {
    details,
    ...standingView(assault, { ...options, supporters }, unit => {
      const hits = hitsOf(assault.volley, unit);
      const losing = pointsLost(hitsOf(volley, unit));
      return {
        ...nameLabelOf(assault, unit),
        ...(FOUGHT.includes(options.step) ? enginePrints(assault).get(unit.id) : {}),
        ...(losing > 0 ? { losing } : {}),
        note: hits.length === 0 ? null : hitWords(assault, unit, hits),
      };
    }),
    ...(options.stage === undefined ? {}
      : { mattering: matteringFormations(assault, mapMoveWords.maySupport, options) }),
    ...(deciding.length === 0 ? {} : { lines: deciding }),
    formations: formationsOf(assault, supporters),
    fillings: mapDetailWords.fillings,
    tokens: volley === null ? [] : SIDES.flatMap(side => tokensOn(assault, volley, side, options.movableHits ?? [])),
    areas: moveAreas(assault, options),
    plans: plansOf(assault, options),
  };
};
