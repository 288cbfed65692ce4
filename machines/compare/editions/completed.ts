/** A bundled fight with everything that pages beside the texts of the fourth and the seventh edition tell of it. */
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { editionOfRow, wholeEdition } from '../../../src/warhammer-40k/editions/rows.ts';
import type { ModelTrait } from '../../../src/warhammer-40k/editions/trait-rows.ts';
import type { Profile, Weapon } from '../../../src/warhammer-40k/model/profile.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { weaponNamed } from '../../../src/warhammer-40k/units/weapons.ts';
import { IN_ENGLISH, type PhaseLanguage } from '../phase-game.ts';
import { chaptersOf } from './chapters.ts';
import { editionsRows, walkIn, type Bundled, type EditionsApart } from './in-every-edition.ts';

const MARINES: readonly ModelTrait[] = ['and-they-shall-know-no-fear'];

/** What models of the bundled fights have by the rows, by their profile; whoever is not listed has nothing of it. */
const TRAITS: Readonly<Record<string, readonly ModelTrait[]>> = {
  marine: MARINES,
  sergeant: [...MARINES, 'character'],
  captain: MARINES,
  veteran: MARINES,
  scout: [...MARINES, 'move-through-cover'],
  berzerker: ['fearless', 'furious-charge', 'rage', 'counter-attack'],
  ork: ['furious-charge'],
};

/** Their weapons under the names that the rows have them by. */
const WEAPONS: Readonly<Record<string, string>> = {
  'Power fist': 'power fist', 'Power sword': 'power sword', Chainaxe: 'chainaxe',
};

/** The same fight, and beside the text every row with a source is played. Other texts have no rows. */
export const completed = (bundled: Bundled): Bundled =>
  ({ ...bundled, scenario: edition => withRows(bundled.scenario(edition), edition) });

const withRows = (scenario: Scenario, edition: Edition): Scenario => {
  const { rows } = wholeEdition(edition);
  if (rows.length === 0) return scenario;
  const profiles = Object.fromEntries(Object.entries(scenario.profiles).map(([id, profile]): [string, Profile] => [id, {
    ...profile,
    traits: [...profile.traits, ...TRAITS[id] ?? []],
    weapons: profile.weapons.map(weapon => weaponIn(edition, weapon)),
  }]));
  return { ...scenario, completions: rows, profiles };
};

const weaponIn = (edition: Edition, weapon: Weapon): Weapon => {
  const name = WEAPONS[weapon.name];
  const known = name === undefined ? weapon : weaponNamed(name);
  return known.row !== null && editionOfRow(known.row) === edition ? known : weapon;
};

/**
 * The editions side by side once more, those that have rows with them; whoever throws a die that was thrown without
 * them throws its face again.
 */
export const completedEditions = (
  bundled: Bundled, { walks }: EditionsApart, language: PhaseLanguage = IN_ENGLISH,
): EditionsApart => {
  const beside = EDITIONS.filter(edition => wholeEdition(edition).rows.length > 0).map(edition => {
    const led = [walks[edition], ...Object.values(walks).filter(walk => walk !== walks[edition])];
    return [edition, walkIn(completed(bundled), edition, led, null, language)] as const;
  });
  const all = { ...walks, ...Object.fromEntries(beside) };
  return { walks: all, rows: editionsRows(all, language) };
};

/** The editions in which something is said in one of two comparisons of a fight and not in the other. */
export const editionsApart = (one: EditionsApart, other: EditionsApart): readonly Edition[] =>
  EDITIONS.filter(edition => saidIn(one, edition) !== saidIn(other, edition));

const saidIn = ({ walks }: EditionsApart, edition: Edition): string =>
  JSON.stringify(chaptersOf(walks[edition]).map(({ lines }) => lines.map(({ say }) => say)));
