// What the elements are, for editors, frameworks and readers: made of their sources, by `npm run build:describe`.
import { readFileSync } from 'node:fs';
import { create, ts } from '@custom-elements-manifest/analyzer/index.js';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';

const at = path => new URL(`../../../${path}`, import.meta.url);
const textOf = path => readFileSync(at(path), 'utf8');

/** What the elements are made of: those that a page uses last. */
const SOURCES = [
  'components/shared/public/public-element.ts', 'components/shared/statechart/given.ts', 'components/shared/statechart/laid-out.ts',
  'components/shared/statechart/begun.ts',
];
export const ELEMENTS = [
  'components/elements/assault-resolver.ts', 'components/elements/assault-odds.ts', 'components/elements/assault-statechart.ts',
  'components/elements/assault-lesson.ts',
];

const analysed = () => create({
  modules: [...SOURCES, ...ELEMENTS].map(path =>
    ts.createSourceFile(path, textOf(path), ts.ScriptTarget.ES2022, true)),
  plugins: litPlugin(),
});

/** The custom properties of the theme, which every element has. */
const themeProperties = () =>
  [...textOf('components/shared/theme/theme.ts').matchAll(/@cssprop (--[\w-]+) - (.+)/g)]
    .map(([, name, description]) => ({ name, description }));

const oneLine = text => text?.replace(/\s+/g, ' ').trim();

const isOpen = ({ name, privacy, static: isStatic }) =>
  !name.startsWith('#') && !isStatic && privacy !== 'private' && privacy !== 'protected';

const described = ({ name, type, description, fieldName, return: returned, parameters }) => ({
  name,
  ...(type === undefined ? {} : { type: { text: oneLine(type.text) } }),
  ...(description === undefined ? {} : { description: oneLine(description) }),
  ...(fieldName === undefined ? {} : { fieldName }),
  ...(parameters === undefined ? {} : { parameters }),
  ...(returned === undefined ? {} : { return: returned }),
});

const declarationOf = (declaration, tagName, theme) => {
  const members = declaration.members.filter(isOpen);
  const open = new Set(members.map(({ name }) => name));
  const descriptionOf = name => members.find(one => one.name === name)?.description;
  return {
    kind: 'class', customElement: true, name: declaration.name, tagName,
    description: oneLine(declaration.description),
    superclass: { name: 'LitElement', package: 'lit' },
    attributes: declaration.attributes.filter(({ fieldName }) => open.has(fieldName))
      .map(one => described({ ...one, description: one.description ?? descriptionOf(one.fieldName) })),
    members: members.map(one => ({ kind: one.kind, ...described(one) })),
    events: (declaration.events ?? []).filter(({ name, description }) => name && description).map(described),
    slots: (declaration.slots ?? []).map(described),
    cssParts: (declaration.cssParts ?? []).map(described),
    cssProperties: [...(declaration.cssProperties ?? []), ...theme].map(described),
  };
};

/** The manifest of the four elements, in the form of the custom elements schema. */
export const manifestOf = () => {
  const theme = themeProperties();
  const { modules } = analysed();
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: ELEMENTS.map(path => {
      const [, tagName, className] = /define\('([\w-]+)', (\w+)\)/.exec(textOf(path));
      const declaration = modules.find(one => one.path === path).declarations.find(({ name }) => name === className);
      const script = `dist/embed/${tagName}.js`;
      return {
        kind: 'javascript-module', path: script,
        declarations: [declarationOf(declaration, tagName, theme)],
        exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name: className, module: script } }],
      };
    }),
  };
};
