import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** One file of the program: its path from the root, with slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One import, export-from or dynamic import. Relative targets are paths from the root; others name a package. */
export interface Import {
  readonly target: string;
  readonly isRelative: boolean;
  readonly isTypeOnly: boolean;
}

/** Every TypeScript file below the folders, in the order of their paths. */
export const sourceFiles = (folders: readonly string[]): readonly SourceFile[] =>
  folders.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map(name => posix.join(folder, name.replaceAll('\\', '/')))
      .filter(path => path.endsWith('.ts'))
      .sort()
      .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })));

/** What a file imports, comments left out. */
export const importsOf = ({ path, text }: SourceFile): readonly Import[] =>
  [...codeOf(text).matchAll(IMPORT)].map(match => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? '';
    const isRelative = specifier.startsWith('.');
    return {
      target: isRelative ? posix.join(posix.dirname(path), specifier) : specifier,
      isRelative,
      isTypeOnly: match[1] !== undefined,
    };
  });

const IMPORT = new RegExp([
  /^\s*(?:import|export)\s+(?:(type)\s+)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/, // import … from, export … from
  /^\s*import\s*['"]([^'"]+)['"]/, // for its effect
  /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/, // on demand
].map(pattern => pattern.source).join('|'), 'gm');

/** The text without comments. A `//` inside a string, as in an address, stays. */
export const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
