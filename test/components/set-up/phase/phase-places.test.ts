/** Models of a set-up that are moved by hand: where they come to stand, and that they are found there again. */
import { describe, expect, it } from 'vitest';
import { phaseAddress, readPhaseDraft } from '../../../../components/set-up/phase/phase-draft.ts';
import {
  NO_PHASE, phaseInContact, phaseSetUpOf, phaseTable, type PhaseSetUp,
} from '../../../../components/set-up/phase/phase-plan.ts';
import { placeMeant, whoStandsAt } from '../../../../components/set-up/phase/phase-places.ts';
import { gap } from '../../../../src/battlefield/base.ts';
import { openPhase } from '../../../../src/warhammer-40k/scenario/parse.ts';

const TYPED: PhaseSetUp = { ...NO_PHASE, texts: { attacker: '3 Space Marine', defender: '3 Ork Boy' } };
const TABLE = phaseTable(TYPED)!;
const modelsOf = (scenario: typeof TABLE, unit: number) => scenario.units[unit]!.models;
const [MARINE] = modelsOf(TABLE, 0);
const [ORK] = modelsOf(TABLE, 1);
const radius = TABLE.profiles[MARINE!.profile]!.radius;
const orkRadius = TABLE.profiles[ORK!.profile]!.radius;

const moved = (id: string, to: readonly [number, number]): PhaseSetUp => ({ ...TYPED, places: { [id]: to } });

describe('a model of a set-up that is moved', () => {
  it('stands there and nobody else moves, and the table can be played', () => {
    const scenario = phaseTable(moved(MARINE!.id, [5, 6]))!;
    expect(modelsOf(scenario, 0)[0]!.at).toEqual([5, 6]);
    expect(modelsOf(scenario, 0).slice(1)).toEqual(modelsOf(TABLE, 0).slice(1));
    expect(modelsOf(scenario, 1)).toEqual(modelsOf(TABLE, 1));
    expect(openPhase(JSON.parse(JSON.stringify(scenario)))).not.toHaveProperty('problems');
  });

  it('stays on the table, and touches an enemy it is let go beside', () => {
    expect(placeMeant(TABLE, MARINE!.id, [-3, 500])).toEqual([radius, TABLE.table.depth - radius]);
    const beside = placeMeant(TABLE, MARINE!.id, [ORK!.at[0], ORK!.at[1] - radius - orkRadius - 0.3]);
    expect(gap({ at: beside, radius }, { at: ORK!.at, radius: orkRadius })).toBeCloseTo(0, 2);
    expect(whoStandsAt(TABLE, MARINE!.id, beside)).toBeNull();
  });

  it('finds no room where somebody stands', () => {
    expect(whoStandsAt(TABLE, MARINE!.id, ORK!.at)).toBe(ORK!.id);
    expect(whoStandsAt(TABLE, MARINE!.id, MARINE!.at)).toBeNull();
  });

  it('is found there again when the table is opened, and in what was begun', () => {
    const setUp = moved(ORK!.id, [20, 30]);
    expect(phaseSetUpOf(phaseTable(setUp)!)).toEqual(setUp);
    expect(phaseSetUpOf(TABLE)).toEqual(TYPED);
    expect(readPhaseDraft(JSON.stringify(setUp))).toEqual(setUp);
    const { places: _, ...before } = TYPED;
    expect(readPhaseDraft(JSON.stringify(before))).toEqual(TYPED);
    expect(phaseAddress(setUp)).toBeNull();
  });

  it('changes the odds where the fight begins, and not those of a charge that is still to come', () => {
    const fight: PhaseSetUp = { ...TYPED, startAt: 'fight' };
    const [first] = modelsOf(phaseTable(fight)!, 0);
    const away: PhaseSetUp = { ...fight, places: { [first!.id]: [2, 2] } };
    expect(phaseInContact(away)).not.toEqual(phaseInContact(fight));
    expect(phaseInContact(moved(MARINE!.id, [2, 2]))).toEqual(phaseInContact(TYPED));
  });
});
