/** What the manifest says of the elements is held to their sources, and the other way round. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../../../components/embed/build/describe.mjs';
import { elementTypes, vscodeData, webTypes } from '../../../../components/embed/build/editors.mjs';
import { PANELS } from '../../../../components/shared/statechart/chart-screen.ts';

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
}

interface Declaration {
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly Named[];
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly members: readonly Named[];
}

const manifest = await manifestOf() as { modules: readonly { declarations: readonly [Declaration] }[] };
const declarations = manifest.modules.map(({ declarations: [one] }) => one);

const at = (path: string): URL => new URL(`../../../../components/${path}`, import.meta.url);
const textOf = (...paths: readonly string[]): string => paths.map(path => readFileSync(at(path), 'utf8')).join('\n');

/** Files that hold the properties of an element, what it tells, and what it draws in its own shadow. */
const FILES: Readonly<Record<string, Readonly<Record<'properties' | 'events' | 'drawn', readonly string[]>>>> = {
  'assault-resolver': {
    properties: ['elements/assault-resolver.ts'],
    events: ['shared/resolver/events.ts'],
    drawn: [
      ...['action-bar.ts', 'turns.ts', 'menu.ts', 'places-of-page.ts', 'scenario-problems.ts'].map(name =>
        `shared/resolver/${name}`),
      'shared/kept/keeper.ts',
      'epic-armageddon/resolver/frame.ts',
      'warhammer-40k/resolver/ruleset.ts',
    ],
  },
  'assault-odds': {
    properties: ['elements/assault-odds.ts', 'epic-armageddon/odds/odds-element.ts'],
    events: ['epic-armageddon/odds/events.ts'],
    drawn: [
      ...['frame.ts', 'result.ts', 'matters.ts', 'odds-side.ts', 'bar.ts'].map(name => `epic-armageddon/odds/${name}`),
      ...['turns.ts', 'scenario-problems.ts'].map(name => `shared/resolver/${name}`),
    ],
  },
  'assault-statechart': {
    properties: ['shared/statechart/chart-input.ts'],
    events: ['shared/statechart/events.ts'],
    drawn: ['shared/statechart/frame.ts', 'shared/statechart/panels.ts', 'shared/resolver/scenario-problems.ts'],
  },
  'assault-lists': {
    properties: ['elements/assault-lists.ts', 'epic-armageddon/lists/match-input.ts'],
    events: ['epic-armageddon/lists/events.ts'],
    drawn: ['bar.ts', 'choosers.ts', 'frame.ts', 'matrix.ts', 'one-formation.ts', 'pair-panel.ts'].map(name =>
      `epic-armageddon/lists/${name}`),
  },
  'assault-lesson': {
    properties: ['elements/assault-lesson.ts'],
    events: ['shared/lesson/events.ts'],
    drawn: ['elements/assault-lesson.ts', 'epic-armageddon/lesson/problems.ts'],
  },
};

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();
const namesOf = (all: readonly Named[]): readonly string[] => sorted(all.map(({ name }) => name));
const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, one]) => one!);

const attributesIn = (text: string): readonly string[] =>
  found(text, /static override properties[^=]*= \{([^]*?)\n {2}\}/g).flatMap(block => block.split('\n'))
    .filter(line => !/attribute: false|state: true/.test(line))
    .flatMap(line => found(line, /^ {4}(\w+): \{/g));

const partsIn = (code: string): readonly string[] => found(code, /\b(?:export)?parts?="([\w, -]+)"/g)
  .flatMap(one => one.split(',').map(part => part.trim()));

const filesOf = (folder: string): readonly string[] =>
  (readdirSync(at(folder), { recursive: true }) as string[]).filter(name => name.endsWith('.ts'))
    .map(name => `${folder}${name}`);

describe.each(declarations)('<$tagName>', declaration => {
  const { properties, events, drawn } = FILES[declaration.tagName]!;

  it('has the attributes that it observes', () => {
    const own = attributesIn(textOf(...properties));
    const shared = attributesIn(textOf('shared/public/public-element.ts'));
    expect(shared).toEqual(['locale', 'theme', 'controls']);
    expect(namesOf(declaration.attributes)).toEqual(sorted([...own, ...shared]));
  });

  it('has the events that it tells, each with the number of its form', () => {
    const told = found(textOf(...events), /extends PublicEvent<[^]*?super\('([\w-]+)'/g);
    expect(namesOf(declaration.events)).toEqual(sorted(told));
    for (const { type } of declaration.events) expect(type?.text).toMatch(/^CustomEvent<\{ version: \d, /);
  });

  it('has the parts and the slots that it draws', () => {
    const code = textOf(...drawn).replace(/\/\*\*[^]*?\*\//g, '');
    expect(namesOf(declaration.cssParts)).toEqual(sorted(partsIn(code)));
    const slots = found(code, /<slot(?: name="(\w+)")?/g).map(name => name ?? '');
    expect(namesOf(declaration.slots)).toEqual(sorted(slots));
  });

  it('says something of each of them', () => {
    const { attributes, events: told, slots, cssParts, cssProperties } = declaration;
    const all: readonly Named[] = [...attributes, ...told, ...slots, ...cssParts, ...cssProperties];
    expect(all.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
    expect(declaration.description).toMatch(/\.$/);
  });
});

/** What only some elements read. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'assault-resolver': ['--assault-height', '--assault-bar'],
  'assault-odds': ['--assault-height', '--assault-bar'],
  'assault-statechart': ['--assault-height'],
  'assault-lists': ['--assault-height'],
  'assault-lesson': ['--assault-height'],
};

describe('the custom properties', () => {
  it('are all that any element reads, and no more', () => {
    const theme = found(textOf('shared/theme/theme.ts'), /var\((--assault-[\w-]+)/g);
    const read = found(textOf(...filesOf('')), /var\((--assault-[\w-]+)/g);
    expect(sorted(read)).toEqual(sorted([...theme, ...Object.values(OWN).flat()]));
    for (const { tagName, cssProperties } of declarations) {
      expect(namesOf(cssProperties), tagName).toEqual(sorted([...theme, ...OWN[tagName]!]));
    }
  });
});

describe('what is made of the manifest', () => {
  it('tells editors of every tag and attribute', () => {
    const { tags } = vscodeData(manifest) as { tags: readonly { name: string; attributes: readonly Named[] }[] };
    expect(tags.map(({ name }) => name)).toEqual(declarations.map(({ tagName }) => tagName));
    expect(tags.map(({ attributes }) => namesOf(attributes)))
      .toEqual(declarations.map(({ attributes }) => namesOf(attributes)));
    const types = webTypes(manifest, { name: 'assault-resolver', version: '1' });
    expect(JSON.stringify(types)).toContain('"name":"assault-changed"');
  });

  it('types every tag and event', () => {
    const types = elementTypes(manifest);
    for (const { tagName, events } of declarations) {
      for (const { name } of [{ name: tagName }, ...events]) expect(types).toContain(`'${name}': `);
    }
  });
});

describe('docs/embedding.md', () => {
  const told = readFileSync(new URL('../../../../docs/embedding.md', import.meta.url), 'utf8');
  const known = declarations.flatMap(({ attributes }) => namesOf(attributes));

  it('tells every attribute and event, and none that there is not', () => {
    const rows = found(told, /^\| ((?:`[\w-]+`(?:, )?)+) \|/gm).flatMap(cell => found(cell, /`([\w-]+)`/g));
    const events = declarations.flatMap(one => namesOf(one.events));
    const isValue = (one: string): boolean => one === 'orks-storm-ruins' || one.startsWith('warhammer-40k-');
    expect(sorted(rows.filter(one => !isValue(one)))).toEqual(sorted([...known, ...events]));
  });

  it('writes only tags, custom properties and parts that there are', () => {
    for (const [, tag, attributes] of told.matchAll(/<(assault-\w+)((?: [^<>]*)?)>/g)) {
      const one = declarations.find(({ tagName }) => tagName === tag);
      const names = found(attributes!.replace(/"[^"]*"/g, ''), / ([\w-]+)/g);
      const wrong = names.filter(name => name !== 'id' && !namesOf(one!.attributes).includes(name));
      expect(wrong, tag).toEqual([]);
    }
    const properties = declarations.flatMap(({ cssProperties }) => namesOf(cssProperties));
    expect(found(told, /(--assault-[\w-]+):/g).filter(name => !properties.includes(name))).toEqual([]);
    const parts = declarations.flatMap(({ cssParts }) => namesOf(cssParts));
    expect(found(told, /::part\(([\w-]+)\)/g).filter(name => !parts.includes(name))).toEqual([]);
  });

  it.each([
    ['resolver', 'shared/resolver/styles.ts', 'shared/frame/table-frame.styles.ts', 'shared/frame/opened.styles.ts'],
    ['odds', 'epic-armageddon/odds/styles.ts'], ['statechart', 'shared/statechart/styles.ts'],
    ['lesson', 'shared/lesson/styles.ts'],
  ])('tells every name that the styles of the %s know', (tag, ...files) => {
    const table = told.slice(told.indexOf('The names for'));
    const [, row = ''] = new RegExp(`^\\| ${tag} \\| ([^|;]+)`, 'm').exec(table) ?? [];
    const known = [...found(textOf(...files), /controls~='(\w+)'/g), ...tag === 'statechart' ? PANELS : []];
    expect(sorted(found(row, /`(\w+)`/g))).toEqual(sorted(known));
  });
});
