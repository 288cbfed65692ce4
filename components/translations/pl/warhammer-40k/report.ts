/** In Polish: what the report of a phase says beside its log. */
import { counted } from '../../../shared/languages/forms.ts';
import type { phaseReportWords as english } from '../../../warhammer-40k/report/phase-report-words.ts';
import { WEAPONS } from './weapons.ts';

export const words: typeof english = {
  game: edition => `Warhammer 40,000, ${edition}`,
  result: (combat, result) => `${combat}. ${result}`,
  noFight: 'Nikt nie walczył.',
  unfinished: title => `To jeszcze nie koniec, stan: „${title}”.`,
  cut: (some, all) => `Z ${all} kroków dało się rozegrać ponownie tylko pierwsze ${some}; reszta z nich nie wynika.`,
  inTurn: (title, turn) => `${title}, tura ${turn}`,
  playedBy: game => `${game}.`,
  models: count => counted(count, { one: 'model', few: 'modele', many: 'modeli', other: 'modelu' }),
  traits: {
    terminators: 'Terminatorzy', bikes: 'motory', 'jump-packs': 'plecaki skokowe', dreadnought: 'drednot',
    walker: 'machina krocząca', 'monstrous-creature': 'potworna istota', 'independent-character': 'niezależny bohater',
    'may-not-sweep': 'bez pościgu',
  },
  fallingBack: 'w odwrocie',
  wentToGround: 'przypadła do ziemi',
  with: unit => `razem z: ${unit}`,
  values: ({ weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }, save) => [
    ...[
      `WS ${weaponSkill}`, `S ${strength}`, `T ${toughness}`, `W ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `Ld ${leadership}`,
    ].map(value => value.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: needed => `pancerz ${needed}`,
  invulnerable: face => `niewrażliwość ${face}+`,
  lost: count => counted(count, {
    one: 'rana wcześniej', few: 'rany wcześniej', many: 'ran wcześniej', other: 'rany wcześniej',
  }),
  weapons: WEAPONS,
  weaponNamed: (name, kind) => `${name} (${kind})`,
  grenades: { frag: 'granaty odłamkowe', plasma: 'granaty plazmowe', photon: 'granaty fotonowe' },
  slain: {
    fight: 'w walce', 'free-round': 'w wolnej rundzie', 'force-weapon': 'od broni psionicznej',
    overwatch: 'od ognia obronnego', 'dangerous-terrain': 'w niebezpiecznym terenie', swept: 'w pościgu',
    trapped: 'w odcięciu odwrotu', 'regroup-failed': 'przez nieudaną zbiórkę',
  },
  lostTo: (count, how) => `straty ${how}: ${count}`,
};
