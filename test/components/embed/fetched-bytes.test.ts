/** What a tag fetches on somebody's page untouched, and until its first step is done. `npm run build` makes it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_NAMES } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { PHASE_SAMPLE_NAMES } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { measured, servingTags, type Fetched, type Tag } from '../../support/fetched-bytes.mjs';
import { ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { firstOf } from '../../support/share.ts';
import { TRANSLATED } from '../../support/translations.ts';

/**
 * In kB, gzipped: programs and words of another language until the first screen stands, programs until the first step
 * is done, and the engine apart; `idle`: what comes then while nobody waits. Meant for both games are 60, 15, 200 and
 * 65: what is more is so today, and may not grow.
 */
const LIMITS = {
  assault: { first: 60, words: 15, step: 200, engines: 79, idle: 240 },
  // Of words a combat of several units has the most.
  phase: { first: 201, words: 18.2, step: 216, engines: 26, idle: 216 },
} as const;

interface Bundled extends Tag {
  readonly game: keyof typeof LIMITS;
}

/** The largest first. */
const ASSAULTS = firstOf([...SAMPLE_NAMES].reverse(), 3).map(({ id }): Bundled =>
  ({ game: 'assault', tag: 'assault-resolver', attributes: `scenario="${id}"` }));
const PHASES = firstOf(EDITIONS.flatMap(edition => PHASE_SAMPLE_NAMES.map(({ id }): Bundled =>
  ({ game: 'phase', tag: 'assault-resolver', attributes: `ruleset="warhammer-40k-${edition}" scenario="${id}"` }))), 1);
const TAGS = [...ASSAULTS, ...PHASES];

const fetched: string[] = [];
let browser: OwnBrowser;
let server: Server;
let origin = '';

beforeAll(async () => {
  browser = await ownBrowser();
  server = createServer(servingTags(TAGS, fetched));
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser.close();
  await new Promise(stopped => server.close(stopped));
});

const isWithin = ({ programs, engines }: Fetched, most: number, engine: number): void => {
  expect(programs).toBeGreaterThan(20);
  expect(programs).toBeLessThanOrEqual(most);
  expect(engines).toBeLessThanOrEqual(engine);
};

describe('what a tag fetches', () => {
  it.each(TAGS.map((tag, at) => ({ ...tag, at })))('is little before it is touched: $attributes', async ({ at }) => {
    const tab = await browser.newPage();
    await tab.setViewport({ width: 600, height: 900 });
    const tag = TAGS[at]!;
    const { first, step, idle } = await measured(tab, `${origin}/${at}.html`, tag, fetched, TRANSLATED);
    const limits = LIMITS[tag.game];
    isWithin(first, limits.first, 0);
    for (const language of TRANSLATED) expect(first.words[language]).toBeLessThanOrEqual(limits.words);
    isWithin(step!, limits.step, limits.engines);
    isWithin(idle!, limits.idle, limits.engines);
    await tab.close();
  });
});
