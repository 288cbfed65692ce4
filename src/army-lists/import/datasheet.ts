/** A profile from a datasheet as it is printed: values, notes and weapons in words. */
import { abilityOf, UNIT_ABILITIES } from '../../epic-armageddon/model/abilities.ts';
import { carriesOthers } from '../../epic-armageddon/model/combatant.ts';
import { baseRadius, type Profile, type UnitType } from '../../epic-armageddon/model/profile.ts';
import type { Unusable } from '../../epic-armageddon/scenario/profile-source.ts';
import { criticalFrom, type RuleText } from './critical-text.ts';
import { kebab, LONGEST_NOTE, type Note, partsOf, plain } from './datasheet-words.ts';
import { roomOf, transportWord } from './transport-text.ts';
import { weaponsFrom, type WeaponText } from './weapon-text.ts';

/** The words of a datasheet, as they stand in a file; empty where it has none. */
export interface Datasheet {
  readonly name: string;
  readonly type: string;
  readonly speed: string;
  readonly armour: string;
  readonly cc: string;
  readonly ff: string;
  readonly notes: string;
  readonly damageCapacity: string;
  readonly critical: string;
  /** Whom it carries, where the file says that apart from its notes. */
  readonly transport?: string;
  readonly weapons: readonly WeaponText[];
  /** Rules that stand with it in the file, where critical hits are explained. */
  readonly rules: readonly RuleText[];
}

/** What a datasheet says. Null profile: nothing that fights, and why; both null: too little of it was understood. */
export interface ReadDatasheet {
  readonly name: string;
  readonly profile: Profile | null;
  readonly unusable: Unusable | null;
  /** What of it was not understood, in its own words. */
  readonly unread: readonly string[];
}

interface Sort {
  readonly type: UnitType | null;
  readonly isFlying: boolean;
  readonly words: RegExp;
}

/** Type codes and what they are called in the languages in which lists are published; the first that fits counts. */
const SORTS: readonly Sort[] = [
  { type: null, isFlying: false, words: /^(?:sc\b|space ?(?:craft|ship)|vaisseau|raumschiff|nave espacial|statek)/ },
  { type: 'war-engine', isFlying: true,
    words: /^(?:ac ?[/+&] ?we\b|we ?[/+&] ?ac\b|aircraft ?[/,+&(-]? ?war ?engine|war ?engine ?[/,+&(-]? ?aircraft)/ },
  { type: 'armoured-vehicle', isFlying: true,
    words: /^(?:ac\b|air ?craft|flyer|aeronef|flugzeug|avion|aeronave|samolot)/ },
  { type: 'war-engine', isFlying: false,
    words: /^(?:we\b|war ?engine|titan|(?:machine|engin) de guerre|kriegsmaschine|maquina de guerra|machina wojenna)/ },
  { type: 'character', isFlying: false, words: /^(?:ch\b|char|personnage|personaje|personagg|postac)/ },
  { type: 'light-vehicle', isFlying: false,
    words: /^(?:lv\b|light ?vehicle|vehicule leger|leichtes fahrzeug|vehiculo ligero|lekki pojazd)/ },
  { type: 'armoured-vehicle', isFlying: false,
    words: /^(?:av\b|armou?red? ?vehicle|vehicule blinde|gepanzertes fahrzeug|vehiculo blindado|pojazd opancerzony)/ },
  { type: 'infantry', isFlying: false, words: /^(?:inf\b|infant|piechota)/ },
];

/** The profile of a datasheet. What is not understood of it is named, never dropped. */
export const readDatasheet = (sheet: Datasheet): ReadDatasheet => {
  const unread: string[] = [];
  const note: Note = words => void (unread.includes(words) || unread.push(words));
  const sort = SORTS.find(({ words }) => words.test(plain(sheet.type)));
  if (sort === undefined) return { name: sheet.name, profile: null, unusable: null, unread: [sheet.type] };
  const { type } = sort;
  const isFlying = sort.isFlying || FLIES.test(plain(sheet.speed));
  const cc = faceIn(sheet.cc, note);
  const ff = faceIn(sheet.ff, note);
  if (type === null) return { name: sheet.name, profile: null, unusable: 'spacecraft', unread };
  if (isFlying && cc === null && ff === null) return { name: sheet.name, profile: null, unusable: 'aircraft', unread };
  const said = abilitiesIn(sheet.notes, type, note);
  const room = roomOf(said.abilities, sheet.transport ?? '', note);
  const capacity = type === 'character' ? 1 : wholeIn(sheet.damageCapacity) ?? said.capacity ?? 1;
  const speed = isFlying ? 0 : speedIn(sheet.speed, note);
  const weapons = weaponsFrom(sheet.weapons, note);
  const profile: Profile = {
    name: sheet.name, type, speed, armour: faceIn(sheet.armour, note), cc, ff, damageCapacity: capacity,
    critical: type === 'war-engine' || capacity > 1 ? criticalFrom(sheet.critical, sheet.rules, note) : null,
    radius: baseRadius(type, capacity),
    abilities: [...said.abilities.map(word => (word === 'transport' ? room : word)),
      ...(isFlying && !said.abilities.includes('aircraft') ? ['aircraft'] : [])],
    weapons,
  };
  return { name: sheet.name, profile, unusable: null, unread };
};

const NONE = /^(?:|[-–—−*.]+|n ?\/ ?a|none|null|special)$/;

/** `4+`, `-`, `n/a`. Of two values the first counts. */
const faceIn = (text: string, note: Note): number | null => {
  const said = plain(text);
  if (NONE.test(said)) return null;
  const [, face, rest = ''] = /^([1-6]) ?\+?(.*)$/.exec(said) ?? [];
  if (face === undefined) return note(text.trim()), null;
  if (!NONE.test(rest.trim())) note(text.trim());
  return Number(face);
};

/** How fast aircraft are: some datasheets say nowhere else that it is one. */
const FLIES =
  /^(?:fighter|bomber|interceptor|chasseur|bombardier|abfangjager|jager|caza|bombardero|mysliwiec|bombowiec)/;

const MOST_SPEED = 200;
const STANDS_STILL = /^(?:immobile|immobil|inmovil|static|fixed|0 ?(?:cm)?)$/;

/** `15cm`, `Immobile`. Of two speeds the first counts. */
const speedIn = (text: string, note: Note): number => {
  const said = plain(text);
  if (NONE.test(said) || STANDS_STILL.test(said)) return 0;
  const [, speed, rest = ''] = /^(\d{1,3}) ?(?:cms?)?(.*)$/.exec(said) ?? [];
  if (speed === undefined || Number(speed) > MOST_SPEED) return note(text.trim()), 0;
  if (!NONE.test(rest.trim())) note(text.trim());
  return Number(speed);
};

const MOST_CAPACITY = 50;

const wholeIn = (text: string): number | null => {
  const number = /^\D{0,20}(\d{1,2})\b/.exec(plain(text))?.[1];
  return number === undefined || Number(number) < 1 || Number(number) > MOST_CAPACITY ? null : Number(number);
};

interface Abilities {
  readonly abilities: readonly string[];
  readonly capacity: number | null;
}

const CAPACITY =
  /^(?:damage capacity|dc|points? de structure|strukturpunkte) ?\(?(\d{1,2})\)?$|^(\d{1,2}) ?(?:damage capacity|dc)$/;
/** `2 Void Shields`, `Void Shields (2)`, `2 Sh`. */
const SHIELDS = /^(\d{1,2})(?:x| x)? ?(?:void )?(?:shields?|sh)$|^(?:void )?(?:shields?|sh) ?\(?x?(\d{1,2})\)?$/;
/** `D6+6 Power Fields`, `Power Fields (D3)`, `2 Shadowfields`, `Brood (2)`. */
const NUMBER_FIRST = /^\+?(d?\d{1,2}|\d?d\d(?:\+\d)?) (.+)$/;
const NUMBER_LAST = /^(.+?) ?\(?\+?(d?\d{1,2}|\d?d\d(?:\+\d)?|\d ?\/ ?\d)\+?\)?$/;
const BRACKETS = /^(.+?) ?\((.*)\)$/;
/** How notes are written otherwise, by their plain words. */
const ALSO: Readonly<Record<string, string>> = {
  'jump pack': 'jump-packs', 'jet pack': 'jump-packs', 'jump': 'jump-packs', 'tau jet pack': 'tau-jet-packs',
  'invulnerable': 'invulnerable-save', 'inv save': 'invulnerable-save', 'invulnerable saves': 'invulnerable-save',
  'reinforced': 'reinforced-armour', 'reinforced armor': 'reinforced-armour', 'ra': 'reinforced-armour',
  'thick rear armor': 'thick-rear-armour', 'infiltrators': 'infiltrator', 'scouts': 'scout', 'walkers': 'walker',
  'skimmers': 'skimmer', 'leaders': 'leader', 'supreme commanders': 'supreme-commander', 'inspirational': 'inspiring',
  'holo field': 'holofield', 'holo fields': 'holofield', 'holofields': 'holofield', 'support craft': 'support-craft',
  'deflector shields': 'deflector-shield', 'mounted infantry': 'mounted',
  'infiltrate': 'infiltrator', 'summoning cost': '', 'augment summoning': '',
  'drop troops': 'planetfall', 'tunneller': 'tunneler', 'snipers': 'sniper', 'no save': '', 'none': '',
};

const abilitiesIn = (notes: string, type: UnitType, note: Note): Abilities => {
  const abilities: string[] = [];
  let capacity: number | null = null;
  for (const part of partsOf(notes)) {
    const said = plain(part);
    const transport = transportWord(part);
    if (transport !== null) {
      if (!carriesOthers({ abilities })) abilities.push(transport.word);
      if (!transport.isWhole) note(part);
      continue;
    }
    if (said.length > LONGEST_NOTE) {
      note(part);
      continue;
    }
    const dc = CAPACITY.exec(said);
    if (dc !== null && type !== 'character') {
      capacity = wholeIn(dc[1] ?? dc[2] ?? '');
      continue;
    }
    const word = abilityCalled(said);
    if (word === null) note(part);
    else if (word !== '' && !abilities.includes(word)) abilities.push(word);
  }
  return { abilities, capacity };
};

/** The word of the program for a note; empty where it says nothing; null where it is not known. */
const abilityCalled = (said: string): string | null => {
  if (NONE.test(said)) return '';
  const alone = known(said);
  if (alone !== null) return alone;
  const shields = SHIELDS.exec(said);
  if (shields !== null) return known(`void-shields-${shields[1] ?? shields[2]}`);
  const [, first, behind] = NUMBER_FIRST.exec(said) ?? [];
  const counted = behind === undefined ? null : known(`${kebab(behind)}-${diceWord(first!)}`);
  if (counted !== null) return counted;
  const [, before, last] = NUMBER_LAST.exec(said) ?? [];
  const numbered = before === undefined ? null : known(`${kebab(before)}-${diceWord(last!)}`);
  if (numbered !== null) return numbered;
  const [, outside] = BRACKETS.exec(said) ?? [];
  return outside === undefined ? null : known(outside);
};

/** `D6+6` is written `d66`. */
const diceWord = (number: string): string => number.replace(/[+ ]/g, '').replace('/', '-');

const known = (words: string): string | null => {
  if (Object.hasOwn(ALSO, words)) return ALSO[words]!;
  const word = kebab(words);
  const [one, several] = [word.replace(/s-(?=[\dd]+$)/, '-'), word.replace(/-(?=[\dd]+$)/, 's-')];
  return [word, `${word}s`, word.replace(/s$/, ''), one, several]
    .find(one => abilityOf(UNIT_ABILITIES, one) !== undefined) ?? null;
};
