import { describe, expect, it } from 'vitest';
import { RULE_TEXTS } from '../../../../components/epic-armageddon/steps/rule-texts.ts';
import { sourceOf } from '../../../../components/epic-armageddon/steps/rule-texts/rule-text.ts';
import { RULINGS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { codeOf, sourceFiles } from '../../../support/source-files.ts';

const RULE_ID = /'((?:A\d|[VHWBL])(?:\d+|\.\d+)?)'/g;

/** Every rule id that the rules, the statechart or a panel can show. */
const shown = (): ReadonlyMap<string, string> => {
  const files = sourceFiles(['src/epic-armageddon', 'machines', 'components/epic-armageddon/steps'])
    .filter(({ path }) => !path.includes('/rule-texts'));
  return new Map(files.flatMap(({ path, text }) =>
    [...codeOf(text).matchAll(RULE_ID)].map(([, id]) => [id!, path] as const)));
};

describe('the texts of the rules', () => {
  it('are there for every id that the log, a refusal, a state or a note can carry', () => {
    const ids = [...shown()].filter(([id]) => /^(A\d|[VHWBL]\d)/.test(id));
    expect(ids.length).toBeGreaterThan(60);
    expect(ids.filter(([id]) => RULE_TEXTS[id] === undefined)).toEqual([]);
  });

  it('are there for the rule of every open question', () => {
    expect(Object.values(RULINGS).filter(({ rule }) => RULE_TEXTS[rule] === undefined)).toEqual([]);
  });

  it.each(Object.entries(RULE_TEXTS))('%s is one to three plain sentences with its source', (_, text) => {
    expect(text.say).toMatch(/^[A-Z].*\.$/);
    expect(text.say.split(/\.(?: |$)/).filter(sentence => sentence !== '').length).toBeLessThanOrEqual(3);
    expect(text.say).not.toContain('!');
    expect(text.say.length).toBeLessThan(260);
    expect(text.source).not.toBe('');
  });

  it('write out where a rule is printed', () => {
    expect(sourceOf({ say: '', source: 'N 1.12.5; Q first-strike; R-A4; E 1.9.6; S eldar-technology' })).toBe(
      'NetEA 1.12.5; NetEA FAQ first-strike; Rules Revamp A4; Errata 2008 1.9.6; NetEA special rule eldar-technology',
    );
  });
});
