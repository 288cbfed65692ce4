/** Every option that a datasheet of the 34 lists prints can be had in every way, and counts in play and odds. */
import { describe, expect, it } from 'vitest';
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import { optionsChosen } from '../../src/army-lists/choices/edits.ts';
import { neteaLists } from '../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { knownFormations } from '../../src/deployment/quick-entry/formations.ts';
import { lexiconOf } from '../../src/deployment/quick-entry/meanings.ts';
import { readQuickEntry } from '../../src/deployment/quick-entry/read.ts';
import { sheetWith } from '../../src/epic-armageddon/model/options.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import { combatantOf, unitOf } from '../../src/epic-armageddon/model/roster.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { odds } from '../../src/epic-armageddon/odds/odds.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import { pack, unpack } from '../../src/share-links/pack.ts';
import { figuresOf } from '../support/odds-oracle/figures.ts';
import { IS_WHOLE } from '../support/share.ts';
import { imported } from './import/forces.ts';
import { xmlRoster } from './import/roster-files.ts';

const lexicon = lexiconOf(neteaLibrary, knownFormations(neteaLists(), neteaLibrary));

/** Whom the characters among the datasheets join. */
const CARRIERS: Readonly<Record<string, string>> = {
  'big-gun-or-skorcha-head': 'great-gargant-ogbm', 'champion-of-chaos': 'chaos-space-marines',
  'eavy-armour': 'gargant-ogbm', 'exarch': 'fire-dragons', 'iron-warriors-lord': 'chaos-space-marines',
  'loadz-o-guns': 'great-gargant-ogbm', 'oddboy': 'big-gunz', 'warsmith': 'chaos-space-marines',
};

const OPTIONS = neteaLibrary.all.flatMap(({ id, name, profile, options }) =>
  options.map(option => ({ id, name, profile: profile!, option, isCharacter: profile!.type === 'character' })));
type Case = typeof OPTIONS[number];

const called = ({ id, option }: Case): string => `${id}: ${option.id}`;

/** The unit of a case, with the option or without. */
const unitFor = ({ id, isCharacter, option }: Case, options: readonly string[] = [option.id]) => (isCharacter
  ? { profile: CARRIERS[id]!, characters: [id], options: [...options] }
  : { profile: id, characters: [], options: [...options] });

/** The same as text makes it: what an Ordinatus has mounted is a character of its list. */
const asRead = (one: Case) => (one.id === 'ordinatus-minorus'
  ? { profile: one.id, characters: [one.option.id], options: [] } : unitFor(one));

const FAR = 10;

/** One unit against one so far away. */
const duel = (unit: object, cm: number, profiles: Readonly<Record<string, unknown>> = {}): Scenario => {
  const parsed = parseScenario({
    format: 1,
    ruleset: 'epic-armageddon',
    formations: [
      { id: 'own', side: 'attacker', units: [{ id: 'one', at: [40, 30], ...unit }] },
      { id: 'other', side: 'defender', units: [{ id: 'two', profile: 'enemy', at: [40, 30 + cm] }] },
    ],
    engage: { formation: 'own', target: 'other' },
    startAt: 'a4Attacks',
    profiles: { enemy: { name: 'Enemy', type: 'infantry', speed: 15, armour: 4, cc: 4, ff: 4 }, ...profiles },
  }, neteaLibrary);
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ say }) => say).join(' '));
  return parsed.scenario;
};

const fighter = (scenario: Scenario) => {
  const assault = startAssault(scenario);
  return combatantOf(assault, unitOf(assault, 'one'));
};

/** All that counts in an assault: the names are another matter. */
const counts = (scenario: Scenario): object => {
  const { name: _, options: __, characters: ___, ...rest } = fighter(scenario);
  return rest;
};

/** The datasheet written out with what the option makes of it, as somebody might type it in. */
const byHand = ({ profile, option }: Case): Profile => sheetWith(profile, [option]);

/** Bases that touch. */
const touching = (one: Case): number => fighter(duel(unitFor(one), FAR)).radius + 1;

const NAMED = OPTIONS.map(one => [called(one), one] as const);
/** Odds of some of them with each change. */
const SOME = NAMED.filter((_, i) => IS_WHOLE || i % 14 === 0);

describe('there are options to be tried', () => {
  it('of 35 datasheets, characters among them', () => {
    expect(new Set(OPTIONS.map(({ id }) => id)).size).toBe(35);
    expect([...new Set(OPTIONS.filter(one => one.isCharacter).map(({ id }) => id))].sort())
      .toEqual(Object.keys(CARRIERS).sort());
  });
});

describe('every option of every datasheet', () => {
  it.each(NAMED)('%s: is picked', (_, one) => {
    const unit = unitFor(one, []);
    const built: BuiltFormation = {
      name: 'Own', list: null, initiative: 1, rules: [], profiles: {}, units: [{ ...unit, aboard: null }],
    };
    const choice = neteaLibrary.options(one.id).filter(({ choice: own }) => own === one.option.choice);
    expect(optionsChosen(built, [0], choice, [one.option.id]).units[0]!.options).toEqual([one.option.id]);
  });

  it.each(NAMED)('%s: is typed', (_, one) => {
    const own = `${one.id} (${one.option.name})`;
    const { attacker: { stands }, tokens } =
      readQuickEntry(one.isCharacter ? `${CARRIERS[one.id]} + ${own}` : own, lexicon);
    expect(tokens.filter(({ meaning, trouble }) => meaning === null || trouble !== null)).toEqual([]);
    expect(stands).toEqual([expect.objectContaining(asRead(one))]);
  });

  it.each(NAMED)('%s: is read from rosters and lists in words', async (_, one) => {
    const carried = one.isCharacter ? neteaLibrary.unit(CARRIERS[one.id]!)! : null;
    const common = neteaLibrary.unit(one.id)!.forces.filter(force => carried?.forces.includes(force) ?? true);
    const armies = [common[0], common.at(-1)].map(force =>
      neteaLists().find(({ forces }) => forces.includes(force!))!.name);
    const inside = [{ name: one.option.name, type: 'upgrade' as const }];
    const own = { name: one.name, type: 'model' as const, inside };
    const roster = xmlRoster(armies[0]!, [{
      name: 'Own', type: 'unit', inside: carried === null ? [own] : [{ name: carried.name, type: 'model' }, own],
    }]);
    const words = `1 ${carried === null ? '' : `${carried.name}, `}${one.name} (${one.option.name})`;
    for (const source of [roster, ...armies.map(army => `${army}\n\nOwn [300]\n${words}`)]) {
      const read = await imported(source);
      const units = 'formations' in read ? read.formations.flatMap(formation => formation.units) : [];
      expect(units).toContainEqual(expect.objectContaining(asRead(one)));
    }
  });

  it.each(NAMED)('%s: comes from a link as it went into it', (_, one) => {
    const scenario = duel(unitFor(one), FAR);
    expect(unpack(pack({ scenario, events: [] }, neteaLibrary), neteaLibrary)).toMatchObject({ scenario, notes: [] });
  });

  it.each(NAMED)('%s: counts in play as its datasheet says', (_, one) => {
    const hand = one.isCharacter ? { profile: CARRIERS[one.id]!, characters: ['hand'] } : { profile: 'hand' };
    expect(counts(duel(unitFor(one), FAR))).toEqual(counts(duel(hand, FAR, { hand: byHand(one) })));
  });

  it.each(SOME)('%s: counts in the odds as its datasheet says', (_, one) => {
    const hand = one.isCharacter ? { profile: CARRIERS[one.id]!, characters: ['hand'] } : { profile: 'hand' };
    for (const cm of [FAR, touching(one)]) {
      const [chosen, written] = [duel(unitFor(one), cm), duel(hand, cm, { hand: byHand(one) })];
      const figures = (scenario: Scenario) => [...figuresOf(odds(scenario, { tolerance: 1e-3, effort: 3000 }))];
      expect(figures(chosen)).toEqual(figures(written));
    }
  });
});
