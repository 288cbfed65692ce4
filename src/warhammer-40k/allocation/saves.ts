/** What a model throws against a wound: its armour, if the wound lets it, or what nothing denies. */
import { answer, type Ruled } from '../editions/answers.ts';
import type { SaveGroup, Wound } from '../model/allocation.ts';
import type { Answer } from '../editions/policy.ts';

/** A save that may be thrown: its lowest face, and what saves. */
export interface Save {
  /** Null: nothing saves. */
  readonly need: number | null;
  readonly by: 'armour' | 'invulnerable' | null;
}

const NO_SAVE: Save = { need: null, by: null };

/** The armour save that is left against a wound. */
type Armour = (save: number, wound: Wound) => number | null;

const unlessDenied: Armour = (save, { deniesArmour }) => (deniesArmour ? null : save);

/** @rule 40k.46, 40k.55 */
const ARMOUR: { readonly [answer in Answer<'armour'>]: Armour } = {
  'denied-or-capped': (save, wound) => unlessDenied(Math.max(save, wound.cap ?? 0), wound),
  denied: unlessDenied,
  'armour-piercing': (save, wound) => (
    wound.armourPiercing !== null && wound.armourPiercing <= save ? null : unlessDenied(save, wound)
  ),
};

/**
 * Whether the invulnerable save is thrown only where armour is not, or wherever it is the better one.
 *
 * One text lets a model elect it for every wound it is dealt, another takes the best save there is; who may elect
 * takes the better.
 *
 * @rule 40k.45
 * @ruling
 */
const INVULNERABLE: { readonly [answer in Answer<'allocation'>]: 'instead' | 'if-better' } = {
  lap: 'if-better',
  iterative: 'instead',
  pools: 'if-better',
  'owner-picks': 'instead',
};

/**
 * What is thrown against a wound by whoever wears such armour: the armour save unless the wound denies it, as good as
 * the wound lets it be; the invulnerable save where armour is denied, and, by some texts, where it is the better one.
 * Cover saves nobody in close combat.
 *
 * @rule 40k.44, 40k.45, 40k.46
 * @ruling
 */
export const saveAgainst = (ruled: Ruled, wound: Wound, { save, invulnerable }: SaveGroup): Save => {
  const armour = save === null ? null : ARMOUR[answer(ruled, 'armour')](save, wound);
  if (armour === null) return invulnerable === null ? NO_SAVE : { need: invulnerable, by: 'invulnerable' };
  const mayElect = INVULNERABLE[answer(ruled, 'allocation')] === 'if-better';
  return mayElect && invulnerable !== null && invulnerable < armour
    ? { need: invulnerable, by: 'invulnerable' }
    : { need: armour, by: 'armour' };
};
