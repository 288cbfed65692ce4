/** What needs the unit library: reading plans, and rewriting the lines from which they are read. */
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import type { Meaning, Token } from '../../../src/deployment/quick-entry/entry.ts';
import { knownFormations } from '../../../src/deployment/quick-entry/formations.ts';
import { lexiconOf, type Lexicon } from '../../../src/deployment/quick-entry/meanings.ts';
import { readQuickEntry } from '../../../src/deployment/quick-entry/read.ts';
import { withCount, withWords, writeQuickEntry } from '../../../src/deployment/quick-entry/write.ts';
import { linesOf, readPlan, type Line, type Lines } from './plan-reading.ts';
import { changed, spreadOver, type Plan } from './plan.ts';
import type { Forces, Remark } from './reading.ts';

const linesIn = (plan: Plan, lexicon: Lexicon): Lines => linesOf(plan, text => readQuickEntry(text, lexicon));

const isUnit = ({ meaning }: Token): boolean =>
  meaning?.kind === 'unit' && meaning.unit.profile?.type !== 'character';

/** The line with another number of one row: as typed but for the number, if the row has one of its own. */
const lineWith = (
  typed: string, { tokens, stands }: Line, row: number, count: number, lexicon: Lexicon,
): string => {
  const [token, ...others] = tokens.filter(one => one.at === row && isUnit(one));
  const isApart = others.length > 0
    || (token?.number !== null && token?.count !== stands[row]?.count); // some of them have an option
  if (token !== undefined && !isApart) return withCount(typed, token, count);
  const changedStands = stands.map((one, at) => (at === row ? { ...one, count } : one));
  return writeQuickEntry({ attacker: changedStands, defender: [] }, lexicon);
};

/** Where the other stands of the side are stays as it was set. */
const recountIn = (plan: Plan, side: Side, row: number, count: number, lexicon: Lexicon): Plan => {
  const line = linesIn(plan, lexicon)[side].text;
  const spread = plan[side].spread?.map((one, at) => (at === row ? spreadOver(one, count) : one)) ?? null;
  const text = lineWith(plan[side].text, line, row, count, lexicon);
  return changed(plan, side, { text, spread, rules: plan[side].rules });
};

/** Words by which a meaning is found for certain. */
const wordsFor = (meaning: Meaning): string => {
  switch (meaning.kind) {
    case 'unit':
      return meaning.unit.id;
    case 'formation':
      return meaning.formation.name;
    case 'force':
      return meaning.force;
  }
};

const meantIn = (
  plan: Plan, side: Side, { field, token: place }: Remark, other: number, lexicon: Lexicon,
): Plan => {
  const token = linesIn(plan, lexicon)[side][field].tokens[place];
  const meaning = token?.others[other];
  if (token === undefined || meaning === undefined) return plan;
  return changed(plan, side, { [field]: withWords(plan[side][field], token, wordsFor(meaning)) });
};

const forcesWith = (lexicon: Lexicon): Forces => ({
  read: plan => readPlan(plan, linesIn(plan, lexicon), neteaLibrary),
  recount: (plan, side, row, count) => recountIn(plan, side, row, count, lexicon),
  meant: (plan, side, remark, other) => meantIn(plan, side, remark, other, lexicon),
  parse: json => parseScenario(json, neteaLibrary),
  knowing: lists => forcesWith(lexiconOf(neteaLibrary, knownFormations(lists, neteaLibrary))),
});

/** They know units only, until they get to know the formations of the army lists. */
export const forces: Forces = forcesWith(lexiconOf(neteaLibrary));
