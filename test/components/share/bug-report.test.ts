import { describe, expect, it } from 'vitest';
import { rulingsThatDiffer } from '../../../components/epic-armageddon/report/account.ts';
import { bugReport, issueAddress, type FaultFacts } from '../../../components/share/bug-report.ts';
import { DEFAULT_RULINGS } from '../../../src/epic-armageddon/rulings/defaults.ts';

const FAULT: FaultFacts = {
  link: 'https://example.org/#1.abc', version: '1.2.3', edition: null, rulings: [], state: 'a4Attacks.attacks.saving',
  browser: 'Firefox 140', what: 'The hit goes to the wrong stand.\nA4.4 says the nearest.',
};
const told = (change: Partial<FaultFacts> = {}): string => bugReport({ ...FAULT, ...change });

describe('a bug report', () => {
  it('says what is wrong, and where', () => {
    expect(told()).toBe([
      '## What is wrong', '', '> The hit goes to the wrong stand.', '> A4.4 says the nearest.', '',
      '## Where it happened', '', '```text', 'Link: https://example.org/#1.abc', 'Version: 1.2.3',
      'Rulings: all as usual', 'State: a4Attacks.attacks.saving', 'Browser: Firefox 140', '```', '',
    ].join('\n'));
  });

  it('names the rulings that differ', () => {
    expect(told({ rulings: rulingsThatDiffer({ ...DEFAULT_RULINGS, immobileCounterCharge: '5cm' }) }))
      .toContain('Rulings:\n  A3.10 May a stand with no Speed counter-charge? Yes, 5cm as every slow stand.\nState:');
  });

  it('does without a link, and before anything is written', () => {
    expect(told({ link: null, what: '  ' })).toMatch(/> Not said\.[^]*Link: none\n/);
  });

  it('a fence left open in what is wrong ends with it', () => {
    const lines = told({ what: '```\n<!-- \u2028# x' }).split('\n');
    expect(lines.slice(2, 5)).toEqual(['> ```', '> <!--', '> # x']);
    expect(lines[6]).toBe('## Where it happened');
  });

  it('nothing in a fact ends the block it stands in', () => {
    const text = told({ browser: 'x\n```\n# y ````' });
    const fence = /^(`+)text$/m.exec(text)![1]!;
    expect(fence).toHaveLength(5);
    expect(text.split('\n').filter(line => line === fence)).toHaveLength(1);
    expect(text.trimEnd().endsWith(fence)).toBe(true);
  });
});

describe('the page of an issue', () => {
  it('is filled in with all of it', () => {
    const address = new URL(issueAddress('https://example.org/a/b/', 'One\ntwo', told())!);
    expect(address.origin + address.pathname).toBe('https://example.org/a/b/issues/new');
    expect(address.searchParams.get('title')).toBe('One two');
    expect(address.searchParams.get('body')).toBe(told());
  });

  it('is left empty where the report is too long for an address, and is none without a repository', () => {
    expect(issueAddress('https://example.org/a/b', 'x', 'y'.repeat(9000))).toBe('https://example.org/a/b/issues/new');
    expect(issueAddress(null, 'x', 'y')).toBe(null);
  });
});
