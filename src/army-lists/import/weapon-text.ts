/** The weapons of a datasheet that matter in an assault, from the words of its table. */
import { abilityOf, WEAPON_ABILITIES } from '../../epic-armageddon/model/abilities.ts';
import type { Weapon, WeaponKind } from '../../epic-armageddon/model/profile.ts';
import { kebab, LONGEST_NOTE, type Note, partsOf, plain, withoutMarkup } from './datasheet-words.ts';

/** One row of a table of weapons, as it is printed. */
export interface WeaponText {
  readonly name: string;
  readonly range: string;
  readonly firepower: string;
  readonly notes: string;
}

/** Assault weapons and small arms; what only shoots is left out. Rows that are not understood are told. */
export const weaponsFrom = (rows: readonly WeaponText[], note: Note): readonly Weapon[] =>
  rows.flatMap(row => weaponIn(row, note));

const JOINED = /^(?:and|or|und|oder|et|ou|y|o|i|lub)\b\s*/i;
const IN_CONTACT = /contact|assault|\bb\.?c\b|corps a corps|nahkampf|cuerpo a cuerpo/;
const IN_FIREFIGHT = /small ?arm|armes legeres|handfeuerwaffe|armas ligeras|^\( ?15 ?cms? ?\)$/;
/** Firepower of what only shoots: `AP5+/AT6+`, `2BP`, `MW3+`, `AA5+`, and a range in cm without brackets. */
const SHOOTS = /\b(?:ap|at|aa|mw|tk)? ?\d\+|\d ?bp\b|\bbp\b|\b(?:ap|at|aa|mw|tk)\b|barrage/;
const SHOOTS_FAR = /^\d{1,3} ?cms?\b|unlimited|illimite/;
const NOTHING = /^(?:|[-–—*]|n ?\/ ?a|none|aucune)$/;

const weaponIn = ({ name, range, firepower, notes }: WeaponText, note: Note): readonly Weapon[] => {
  const [, times, title = ''] = /^(?:(\d{1,2}) ?[x×] ?)?(.*)$/s.exec(withoutMarkup(name).trim()) ?? [];
  const [reach, power] = [range, firepower].map(one => plain(one.trim().replace(JOINED, '')));
  const kinds = kindsOf(reach!, power!);
  const said = plain(title);
  if (kinds.length === 0) {
    const isShooting = SHOOTS.test(power!) || SHOOTS_FAR.test(reach!);
    if (!isShooting && !NOTHING.test(said)) note(title);
    if (title === '' && notes !== '') note(notes.trim());
    return [];
  }
  return kinds.map(kind => armed(title, kind, Number(times ?? 1), notes, note));
};

const kindsOf = (reach: string, power: string): readonly WeaponKind[] => {
  const told = `${reach} ${power}`;
  return [
    ...(IN_CONTACT.test(told) ? ['assault' as const] : []),
    ...(IN_FIREFIGHT.test(power) || IN_FIREFIGHT.test(reach) ? ['small-arms' as const] : []),
  ];
};

const armed = (name: string, kind: WeaponKind, times: number, notes: string, note: Note): Weapon => {
  const rules: string[] = [];
  let extraAttacks: number | string = 0;
  for (const part of partsOf(notes.replace(/^\s*(?:and|or)\b/i, ''))) {
    const said = plain(part);
    const more = attacksIn(said);
    const rule = more === null ? ruleCalled(said) : '';
    if (more !== null) extraAttacks = more;
    else if (rule === null) note(`${name}: ${part}`);
    else if (rule !== '' && !rules.includes(rule)) rules.push(rule);
  }
  if (typeof extraAttacks === 'number') extraAttacks = Math.min(extraAttacks * times, MOST_ATTACKS);
  else if (times > 1) note(`${times}x ${name}: ${extraAttacks}`);
  return { name, kind, extraAttacks, rules };
};

const MOST_ATTACKS = 12;
/** `+1A`, `Extra Attacks (+1)`, `EA +D3`, `+1 Attack`. */
const ATTACKS = new RegExp(
  '^(?:extra attacks?|ea|attaques? supplementaires?|zusatzliche attacken?|ataques? extra) ?'
  + '\\(?[+x ]*(\\d{1,2}|\\d?d[36])\\)?$',
);
const ATTACKS_LAST = /^\(?\+ ?(\d{1,2}|\d?d[36]) ?\)? ?(?:a|ea|attacks?|extra attacks?|attaques?)$/;

const attacksIn = (said: string): number | string | null => {
  if (said.length > LONGEST_NOTE) return null;
  const found = (ATTACKS.exec(said) ?? ATTACKS_LAST.exec(said))?.[1];
  if (found === undefined) return null;
  return found.includes('d') ? found.toUpperCase() : Number(found);
};

/** What notes of weapons say of shooting, which no assault asks for. */
const ONLY_SHOOTING = new RegExp([
  '^(?:fixed |rear |left |right |side |fwd |forward |front )*(?:arc|fwd|fxf|lft|rgt|ref)s?$',
  '^(?:fxf|fwd|360°?|all round)',
  '^disrupt', '^indirect', '^anti ?aircraft', '^aa$', '^barrage', '^one shot$',
].join('|'));

const ALSO: Readonly<Record<string, string>> = {
  'mw': 'macro-weapon', 'macro weapons': 'macro-weapon', 'macroweapon': 'macro-weapon', 'macro arme': 'macro-weapon',
  'ic': 'ignore-cover', 'ignores cover': 'ignore-cover', 'ignore couvert': 'ignore-cover', 'fs': 'first-strike',
  'lances': 'lance', 'snipers': 'sniper', 'slow fire': 'slow-firing', 'single use': 'single-shot',
  'one shot': 'single-shot', 'one use': 'single-shot',
};
const TITAN_KILLER = /^(?:titan killer|tk|tueur de titans?) ?\(? ?(\d{1,2}|\d?d[36])? ?\)?$/;

/** The program's word for a note of a weapon; empty where it matters only in shooting; null where it is not known. */
const ruleCalled = (said: string): string | null => {
  if (NOTHING.test(said)) return '';
  if (said.length > LONGEST_NOTE) return null;
  if (Object.hasOwn(ALSO, said)) return ALSO[said]!;
  const killer = TITAN_KILLER.exec(said);
  if (killer !== null) return killer[1] === undefined ? 'titan-killer' : `titan-killer-${killer[1]}`;
  const word = kebab(said);
  if (abilityOf(WEAPON_ABILITIES, word) !== undefined) return word;
  return ONLY_SHOOTING.test(said) ? '' : null;
};
