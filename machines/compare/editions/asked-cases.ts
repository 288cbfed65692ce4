/** Cases of a fight of which the rules say what comes of them when they are asked: nothing is thrown for it. */
import { answer } from '../../../src/warhammer-40k/editions/answers.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { attacksWith } from '../../../src/warhammer-40k/fight/attacks.ts';
import { toughnessesOf, weaponSkillOf } from '../../../src/warhammer-40k/fight/struck.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import { modelOf, unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { whyOutOfFire } from '../../../src/warhammer-40k/fight/shooting.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { coveredModels } from '../../../src/warhammer-40k/movement/cover.ts';
import { setsOf, strikableBy, zoneOf } from '../../../src/warhammer-40k/movement/engagement.ts';
import { piece, row, weapon, type Force } from '../../../src/warhammer-40k/scenario/samples/build.ts';
import { presentIn } from '../../history.ts';
import { type AskedCase, before, orElse, walkCase } from './case-setup.ts';
import { fightScenario, GUARDSMAN, MARINE, pair, TWO_KINDS } from './case-tables.ts';
import type { CaseLanguage } from './case-words.ts';

const ALONE: Force['models'] = row(1, 'a', [15.75, 11.76]);

/** The phase when the first blows fall. */
const firstBlows = (scenario: (edition: Edition) => Scenario, edition: Edition): Phase => {
  const blows = walkCase({ scenario }, edition).moments.map(({ before: at }) => presentIn(at).context.phase)
    .find(({ fight }) => (fight?.strikes.length ?? 0) > 0);
  if (blows === undefined) throw new Error('Nobody strikes.');
  return blows;
};

/** Which Toughness counts, at the first blows. */
const toughness = (profiles: Readonly<Record<string, Profile>>, models: Force['models'], strikers = ALONE) => {
  const scenario = fightScenario(pair({ models: strikers }, { models }), profiles);
  return (edition: Edition, { words }: CaseLanguage): string => {
    const values = toughnessesOf(firstBlows(scenario, edition), 'b');
    return values.length === 1 ? words.toughness(values[0]!) : words.ownerChooses(values.map(String));
  };
};

const namesOf = (phase: Phase, ids: readonly string[]): readonly string[] => ids.map(id => modelOf(phase, id).name);

const SOFT = { ...GUARDSMAN, weaponSkill: 3 };

const SWORD_AND_PISTOL: Profile = {
  ...MARINE, attacks: 2, weapons: [weapon('ordinary', 'Sword'), weapon('ordinary', 'Pistol')],
};

export const ASKED_CASES: readonly AskedCase[] = [
  {
    id: 'X-02', question: 'tieToughness',
    asks: toughness({ a: MARINE, b: { ...SOFT, toughness: 2 }, c: { ...SOFT, toughness: 4 } }, TWO_KINDS.models),
  },
  {
    id: 'X-03', question: 'tieToughness',
    asks: toughness({ a: MARINE, b: { ...SOFT, toughness: 3 }, c: { ...SOFT, toughness: 5 } }, [
      ...row(3, 'b', [14.1, 12.6]), ...row(3, 'c', [17.4, 12.6]),
    ], row(6, 'a', [14.1, 11.6])),
  },
  {
    id: 'X-04', question: 'support',
    asks: (edition, { words }) => {
      const models = [...row(1, 'a', [15.75, 11.76]), ...row(1, 'c', [15.75, 10.5])];
      const scenario = fightScenario(pair({ models }, {}), { a: MARINE, b: GUARDSMAN, c: SWORD_AND_PISTOL });
      const phase = firstBlows(scenario, edition);
      return words.attacks(attacksWith(phase, modelOf(phase, 'a-2'), null));
    },
  },
  {
    id: 'X-11', question: 'vulnerable',
    asks: (edition, { words }) => {
      const spread = [[10, 11], [16, 11], [10, 13], [30, 13]] as const;
      const phase = before(edition, [
        { id: 'a', name: 'A', side: 'attacker', models: row(1, 'a', [10, 10]) },
        { id: 'c', name: 'C', side: 'attacker', models: row(1, 'a', [16, 10]) },
        { id: 'b', name: 'B', side: 'defender', models: spread.map(at => ({ profile: 'b', at })) },
      ]);
      return words.mayFall(namesOf(phase, zoneOf(setsOf(phase, phase.combats[0]!), 'b', 'a')));
    },
  },
  {
    id: 'X-15', question: 'majorityOver',
    asks: (edition, { words }) => {
      const models = [...row(1, 'c', [15.2, 12.6]), ...row(5, 'b', [15.2, 20.6])];
      const scenario = fightScenario(pair({}, { models }), {
        a: MARINE, b: { ...GUARDSMAN, weaponSkill: 2 }, c: { ...GUARDSMAN, weaponSkill: 4 },
      });
      return words.weaponSkill(weaponSkillOf(firstBlows(scenario, edition), 'b'));
    },
  },
  {
    id: 'X-16', question: 'lockedShooting',
    asks: (edition, language) => orElse(whyOutOfFire(before(edition, pair(
      { models: [...row(1, 'a', [15.75, 11.76]), ...row(1, 'a', [15.75, 6.76])] }, {},
    )), 'a-2'), language.words.may, language),
  },
  {
    id: 'X-17', question: 'characterStrike',
    asks: (edition, { words }) => {
      const phase = before(edition, [
        { id: 'a', name: 'A', side: 'attacker', models: row(2, 'a', [20, 20], { step: 1 }) },
        {
          id: 'hero', name: 'Hero', side: 'attacker', traits: ['independent-character'], joined: 'a',
          models: row(1, 'a', [20.5, 21.73]),
        },
        { id: 'b', name: 'B', side: 'defender', models: row(1, 'b', [20.5, 20.87]) },
      ]);
      answer(phase, 'characterStrike');
      const units = strikableBy(phase, setsOf(phase, phase.combats[0]!), modelOf(phase, 'b-1'));
      return words.strikes(units.map(id => unitOf(phase, id).name));
    },
  },
  {
    id: 'X-23', question: 'coverLine',
    asks: (edition, { words }) => {
      const phase = before(edition, [
        { id: 'a', name: 'A', side: 'attacker', models: [...row(1, 'a', [18, 6]), ...row(1, 'a', [22.5, 6])] },
        { id: 'b', name: 'B', side: 'defender', models: row(3, 'b', [18, 11], { step: 2 }) },
      ]);
      const drums = piece('drums', 'barricade', [[17, 9], [20.6, 9], [20.6, 9.6], [17, 9.6]]);
      const table = { ...phase.table, terrain: [drums] };
      return words.inCover(namesOf(phase, coveredModels({ ...phase, table }, 'b', ['a'])));
    },
  },
];
