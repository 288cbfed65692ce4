/** The tables of this browser tab, as long as it is open: what a page that is loaded again goes on with. */
import type { AnyPlayed } from '../../../src/share-links/any-played.ts';
import { RULESET_PREFIX } from '../../../src/warhammer-40k/model/scenario.ts';
import { ARMY_RULES } from '../../../src/epic-armageddon/model/army-rules.ts';
import { bySide, SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN_KINDS } from '../../../src/epic-armageddon/model/terrain.ts';
import type { Plan, SidePlan } from '../../epic-armageddon/odds/plan.ts';
import { fieldsIn, isCount, jsonFieldsOf, readDraft, spreadOf, writeDraft } from '../../set-up/draft.ts';
import type { SetUp } from '../../set-up/take-over.ts';
import { isPhaseBegun, type Begun } from './drafts.ts';
import { asEvents, asWhole } from '../../shared/public/meant.ts';
import { keepInTab, OLD_DRAFT_KEY, TABLES_KEY, textInTab } from '../site-page.ts';
import { readScreen, type TableScreen } from './table-screen.ts';
import type { RunningTable, TableSource, Version } from './table-version.ts';

/** Another number says that something in it means something else. */
const FORMAT = 1;
const MOST_TABLES = 5;
/** Of the changes of the set-up so many are remembered, each way. */
const MOST_CHANGES = 10;

/** A table as it is remembered: under the address that names it. */
export interface RememberedTable {
  readonly address: string;
  /** The address with which the page was asked for again before the table got this one. */
  readonly askedBy?: string;
  readonly table: RunningTable;
  /** What has been begun in the set-up and is no table yet. */
  readonly draft: Begun | null;
  /** How it was left on the screen at the moment at which it stands; null: it was not there. */
  readonly screen: TableScreen | null;
}

/** As it lies there: nothing of it has been looked into. */
interface Written {
  readonly key: string;
  readonly address: string;
}

const isWritten = (value: unknown): value is Written =>
  typeof fieldsIn(value)['key'] === 'string' && typeof fieldsIn(value)['address'] === 'string';

const read = (): readonly Written[] => {
  try {
    const { format, tables } = fieldsIn(JSON.parse(textInTab(TABLES_KEY) ?? ''));
    return format === FORMAT && Array.isArray(tables) ? tables.filter(isWritten) : [];
  } catch {
    return [];
  }
};

const write = (tables: readonly Written[]): boolean =>
  keepInTab(TABLES_KEY, JSON.stringify({ format: FORMAT, tables }));

/** The table is the last one of this tab; of too many the oldest are forgotten. */
export const rememberTable = (
  { address, askedBy, table: { key, history, seed }, draft, screen }: RememberedTable,
): void => {
  const written = (most: number): Written => ({
    key, address, askedBy, seed, screen,
    draft: draft && (isPhaseBegun(draft) ? JSON.stringify(draft) : writeDraft(draft)),
    past: most === 0 ? [] : history.past.slice(-most).map(writtenVersion), present: writtenVersion(history.present),
    future: history.future.slice(0, most).map(writtenVersion),
  }) as Written;
  const others = read().filter(one => one.key !== key);
  if (!write([written(MOST_CHANGES), ...others].slice(0, MOST_TABLES))) write([written(0)]);
};

const writtenVersion = ({ source: { setUp, match, phase }, ...version }: Version): object => ({
  ...version, setUp: setUp === undefined ? null : writeDraft(setUp), match: match ?? null,
  phase: phase === undefined ? null : JSON.stringify(phase),
});

/** The table that an address names, or the last one of this tab; null: there is none, or it cannot be read. */
export const rememberedTable = async (address: string | null): Promise<RememberedTable | null> => {
  const found = read().find(one => address === null || [one.address, fieldsIn(one)['askedBy']].includes(address));
  if (found === undefined) return null;
  const { past, present, future, seed, draft, screen } = fieldsIn(found);
  const all = (list: unknown): Promise<readonly (Version | null)[]> =>
    Promise.all((Array.isArray(list) ? list : []).map(versionIn));
  const [before, [now = null], after] = await Promise.all([all(past), all([present]), all(future)]);
  if (now === null) return null;
  const isThere = (one: Version | null): one is Version => one !== null;
  const history = { past: before.filter(isThere), present: now, future: after.filter(isThere) };
  const { key, address: named } = found;
  return {
    address: named, table: { key, history, seed: asWhole(seed) }, draft: await begunIn(textIn(draft)),
    screen: screenAt(screen, now.at),
  };
};

/** Of either game; its fields say of which. */
const begunIn = async (text: string): Promise<Begun | null> => ('texts' in jsonFieldsOf(text)
  ? (await import('../../set-up/phase/phase-draft.ts')).readPhaseDraft(text) : readDraft(text));

/** What belongs to another moment is not meant. */
const screenAt = (value: unknown, at: number): TableScreen | null => {
  const screen = readScreen(value);
  return screen?.at === at ? screen : null;
};

/** A table of this tab to go on with, as far as it can be told unread. */
export interface LeftTable {
  readonly address: string;
  readonly title: string;
  /** The id of a bundled one. */
  readonly id: string | null;
  /** It stands after so many of its steps. */
  readonly at: number;
  readonly steps: number;
}

/** The tables of this tab, the last one first. */
export const leftTables = (): readonly LeftTable[] => read().flatMap(({ address, ...written }) => {
  const { scenario, events, at, id } = fieldsIn(fieldsIn(written)['present']);
  const { title } = fieldsIn(scenario);
  const steps = Array.isArray(events) ? events.length : 0;
  if (typeof title !== 'string') return [];
  return [{ address, title, id: textIn(id) || null, at: Math.min(isCount(at) ? at : 0, steps), steps }];
});

/** What earlier versions of the site remembered of a set-up in this tab, the first time that it is asked for. */
export const oldDraft = (): SetUp | null => {
  const text = textInTab(OLD_DRAFT_KEY) ?? '';
  keepInTab(OLD_DRAFT_KEY, '');
  return readDraft(text);
};

const versionIn = async (value: unknown): Promise<Version | null> => {
  const { scenario, events, at, from, id, setUp, match, phase } = fieldsIn(value);
  const read = await scenarioIn(scenario);
  if (read === null) return null;
  const all = asEvents(events);
  const place = (given: unknown): number => Math.min(isCount(given) ? given : 0, all.length);
  return {
    scenario: read, events: all, at: place(at), from: place(from),
    id: typeof id === 'string' && /^[\w-]+(?:\/[\w-]+)?$/.test(id) ? id : null,
    source: await sourceIn(setUp, match, phase),
  };
};

const scenarioIn = async (value: unknown): Promise<AnyPlayed['scenario'] | null> => {
  const { ruleset } = fieldsIn(value);
  const isOfPhase = typeof ruleset === 'string' && ruleset.startsWith(RULESET_PREFIX);
  const parsed = isOfPhase
    ? (await import('../../../src/warhammer-40k/scenario/parse.ts')).parsePhase(value)
    : (await import('../../../src/epic-armageddon/scenario/parse.ts')).parseScenario(value);
  return 'scenario' in parsed ? parsed.scenario : null;
};

const sourceIn = async (setUp: unknown, match: unknown, phase: unknown): Promise<TableSource> => {
  const begun = typeof phase === 'string' ? await begunIn(phase) : null;
  if (begun !== null && isPhaseBegun(begun)) return { phase: begun };
  const draft = typeof setUp === 'string' ? readDraft(setUp) : null;
  const plan = match === null || match === undefined ? null : planIn(match);
  return { ...draft === null ? {} : { setUp: draft }, ...plan === null ? {} : { match: plan } };
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const planIn = (value: unknown): Plan | null => {
  const sides = fieldsIn(value);
  if (!SIDES.every(side => textIn(fieldsIn(sides[side])['text']) !== '')) return null;
  return bySide((side): SidePlan => {
    const { text, spread, support, blastMarkers, broken, marched, cover, rules } = fieldsIn(sides[side]);
    return {
      text: textIn(text), support: textIn(support), spread: spreadOf(spread),
      blastMarkers: isCount(blastMarkers) ? blastMarkers : 0, broken: broken === true, marched: marched === true,
      cover: TERRAIN_KINDS.find(kind => kind === cover) ?? null,
      rules: Array.isArray(rules) ? ARMY_RULES.filter(rule => rules.includes(rule)) : null,
    };
  });
};
