/** A profile in the fields of its form, and back. */
import { describe, expect, it } from 'vitest';
import { draftOf, jsonOf } from '../../../../components/set-up/formation-builder/profile-draft.ts';
import type { Critical } from '../../../../src/epic-armageddon/model/profile.ts';
import { profileOf } from '../../../support/profiles.ts';

const STAGGERS: Critical = { damage: 1, splash: null, entered: true, later: false, moves: 6 };

const backFrom = (critical: Critical): unknown =>
  (jsonOf(draftOf(profileOf({ type: 'war-engine', damageCapacity: 3, critical }))) as { critical: unknown }).critical;

describe('a critical hit in the form of a profile', () => {
  it('comes back with how far it moves its war engine, if it does', () => {
    expect(backFrom(STAGGERS)).toEqual(STAGGERS);
    const { moves: _, ...stays } = STAGGERS;
    expect(backFrom(stays)).toEqual(stays);
  });
});
