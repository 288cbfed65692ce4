// What editors and the types of frameworks are told of the elements: made of their manifest alone.

const declarationsOf = ({ modules }) => modules.flatMap(({ declarations }) => declarations);

/** Values of attributes that are words of a list. */
const VALUES = { theme: ['light', 'dark'], variant: ['tall', 'wide'] };

/** For VS Code: https://code.visualstudio.com/blogs/2020/02/24/custom-data-format */
export const vscodeData = manifest => ({
  version: 1.1,
  tags: declarationsOf(manifest).map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map(({ name, description: about, type }) => ({
      name,
      description: about,
      ...(type?.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...(VALUES[name] === undefined ? {} : { values: VALUES[name].map(value => ({ name: value })) }),
    })),
  })),
});

const plain = ({ name, description }) => ({ name, description });

/** For the editors of JetBrains: https://github.com/JetBrains/web-types */
export const webTypes = (manifest, { name, version }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: declarationsOf(manifest).map(one => ({
        name: one.tagName,
        description: one.description,
        attributes: one.attributes.map(({ name: attribute, description, type }) => ({
          name: attribute, description, ...(type?.text === 'boolean' ? { value: { type: 'boolean' } } : {}),
        })),
        slots: one.slots.map(plain),
        js: {
          properties: one.members.filter(({ kind }) => kind === 'field').map(plain),
          events: one.events.map(plain),
        },
        css: { parts: one.cssParts.map(plain), properties: one.cssProperties.map(plain) },
      })),
    },
  },
});

/** Types that scripts know too, by the entry that has them. */
const OF_SCRIPTS = {
  'assault-resolver': ['AssaultEvent', 'Decision', 'ListInput', 'MatchRow', 'Odds', 'Report', 'Scenario'],
  'warhammer-40k': ['PhaseReport'],
};

/** Types of the language and of scripts; whatever else is unknown to a page. */
const KNOWN = new RegExp(`^(?:(?:readonly )?(?:${
  ['string', 'number', ...Object.values(OF_SCRIPTS).flat()].join('|')})(?:\\[\\])?|boolean|unknown|null|[ |])+$`);
const typeOf = text => (KNOWN.test(text ?? '') ? text : 'unknown');

const written = type => (type === 'boolean' ? 'boolean' : 'string | number');

const attributesOf = ({ attributes }) =>
  attributes.map(({ name, type }) => `  ${name}?: ${written(type?.text)} | null;`).join('\n');

const fieldOf = ({ name, type, description }) =>
  `${description === undefined ? '' : `  /** ${description} */\n`}  ${name}: ${typeOf(type?.text)};`;
const methodOf = ({ name, parameters = [] }) =>
  `  ${name}(${parameters.map(one => `${one.name}?: ${typeOf(one.type?.text)}`).join(', ')}): void | Promise<void>;`;

const interfaceOf = ({ name, members, description }) => `/** ${description} */
export interface ${name} extends HTMLElement {
${members.map(one => (one.kind === 'method' ? methodOf(one) : fieldOf(one))).join('\n')}
}
`;

const attributesInterface = one => `export interface ${one.name}Attributes {
${attributesOf(one)}
}
`;

const entries = (all, entry) => all.map(one => `    ${entry(one)}`).join('\n');

/** `elements.d.ts`: the elements by their tags, their events, and what may be written into a tag. */
export const elementTypes = manifest => {
  const all = declarationsOf(manifest);
  const imports = Object.entries(OF_SCRIPTS)
    .map(([entry, names]) => `import type { ${names.join(', ')} } from '../lib/${entry}.js';\n`);
  return `${imports.join('')}
${all.map(interfaceOf).join('\n')}
${all.map(attributesInterface).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${entries(all, ({ name, tagName }) => `'${tagName}': ${name};`)}
  }
  interface HTMLElementEventMap {
${entries(all.flatMap(({ events }) => events), ({ name, type }) => `'${name}': ${type.text};`)}
  }
}
`;
};

const imports = all => `import type {
${all.map(({ name }) => `  ${name}, ${name}Attributes,`).join('\n')}
} from './elements.d.ts';
`;

/** The tags in the JSX of React 19. */
export const reactTypes = manifest => {
  const all = declarationsOf(manifest);
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imports(all)}
type Tag<E, A> = Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof A> & A;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${entries(all, ({ name, tagName }) => `  '${tagName}': Tag<${name}, ${name}Attributes>;`)}
    }
  }
}
`;
};

/** The tags as further properties of an interface of a framework's module. */
const withTags = (manifest, firstLine, { module, name }, entry) => {
  const all = declarationsOf(manifest);
  return `${firstLine}
${imports(all)}
declare module '${module}' {
  interface ${name} {
${entries(all, entry)}
  }
}
`;
};

/** The tags in the templates of Vue 3. */
export const vueTypes = manifest => withTags(
  manifest, "import type { DefineComponent } from 'vue';", { module: 'vue', name: 'GlobalComponents' },
  ({ name, tagName }) => `'${tagName}': DefineComponent<${name}Attributes>;`,
);

/** The tags in the templates of Svelte. */
export const svelteTypes = manifest => withTags(
  manifest, "import type { HTMLAttributes } from 'svelte/elements';",
  { module: 'svelte/elements', name: 'SvelteHTMLElements' },
  ({ name, tagName }) =>
    `'${tagName}': Omit<HTMLAttributes<${name}>, keyof ${name}Attributes> & ${name}Attributes;`,
);
