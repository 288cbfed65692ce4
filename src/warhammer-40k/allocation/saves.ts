/** What a model throws against a wound: its armour, if the wound lets it, or what nothing denies. */
import { answer, type Ruled } from '../editions/answers.ts';
import type { SaveGroup, SaveKind, Wound } from '../model/allocation.ts';
import type { Answer } from '../editions/policy.ts';

/** A save that may be thrown: its lowest face, and what saves. */
export interface ThrownSave {
  readonly need: number;
  readonly by: SaveKind;
}

/** The same, or nothing that saves. */
type Save = ThrownSave | { readonly need: null; readonly by: null };

const NO_SAVE: Save = { need: null, by: null };

/** The armour save that is left against a wound. */
type Armour = (save: number, wound: Wound) => number | null;

/** Unless it is denied, and as good as the wound lets it be. */
const unlessDenied: Armour = (save, { deniesArmour, cap }) => (deniesArmour ? null : Math.max(save, cap ?? 0));

/** @rule 40k.46, 40k.55 */
const ARMOUR: { readonly [answer in Answer<'armour'>]: Armour } = {
  denied: unlessDenied,
  'armour-piercing': (save, wound) => (
    wound.armourPiercing !== null && wound.armourPiercing <= save ? null : unlessDenied(save, wound)
  ),
};

/**
 * The saves between which whoever wears such armour has the choice against a wound, the better first: armour unless
 * the wound denies it, as good as the wound lets it be, and what nothing denies. Cover saves nobody in close combat.
 *
 * @rule 40k.44, 40k.45, 40k.46
 * @ruling, R-X.08
 * @row 7C-U32
 */
export const savesAgainst = (ruled: Ruled, wound: Wound, { save, invulnerable }: SaveGroup): readonly ThrownSave[] => {
  if (wound.destroys === 'd6-and-six') return [];
  const armour = save === null ? null : ARMOUR[answer(ruled, 'armour')](save, wound);
  const saves: ThrownSave[] = [];
  if (armour !== null) saves.push({ need: armour, by: 'armour' });
  if (invulnerable !== null) saves.push({ need: invulnerable, by: 'invulnerable' });
  return saves.sort((a, b) => a.need - b.need);
};

/**
 * What is thrown against a wound unless its owner says otherwise: one save, the better.
 *
 * @rule 40k.45
 * @ruling, R-X.08, R-1.26, R-3.16
 */
export const saveAgainst = (ruled: Ruled, wound: Wound, group: SaveGroup): Save =>
  savesAgainst(ruled, wound, group)[0] ?? NO_SAVE;
