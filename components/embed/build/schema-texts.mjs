// What the documentation says of every field, put into the schemas: editors show it beside the field.

/** Headings of docs/scenario-format.md, and where the object that they tell of lies in a schema, by fields. */
export const CHAPTERS = {
  'scenario.schema.json': [
    ['Epic: the scenario', []],
    ['Epic: table', ['table']],
    ['Epic: terrain', ['table', 'terrain']],
    ['Epic: formation', ['formations']],
    ['Epic: unit', ['formations', 'units']],
    ['Epic: engage', ['engage']],
    ['Epic: profile', ['profiles']],
    ['Epic: weapon', ['profiles', 'weapons']],
    ['Epic: critical', ['profiles', 'critical']],
    ['Epic: splash', ['profiles', 'critical', 'splash']],
  ],
  'warhammer-40k.schema.json': [
    ['40k: the scenario', []],
    ['40k: table', ['table']],
    ['40k: terrain', ['table', 'terrain']],
    ['40k: unit', ['units']],
    ['40k: model', ['units', 'models']],
    ['40k: profile', ['profiles']],
    ['40k: weapon', ['profiles', 'weapons']],
  ],
};

/** The rows of the table under a heading: the fields that a row tells of, what it says, and what they are unsaid. */
export const rowsUnder = (markdown, heading) => {
  const section = markdown.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return section.split('\n').filter(line => line.startsWith('| `')).map(line => {
    const [fields = '', says = '', unless = ''] = line.split('|').slice(1).map(cell => cell.trim());
    return { fields: [...fields.matchAll(/`([^`]+)`/g)].map(match => match[1]), says, unless };
  });
};

/** The object at a path: the entry of a list, the value of a record, what may be null instead. */
export const objectAt = (schema, [field, ...rest]) => {
  const entry = schema.items ?? (schema.additionalProperties || schema);
  const object = entry.properties === undefined ? entry.anyOf.find(one => one.properties !== undefined) : entry;
  return field === undefined ? object : objectAt(object.properties[field], rest);
};

const plain = says => says.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/** A schema with what the documentation says of its fields. */
export const described = (schema, chapters, markdown) => {
  const whole = structuredClone(schema);
  for (const [heading, path] of chapters) {
    const { properties } = objectAt(whole, path);
    for (const { fields, says } of rowsUnder(markdown, heading)) {
      for (const field of fields) properties[field] = { ...properties[field], description: plain(says) };
    }
  }
  return whole;
};
