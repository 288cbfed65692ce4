/** A reader that knows ids and numbers and nothing else: '4 assault+chaplain 2 tactical'. */
import { neteaLibrary } from '../../../../src/army-lists/netea.ts';
import type { QuickEntry, QuickSide, Token } from '../../../../src/deployment/quick-entry/entry.ts';
import type { ReadText } from '../../../../components/epic-armageddon/odds/plan-reading.ts';

const sideOf = (text: string): QuickSide => {
  const stands = [...text.matchAll(/(\d+) ([\w-]+)(?:\+([\w-]+))?/g)]
    .filter(([, , id]) => neteaLibrary.profile(id!) !== undefined)
    .map(([, count, id, character]) =>
      ({ profile: id!, count: Number(count), characters: character === undefined ? [] : [character], options: [] }));
  const forces = neteaLibrary.unit(stands[0]?.profile ?? '')?.forces ?? [];
  return { force: forces[0] ?? null, rules: [], stands, cover: null };
};

const tokenOf = (id: string, count: number, at: number): Token => {
  const unit = neteaLibrary.unit(id);
  return {
    side: 'attacker', words: id, span: { from: 0, to: 0 }, number: null, count, exact: unit !== undefined, at,
    meaning: unit === undefined ? null : { kind: 'unit', unit }, trouble: null,
    others: unit === undefined ? neteaLibrary.search(id, 5).map(hit => ({ kind: 'unit', unit: hit.unit })) : [],
  };
};

export const plainReader: ReadText = (text): QuickEntry => ({
  tokens: [...text.matchAll(/(\d+) ([\w-]+)/g)].map(([, count, id], at) => tokenOf(id!, Number(count), at)),
  attacker: sideOf(text),
  defender: sideOf(''),
});
