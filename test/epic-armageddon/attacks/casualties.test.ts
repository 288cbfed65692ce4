/** What a settled volley costs: who is told of, what counts as a kill, and what follows from it. */
import { describe, expect, it } from 'vitest';
import { removeDoomed, removeKilled } from '../../../src/epic-armageddon/attacks/casualties.ts';
import { assaultWith, hitWith, sideWith, volleyWith } from '../../../src/epic-armageddon/model/copies.ts';
import type { Critical, Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Step } from '../../../src/epic-armageddon/model/procedure.ts';
import { volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import type { AllocatedHit, HitCause } from '../../../src/epic-armageddon/model/volley.ts';
import { engagedOf } from '../../support/fight.ts';
import { engine, stageParts, type Stand, type Stands } from '../../support/stage.ts';

const critical = (more: Partial<Critical>): Critical =>
  ({ damage: 1, splash: null, entered: false, later: false, ...more });
const carrier: Stand = { at: [44, 30], name: 'Carrier', abilities: ['transport'] };
const DEFENDERS: Stands = {
  d1: { at: [40, 30], armour: 4 }, d2: { ...carrier, armour: 4 }, p1: { ...carrier, more: { aboard: 'd2' } },
  e1: engine(3, [50, 31], { abilities: ['transport'] }), e2: engine(3, [58, 31], { abilities: ['void-shields-1'] }),
};
const field = (rulings: Partial<Rulings> = {}, defenders: Stands = DEFENDERS): Assault =>
  engagedOf(stageParts({ a1: { at: [45, 20] } }, defenders, { rulings }));

/** A hit on a unit: what kind, whether its save succeeded (not said: it has none), and what its criticals showed. */
interface Struck {
  readonly unit: string;
  readonly effect?: Effect;
  readonly saves?: boolean;
  readonly criticals?: readonly number[];
}

/** The assault after a volley has been settled whose dice are known. */
const settled = (assault: Assault, hits: readonly Struck[], cause: HitCause = 'attacks', step: Step = 'a4Attacks') => {
  const volley = volleyOn(assault, cause, step, hits.map(({ unit, effect = 'normal', saves }) =>
    ({ unit, effect, unsaved: saves === undefined && unit !== 'e2' })));
  const thrown = volley.hits.defender.map((hit, i): AllocatedHit => {
    const { saves, criticals = [] } = hits[i]!;
    const face = saves === true ? 6 : 1;
    return hitWith(hit, { criticals, rolls: saves === undefined ? [] : [{ stage: 'save', target: 4, face }] });
  });
  return removeKilled(assaultWith(assault, {
    volley: volleyWith(volley, { hits: sideWith(volley.hits, 'defender', thrown) }),
  }));
};
const lines = (assault: Assault) => assault.log.filter(({ key }) => key === 'casualties');

describe('what is told of losses', () => {
  it('A4.5, V10, W5: whom the hits of a side have killed and damaged, and how many shields stopped', () => {
    const after = settled(field(), [{ unit: 'd1' }, { unit: 'd2', saves: true }, { unit: 'e1' }, { unit: 'e2' }]);
    expect(lines(after)).toEqual([{ step: 'a4Attacks', rule: 'A4.5', key: 'casualties', values: {
      side: 'defender', hits: 4, stopped: 1, killed: ['Stand'], damaged: ['Engine 1 1'],
    } }]);
    expect(after.settled!.hits.defender.map(({ outcome }) => outcome))
      .toEqual(['killed', 'saved', 'damaged', 'stopped']);
  });

  it('V12: those in a wreck by the rule for them', () => {
    expect(lines(settled(field(), [{ unit: 'd1' }], 'passengers'))).toMatchObject([{ rule: 'V12' }]);
  });

  it.each<HitCause>(['hack-down', 'withdrawal', 'dangerous-terrain', 'blast-marker'])(
    'W5: after %s, which tells of its losses itself, only where a war engine was damaged', cause => {
      expect(lines(settled(field(), [{ unit: 'd1' }, { unit: 'e2' }], cause, 'a6Result'))).toEqual([]);
      expect(lines(settled(field(), [{ unit: 'd1' }, { unit: 'e1' }], cause, 'a6Result'))).toMatchObject([
        { values: { damaged: ['Engine 1 1'] } },
      ]);
    },
  );
});

describe('what counts as a kill', () => {
  it.each<readonly [string, HitCause, Step, number]>([
    ['A4.5: an attack’s', 'attacks', 'a4Attacks', 1], ['A5.5: a supporter’s', 'support', 'a5SupportingFire', 1],
    ['A6.8: not a hack-down’s', 'hack-down', 'a6Result', 0],
    ['A2.12: not that of overwatch', 'overwatch', 'a2Charge', 0],
  ])('%s', (_, cause, step, kills) => {
    const after = settled(field(), [{ unit: 'd1' }], cause, step);
    expect(after.kills).toEqual({ attacker: kills, defender: 0 });
    expect(after.formations[1]!.losses).toBe(kills);
  });

  it.each<readonly [Rulings['criticalDeath'], number, number]>([['all-that-was-left', 3, 1], ['one-more', 2, 1]])(
    'W7: of a war engine that a critical destroys, and of a point lost without one, where it is %s',
    (criticalDeath, dead, hurt) => {
      const doomed = { ...DEFENDERS, e1: engine(3, [50, 31], { critical: critical({ damage: 'all' }) }) };
      const assault = field({ criticalDeath }, doomed);
      expect(settled(assault, [{ unit: 'e1', criticals: [6] }]).kills.attacker).toBe(dead);
      expect(settled(assault, [{ unit: 'e1', criticals: [5] }]).kills.attacker).toBe(hurt);
    },
  );

  it('V12: so do those who die with their transport whatever they would throw', () => {
    const assault = field();
    const volley = volleyOn(assault, 'passengers', 'a4Attacks', []);
    const after = removeDoomed(assault, [unitOf(assault, 'p1')], volley);
    expect(after.kills).toEqual({ attacker: 1, defender: 0 });
    expect(unitOf(after, 'p1').lostTo).toBe('passengers');
  });
});

describe('what follows from losses', () => {
  it.each<readonly [string, readonly Struck[], Effect]>([
    ['the one that was not saved, the last', [
      { unit: 'd2', saves: true }, { unit: 'd2', effect: 'lance', saves: false },
    ], 'lance'],
    ['the one that was not saved, the first', [
      { unit: 'd2', effect: 'lance', saves: false }, { unit: 'd2', effect: 'ignore-cover', saves: true },
    ], 'lance'],
  ])('V12: passengers meet the hit that wrecked their transport: %s', (_, hits, effect) => {
    expect(settled(field(), hits).aftermath).toEqual([
      { kind: 'passengers', unit: 'd2', units: ['p1'], effect, origin: 'attacks' },
    ]);
  });

  it('V12, A2.12: be it one of overwatch fire whose saves the players have thrown themselves', () => {
    const after = settled(field(), [{ unit: 'd2', effect: 'macro-weapon' }], 'overwatch', 'a2Charge');
    expect(after.aftermath).toMatchObject([{ kind: 'passengers', effect: 'macro-weapon', origin: 'overwatch' }]);
  });

  const splash = { within: 5, hitOn: 4, effect: 'normal' } as const;
  const blown = (rulings: Partial<Rulings>): Assault => settled(field(rulings, {
    ...DEFENDERS, e1: engine(1, [50, 31], { critical: critical({ splash, entered: true }), abilities: ['transport'] }),
    p2: { at: [50, 31], more: { aboard: 'e1' } },
  }), [{ unit: 'e1', criticals: [6] }]);
  const kinds = (list: Assault['aftermath']) => list.map(({ kind }) => kind);

  it('W6, V12: passengers climb out, then it blows up, then the players tell what else happened', () => {
    expect(kinds(blown({}).aftermath)).toEqual(['passengers', 'splash', 'critical']);
    expect(blown({}).heldBlasts).toEqual([]);
  });

  it('W6, V12: nobody climbs out where nobody was inside', () => {
    const empty = field({}, { ...DEFENDERS, e1: engine(1, [50, 31], { critical: critical({ splash }) }) });
    expect(kinds(settled(empty, [{ unit: 'e1', criticals: [6] }]).aftermath)).toEqual(['splash']);
  });

  it('W6: of these only the blast waits, where a club lets it wait for the end of the attacks', () => {
    const held = blown({ splashTiming: 'after-the-attacks' });
    expect(kinds(held.aftermath)).toEqual(['passengers', 'critical']);
    expect(kinds(held.heldBlasts)).toEqual(['splash']);
  });
});
