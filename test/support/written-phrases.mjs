// What the sources of words have written down, sentence by sentence, with ¤ where something is put in.
import { readFileSync } from 'node:fs';
import { ts } from '@custom-elements-manifest/analyzer/index.js';

const { SyntaxKind } = ts;
const WITHOUT_WORDS = new Set([
  SyntaxKind.ImportDeclaration, SyntaxKind.LiteralType, SyntaxKind.ElementAccessExpression,
]);

const isSum = node => node.kind === SyntaxKind.BinaryExpression && node.operatorToken.kind === SyntaxKind.PlusToken;

/** What an expression comes to; null: it is no text. */
const textOf = node => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(one => `¤${one.literal.text}`).join('');
  }
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (!isSum(node)) return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null && right === null ? null : `${left ?? '¤'}${right ?? '¤'}`;
};

const isName = node => node.parent.name === node && ts.isPropertyAssignment(node.parent);

const gather = (node, into, isPart) => {
  if (WITHOUT_WORDS.has(node.kind)) return;
  const text = isName(node) ? null : textOf(node);
  if (text !== null && !isPart) into.push(text);
  node.forEachChild(child => gather(child, into, text !== null && textOf(child) !== null));
};

/** Every text of a source, in its order. */
export const writtenPhrases = path => {
  const phrases = [];
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)
    .forEachChild(one => gather(one, phrases, false));
  return phrases;
};
