/** From what is typed and set in two columns to the scenario that is asked about. */
import type { Library } from '../../../src/army-lists/library.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { bySide, type BySide, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { LineUpEntry, LineUpSide, Spread, StandGroup } from '../../../src/deployment/line-up-request.ts';
import { lineUp } from '../../../src/deployment/line-up.ts';
import { usualPlaces } from '../../../src/deployment/usual-places.ts';
import type { Meaning, QuickEntry, QuickSide, Token } from '../../../src/deployment/quick-entry/entry.ts';
import { sheetFrom } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import { matchOf, type Plan } from './plan.ts';
import type { Field, Reading, Remark, Row, SideReading } from './reading.ts';
import { oddsWords } from './odds-words.ts';

/** What a line of text is understood as; with a text of one side it is all the attacker's. */
export type ReadText = (text: string) => QuickEntry;

/** One line of one column. */
export interface Line extends QuickSide {
  readonly tokens: readonly Token[];
}

/** Both lines of both columns. */
export type Lines = BySide<Readonly<Record<Field, Line>>>;

/** So many other meanings are offered. */
const MOST_OTHERS = 3;
/** So many characters that a side could have are tried. */
const MOST_CHARACTERS = 4;

const needed = (value: number | null): string => (value === null ? '–' : `${value}+`);

export const valuesOf = ({ cc, ff, armour }: Profile): string =>
  oddsWords.values(needed(cc), needed(ff), needed(armour));

/** 'Assault + Chaplain', 'Razorback (Twin Heavy Bolter)' */
const nameOf = ({ profile, characters = [], options = [] }: StandGroup, library: Library): string =>
  [profile, ...characters].map(id => sheetFrom(id, options, library)?.name ?? id).join(' + ');

const rowOf = (entry: LineUpEntry, stands: StandGroup, library: Library): Row => {
  const { inContact, inFirefight, back } = entry;
  const profile = sheetFrom(stands.profile, stands.options ?? [], library);
  return {
    name: nameOf(stands, library),
    values: profile === undefined ? '' : valuesOf(profile),
    spread: { inContact, inFirefight, back } satisfies Spread,
  };
};

const meant = (meaning: Meaning): string => {
  switch (meaning.kind) {
    case 'unit':
      return meaning.unit.name;
    case 'formation':
      return meaning.formation.name;
    case 'force':
      return meaning.force;
  }
};

const sayOf = ({ words: typed, meaning, trouble }: Token): string => {
  if (trouble !== null) return trouble;
  return meaning === null ? oddsWords.notUnderstood(typed) : oddsWords.meant(typed, meant(meaning));
};

/** What is not understood, what is only guessed, and what may be something else as well. */
const remarkOn = (token: Token, at: number, field: Field): Remark | null => {
  const isCertain = token.exact && token.trouble === null && token.meaning !== null;
  return isCertain ? null : {
    field,
    token: at,
    say: sayOf(token),
    isLost: token.meaning === null || token.trouble !== null,
    others: token.others.slice(0, MOST_OTHERS).map(meant),
  };
};

const remarksOn = ({ tokens }: Line, field: Field): readonly Remark[] =>
  tokens.flatMap((token, at) => remarkOn(token, at, field) ?? []);

/** A few characters of the force that the side does not have. */
const charactersFor = ({ force, stands }: QuickSide, library: Library): Readonly<Record<string, Profile>> => {
  const there = stands.flatMap(({ characters }) => characters);
  const others = library.all.filter(({ id, forces, profile }) =>
    profile?.type === 'character' && force !== null && forces.includes(force) && !there.includes(id));
  return Object.fromEntries(others.slice(0, MOST_CHARACTERS).map(({ id, profile }) => [id, profile!]));
};

const lineOf = (text: string, read: ReadText): Line => {
  const { attacker, tokens } = read(text);
  return { ...attacker, tokens };
};

/** Who supports is most likely of the same force: its units are read along with them, and then left out. */
const supportLine = (text: string, { stands }: QuickSide, read: ReadText): Line => {
  const own = lineOf(text, read);
  if (own.tokens.length === 0) return own;
  const among = lineOf([text, ...stands.map(({ profile }) => `1 ${profile}`)].join(', '), read);
  const isSame = among.stands.length === own.stands.length + stands.length;
  return isSame
    ? { ...among, stands: among.stands.slice(0, own.stands.length), tokens: among.tokens.slice(0, own.tokens.length) }
    : own;
};

/** What is typed in both columns as it is understood. */
export const linesOf = (plan: Plan, read: ReadText): Lines => bySide(side => {
  const text = lineOf(plan[side].text, read);
  return { text, support: supportLine(plan[side].support, text, read) };
});

/** Everything of a plan that can be read. */
export const readPlan = (plan: Plan, lines: Lines, library: Library): Reading => {
  const stands = bySide(side => lines[side].text.stands);
  const { entries, says: places } = usualPlaces(stands, library, bySide(side => plan[side].spread));
  const sides = bySide((side): SideReading => {
    const { text, support } = lines[side];
    return {
      force: nameOfForce(text.force, library),
      rows: entries[side].map((entry, at) => rowOf(entry, text.stands[at]!, library)),
      support: support.stands.map(one => `${one.count} ${nameOf(one, library)}`).join(', '),
      remarks: [...remarksOn(text, 'text'), ...remarksOn(support, 'support')],
      rules: plan[side].rules ?? text.rules,
    };
  });
  const ask = (side: Side): LineUpSide => {
    const { blastMarkers, broken, marched, cover } = plan[side];
    return {
      name: oddsWords.theSide[side], supportName: oddsWords.theSupport[side], entries: entries[side],
      rules: sides[side].rules, blastMarkers, broken, marched,
      cover: cover ?? lines[side].text.cover, supporters: lines[side].support.stands,
    };
  };
  const made = lineUp({ title: matchOf(plan), attacker: ask('attacker'), defender: ask('defender') }, library);
  return {
    ...sides,
    scenario: 'scenario' in made ? made.scenario : null,
    places,
    says: 'scenario' in made ? made.notes.map(({ say }) => say) : made.obstacles.map(({ say }) => say),
    characters: bySide(side => charactersFor(lines[side].text, library)),
  };
};

const nameOfForce = (force: string | null, { forces }: Library): string | null =>
  (force === null ? null : forces[force] ?? force);
