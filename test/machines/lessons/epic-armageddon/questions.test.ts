/** What the questions’ judges find, against a slow way that knows the rules but nothing of this program. */
import { describe, expect, it } from 'vitest';
import type { ReadyLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { beginLesson, isLessonOver, type LessonRun } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { oracleAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import { withOdds } from '../../../../machines/lessons/epic-armageddon/lesson-odds.ts';
import { odds, play } from '../../../../machines/index.ts';
import type { Report } from '../../../../src/epic-armageddon/explain/report.ts';
import { SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { LessonQuestion } from '../../../../src/lessons/questions.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { diceOf } from '../../../support/oracle/dice.ts';
import { gapToNearest, isInReach, layOut, type Field } from '../../../support/oracle/field.ts';
import { isTouching } from '../../../support/oracle/geometry.ts';
import type { ScenarioJson } from '../../../support/oracle/scenario-json.ts';
import type { Stand } from '../../../support/oracle/sheet.ts';
import { randomScenario, type RandomOptions } from '../../../support/random-scenarios.ts';
import { begun, lessonOf, predict, readied, see } from './lessons.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

const PLAIN: Partial<RandomOptions> = { attackers: [2, 5], defenders: [2, 5], supporters: [1, 2], special: 0 };

/** Scenarios are the same for all questions, so that each is read and laid out once. */
const plain = new Map(SEEDS.map(seed => [seed, randomScenario(seed, PLAIN)]));

const written = (json: ScenarioJson): Readonly<Record<string, unknown>> => ({ ...json });

const known = new WeakMap<ScenarioJson, ReadyLesson>();

/** A lesson about a made-up scenario, which is read once. */
const about = (json: ScenarioJson): ReadyLesson => {
  const ready = known.get(json) ?? readied(lessonOf(written(json), [see('begin', 'a4Attacks')]));
  known.set(json, ready);
  return ready;
};

const begunAt = new WeakMap<ScenarioJson, Map<string, LessonRun>>();

/** A lesson at its only question: whatever is asked there, the way to it is the same, and is gone once. */
const asking = (json: ScenarioJson, ask: LessonQuestion, state: string, seed: number): LessonRun => {
  const { lesson, ...ready } = about(json);
  const asked = { ...lesson, moments: [predict(ask, state)] };
  const runs = begunAt.get(json) ?? new Map<string, LessonRun>();
  begunAt.set(json, runs);
  const key = `${state} ${seed}`;
  const run = runs.get(key) ?? beginLesson({ ...ready, seed, lesson: asked });
  runs.set(key, run);
  return { ...run, ready: { ...run.ready, lesson: asked } };
};

/** The answer to a question about a made-up scenario, as it is when the attacks begin; undefined: they never do. */
const answered = (json: ScenarioJson, ask: LessonQuestion, state = 'a4Attacks', seed = 7): unknown => {
  const run = asking(json, ask, state, seed);
  return isLessonOver(run) ? undefined : valueOf(run);
};

const valueOf = (run: LessonRun): unknown => {
  const given = oracleAnswer(run)!;
  switch (given.kind) {
    case 'number': return given.value;
    case 'side': return given.side;
    case 'yes-no': return given.yes;
    default: return given.ids;
  }
};

const standsOf = (field: Field, side: Side): readonly Stand[] => field.fighting[side].flatMap(({ stands }) => stands);

const enemiesOf = (field: Field, side: Side): readonly Stand[] =>
  standsOf(field, side === 'attacker' ? 'defender' : 'attacker');

const engagedOn = (field: Field, side: Side): readonly Stand[] => standsOf(field, side)
  .filter(stand => enemiesOf(field, side).some(enemy => isInReach(field, stand, enemy)));

const wayOf = (field: Field, side: Side, stand: Stand): 'cc' | 'ff' =>
  (enemiesOf(field, side).some(enemy => isTouching(stand, enemy)) ? 'cc' : 'ff');

const idsOf = (stands: readonly Stand[]): readonly string[] => stands.map(({ id }) => id);

/** What the slow way says of a side, by question. */
const SLOWLY: Readonly<Record<string, (field: Field, side: Side) => unknown>> = {
  'who-may-attack': (field, side) =>
    idsOf(engagedOn(field, side).filter(stand => stand[wayOf(field, side, stand)] !== null)),
  'who-strikes-in-close-combat': (field, side) =>
    idsOf(engagedOn(field, side).filter(stand => wayOf(field, side, stand) === 'cc' && stand.cc !== null)),
  'who-fires-in-the-firefight': (field, side) =>
    idsOf(engagedOn(field, side).filter(stand => wayOf(field, side, stand) === 'ff' && stand.ff !== null)),
  'dice-of-a-side': (field, side) => engagedOn(field, side)
    .flatMap(stand => diceOf(stand, wayOf(field, side, stand)))
    .reduce((sum, { number }) => sum + Number(number), 0),
};

describe('questions about who attacks', () => {
  it.each(Object.keys(SLOWLY))('%s is answered as by measuring every pair', asks => {
    const met = SEEDS.flatMap(seed => SIDES.map(side => {
      const json = plain.get(seed)!;
      const fast = answered(json, { asks, side } as LessonQuestion);
      if (fast === undefined) return 0;
      expect({ seed, side, fast }).toEqual({ seed, side, fast: SLOWLY[asks]!(layOut(json), side) });
      return Array.isArray(fast) ? fast.length : Number(fast);
    }));
    expect(met.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(40);
  });
});

const inOrder = (field: Field, side: Side): readonly Stand[] => {
  const far = (stand: Stand): number => Math.round(gapToNearest(stand, enemiesOf(field, side)) * 1e6);
  return [...engagedOn(field, side)].sort((a, b) => far(a) - far(b));
};

describe('questions about who is hit', () => {
  it('the order is that of the gaps, whoever may be hit stands in it, and its end is hit last', () => {
    for (const seed of SEEDS) {
      for (const side of SIDES) {
        const json = plain.get(seed)!;
        const order = answered(json, { asks: 'order-of-hits', side });
        if (order === undefined) continue;
        const slowly = idsOf(inOrder(layOut(json), side));
        expect(order, `${seed}`).toEqual(slowly);
        expect(new Set(answered(json, { asks: 'who-may-be-hit', side }) as string[])).toEqual(new Set(slowly));
        expect(answered(json, { asks: 'who-is-hit-last', side })).toEqual(slowly.slice(-1));
      }
    }
  });

  it.each([0, 1, 2, 3, 7, 20])('hits are dealt out one by one to the one with fewest: %i and more', hits => {
    for (const seed of SEEDS.slice(0, 25)) {
      const json = plain.get(seed)!;
      const order = inOrder(layOut(json), 'defender');
      if (order.length === 0) continue;
      const counts = new Map(order.map(({ id }) => [id, 0]));
      for (let hit = 0; hit < hits + 1; hit += 1) {
        const fewest = Math.min(...counts.values());
        const [next] = [...counts].find(([, count]) => count === fewest)!;
        counts.set(next, fewest + 1);
      }
      for (const [unit, count] of counts) {
        expect(answered(json, { asks: 'hits-on-a-unit', unit, hits: hits + 1 })).toBe(count);
      }
      const hit = [...counts].filter(([, count]) => count > 0).map(([unit]) => unit);
      expect(answered(json, { asks: 'who-takes-the-hits', side: 'defender', hits: hits + 1 })).toEqual(hit);
    }
  });
});

describe('questions about saves', () => {
  it('cover and the best save are those of datasheet and table', () => {
    let covered = 0;
    for (const seed of SEEDS) {
      const json = randomScenario(seed, { ...PLAIN, terrain: [2, 4] });
      const stands = inOrder(layOut(json), 'defender');
      const answer = answered(json, { asks: 'who-saves-by-cover', side: 'defender' });
      if (answer === undefined) continue;
      expect(new Set(answer as string[])).toEqual(new Set(idsOf(stands.filter(({ cover }) => cover !== null))));
      covered += (answer as string[]).length;
      for (const { id, armour, cover } of stands) {
        const best = Math.min(armour ?? 7, cover ?? 7);
        const lowest = best > 6 ? 0 : best;
        expect(answered(json, { asks: 'save-needed', unit: id, effect: 'normal' })).toBe(lowest);
        expect(answered(json, { asks: 'may-it-save', unit: id, effect: 'normal' })).toBe(lowest > 0);
        expect(answered(json, { asks: 'save-needed', unit: id, effect: 'macro-weapon' })).toBe(0);
        const bare = armour === null || armour > 6 ? 0 : armour;
        expect(answered(json, { asks: 'save-needed', unit: id, effect: 'ignore-cover' })).toBe(bare);
      }
    }
    expect(covered).toBeGreaterThan(10);
  });
});

const unitsOf = (report: Report, side: Side, json: ScenarioJson) => report.formations
  .filter(({ id }) => json.formations.find(one => one.id === id)!.side === side).flatMap(({ units }) => units);

describe('questions about what comes next are answered by what then comes', () => {
  /** The assaults that come about, each played with the dice that its questions are put with. */
  const PLAYED = SEEDS.slice(0, 20).flatMap(seed => {
    const json = randomScenario(seed, { ...PLAIN, special: 30 });
    const report = play(written(json), { dice: { seed } });
    return report.ending === 'no-assault' ? [] : [{ seed, json, report }];
  });

  it('an ending at once, and its winner, are those of the assault played with the same dice', () => {
    const found = PLAYED.map(({ seed, json, report: { ending, winner, rounds, log } }) => {
      const isEarly = ending === 'swift' && rounds === 1 && log.some(({ rule }) => rule === 'A4.7');
      expect(answered(json, { asks: 'does-it-end-here' }, 'a4Attacks', seed), `${seed}`).toBe(isEarly);
      expect(answered(json, { asks: 'who-has-won-at-once' }, 'a4Attacks', seed))
        .toBe(isEarly ? winner ?? 'neither' : 'neither');
      return isEarly;
    });
    expect(new Set(found).size).toBe(2);
  });

  it('where both sides are gone it ends at once, and neither has won', () => {
    const duel = scenarioOf({
      formations: [formationOf('attacker', rowOf('a', 'assault', 1, [30, 20])),
        formationOf('defender', rowOf('d', 'boyz', 1, [30, 22]))],
    });
    const seed = Array.from({ length: 400 }, (_, i) => i)
      .find(one => play(duel, { dice: { seed: one } }).winner === null)!;
    const on = (ask: LessonQuestion): unknown => valueOf(begun(duel, [predict(ask, 'a4Attacks')], { seed }));
    expect(on({ asks: 'does-it-end-here' })).toBe(true);
    expect(on({ asks: 'who-has-won-at-once' })).toBe('neither');
  });

  it('totals, modifiers, kills, winners and hack-downs are those of the assault played with the same dice', () => {
    let hackDowns = 0;
    for (const { seed, json, report: { result: [first], winner, hackDown } } of PLAYED) {
      if (first === undefined) continue;
      const ask = (question: LessonQuestion, state?: string) => answered(json, question, state, seed);
      for (const side of SIDES) {
        const { total, modifiers } = first[side];
        expect(ask({ asks: 'total-of-a-side', side }), `${seed}`).toBe(total);
        const added = modifiers.reduce((sum, { value }) => sum + value, 0);
        expect(ask({ asks: 'modifier-of-a-side', side }, 'a6Result.rolling')).toBe(added);
        const kills = modifiers.find(({ name }) => name === 'kills')?.value ?? 0;
        expect(ask({ asks: 'kills-of-a-side', side }, 'a6Result.rolling')).toBe(kills);
      }
      const isTied = first.attacker.total === first.defender.total;
      expect(ask({ asks: 'who-wins-the-result' })).toBe(isTied ? 'neither' : winner);
      expect(ask({ asks: 'hack-downs' })).toBe(isTied ? 0 : hackDown);
      hackDowns += hackDown;
    }
    expect(hackDowns).toBeGreaterThan(5);
  });

  it('who breaks, who is destroyed and all markers are those of the assault played with the same dice', () => {
    const seen = { broken: 0, destroyed: 0, markers: 0 };
    for (const { seed, json, report: { formations } } of PLAYED) {
      const ask = (question: LessonQuestion) => answered(json, question, 'a4Attacks', seed);
      const before = json.formations.filter(one => one.broken === true).map(({ id }) => id);
      const broken = formations.filter(one => one.broken && !before.includes(one.id)).map(({ id }) => id);
      expect(ask({ asks: 'who-breaks' }), `${seed}`).toEqual(broken);
      const destroyed = formations.filter(one => one.destroyed).map(({ id }) => id);
      expect(ask({ asks: 'who-is-destroyed' })).toEqual(destroyed);
      seen.broken += broken.length;
      seen.destroyed += destroyed.length;
      for (const { id, blastMarkers } of formations) {
        expect(ask({ asks: 'markers-on', formation: id })).toBe(blastMarkers);
        seen.markers += blastMarkers;
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3);
  });

  it('the losses of an ending without support are the stands that the report has lost to attacks', () => {
    let lost = 0;
    for (const seed of SEEDS) {
      const json = randomScenario(seed, { ...PLAIN, supporters: [0, 0] });
      if (answered(json, { asks: 'does-it-end-here' }, 'a4Attacks.attacks', seed) !== true) continue;
      const report = play(written(json), { dice: { seed } });
      for (const side of SIDES) {
        const dead = unitsOf(report, side, json).filter(({ lostTo }) => lostTo === 'attack').length;
        expect(answered(json, { asks: 'how-many-are-lost', side }, 'a4Attacks.attacks', seed)).toBe(dead);
        lost += dead;
      }
    }
    expect(lost).toBeGreaterThan(5);
  });
});

describe('the chance to win', () => {
  it('is the one that the odds of the whole scenario have', async () => {
    const json = randomScenario(3, { attackers: [2, 2], defenders: [2, 2], supporters: [0, 0], special: 0 });
    const ask: LessonQuestion = { asks: 'chance-to-win', side: 'attacker', within: 2 };
    const run = await withOdds(beginLesson(readied(lessonOf(written(json), [predict(ask, 'a4Attacks')]))));
    expect(Number(valueOf(run)) / 100).toBeCloseTo(odds(written(json)).winner.attacker, 1);
  });
});
