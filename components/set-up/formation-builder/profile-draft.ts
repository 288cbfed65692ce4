/** A profile of one's own as it stands in the fields of a form: texts, until it is read. */
import type { Critical, Effect, Profile, UnitType, WeaponKind } from '../../../src/epic-armageddon/model/profile.ts';
import type { Problem } from '../../../src/parsing/problems.ts';

export interface WeaponDraft {
  readonly name: string;
  readonly kind: WeaponKind;
  readonly extraAttacks: string;
  /** Words with commas between. */
  readonly rules: string;
}

export interface ProfileDraft {
  readonly name: string;
  readonly type: UnitType;
  readonly speed: string;
  readonly armour: string;
  readonly cc: string;
  readonly ff: string;
  readonly damageCapacity: string;
  readonly radius: string;
  readonly abilities: string;
  readonly weapons: readonly WeaponDraft[];
  readonly criticalDamage: string;
  readonly criticalWithin: string;
  readonly criticalHitOn: string;
  readonly criticalEffect: Effect;
  readonly criticalMoves: string;
  readonly criticalEntered: boolean;
  readonly criticalLater: boolean;
}

/** A profile, or everything that is wrong with it, by paths such as `weapons[0].rules[1]`. */
export type ReadProfile = (json: unknown) => { readonly profile: Profile } | { readonly problems: readonly Problem[] };

export const EMPTY_WEAPON: WeaponDraft = { name: '', kind: 'assault', extraAttacks: '1', rules: '' };

export const EMPTY_PROFILE: ProfileDraft = {
  name: '', type: 'infantry', speed: '15', armour: '5', cc: '4', ff: '5', damageCapacity: '', radius: '',
  abilities: '', weapons: [], criticalDamage: '', criticalWithin: '', criticalHitOn: '', criticalEffect: 'normal',
  criticalMoves: '', criticalEntered: false, criticalLater: false,
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

export const draftOf = (profile: Profile): ProfileDraft => {
  const { name, type, speed, armour, cc, ff, damageCapacity, radius, abilities, weapons, critical } = profile;
  return {
    name,
    type,
    speed: String(speed),
    armour: textOf(armour),
    cc: textOf(cc),
    ff: textOf(ff),
    damageCapacity: String(damageCapacity),
    radius: String(radius),
    abilities: abilities.join(', '),
    weapons: weapons.map(({ extraAttacks, rules, ...weapon }) =>
      ({ ...weapon, extraAttacks: String(extraAttacks), rules: rules.join(', ') })),
    criticalDamage: critical === null ? '' : String(critical.damage),
    criticalWithin: textOf(critical?.splash?.within ?? null),
    criticalHitOn: textOf(critical?.splash?.hitOn ?? null),
    criticalEffect: critical?.splash?.effect ?? 'normal',
    criticalMoves: textOf(critical?.moves ?? null),
    criticalEntered: critical?.entered ?? false,
    criticalLater: critical?.later ?? false,
  };
};

/** What stands in the fields as JSON; what is empty is left out, so that it is as usual. */
export const jsonOf = (draft: ProfileDraft): unknown => ({
  name: draft.name.trim(),
  type: draft.type,
  ...filled('speed', draft.speed),
  armour: faceOf(draft.armour),
  cc: faceOf(draft.cc),
  ff: faceOf(draft.ff),
  ...filled('damageCapacity', draft.damageCapacity),
  ...filled('radius', draft.radius),
  abilities: wordsIn(draft.abilities),
  weapons: draft.weapons.map(({ name, kind, extraAttacks, rules }) => ({
    name: name.trim(),
    kind,
    extraAttacks: extraAttacks.trim() === '' ? 0 : valueOf(extraAttacks),
    rules: wordsIn(rules),
  })),
  ...(draft.criticalDamage.trim() === '' ? {} : { critical: criticalOf(draft) }),
});

const criticalOf = (draft: ProfileDraft): unknown => ({
  damage: valueOf(draft.criticalDamage),
  splash: draft.criticalWithin.trim() === '' ? null : {
    within: valueOf(draft.criticalWithin),
    hitOn: draft.criticalHitOn.trim() === '' ? 1 : valueOf(draft.criticalHitOn),
    effect: draft.criticalEffect,
  },
  entered: draft.criticalEntered,
  later: draft.criticalLater,
  ...filled('moves', draft.criticalMoves),
} satisfies { readonly [field in keyof Critical]: unknown });

/** `First Strike, void shields 2` as the words of datasheets. */
const wordsIn = (text: string): readonly string[] => text.split(/[,;\n]+/).map(word =>
  word.trim().toLowerCase().replace(/\s+/g, '-')).filter(Boolean);

/** A number where it is one, else the text, so that what is wrong with it can be told. */
const valueOf = (text: string): number | string => {
  const plain = text.trim().replace(',', '.');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : plain;
};

/** `4` or `4+`; none: null. */
const faceOf = (text: string): number | string | null =>
  (/^[-–]?$/.test(text.trim()) ? null : valueOf(text.replace('+', '')));

const filled = (field: string, text: string): Readonly<Record<string, unknown>> =>
  (text.trim() === '' ? {} : { [field]: valueOf(text) });

const OWN = 'own-';

/** Whether the id is one that `idFor` gives. */
export const isOwn = (id: string): boolean => id.startsWith(OWN);

/** An id for a profile of that name which none of those has. */
export const idFor = (name: string, taken: readonly string[]): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const base = `${OWN}${plain || 'unit'}`;
  let id = base;
  for (let next = 2; taken.includes(id); next += 1) id = `${base}-${next}`;
  return id;
};
