/** What the report of a phase says beside its log, in one place. */
import type { Grenade } from '../../../src/warhammer-40k/profile.ts';
import type { Slain } from '../../../src/warhammer-40k/state.ts';

export const words = {
  game: (edition: string): string => `Warhammer 40,000, ${edition}`,
  result: (combat: string, result: string): string => `${combat}. ${result}`,
  noFight: 'Nobody has fought.',
  unfinished: (title: string): string => `It is not over yet: it stands at “${title}”.`,
  cut: (some: number, all: number): string =>
    `Only the first ${some} of its ${all} steps could be played again; the rest does not follow from them.`,
  inTurn: (title: string, turn: number): string => `${title}, turn ${turn}`,
  models: (count: number): string => (count === 1 ? '1 model' : `${count} models`),
  fallingBack: 'falling back',
  wentToGround: 'gone to ground',
  with: (unit: string): string => `with ${unit}`,
  values: (
    { weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }: Readonly<Record<Figure, number>>,
    save: string,
  ): string => [
    ...[
      `WS ${weaponSkill}`, `S ${strength}`, `T ${toughness}`, `W ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `Ld ${leadership}`,
    ].map(figure => figure.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: (needed: string): string => `save ${needed}`,
  invulnerable: (face: number): string => `invulnerable ${face}+`,
  lost: (count: number): string => (count === 1 ? '1 Wound lost already' : `${count} Wounds lost already`),
  grenades: {
    frag: 'frag grenades', plasma: 'plasma grenades', photon: 'photon grenades',
  } satisfies Record<Grenade, string>,
  slain: {
    fight: 'in the fight', 'free-round': 'in the free round', 'force-weapon': 'by a force weapon',
    overwatch: 'by Overwatch', 'dangerous-terrain': 'in dangerous terrain', swept: 'caught in a sweeping advance',
    trapped: 'trapped while falling back', 'regroup-failed': 'by failing to regroup',
  } satisfies Record<Slain, string>,
  lostTo: (count: number, how: string): string => `${count} lost ${how}`,
};

type Figure = 'weaponSkill' | 'strength' | 'toughness' | 'wounds' | 'initiative' | 'attacks' | 'leadership';
