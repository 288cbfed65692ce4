/** The report as text to paste and as a file to save. */
import { BBCODE, MARKDOWN, PLAIN } from './markup.ts';
import type { Account } from './account.ts';
import { textOf } from './report-text.ts';

export const FORMS = ['text', 'bbcode', 'markdown', 'json'] as const;
export type Form = (typeof FORMS)[number];

/** A file as it is saved. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
}

/** What a report is written from, whatever the game. */
export interface Writable {
  readonly account: Account;
  /** With every step, to be read by programs. */
  readonly json: () => string;
}

const MARKUPS = { text: PLAIN, bbcode: BBCODE, markdown: MARKDOWN } as const;

const FILES = {
  text: ['txt', 'text/plain'], bbcode: ['txt', 'text/plain'], markdown: ['md', 'text/markdown'],
  json: ['json', 'application/json'],
} as const;

/** The report in that form. */
export const written = (form: Form, { account, json }: Writable): string =>
  (form === 'json' ? json() : textOf(account, MARKUPS[form]));

const LONGEST_NAME = 60;

/** 'assault-marines-hit-a-warband.txt': only what every system takes as a name, else what was played. */
export const fileNamed = (form: Form, { game, title }: Pick<Account, 'game' | 'title'>): SavedFile => {
  const letters = title.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const name = letters.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_NAME).replace(/^-+|-+$/g, '');
  const [ending, type] = FILES[form];
  return { name: `${name || game}.${ending}`, type };
};
