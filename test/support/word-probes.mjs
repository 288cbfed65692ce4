// What the functions of words can be asked: arguments made of the types that their sources write down.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from '@custom-elements-manifest/analyzer/index.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { SyntaxKind } = ts;

const texts = new Map(['src', 'machines', 'components'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !/^translations[\\/]/.test(name))
    .map(name => [`${folder}/${name.replaceAll('\\', '/')}`, readFileSync(join(ROOT, folder, name), 'utf8')])));

const parsed = new Map();
const parse = path => {
  if (!parsed.has(path)) parsed.set(path, ts.createSourceFile(path, texts.get(path), ts.ScriptTarget.ES2022, true));
  return parsed.get(path);
};

/** Where types are declared, by their names. */
const declaredIn = new Map();
for (const [path, text] of texts) {
  for (const [, name] of text.matchAll(/^(?:export )?(?:type|interface) (\w+)/gm)) {
    declaredIn.set(name, [...declaredIn.get(name) ?? [], path]);
  }
}

/** The declaration of a type, first looked for where it is used. */
const typeNamed = (name, from) => {
  const paths = declaredIn.get(name) ?? [];
  const path = paths.find(one => one === from) ?? paths[0];
  return path === undefined ? null : parse(path).statements.find(one => one.name?.text === name) ?? null;
};

/** The type of a field of a declared type. */
const fieldOf = (declared, name) =>
  (declared?.members ?? declared?.type?.members ?? []).find(one => one.name?.text === name)?.type;

const NUMBERS = [41, 1, 2, 5, 22];

/** What a type can be, each with its own mark; null: it cannot be told. `next`: counts marks. */
const probesOf = (type, next, depth = 0) => {
  if (type === undefined || depth > 6) return null;
  const inner = one => probesOf(one, next, depth + 1);
  switch (type.kind) {
    case SyntaxKind.StringKeyword:
      return [next.word()];
    case SyntaxKind.NumberKeyword:
      return next.number();
    case SyntaxKind.BooleanKeyword:
      return [true, false];
    case SyntaxKind.LiteralType:
      return literalOf(type.literal);
    case SyntaxKind.ParenthesizedType:
    case SyntaxKind.TypeOperator:
      return type.operator === SyntaxKind.KeyOfKeyword ? null : inner(type.type);
    case SyntaxKind.UnionType: {
      const each = type.types.map(inner);
      return each.includes(null) ? null : each.flat();
    }
    case SyntaxKind.ArrayType:
      return listOf(inner(type.elementType), inner(type.elementType));
    case SyntaxKind.TypeLiteral:
      return recordOf(type.members, inner);
    case SyntaxKind.TypeReference:
      return namedOf(type, inner);
    case SyntaxKind.IndexedAccessType:
      return inner(fieldOf(
        typeNamed(type.objectType.getText(), type.getSourceFile().fileName), type.indexType.literal?.text,
      ));
    default:
      return null;
  }
};

const literalOf = literal => {
  if (literal.kind === SyntaxKind.NullKeyword) return [null];
  if (literal.kind === SyntaxKind.TrueKeyword) return [true];
  if (literal.kind === SyntaxKind.FalseKeyword) return [false];
  if (literal.kind === SyntaxKind.NumericLiteral) return [Number(literal.text)];
  return literal.text === undefined ? null : [literal.text];
};

const listOf = (one, other) => (one === null ? null : [[one[0], other[0]], [one[0]]]);

const recordOf = (members, inner) => {
  const fields = members.filter(one => one.kind === SyntaxKind.PropertySignature)
    .map(one => [one.name.text, inner(one.type)]);
  if (fields.some(([, probes]) => probes === null)) return null;
  const most = Math.max(1, ...fields.map(([, probes]) => probes.length));
  return Array.from({ length: most }, (_, turn) =>
    Object.fromEntries(fields.map(([name, probes]) => [name, probes[turn % probes.length]])));
};

const namedOf = (type, inner) => {
  const name = type.typeName.getText();
  if (name === 'ReadonlyArray' || name === 'Array') {
    return listOf(inner(type.typeArguments[0]), inner(type.typeArguments[0]));
  }
  if (name === 'Readonly') return inner(type.typeArguments[0]);
  if (name === 'Record') return type.typeArguments[0].kind === SyntaxKind.NeverKeyword ? [{}] : null;
  const declared = typeNamed(name, type.getSourceFile().fileName);
  if (declared === null || declared.typeParameters !== undefined) return null;
  if (declared.kind === SyntaxKind.InterfaceDeclaration) {
    return declared.heritageClauses === undefined ? recordOf(declared.members, inner) : null;
  }
  return inner(declared.type);
};

/** Of a record whose type says what all its functions are given, as `{ [K in Key]: (values: V[K]) => string }`. */
const givenBy = (record, name) => {
  const { type } = record.parent;
  if (type?.kind !== SyntaxKind.TypeReference) return undefined;
  const mapped = typeNamed(type.typeName.getText(), record.getSourceFile().fileName)?.type;
  if (mapped?.kind !== SyntaxKind.MappedType) return undefined;
  const values = mapped.type.parameters?.[0]?.type;
  if (values?.kind !== SyntaxKind.IndexedAccessType) return undefined;
  return fieldOf(typeNamed(values.objectType.getText(), mapped.getSourceFile().fileName), name);
};

const counters = () => {
  let words = 0;
  let numbers = 0;
  return {
    word: () => `Zq${String.fromCharCode(97 + words++ % 26)}`,
    number: () => [NUMBERS[0] + 2 * numbers++, ...NUMBERS.slice(1)],
  };
};

/** Lists of arguments for a function; null: what it is given cannot be told. */
const argumentsOf = (parameters, given) => {
  const next = counters();
  const each = parameters.filter(({ initializer, questionToken }) => initializer === undefined && !questionToken)
    .map(({ type }, index) => probesOf(type ?? (index === 0 ? given : undefined), next));
  if (each.includes(null)) return null;
  const most = Math.max(1, ...each.map(probes => probes.length));
  return Array.from({ length: most }, (_, turn) => each.map(probes => probes[turn % probes.length]));
};

const keyOf = ({ name }) => name?.text ?? null;

/** Every function that stands in an object of a file, by its path in it. */
const functionsIn = path => {
  const found = new Map();
  const visit = (node, keys, record) => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const one of node.properties) {
        if (one.initializer !== undefined) visit(one.initializer, [...keys, keyOf(one)], record ?? node);
      }
      return;
    }
    if (ts.isArrowFunction(node) && keys.length > 0) {
      found.set(keys.join('.'), argumentsOf(node.parameters, givenBy(record, keys.at(-1))));
      return;
    }
    ts.forEachChild(node, child => visit(child, [], undefined));
  };
  visit(parse(path), [], undefined);
  return found;
};

const importsOf = path => [...texts.get(path).matchAll(/from '(\.[^']+\.ts)'/g)]
  .map(([, target]) => join(path, '..', target).replaceAll('\\', '/'))
  .filter(one => texts.has(one) && /words|phrases|texts|assum|sentences|rulings/.test(one));

/** Arguments for the functions of the words that a file speaks, by their paths; those of what it imports besides. */
export const probesIn = path =>
  new Map([...importsOf(path), path].flatMap(one => [...functionsIn(one)]));
