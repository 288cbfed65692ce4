/** What a file or a text from elsewhere holds, by its content and not by its name. */
import { isPage } from '../../parsing/markup.ts';
import { IMPORT_WORDS } from './import-words.ts';
import { IMPORT_LIMITS, TOO_LARGE } from './limits.ts';
import type { RosterNode, RosterTree } from './roster-tree.ts';

type Problems = { readonly problems: readonly string[] };

export type Content =
  | { readonly roster: RosterNode }
  /** JSON that is no roster and no catalogue. */
  | { readonly json: unknown }
  | { readonly text: string }
  | Problems;

/** A roster (`.ros`, `.rosz`, JSON), other JSON, or a text; what is too large is refused before it is read. */
export const contentOf = async (input: string | Uint8Array): Promise<Content> => {
  if (input.length > IMPORT_LIMITS.file) return { problems: [TOO_LARGE] };
  const text = typeof input === 'string' ? input : await unpacked(input);
  if (typeof text !== 'string') return text;
  if (text.length > IMPORT_LIMITS.text) return { problems: [TOO_LARGE] };
  if (text.includes('\0')) return { problems: [IMPORT_WORDS.notText] };
  const start = text.trimStart().slice(0, 1);
  if (start === '<' && !isPage(text)) return rosterIn((await import('./xml-roster.ts')).xmlRoster(text));
  if (start === '{' || /^\s*\[\s*\{/.test(text)) return jsonIn(text);
  return { text };
};

/** The text of a file, which may be an archive. */
const unpacked = async (bytes: Uint8Array): Promise<string | Problems> => {
  const [{ isArchive, unpack }, { decodeText }] =
    await Promise.all([import('./archive.ts'), import('./decode-text.ts')]);
  if (!isArchive(bytes)) return decodeText(bytes);
  const inner = unpack(bytes);
  return 'problem' in inner ? { problems: [inner.problem] } : decodeText(inner.bytes);
};

const rosterIn = (tree: RosterTree): Content =>
  ('problem' in tree ? { problems: [tree.problem] } : { roster: tree.roster });

const jsonIn = async (text: string): Promise<Content> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: [IMPORT_WORDS.damagedJson] };
  }
  const { isCatalogueJson, isRosterJson, jsonRoster } = await import('./json-roster.ts');
  if (isRosterJson(json)) return rosterIn(jsonRoster(json));
  return isCatalogueJson(json) ? { problems: [IMPORT_WORDS.catalogue] } : { json };
};
