/** What each answer about cover saves comes to. */
import { SIDES } from '../../../../src/epic-armageddon/model/procedure.ts';
import { unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { AllocatedHit } from '../../../../src/epic-armageddon/model/volley.ts';
import { coverAt } from '../../../../src/epic-armageddon/movement/terrain.ts';
import type { Step } from '../../random-play.ts';
import { bandOf, freshVolley, sheetOf, type RulingLaw } from './law.ts';

const FOUGHT: readonly string[] = ['first-strike', 'attacks', 'support'];
const OTHER_SAVES: readonly string[] = ['holofield', 'knight-shield', 'ion-shield', 'reinforced-armour'];

/** Ordinary hits of the attacks on infantry in cover that has no better save of its own. */
const inCover = (step: Step): readonly AllocatedHit[] => {
  const volley = freshVolley(step);
  if (volley === null || !FOUGHT.includes(volley.cause)) return [];
  return SIDES.flatMap(side => volley.hits[side]).filter(({ unit, effect, stopped, unsaved }) =>
    effect === 'normal' && stopped === 0 && !unsaved && wouldUseCover(step.after, unit));
};

const wouldUseCover = (assault: Assault, id: string): boolean => {
  const { terrain } = assault.table;
  if (terrain.length === 0) return false;
  const cover = coverAt(terrain, unitOf(assault, id).at);
  const { type, armour, abilities } = sheetOf(assault, id);
  const isBare = armour === null || (cover !== null && armour > cover);
  return cover !== null && type === 'infantry' && isBare && !OTHER_SAVES.some(word => abilities.includes(word))
    && !bandOf(assault, unitOf(assault, id)).rules.includes('masters-of-siege')
    && !DODGERS.includes(sheetOf(assault, id).name);
};

/** They have another armour in assaults than on their datasheet. */
const DODGERS: readonly string[] = ['Wyches', 'Warp Beasts'];

const isMounted = (assault: Assault, id: string): boolean => sheetOf(assault, id).abilities.includes('mounted');

const usesIt = (
  hits: readonly AllocatedHit[], isAllowed: boolean,
): boolean | null => (hits.length === 0 ? null : hits.every(({ save }) => (save === 'cover') === isAllowed));

export const COVER_LAWS: readonly RulingLaw[] = [
  {
    ruling: 'mountedCover',
    claim: 'mounted troops who were charged use cover as infantry does, or none',
    isKept: step => usesIt(
      inCover(step).filter(({ unit }) => isMounted(step.after, unit) && unitOf(step.after, unit).side === 'defender'),
      step.after.rulings.mountedCover === 'infantry',
    ),
  },
  {
    ruling: 'drawnInCover',
    claim: 'infantry that was drawn in on the attacker’s side uses cover, or none, as who has charged',
    isKept: step => usesIt(
      inCover(step).filter(({ unit }) => {
        const { side, drawnIn, fighting } = bandOf(step.after, unitOf(step.after, unit));
        return !isMounted(step.after, unit) && side === 'attacker' && drawnIn && fighting;
      }),
      step.after.rulings.drawnInCover === 'cover',
    ),
  },
];
