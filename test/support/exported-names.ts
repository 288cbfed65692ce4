import { posix } from 'node:path';
import { codeOf, type SourceFile } from './source-files.ts';

const DECLARED =
  /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;
/** What is only handed on, from elsewhere or after an import, is defined there. */
const LISTED = /^export (?:type )?\{([^}]*)\};?$/gm;

const IMPORTED = /^import (?:type )?\{([^}]*)\}/gm;

/** How the styles of an element are called in its own file: every element has them. */
const OF_EVERY_ELEMENT = new Set(['styles']);

/** Names that three folders or more define and export, each with those folders; translations hold the same names. */
export const spreadNames = (files: readonly SourceFile[]): readonly string[] => {
  const folders = new Map<string, Set<string>>();
  for (const { path, text } of files.filter(one => !one.path.includes('/translations/'))) {
    for (const name of exportedIn(codeOf(text))) {
      folders.set(name, (folders.get(name) ?? new Set()).add(posix.dirname(path)));
    }
  }
  return [...folders]
    .filter(([name, where]) => where.size > 2 && !OF_EVERY_ELEMENT.has(name))
    .map(([name, where]) => `${name}: ${[...where].sort().join(', ')}`);
};

const exportedIn = (code: string): readonly string[] => {
  const imported = new Set(namesIn(code, IMPORTED));
  return [
    ...[...code.matchAll(DECLARED)].map(([, name]) => name!),
    ...namesIn(code, LISTED).filter(name => !imported.has(name)),
  ];
};

const namesIn = (code: string, lists: RegExp): readonly string[] => [...code.matchAll(lists)]
  .flatMap(([, list]) => list!.split(',').map(part => part.trim().split(/\s+as\s+/).at(-1)!.replace(/^type /, '')))
  .filter(Boolean);
