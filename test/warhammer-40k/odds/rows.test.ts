/** The odds of fights with one row beside the text each are those of every throw through the statechart. */
import { expect, it } from 'vitest';
import { wholeEdition } from '../../../src/warhammer-40k/editions/rows.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import type { Scenario, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { oddsOfFight } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { LISTED_WEAPONS } from '../../../src/warhammer-40k/scenario/listed-weapons.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { firstOf, shareOf } from '../../support/share.ts';
import { scenario, weapon } from '../../support/warhammer-40k/build.ts';
import { everyBlowOf } from '../../support/warhammer-40k/fight-verdicts.ts';
import { duel } from '../../support/warhammer-40k/played.ts';

const CHARGES = { charged: ['victims'] } as const;
const BOTH = { attacks: 1, wounds: 2, save: 4 } as const;

type Case = readonly [
  claim: string, own: Partial<Profile>, victims: readonly Partial<Profile>[], fields?: Partial<ScenarioUnit>,
];

const CASES: readonly Case[] = [
  ['7C-U5: Hatred', { attacks: 2, traits: ['hatred'] }, [{ save: 4 }]],
  ['7C-U6: Preferred Enemy', { attacks: 2, traits: ['preferred-enemy'] }, [{ save: 4 }]],
  ['7C-U27: master-crafted', { attacks: 2, weapons: [weapon({ traits: ['master-crafted'] })] }, [{ save: 4 }]],
  ['7C-U27, 7C-U6: master-crafted, and ones again',
    { attacks: 2, traits: ['preferred-enemy'], weapons: [weapon({ traits: ['master-crafted'] })] }, [{ save: 4 }]],
  ['7C-U7: Fear', { traits: ['fear'] }, [{ attacks: 1, weaponSkill: 3 }]],
  ['7C-U9, 7C-U10: Furious Charge and Rage', { traits: ['furious-charge', 'rage'] }, [{ attacks: 1 }], CHARGES],
  ['7C-U11: Rampage', { traits: ['rampage'] }, [{ save: null }, { save: null }]],
  ['7C-U12: Feel No Pain', { attacks: 2 }, [{ wounds: 2, save: 4, feelNoPain: 4 }]],
  ['7C-U12: Feel No Pain of some', { attacks: 2 }, [{ feelNoPain: 5 }, { save: 3 }]],
  ['7C-U13a: twice the Toughness', { attacks: 2, strength: 8 }, [{ ...BOTH, wounds: 3, feelNoPain: 4 }]],
  ['7C-U13a: twice the Toughness of some', { attacks: 2, strength: 8 }, [{ wounds: 2, toughness: 5 }, { wounds: 3 }]],
  ['7C-U13: an eternal warrior', { attacks: 2, strength: 8, traits: ['shred'] },
    [{ wounds: 2, save: 4, traits: ['eternal-warrior'] }]],
  ['7C-U14: poison', { attacks: 2, poisoned: 4 }, [{ ...BOTH, toughness: 5 }]],
  ['7C-U15: rending', { attacks: 2, traits: ['rending'] }, [{ save: 3, wounds: 2 }]],
  ['7C-U16, 7C-U17: Fleshbane and Shred', { attacks: 2, traits: ['fleshbane', 'shred'] }, [BOTH]],
  ['7C-U19: Hammer of Wrath', { traits: ['hammer-of-wrath'], initiative: 3 }, [{ ...BOTH, initiative: 4 }], CHARGES],
  ['7C-U21: concussive', { initiative: 5, weapons: [LISTED_WEAPONS['power-maul']] }, [BOTH]],
  ['7C-U24: a force weapon', { weapons: [LISTED_WEAPONS['force-sword']] }, [BOTH], { forceActive: true }],
  ['7C-U32: a destroyer', { attacks: 2, weapons: [weapon({ traits: ['destroyer'], armourPiercing: 3 })] },
    [{ wounds: 3, save: 2, toughness: 6, invulnerable: 4 }, { wounds: 9, save: 2, toughness: 6 }]],
  ['7C-U28: swarms', { attacks: 2, traits: ['shred'] },
    [{ wounds: 2, traits: ['swarms'] }, { wounds: 2, traits: ['swarms'] }]],
  ['7C-W4: a lance', { attacks: 2, weapons: [LISTED_WEAPONS['power-lance']] }, [BOTH], CHARGES],
  ['7C-W16: shields', { attacks: 2 }, [{ ...BOTH, traits: ['storm-shield'] }]],
];

const phaseOf = ([, own, victims, fields = {}]: Case, completions: Scenario['completions']) =>
  setUpPhase(scenario('7th', { startAt: 'fight', ...duel(own, victims, fields), completions }));

/** Of so many dice in one throw each face is looked at; in the suite of none, `oracle.test.ts` does it there. */
const DICE = shareOf(2, 0);

/** All of them are looked at by `npm run test:long`. */
it.each(firstOf(CASES, 12).map(one => [one[0], one] as const))('%s', (_, one) => {
  const played = phaseOf(one, wholeEdition('7th').rows);
  expect(everyBlowOf(played, DICE).wrong).toEqual([]);
  const plain = phaseOf(one, []);
  const { id } = played.combats[0]!;
  expect(oddsOfFight(played, id)).not.toEqual(oddsOfFight(plain, id));
});

it.each([
  ['krak-grenade', '7C-G3: a krak grenade'], ['melta-bombs', '7C-G4: melta bombs'],
] as const)('%s: %s at a monstrous creature', (grenade, _) => {
  const table = duel({ strength: 3, weapons: [LISTED_WEAPONS[grenade]] }, [{ ...BOTH, toughness: 6 }]);
  const units = table.units!.map(one =>
    (one.id === 'victims' ? { ...one, traits: ['monstrous-creature' as const] } : one));
  const phaseWith = (completions: Scenario['completions']) =>
    setUpPhase(scenario('7th', { startAt: 'fight', ...table, units, completions }));
  const played = phaseWith(['7C-G3', '7C-G4', '7C-G5', '7C-U22']);
  expect(everyBlowOf(played, DICE).wrong).toEqual([]);
  const { id } = played.combats[0]!;
  expect(oddsOfFight(played, id)).not.toEqual(oddsOfFight(phaseWith([]), id));
});
