/** What the report of a phase says beside its log, in one place. */
import type { Grenade, UnitTrait, WeaponKind } from '../../../src/warhammer-40k/model/profile.ts';
import type { Slain } from '../../../src/warhammer-40k/model/state.ts';
import { counted } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const TRAITS: Readonly<Record<UnitTrait, string>> = {
  terminators: 'terminators', bikes: 'bikes', 'jump-packs': 'jump packs', dreadnought: 'dreadnought', walker: 'walker',
  'monstrous-creature': 'monstrous creature', 'independent-character': 'independent character',
  'may-not-sweep': 'may not sweep', beasts: 'beasts', cavalry: 'cavalry', 'jet-packs': 'jet packs',
};

const WEAPONS: Readonly<Record<WeaponKind, string>> = {
  ordinary: 'ordinary', pistol: 'pistol', 'power-fist': 'power fist', 'lightning-claw': 'lightning claw',
  power: 'power', poisoned: 'poisoned', heavy: 'heavy', rending: 'rending', force: 'force',
};

export const phaseReportWords = spoken('warhammer-40k/report', {
  game: (edition: string): string => `Warhammer 40,000, ${edition}`,
  result: (combat: string, result: string): string => `${combat}. ${result}`,
  noFight: 'Nobody has fought.',
  unfinished: (title: string): string => `It is not over yet: it stands at “${title}”.`,
  cut: (some: number, all: number): string =>
    `Only the first ${some} of its ${all} steps could be played again; the rest does not follow from them.`,
  inTurn: (title: string, turn: number): string => `${title}, turn ${turn}`,
  /** The text by which it is played, as a sentence. */
  playedBy: (game: string): string => `${game}.`,
  models: (count: number): string => counted(count, { one: 'model', other: 'models' }),
  traits: TRAITS,
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
  lost: (count: number): string =>
    counted(count, { one: 'Wound lost already', other: 'Wounds lost already' }),
  weapons: WEAPONS,
  /** A weapon with a name of its own, and what it is. */
  weaponNamed: (name: string, kind: string): string => `${name} (${kind})`,
  grenades: {
    frag: 'frag grenades', plasma: 'plasma grenades', photon: 'photon grenades',
  } satisfies Record<Grenade, string>,
  slain: {
    fight: 'in the fight', 'free-round': 'in the free round', 'force-weapon': 'by a force weapon',
    overwatch: 'by Overwatch', 'dangerous-terrain': 'in dangerous terrain', swept: 'caught in a sweeping advance',
    trapped: 'trapped while falling back', 'regroup-failed': 'by failing to regroup',
    'no-retreat': 'by holding out', 'off-table': 'off the table',
  } satisfies Record<Slain, string>,
  lostTo: (count: number, how: string): string => `${count} lost ${how}`,
});

type Figure = 'weaponSkill' | 'strength' | 'toughness' | 'wounds' | 'initiative' | 'attacks' | 'leadership';
