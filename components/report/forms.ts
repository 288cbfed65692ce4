/** The forms in which a report is taken away. */
import { accountOf, titleOf, type Beside } from './account.ts';
import type { History } from './history.ts';
import { BBCODE, MARKDOWN, PLAIN } from './markup.ts';
import { jsonOf } from './report-json.ts';
import { textOf } from './report-text.ts';

export const FORMS = ['text', 'bbcode', 'markdown', 'json'] as const;
export type Form = (typeof FORMS)[number];

/** A file as it is saved. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
}

const MARKUPS = { text: PLAIN, bbcode: BBCODE, markdown: MARKDOWN } as const;

const FILES = {
  text: ['txt', 'text/plain'], bbcode: ['txt', 'text/plain'], markdown: ['md', 'text/markdown'],
  json: ['json', 'application/json'],
} as const;

/** The report in that form. */
export const writtenAs = (form: Form, history: History, beside: Beside): string =>
  (form === 'json' ? jsonOf(history, beside) : textOf(accountOf(history, beside), MARKUPS[form]));

const LONGEST_NAME = 60;

/** 'assault-marines-hit-a-warband.txt': only what every system takes as a name. */
export const fileOf = (form: Form, history: History): SavedFile => {
  const letters = titleOf(history).normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const name = letters.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_NAME).replace(/^-+|-+$/g, '');
  const [ending, type] = FILES[form];
  return { name: `${name || 'assault'}.${ending}`, type };
};
