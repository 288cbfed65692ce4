/** In German: what the report of a phase says beside its log. */
import { counted } from '../../../shared/languages/forms.ts';
import type { phaseReportWords as english } from '../../../warhammer-40k/report/phase-report-words.ts';
import { WEAPONS } from './weapons.ts';

export const words: typeof english = {
  game: edition => `Warhammer 40,000, ${edition}`,
  result: (combat, result) => `${combat}. ${result}`,
  noFight: 'Niemand hat gekämpft.',
  unfinished: title => `Es ist noch nicht vorbei: Es steht bei „${title}“.`,
  cut: (some, all) =>
    `Nur die ersten ${some} von ${all} Schritten ließen sich noch einmal spielen; der Rest folgt nicht daraus.`,
  inTurn: (title, turn) => `${title}, Zug ${turn}`,
  playedBy: game => `${game}.`,
  models: count => counted(count, { one: 'Modell', other: 'Modelle' }),
  traits: {
    terminators: 'Terminatoren', bikes: 'Bikes', 'jump-packs': 'Sprungmodule', dreadnought: 'Cybot', walker: 'Läufer',
    'monstrous-creature': 'monströse Kreatur', 'independent-character': 'unabhängiges Charaktermodell',
    'may-not-sweep': 'darf nicht vorstürmen',
  },
  fallingBack: 'auf dem Rückzug',
  wentToGround: 'sucht Schutz',
  with: unit => `mit ${unit}`,
  values: ({ weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }, save) => [
    ...[
      `KG ${weaponSkill}`, `S ${strength}`, `W ${toughness}`, `LP ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `MW ${leadership}`,
    ].map(value => value.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: needed => `Rüstung ${needed}`,
  invulnerable: face => `Rettungswurf ${face}+`,
  lost: count => counted(count, { one: 'Lebenspunkt schon verloren', other: 'Lebenspunkte schon verloren' }),
  weapons: WEAPONS,
  weaponNamed: (name, kind) => `${name} (${kind})`,
  grenades: { frag: 'Fragmentgranaten', plasma: 'Plasmagranaten', photon: 'Photonengranaten' },
  slain: {
    fight: 'im Nahkampf', 'free-round': 'in der freien Runde', 'force-weapon': 'durch eine Psiwaffe',
    overwatch: 'durch Abwehrfeuer', 'dangerous-terrain': 'in gefährlichem Gelände', swept: 'beim Vorstürmen eingeholt',
    trapped: 'auf dem Rückzug eingekesselt', 'regroup-failed': 'weil das Sammeln misslang',
  },
  lostTo: (count, how) => `${count} verloren, ${how}`,
};
