/** A list of Warhammer 40,000 from elsewhere: a BattleScribe roster of the seventh edition, or a list in words. */
import { choicesCalled, type OwnPhaseProfiles, type PhaseLexicon } from '../../deployment/phase-line/lexicon.ts';
import {
  readPhaseLine, type LineUnit, type ModelGroup, type PhaseToken,
} from '../../deployment/phase-line/read-line.ts';
import { quote } from '../../parsing/problems.ts';
import { PHASE_LIMITS } from '../../warhammer-40k/model/limits.ts';
import type { Profile } from '../../warhammer-40k/model/profile.ts';
import { PLAIN_PROFILE } from '../../warhammer-40k/model/plain.ts';
import type { PhaseUnit } from '../../warhammer-40k/units/units.ts';
import { areSameTerms } from '../search-terms.ts';
import { contentOf } from './content.ts';
import { IMPORT_WORDS, sayImport } from './import-words.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { RosterNode } from './roster-tree.ts';

/** Units as far as they were understood. */
export interface PhaseRoster {
  readonly units: readonly LineUnit[];
  /** Profiles that only the file has, by ids that its units name. */
  readonly profiles: OwnPhaseProfiles;
  /** What was left out or taken for something else, in words. */
  readonly notes: readonly string[];
}

type Read = PhaseRoster | { readonly problems: readonly string[] };

/** Reads a file or a text; whatever is wrong with it is a sentence, and nothing is thrown. */
export const readPhaseRoster = async (input: string | Uint8Array, lexicon: PhaseLexicon): Promise<Read> => {
  const content = await contentOf(input);
  if ('problems' in content) return content;
  if ('json' in content) return { problems: [IMPORT_WORDS.otherJson] };
  const { limited, isExhausted } = limitedTo(IMPORT_LIMITS.names, lexicon);
  if ('roster' in content && content.roster.system !== '' && !isSeventh(content.roster.system)) {
    return { problems: [sayImport('otherGame', quote(content.roster.system))] };
  }
  const found = 'text' in content ? listIn(content.text, limited) : rosterIn(content.roster, limited);
  const more = isExhausted() ? [sayImport('firstNames', IMPORT_LIMITS.names)] : [];
  return fitted({ ...found, notes: [...found.notes, ...more] });
};

/** The same lexicon, in which so many different names are looked up and no more. */
const limitedTo = (most: number, lexicon: PhaseLexicon) => {
  const asked = new Set<string>();
  let isExhausted = false;
  const meaningsOf: PhaseLexicon['meaningsOf'] = words => {
    if (asked.size >= most && !asked.has(words)) {
      isExhausted = true;
      return [];
    }
    asked.add(words);
    return lexicon.meaningsOf(words);
  };
  return { limited: { ...lexicon, meaningsOf }, isExhausted: () => isExhausted };
};

/** `Warhammer 40,000 7th Edition`, as its data names it. */
const isSeventh = (system: string): boolean => {
  const said = system.toLowerCase();
  return /40[,. ]?(?:000|k)/.test(said)
    && (/\b(?:7|7th|seventh)\b/.test(said) || !/\d(?:st|nd|rd|th)\b/.test(said));
};

const MOST_UNITS = PHASE_LIMITS.units / 2;

/** As many units as a side of a table has room for. */
const fitted = (found: PhaseRoster): Read => {
  const { units, notes } = found;
  if (units.length === 0) return { problems: [IMPORT_WORDS.nothing, ...notes] };
  return units.length <= MOST_UNITS ? found
    : { ...found, units: units.slice(0, MOST_UNITS), notes: [...notes, sayImport('cut', MOST_UNITS)] };
};

/** What is found on the way through a roster. */
interface Finding {
  readonly lexicon: PhaseLexicon;
  readonly profiles: Record<string, Profile>;
  readonly left: Set<string>;
}

const rosterIn = (roster: RosterNode, lexicon: PhaseLexicon): PhaseRoster => {
  const finding: Finding = { lexicon, profiles: {}, left: new Set() };
  const selections = roster.inside.filter(({ kind }) => kind === 'force').flatMap(force => force.inside)
    .filter(({ kind }) => kind === 'selection');
  const units = selections.flatMap(selection => unitOf(selection, finding));
  const left = [...finding.left].slice(0, IMPORT_LIMITS.unmatched);
  return {
    units, profiles: finding.profiles, notes: left.length === 0 ? [] : [sayImport('noUnits', left)],
  };
};

/** The models of a selection: those in it, or itself where it has none; empty where nobody is known. */
const unitOf = (selection: RosterNode, finding: Finding): readonly LineUnit[] => {
  const models = modelsIn(selection);
  const named = models.length > 0 ? models : [selection];
  const groups = named.flatMap(model => groupOf(model, model === selection ? selection.number : model.number, finding));
  if (groups.length === 0) {
    finding.left.add(selection.name.slice(0, IMPORT_LIMITS.name));
    return [];
  }
  return [withinRoom({ groups, joined: null })];
};

/** Selections of models, however deep they lie. */
const modelsIn = ({ inside }: RosterNode): readonly RosterNode[] => inside.flatMap(node => {
  if (node.kind !== 'selection' || node.isHidden) return [];
  return node.type === 'model' ? [node] : modelsIn(node);
});

const groupOf = (model: RosterNode, count: number, finding: Finding): readonly ModelGroup[] => {
  const [first, ...others] = finding.lexicon.meaningsOf(model.name);
  const unit = first !== undefined && (first.exact || others.length === 0) ? first.unit : null;
  if (unit === null) return ownGroup(model, count, finding);
  return [{ unit: unit.id, choices: choicesIn(model, unit), count }];
};

/** The first thing in it that its unit may strike with. */
const choicesIn = ({ inside }: RosterNode, unit: PhaseUnit): readonly string[] => {
  for (const node of inside.filter(({ kind }) => kind === 'selection')) {
    const choices = choicesCalled(node.name, unit) ?? choicesIn(node, unit);
    if (choices.length > 0) return choices;
  }
  return [];
};

/** Nobody's name, but the file has its profile. */
const ownGroup = (model: RosterNode, count: number, { profiles }: Finding): readonly ModelGroup[] => {
  const profile = profileIn(model);
  if (profile === null) return [];
  const same = Object.keys(profiles).find(id => profiles[id]!.name === profile.name);
  const id = same ?? `own-file-${Object.keys(profiles).length + 1}`;
  profiles[id] = profile;
  return [{ unit: id, choices: [], count }];
};

const COLUMNS = ['ws', 's', 't', 'w', 'i', 'a', 'ld'] as const;

/** A profile with the columns of the seventh edition; null: there is none, or its values are no numbers. */
const profileIn = (model: RosterNode): Profile | null => {
  const found = [...model.inside].filter(({ kind }) => kind === 'profile');
  for (const { name, values } of found) {
    const by = new Map([...values].map(([column, value]) => [column.toLowerCase(), value.trim()]));
    const numbers = COLUMNS.map(column => Number.parseInt(by.get(column) ?? '', 10));
    if (numbers.some(value => !(value >= 1 && value <= 10))) continue;
    const [weaponSkill, strength, toughness, wounds, initiative, attacks, leadership] =
      numbers as [number, number, number, number, number, number, number];
    const [save, invulnerable] = savesIn(by.get('save') ?? by.get('sv') ?? '');
    return {
      ...PLAIN_PROFILE, name: name.slice(0, IMPORT_LIMITS.name) || model.name, weaponSkill, strength, toughness, wounds,
      initiative, attacks, leadership: Math.max(2, leadership), save: save ?? null, invulnerable: invulnerable ?? null,
      radius: 0.5,
    };
  }
  return null;
};

/** `3+`, `2+/5++`, `-`. */
const savesIn = (text: string): readonly (number | null)[] => text.split('/').map(part => {
  const face = /^\s*([2-6])\+/.exec(part);
  return face === null ? null : Number(face[1]);
});

/** A line that is part of the unit above it. */
const INNER = /^(?:\s{2,}|\t|\s*[-–—*•·▪◦+>]+\s)/u;

/** One line after another; what stands below a unit, indented or behind a sign, is in it. */
const listIn = (text: string, lexicon: PhaseLexicon): PhaseRoster => {
  const all = text.split(/\r\n|\r|\n/);
  const units: LineUnit[] = [];
  const notes = new Set<string>();
  for (const line of all.slice(0, IMPORT_LIMITS.lines)) {
    const words = line.slice(0, IMPORT_LIMITS.line).replace(/^[\s\-–—*•·▪◦+>]+/u, '');
    if (words.trim() === '' || units.length > MOST_UNITS) continue;
    const { attacker, tokens } = readPhaseLine(words, lexicon);
    if (isArmy(tokens, lexicon)) continue;
    for (const { trouble } of tokens) {
      if (trouble !== null && notes.size < IMPORT_LIMITS.unmatched) notes.add(trouble);
    }
    const last = units.at(-1);
    if (INNER.test(line) && last !== undefined && attacker.length > 0) {
      units[units.length - 1] = { ...last, groups: [...last.groups, ...attacker.flatMap(({ groups }) => groups)] };
    } else units.push(...attacker.map(unit => ({ ...unit, joined: null })));
  }
  if (all.length > IMPORT_LIMITS.lines) notes.add(sayImport('firstLines', IMPORT_LIMITS.lines));
  return { units: units.map(withinRoom), profiles: {}, notes: [...notes] };
};

/** The name of an army alone, such as `Orks, 1000 points`, which is that of nobody in it. */
const isArmy = (tokens: readonly PhaseToken[], { library }: PhaseLexicon): boolean => {
  const [only, ...others] = tokens;
  return only !== undefined && others.length === 0 && only.number === null
    && Object.values(library.armies).some(name => areSameTerms(name, only.words));
};

/** No more models than a unit may have. */
const withinRoom = (unit: LineUnit): LineUnit => {
  let room: number = PHASE_LIMITS.modelsInUnit;
  const groups = unit.groups.map(group => {
    const count = Math.min(group.count, room);
    room -= count;
    return { ...group, count };
  });
  return { ...unit, groups: groups.filter(({ count }) => count > 0) };
};
