/** The rules of forces and lists: those that bend an assault, and those that it does not ask for. */
import { describe, expect, it } from 'vitest';
import { ARMY_RULES, isArmyRule, RULES_WITHOUT_EFFECT } from '../../../src/epic-armageddon/model/army-rules.ts';

const IDLE = Object.keys(RULES_WITHOUT_EFFECT);

describe('the rules of the lists', () => {
  it('are 79, of which 12 bend an assault', () => {
    expect([ARMY_RULES.length, IDLE.length]).toEqual([12, 67]);
  });

  it('bend it or have a reason why not', () => {
    expect([...ARMY_RULES, ...IDLE, 'mob-law', undefined].filter(isArmyRule)).toEqual(ARMY_RULES);
  });

  it('are words of the lists, in small letters, and each reason a sentence', () => {
    expect([...ARMY_RULES, ...IDLE].filter(word => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word))).toEqual([]);
    expect(Object.entries(RULES_WITHOUT_EFFECT).filter(([, why]) => !/^[A-Z].{8,100}\.$/.test(why))).toEqual([]);
  });
});
