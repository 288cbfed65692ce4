/** The words by which something on the shelf is found. */
import type { Profile } from '../epic-armageddon/model/profile.ts';
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import type { Scenario as PhaseScenario } from '../warhammer-40k/model/scenario.ts';
import type { ShelfItem } from './shelf-item.ts';

export interface SearchWords {
  readonly name: string;
  readonly note: string;
  /** Its kind, and the names of whatever is in it. */
  readonly within: string;
}

export const searchWordsOf = (thing: ShelfItem): SearchWords =>
  ({ name: thing.name, note: thing.note, within: [thing.kind, ...new Set(namesIn(thing))].join(' ') });

const namesIn = ({ kind, content }: ShelfItem): readonly string[] => {
  switch (kind) {
    case 'formation':
      return [
        content.name, content.list ?? '', ...content.rules, ...namesOf(content.profiles),
        ...content.units.flatMap(({ profile, characters, options }) => [profile, ...characters, ...options]),
      ];
    case 'table':
      return namesOn(content);
    case 'assault':
      return namesOn(content.scenario);
    case 'profile':
      return [content.name, content.type, ...content.abilities, ...content.weapons.map(({ name }) => name)];
    case 'phase':
      return namesIn40k(content.scenario);
  }
};

const namesOn = ({ title, formations, table, profiles }: Scenario): readonly string[] => [
  title,
  ...formations.map(({ name }) => name),
  ...table.terrain.flatMap(({ kind, name }) => [kind, name ?? '']),
  ...namesOf(profiles),
];

const namesIn40k = ({ title, ruleset, units, table, profiles }: PhaseScenario): readonly string[] => [
  title,
  ruleset,
  ...units.map(({ name }) => name),
  ...table.terrain.flatMap(({ kind, name }) => [kind, name ?? '']),
  ...namesOf(profiles),
];

const namesOf = (profiles: Readonly<Record<string, Pick<Profile, 'name'>>>): readonly string[] =>
  Object.values(profiles).map(({ name }) => name);
