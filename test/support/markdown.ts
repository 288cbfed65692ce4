/** Markdown files of the repository, as a test reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface MarkdownFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

export const markdownAt = (path: string): MarkdownFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

/** Every Markdown file under some folders, and some by name. */
export const markdownFiles = (folders: readonly string[], names: readonly string[] = []): readonly MarkdownFile[] => [
  ...names,
  ...folders.flatMap(folder => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)),
].sort().map(markdownAt);

export interface CodeBlock {
  readonly file: string;
  /** The line of the fence. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
}

/** What stands between fences. */
export const codeBlocks = ({ path, text }: MarkdownFile): readonly CodeBlock[] =>
  [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(({ 1: language = '', 2: code = '', index }) => ({
    file: path, line: text.slice(0, index).split('\n').length, language, code,
  }));

/** The text without what is code in it. */
const withoutCode = (text: string): string => text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');

/** Where the links of a file lead. */
export const linksIn = ({ text }: MarkdownFile): readonly string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(match => match[1]!);

/** What a heading is called in an address, as code hosts and our own pages have it. */
export const anchorsIn = ({ text }: MarkdownFile): readonly string[] =>
  [...text.replace(/^```[^]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(match => match[1]!.toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replaceAll(' ', '-'));
