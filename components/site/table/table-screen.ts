/** How the table was left on the screen: where the camera was, how high the sheet, and what was in hand. */
import { fieldsIn, isCount } from '../../set-up/draft.ts';
import type { Camera } from '../../shared/battlefield/camera.ts';
import { DETENTS, type Detent } from '../../shared/frame/sheet.ts';
import type { EnteredFace } from '../../shared/parts/entered-dice.ts';
import type { InHand } from '../../shared/resolver/in-hand.ts';

export interface LeftCamera extends Camera {
  /** Nobody had moved it. */
  readonly isAtRest: boolean;
}

export interface TableScreen {
  /** The moment to which it belongs: after so many events. */
  readonly at: number;
  readonly camera: LeftCamera | null;
  /** Null: nobody has chosen it. */
  readonly detent: Detent | null;
  /** The stand that is selected; null: none is. */
  readonly selected: string | null;
  /** Null: nobody had touched anything. */
  readonly inHand: InHand | null;
}

/** No table has more of these: what is longer was not written here. */
const MOST_DICE = 500;
const LONGEST_ID = 200;
/** Pixels for a cm; so far from the table nothing is seen. */
const LARGEST_SCALE = 1000;
const FURTHEST = 10_000;

/** What was kept, as far as it is one; null: it is none. */
export const readScreen = (value: unknown): TableScreen | null => {
  const { at, camera, detent, selected, inHand } = fieldsIn(value);
  const known = detent === null ? null : DETENTS.find(one => one === detent);
  if (!isCount(at) || known === undefined) return null;
  return {
    at, camera: cameraIn(camera), detent: known, selected: idIn(selected), inHand: inHandIn(inHand),
  };
};

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const cameraIn = (value: unknown): LeftCamera | null => {
  const { centre, scale, isAtRest } = fieldsIn(value);
  const [x, y] = Array.isArray(centre) ? centre as readonly unknown[] : [];
  const isPlace = isWithin(x, -FURTHEST, FURTHEST) && isWithin(y, -FURTHEST, FURTHEST);
  if (!isPlace || !isWithin(scale, 1 / LARGEST_SCALE, LARGEST_SCALE)) return null;
  return { centre: [x, y], scale, isAtRest: isAtRest === true };
};

const inHandIn = (value: unknown): InHand | null => {
  const { chosen, asked, entry, isEntering } = fieldsIn(value);
  const { entered, chosen: die } = fieldsIn(entry);
  if (!Array.isArray(entered)) return null;
  return {
    chosen: idIn(chosen), asked: idIn(asked),
    entry: { entered: entered.filter(isEntered).slice(0, MOST_DICE), chosen: isDie(die) ? die : null },
    isEntering: isEntering === true,
  };
};

const idIn = (value: unknown): string | null =>
  (typeof value === 'string' && value.length <= LONGEST_ID ? value : null);

const isDie = (value: unknown): value is number => isCount(value) && value < MOST_DICE;

const isEntered = (value: unknown): value is EnteredFace => {
  const { die, face } = fieldsIn(value);
  return isDie(die) && Number.isInteger(face) && isWithin(face, 1, 6);
};
