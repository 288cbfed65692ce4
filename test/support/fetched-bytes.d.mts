import type { RequestListener } from 'node:http';
import type { Page } from 'puppeteer-core';

/** A tag as a page has it, or several, by names with spaces between. */
export interface Tag {
  readonly tag: string;
  readonly attributes: string;
  /** The folder of `dist` that has its script; the classic scripts unless said otherwise. */
  readonly build?: 'embed' | 'page';
}

/** A page of docs/embedding.md. */
export interface ToldPage extends Required<Tag> {
  readonly name: string;
}

/** In kB, gzipped. */
export interface Fetched {
  /** Of all scripts. */
  readonly names: readonly string[];
  readonly programs: number;
  /** The engines of the odds. */
  readonly engines: number;
  /** By language. */
  readonly words: Readonly<Record<string, number>>;
}

/** What a page has fetched at each moment; `step`: null where a tag has none. */
export interface Measured {
  readonly first: Fetched;
  readonly step: Fetched | null;
  readonly idle: Fetched | null;
}

export const TOLD_PAGES: readonly ToldPage[];
export const lineOf: (page: ToldPage, fetched: Pick<Measured, 'first' | 'step'>) => string;
export const servingTags: (tags: readonly Tag[], fetched: string[]) => RequestListener;
export const measured: (
  page: Page, address: string, tag: Tag, fetched: string[], languages: readonly string[],
) => Promise<Measured>;
