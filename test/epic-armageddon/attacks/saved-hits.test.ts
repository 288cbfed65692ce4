/** How a hit is met: which dice in which order, and what they leave of its damage. */
import { describe, expect, it } from 'vitest';
import { assaultWith, hitWith } from '../../../src/epic-armageddon/model/copies.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { savesAgainst, unsavedPoints } from '../../../src/epic-armageddon/attacks/saved-hits.ts';
import type { SaveKind, SaveRoll, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import {
  chanceToSurvive, coverBar, coverOf, invulnerableOf,
} from '../../../src/epic-armageddon/attacks/saves.ts';
import { freshHit, PLAIN_HIT, volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import { terrainOf } from '../../support/build.ts';
import { engagedOf } from '../../support/fight.ts';
import { engine, stageParts, type Stand, type StageParts } from '../../support/stage.ts';

const RUINS = terrainOf('ruins', [0, 25], [100, 60]);

/** One defender of this datasheet in ruins, and a formation of its side that stands by there. */
const field = (sheet: Partial<Stand>, parts: StageParts = {}) => engagedOf(stageParts(
  { a1: { at: [40, 20] } }, { d1: { at: [40, 30], ...sheet } },
  { terrain: [RUINS], others: [{ side: 'defender', id: 'by', stands: { b1: { at: [50, 40] } } }], ...parts },
));
const combatantIn = (assault: ReturnType<typeof field>) => assault.combatants['d1']!;

/** The dice that such a hit is met with. */
const met = (sheet: Partial<Stand>, effect: Effect): readonly string[] => {
  const assault = field(sheet);
  const hit = freshHit(assault, 'd1', { ...PLAIN_HIT, effect }, 'attacks');
  return savesAgainst(assault, hit, 'attacks').map(({ stage, target }) => `${stage} ${target}+`);
};

describe('the dice that meet a hit', () => {
  it.each<readonly [string, Partial<Stand>, Effect, readonly string[]]>([
    ['V4: Reinforced Armour is thrown again at the armour value after cover',
      { armour: 5, abilities: ['reinforced-armour'] }, 'normal', ['save 4+', 're-roll 5+']],
    ['V4: without an armour value nothing is thrown again', { abilities: ['reinforced-armour'] }, 'normal',
      ['save 4+']],
    ['V11: nor where a sniper makes 6+ too hard', { armour: 6, abilities: ['reinforced-armour'] }, 'sniper',
      ['save 5+']],
    ['V9: of several invulnerable saves the best is thrown', {
      armour: 5, abilities: ['invulnerable-save', 'living-metal', 'deflector-shield'],
    }, 'ignore-cover', ['save 5+', 'invulnerable 4+']],
  ])('%s', (_, sheet, effect, expected) => {
    expect(met(sheet, effect)).toEqual(expected);
  });

  it('V9: each invulnerable save alone needs its own face', () => {
    const face = (word: string) => invulnerableOf(combatantIn(field({ abilities: [word] })));
    expect(['invulnerable-save', 'living-metal', 'deflector-shield', 'fearless'].map(face)).toEqual([6, 4, 5, null]);
  });

  it('V4: what armour cannot save again adds nothing to the chance to live', () => {
    const assault = field({ abilities: ['reinforced-armour'] });
    expect(chanceToSurvive(assault, unitOf(assault, 'd1'), 'normal')).toBeCloseTo(1 / 2, 12);
  });

  it('V10: are the same once some of them have been thrown', () => {
    const assault = field({ armour: 5, abilities: ['reinforced-armour'] });
    const hit = freshHit(assault, 'd1', PLAIN_HIT, 'attacks');
    const thrown = hitWith(hit, { rolls: [{ stage: 'save', target: 4, face: 1 }] });
    expect(savesAgainst(assault, thrown, 'attacks')).toEqual(savesAgainst(assault, hit, 'attacks'));
  });

  it('V12: unsaid, they are those against what the hits being saved come of', () => {
    const assault = field({});
    const volley = volleyOn(assault, 'passengers', 'a4Attacks', [{ unit: 'd1' }]);
    const [hit] = volley.hits.defender;
    expect(savesAgainst(assaultWith(assault, { volley }), hit!)).toEqual([{ stage: 'save', target: 6 }]);
  });
});

describe('what dice leave of a hit', () => {
  /** Points of three that are left after these dice, of which 4 and more save. */
  const left = (sheet: Partial<Stand>, save: SaveKind, ...dice: readonly (readonly [SaveStage, number])[]) => {
    const assault = field(sheet);
    const hit = freshHit(assault, 'd1', { ...PLAIN_HIT, effect: 'titan-killer', points: 3 }, 'attacks');
    const rolls = dice.map(([stage, face]): SaveRoll => ({ stage, target: 4, face }));
    return unsavedPoints(assault, hitWith(hit, { save, rolls }));
  };

  it('V13: a knight shield stops a point for each die that saves', () => {
    expect(left(engine(4, [40, 30]), 'knight-shield', ['save', 4], ['save', 3], ['save', 5])).toBe(1);
  });

  it('V9: so does a war engine’s invulnerable save', () => {
    const shown = [4, 3, 3].map(face => ['invulnerable', face] as const);
    expect(left(engine(4, [40, 30]), 'none', ...shown)).toBe(2);
  });

  it('V10: any other save stops it altogether', () => {
    expect(left(engine(4, [40, 30]), 'holofield', ['save', 4])).toBe(0);
    expect(left(engine(4, [40, 30]), 'holofield', ['save', 3], ['re-roll', 4])).toBe(0);
    expect(left({}, 'none', ['invulnerable', 4])).toBe(0);
  });
});

describe('who has cover', () => {
  it('V2, V3: a formation that stands by has it from a blast, and from nothing else', () => {
    const assault = field({});
    const by = unitOf(assault, 'b1');
    expect(coverOf(assault, by, 'splash')).toBe(4);
    expect(coverOf(assault, by, 'blast-marker')).toBeNull();
    expect(coverBar(assault, by, 'splash')).toBeNull();
  });

  it('V2, V3: a war engine has none wherever it stands, nor has who charges', () => {
    const assault = field(engine(2, [40, 30]));
    expect(coverBar(assault, unitOf(assault, 'd1'), 'attacks')).toBe('war-engine');
    expect(coverOf(assault, unitOf(assault, 'd1'))).toBeNull();
    expect(coverBar(assault, unitOf(assault, 'a1'), 'attacks')).toBe('charged');
  });
});
