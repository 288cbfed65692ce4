// What the elements are, for editors, frameworks and readers: made of their sources.
import { MODULE_ELEMENTS } from '../scripts.mjs';
import { textAt } from './paths.mjs';

/** What the elements are made of: those that a page uses last. */
const SOURCES = [
  'components/shared/public/public-element.ts',
  ...['chart-input', 'chart-layout', 'chart-start'].map(name => `components/shared/statechart/${name}.ts`),
  'components/epic-armageddon/odds/odds-element.ts',
  'components/epic-armageddon/lists/match-input.ts',
];
const ELEMENTS = MODULE_ELEMENTS.map(name => `components/elements/${name}.ts`);

/** The analyzer takes a second to load, and every start reads this file. */
const analysed = async () => {
  const { create, ts } = await import('@custom-elements-manifest/analyzer/index.js');
  const { litPlugin } = await import('@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js');
  return create({
    modules: [...SOURCES, ...ELEMENTS].map(path =>
      ts.createSourceFile(path, textAt(path), ts.ScriptTarget.ES2022, true)),
    plugins: litPlugin(),
  });
};

/** The custom properties of the theme, which every element has. */
const themeProperties = () =>
  [...textAt('components/shared/theme/theme.ts').matchAll(/@cssprop (--[\w-]+) - (.+)/g)]
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

/** The manifest of the elements, in the form of the custom elements schema. */
export const manifestOf = async () => {
  const theme = themeProperties();
  const { modules } = await analysed();
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: ELEMENTS.map(path => {
      const [, tagName, className] = /define\('([\w-]+)', (\w+)\)/.exec(textAt(path));
      const declaration = modules.find(one => one.path === path).declarations.find(({ name }) => name === className);
      const script = `dist/embed/${tagName}.js`;
      return {
        kind: 'javascript-module', path: script,
        declarations: [declarationOf(declaration, tagName, theme)],
        exports: [
          { kind: 'custom-element-definition', name: tagName, declaration: { name: className, module: script } },
        ],
      };
    }),
  };
};
