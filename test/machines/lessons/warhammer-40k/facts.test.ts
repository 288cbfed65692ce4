/** What the texts of the lessons claim is true of the tables they stand at. */
import { describe, expect, it } from 'vitest';
import {
  answerIn, beginPhaseLesson, goToIn, rightAnswer, presentPhasePosition, type PhaseRun,
} from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { positionOfTake, type PhasePosition } from '../../../../machines/lessons/warhammer-40k/position.ts';
import { explainStrike } from '../../../../src/warhammer-40k/explain/explain.ts';
import { EDITIONS, POLICIES } from '../../../../src/warhammer-40k/editions/index.ts';
import { livingOf, profileOf } from '../../../../src/warhammer-40k/model/roster.ts';
import { touchedBy } from '../../../../src/warhammer-40k/movement/engagement.ts';
import { phaseSampleOf } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { playPhase } from '../../../../machines/warhammer-40k/play.ts';
import { PHASE_COURSE } from '../../../lessons/warhammer-40k/course-lessons.ts';

const lessonOf = (id: string) => PHASE_COURSE.find(one => one.id === id)!;

const at = (lesson: string, moment: string): PhaseRun => goToIn(beginPhaseLesson(lessonOf(lesson)), moment);

const given = (lesson: string, moment: string): unknown => {
  const right = rightAnswer(at(lesson, moment))!;
  const { kind: _, ...answer } = right;
  return Object.values(answer)[0];
};

const profiles = ({ phase }: PhasePosition, unit: string): readonly string[] =>
  livingOf(phase, unit).map(model => model.profile);

describe('behind a barricade', () => {
  const ID = '40k-barricade';

  it('40k.28, 40k.30: ten guardsmen strike first, together with frag grenades, and last in the seventh edition', () => {
    expect(given(ID, 'first')).toBe('defender');
    expect(given(ID, 'when')).toEqual(['10']);
    expect(given(ID, 'frag')).toBe('neither');
    expect(given(ID, 'eight')).toEqual(['cover']);
    expect(given(ID, 'seventh')).toBe(false);
  });

  it('five marines in contact with two guardsmen each, of Initiative 4 and 3, 3″ away before', () => {
    const { phase } = presentPhasePosition(at(ID, 'first'));
    expect(livingOf(phase, 'marines').map(model => touchedBy(phase, model).length)).toEqual([2, 2, 2, 2, 2]);
    expect(livingOf(phase, 'guard')).toHaveLength(10);
    expect(['marine', 'guardsman'].map(id => phase.profiles[id]!.initiative)).toEqual([4, 3]);
    const before = presentPhasePosition(at(ID, 'charge')).phase;
    const [marine, guard] = [livingOf(before, 'marines')[0]!, livingOf(before, 'guard')[0]!];
    expect(Math.round(Math.hypot(marine.at[0] - guard.at[0], marine.at[1] - guard.at[1]) - 1)).toBe(3);
  });

  it('40k.24, 40k.26: three attacks for each of five in the turn of the charge, and one falls of two wounds', () => {
    expect(given(ID, 'dice')).toBe(15);
    expect(given(ID, 'fall')).toBe(1);
    expect(presentPhasePosition(at(ID, 'fall')).phase.fight!.strikes[0]).toMatchObject({ wounds: 2, toHit: 4 });
  });
});

describe('a fist that comes last', () => {
  const ID = '40k-power-fist';

  it('40k.34: four marines at 4, the sergeant at 1 with four attacks, wounding on 2+', () => {
    expect(given(ID, 'at-four')).toEqual(['squad-1', 'squad-2', 'squad-4', 'squad-5']);
    expect(given(ID, 'attacks')).toBe(4);
    expect(given(ID, 'hit')).toBe(4);
    expect(given(ID, 'wound')).toBe(2);
    expect(given(ID, 'quick')).toEqual(['none']);
    const { phase } = presentPhasePosition(at(ID, 'wound'));
    expect(phase.fight!.strikes[0]).toMatchObject({ strength: 8, models: expect.arrayContaining(['squad-3']) });
    const alone = livingOf(phase, 'squad').filter(({ id }) => explainStrike(phase, id).attacks > 3);
    expect(alone.map(({ id }) => id)).toEqual(['squad-3']);
  });

  it('40k.34: a power fist comes last in each of the four texts', () => {
    for (const edition of EDITIONS) {
      const lesson = { ...lessonOf(ID), takes: [{ ...lessonOf(ID).takes[1]!, edition }] };
      const dice = POLICIES[edition].chargeRange === 'two-dice' ? [5, 4] : [];
      const position =
        positionOfTake({ ...lesson, takes: [{ ...lesson.takes[0]!, dice }] }, 'seventh', { state: 'fight' })!;
      expect(explainStrike(position.phase, 'squad-3').rung, edition).toBe(1);
    }
  });

  it('40k.56: the squad wins, though more orks than marines are left', () => {
    const { phase } = presentPhasePosition(at(ID, 'won'));
    expect(given(ID, 'won')).toBe('attacker');
    expect(livingOf(phase, 'mob').length).toBeGreaterThan(livingOf(phase, 'squad').length);
  });
});

describe('two kinds of armour', () => {
  const ID = '40k-two-armours';

  it('40k.47, 40k.48: four veterans and six scouts take eleven wounds in each of the four takes', () => {
    for (const { id } of lessonOf(ID).takes) {
      const position = positionOfTake(lessonOf(ID), id, { state: 'fight.striking.wounding' })!;
      expect(profiles(position, 'hunters').filter(one => one === 'veteran'), id).toHaveLength(4);
      expect(profiles(position, 'hunters').filter(one => one === 'scout'), id).toHaveLength(6);
      expect(position.phase.profiles['veteran']!.save).toBe(3);
      expect(position.phase.profiles['scout']!.save).toBe(4);
      const wounds = positionOfTake(lessonOf(ID), id, { state: 'fight.striking.saving' })!.phase.fight!.strikes;
      expect(wounds.map(one => one.wounds), id).toEqual([11]);
    }
  });

  it('40k.49, 40k.50: everybody is in the danger zone, scouts come first, and the front rank in the seventh', () => {
    expect(given(ID, 'zone')).toHaveLength(10);
    expect(given(ID, 'first')).toEqual(['4']);
    expect(given(ID, 'lap')).toBe(4);
    expect(given(ID, 'iterative')).toBe(0);
    const { phase } = presentPhasePosition(at(ID, 'nearest'));
    const front = livingOf(phase, 'hunters').filter(model => touchedBy(phase, model).length > 0).map(({ id }) => id);
    expect(given(ID, 'nearest')).toEqual(front);
    expect(front).toHaveLength(6);
  });

  it('40k.50: a veteran who is named falls to the 1 that follows', () => {
    const run = at(ID, 'name');
    const done = answerIn(run, rightAnswer(run)!)!.verdict;
    expect(done.position!.phase.models.filter(({ slain }) => slain !== null).map(({ profile }) => profile))
      .toEqual(['veteran']);
  });
});

describe('who strikes whom', () => {
  const ID = '40k-who-strikes-whom';

  it('40k.72, 40k.74: ork 3 touches both, may strike both in one draft and the captain alone in the other', () => {
    const { phase } = presentPhasePosition(at(ID, 'both'));
    const ork = phase.models.find(({ id }) => id === 'mob-3')!;
    expect([...new Set(touchedBy(phase, ork).map(({ unit }) => unit))].sort()).toEqual(['captain', 'squad']);
    expect(given(ID, 'both')).toEqual(['squad', 'captain']);
    expect(given(ID, 'must')).toEqual(['captain']);
    expect(given(ID, 'aim')).toEqual(['squad']);
    expect(given(ID, 'skill')).toBe(4);
    expect(profileOf(phase, livingOf(phase, 'captain')[0]!).weaponSkill).toBe(5);
    expect(presentPhasePosition(at(ID, 'aim')).phase.models.every(({ slain }) => slain === null)).toBe(true);
  });

  it('40k.73: four units fight one combat, its score is one, and both beaten squads test', () => {
    const { phase } = presentPhasePosition(at(ID, 'crowd'));
    expect(phase.combats.map(({ units }) => units.length)).toEqual([4]);
    expect(given(ID, 'crowd')).toEqual(['left', 'right']);
    const after = presentPhasePosition(at(ID, 'score')).phase;
    const fallen = after.models.filter(({ side, slain }) => side === 'defender' && slain !== null).length;
    expect(given(ID, 'score')).toBe(fallen);
    expect(after.results[0]!.winner).toBe('attacker');
    expect(given(ID, 'test')).toEqual(['left', 'right']);
  });
});

describe('beaten, broken and caught', () => {
  const ID = '40k-caught';

  it('40k.60: three wounds to none in each take; the seventh edition takes them off Leadership 7', () => {
    for (const { id } of lessonOf(ID).takes) {
      const { phase } = positionOfTake(lessonOf(ID), id, { state: 'aftermath.morale' })!;
      expect(phase.results[0]!.wounds, id).toEqual({ attacker: 3, defender: 0 });
      expect(livingOf(phase, 'guard'), id).toHaveLength(11);
    }
    expect(given(ID, 'won')).toBe('attacker');
    expect(given(ID, 'holds')).toBe(7);
    expect(given(ID, 'penalty')).toBe(4);
    expect(given(ID, 'test')).toBe(false);
  });

  it('40k.63: caught without a loss, struck once more, or destroyed', () => {
    const run = at(ID, 'sweep');
    const { phase } = answerIn(run, rightAnswer(run)!)!.verdict.position!;
    expect(livingOf(phase, 'guard')).toHaveLength(11);
    expect(phase.units.find(({ id }) => id === 'guard')!.fallingBack).toBe(false);
    expect(given(ID, 'sweep')).toEqual(['sweep']);
    expect(given(ID, 'struck')).toEqual(['struck']);
    expect(given(ID, 'destroyed')).toEqual(['destroyed']);
    expect(given(ID, 'differs')).toEqual(['sweep', 'cover', 'stageOrder']);
  });
});

it('a lesson plays its take as anybody plays it: the same decisions and dice end alike', () => {
  const { takes } = lessonOf('40k-caught');
  const take = takes[0]!;
  const sample = phaseSampleOf(take.sample)!;
  const end = positionOfTake(lessonOf('40k-caught'), take.id, { state: 'over' })!;
  const { events } = end.timeline;
  const faces = events.flatMap(event => (event.type === 'dice.thrown' ? event.faces : []));
  const decisions = events.flatMap(event => (event.type === 'dice.thrown' ? [] : [event]));
  const report = playPhase(sample.scenario(take.edition), { dice: faces, decisions });
  expect(report.log.map(({ rule }) => rule)).toEqual(end.phase.log.map(({ rule }) => rule));
});
