/** Units of the library as roster files print their profiles, in the ways that are met. */
import type { Critical, Profile, UnitType, Weapon } from '../../../src/epic-armageddon/model/profile.ts';

/** The words of a datasheet by the names of its columns, and the profiles of its weapons beside it. */
export interface PrintedProfile {
  readonly kind: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly weapons: readonly (readonly [name: string, columns: Readonly<Record<string, string>>])[];
  readonly rules: Readonly<Record<string, string>>;
}

const TYPES: Readonly<Record<UnitType, readonly [word: string, code: string]>> = {
  'infantry': ['Infantry', 'INF'], 'light-vehicle': ['Light Vehicle', 'LV'],
  'armoured-vehicle': ['Armoured Vehicle', 'AV'],
  'war-engine': ['War Engine', 'WE'], 'character': ['Character', 'CH'],
};

const isAircraft = ({ abilities }: Profile): boolean => abilities.includes('aircraft');

const face = (value: number | null): string => (value === null ? '-' : `${value}+`);
const title = (words: string): string =>
  words.replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
/** `power-fields-d33` is printed as `D3+3 Power Fields`, `titan-killer-d3` as `Titan Killer (D3)`. */
const rule = (word: string): string => {
  const [, bare = word, number] = /^(.+?)-(\d?d\d+|\d+(?:-\d)?)$/.exec(word) ?? [];
  return number === undefined ? title(word) : `${title(bare)} (${number.toUpperCase()})`;
};
const ability = (word: string): string => {
  const [, bare, number = ''] = /^(void-shields?|power-fields|shadowfields?)-(.+)$/.exec(word) ?? [];
  return bare === undefined ? rule(word) : `${number.replace(/^d(\d)(\d)$/, 'D$1+$2').toUpperCase()} ${title(bare)}`;
};

const attacks = ({ extraAttacks }: Weapon, style: (more: string) => string): readonly string[] =>
  (extraAttacks === 0 ? [] : [style(String(extraAttacks))]);

const criticalText = (critical: Critical | null): string => {
  if (critical === null) return '-';
  if (critical.entered || critical.later) return 'Staggers about, as its own rules say';
  if (critical.damage !== 'all') return 'Damaged';
  const { splash } = critical;
  if (splash === null) return 'Destroyed';
  const effect = splash.effect === 'normal' ? 'a hit' : `a ${title(splash.effect)} hit`;
  return `The unit is destroyed, and all units within ${splash.within}cm suffer ${effect}`
    + ` on a roll of ${splash.hitOn}+.`;
};

const speed = (profile: Profile): string => {
  if (isAircraft(profile)) return 'Fighter-bomber';
  return profile.type === 'character' && profile.speed === 0 ? 'n/a' : `${profile.speed}cm`;
};

const abilitiesOf = (profile: Profile): readonly string[] => profile.abilities.filter(word => word !== 'aircraft');

/** One profile with its weapons in its columns, as the catalogues of 2017 have it. */
const inOneTable = (profile: Profile): PrintedProfile => {
  const rows = (cell: (weapon: Weapon) => string): string => profile.weapons.map(cell).join('<BR><BR>');
  const explosion = criticalText(profile.critical);
  return {
    kind: profile.type === 'war-engine' ? 'War Engine' : 'Unit',
    columns: {
      'Type': isAircraft(profile)
        ? `Aircraft${profile.type === 'war-engine' ? '/War Engine' : ''}` : TYPES[profile.type][0],
      'Speed': speed(profile), 'Armour': face(profile.armour), 'CC': face(profile.cc), 'FF': face(profile.ff),
      'Weapons': `Heavy Gun<BR><BR>${rows(({ name }) => name)}`,
      'Range': `30cm<BR><BR>${rows(({ kind }) => (kind === 'assault' ? '(contact)' : '(15cm)'))}`,
      'Firepower': `AP5+/AT6+<BR><BR>${rows(({ kind }) => (kind === 'assault' ? 'Assault Weapons' : 'Small Arms'))}`,
      'Notes': `Forward Arc<BR><BR>${rows(weapon =>
        [...weapon.rules.map(rule), ...attacks(weapon, more => `+${more}A`)].join(', ') || '-')}`,
      'Unit Notes': abilitiesOf(profile).map(ability).join(', '),
      ...(profile.type !== 'war-engine' ? {} : {
        DC: String(profile.damageCapacity), Crit: explosion.length > 20 ? 'Explosion' : explosion,
      }),
    },
    weapons: [],
    rules: { 'Critical Hit: Explosion': explosion, 'Fearless': 'What it does stands in the rules.' },
  };
};

/** A profile of the unit and one for each of its weapons. */
const inProfiles = (profile: Profile): PrintedProfile => ({
  kind: 'Unit',
  columns: {
    'Type': isAircraft(profile) ? (profile.type === 'war-engine' ? 'AC/WE' : 'AC') : TYPES[profile.type][1],
    'Speed': speed(profile), 'Armour': face(profile.armour),
    'Close Combat': face(profile.cc), 'Firefight': face(profile.ff),
    'Notes': [
      ...abilitiesOf(profile).map(ability).map(word => word.replace(/Void Shield\b/, 'Void Shields')),
      ...(profile.damageCapacity > 1 ? [`Damage Capacity ${profile.damageCapacity}`] : []),
    ].join('; '),
    ...(profile.critical === null ? {} : { 'Critical Hit': criticalText(profile.critical) }),
  },
  weapons: [['Heavy Gun', { Range: '45cm', Firepower: '2x AP4+/AT4+', Notes: 'Slow Firing' }],
    ...profile.weapons.map(weapon => [weapon.name, {
      Range: weapon.kind === 'assault' ? '(base contact)' : '(15cm)',
      Firepower: weapon.kind === 'assault' ? '(Assault Weapons)' : '(Small Arms)',
      Notes: [...weapon.rules.map(rule), ...attacks(weapon, more => `Extra Attacks (+${more})`)].join(', '),
    }] as const)],
  rules: {},
});

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const inAttributes = ([name, text]: readonly [string, string]): string =>
  `<characteristic name="${escaped(name)}" characteristicTypeId="a-1" value="${escaped(text)}"/>`;
const inElements = ([name, text]: readonly [string, string]): string =>
  `<characteristic name="${escaped(name)}" typeId="a-1">${escaped(text)}</characteristic>`;

const xmlOf = (name: string, printed: PrintedProfile, write: typeof inElements, typeName: string): string => {
  const one = (title: string, kind: string, columns: Readonly<Record<string, string>>): string =>
    `<profile id="p" name="${escaped(title)}" hidden="false" ${typeName}="${kind}"><characteristics>${
      Object.entries(columns).map(write).join('')}</characteristics></profile>`;
  return `<rules>${Object.entries(printed.rules).map(([title, text]) =>
    `<rule id="r" name="${escaped(title)}"><description>${escaped(text)}</description></rule>`).join('')}</rules>`
    + `<profiles>${one(name, printed.kind, printed.columns)}${
      printed.weapons.map(([weapon, columns]) => one(weapon, 'Weapon', columns)).join('')}</profiles>`;
};

const jsonOf = (name: string, { kind, columns, weapons, rules }: PrintedProfile): object => {
  const one = (title: string, typeName: string, values: Readonly<Record<string, string>>): object => ({
    id: 'p', name: title, hidden: false, typeId: 't', typeName,
    characteristics: Object.entries(values).map(([column, $text]) => ({ name: column, typeId: 'c', $text })),
  });
  return {
    profiles: [one(name, kind, columns), ...weapons.map(([weapon, values]) => one(weapon, 'Weapon', values))],
    rules: Object.entries(rules).map(([title, description]) => ({ name: title, description })),
  };
};

/** A selection of so many of a unit. */
export interface PrintedUnit {
  readonly name: string;
  readonly number: number;
  readonly profile: Profile | null;
  readonly inside: readonly PrintedUnit[];
}

export interface PrintedFormation {
  readonly name: string;
  readonly units: readonly PrintedUnit[];
}

const roster = (army: string, formations: readonly PrintedFormation[], unit: (one: PrintedUnit) => string): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<roster id="r" name="Mine" battleScribeVersion="2.03" '
  + 'gameSystemId="8f10-ee06-8dc1-beb6" gameSystemName="Epic Armageddon" '
  + 'xmlns="http://www.battlescribe.net/schema/rosterSchema"><costs><cost name="pts" value="300"/></costs><forces>'
  + `<force id="f" name="Army" catalogueName="${escaped(army)}"><selections>${formations.map(({ name, units }) =>
    `<selection id="s" name="${escaped(name)}" number="1" type="unit"><selections>${
      units.map(unit).join('')}</selections></selection>`).join('')}</selections></force></forces></roster>`;

const kindOf = (profile: Profile | null): string => (profile?.type === 'character' ? 'upgrade' : 'model');

const xmlUnit = (print: (profile: Profile) => PrintedProfile, write: typeof inElements, typeName: string) => {
  const unit = ({ name, number, profile, inside }: PrintedUnit): string =>
    `<selection name="${escaped(name)}" number="${number}" type="${kindOf(profile)}">${
      profile === null ? '' : xmlOf(name, print(profile), write, typeName)}<selections>${
      inside.map(unit).join('')}</selections></selection>`;
  return unit;
};

const jsonUnit = (print: (profile: Profile) => PrintedProfile) => {
  const unit = ({ name, number, profile, inside }: PrintedUnit): object => ({
    name, number, type: kindOf(profile),
    ...(profile === null ? {} : jsonOf(name, print(profile))), selections: inside.map(unit),
  });
  return unit;
};

const asJson = (army: string, formations: readonly PrintedFormation[], unit: (one: PrintedUnit) => object): string =>
  JSON.stringify({ roster: { name: 'Mine', gameSystemName: 'Epic Armageddon', forces: [{
    name: 'Army', catalogueName: army,
    selections: formations.map(({ name, units }) => ({ name, number: 1, type: 'unit', selections: units.map(unit) })),
  }] } });

export type RosterPrinter = (army: string, formations: readonly PrintedFormation[]) => string;

/** Rosters with profiles, in the ways in which programs write them. */
export const ROSTER_PRINTERS: Readonly<Record<string, RosterPrinter>> = {
  'XML of BattleScribe 2.01, weapons in columns': (army, formations) =>
    roster(army, formations, xmlUnit(inOneTable, inAttributes, 'profileTypeName')),
  'XML of BattleScribe 2.03, weapons as profiles': (army, formations) =>
    roster(army, formations, xmlUnit(inProfiles, inElements, 'typeName')),
  'JSON, weapons in columns': (army, formations) => asJson(army, formations, jsonUnit(inOneTable)),
  'JSON, weapons as profiles': (army, formations) => asJson(army, formations, jsonUnit(inProfiles)),
};
