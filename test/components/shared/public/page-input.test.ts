/** What a page means by what it writes into a tag. */
import { describe, expect, it } from 'vitest';
import { isStep } from '../../../../components/epic-armageddon/resolver/source.ts';
import { isStepOf } from '../../../../components/shared/resolver/step-path.ts';
import { meantAs } from '../../../../components/shared/public/page-input.ts';

describe('what a page gives', () => {
  it.each([
    ['orks-storm-ruins', 'whole'],
    [' {"format":1,"title":"a/b.c"}', 'whole'],
    ['[1.5]', 'whole'],
    ['no address, two words. And a full stop', 'whole'],
    ['', 'whole'],
    [null, 'whole'],
    [{ format: 1 }, 'whole'],
    ['raid.json', 'address'],
    ['../raids/first', 'address'],
    ['https://club.example/raid.json?x=1', 'address'],
    ['play=1.abc', 'link'],
    ['#play=40k-1.abc', 'link'],
    ['https://club.example/site/#play=1.abc', 'link'],
  ])('%j is meant as %s', (given, meant) => {
    expect(meantAs(given)).toBe(meant);
  });
});

describe('where a page wants an assault opened', () => {
  it.each([
    ['A4', 'a4Attacks.attacks.rolling', 7, true],
    ['a4Attacks', 'a4Attacks.engaged', 7, true],
    ['A4', 'a5SupportingFire.calling', 9, false],
    ['7', 'a4Attacks.engaged', 7, true],
    ['7', 'a4Attacks.engaged', 8, false],
    ['', 'a4Attacks.engaged', 0, false],
  ])('%j means the moment %s after %i events: %s', (meant, path, at, isMeant) => {
    expect(isStepOf(meant, path, at)).toBe(isMeant);
  });

  it.each(['A0', 'a7Withdraw', 'assaultOver', '12'])('%s is a step', step => expect(isStep(step)).toBe(true));
  it.each(['A8', 'attacks', '', '-1', '1.5', '<b>'])('%j is none', step => expect(isStep(step)).toBe(false));
});
