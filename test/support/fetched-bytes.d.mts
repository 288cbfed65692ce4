import type { RequestListener } from 'node:http';
import type { Page } from 'puppeteer-core';

/** A tag as a page has it. */
export interface Tag {
  readonly tag: string;
  readonly attributes: string;
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

export const servingTags: (tags: readonly Tag[], fetched: string[]) => RequestListener;
export const measured: (
  page: Page, address: string, tag: Tag, fetched: string[], languages: readonly string[],
) => Promise<{ readonly first: Fetched; readonly step: Fetched | null; readonly idle: Fetched | null }>;
