/** In Spanish: what the report of a phase says beside its log. */
import { counted } from '../../../shared/languages/forms.ts';
import type { phaseReportWords as english } from '../../../warhammer-40k/report/phase-report-words.ts';
import { WEAPONS } from './weapons.ts';

export const words: typeof english = {
  game: edition => `Warhammer 40,000, ${edition}`,
  result: (combat, result) => `${combat}. ${result}`,
  noFight: 'Nadie ha luchado.',
  unfinished: title => `Aún no ha acabado: va por «${title}».`,
  cut: (some, all) =>
    `Solo se pudieron repetir los primeros ${some} de sus ${all} pasos; los demás no salen de ellos.`,
  inTurn: (title, turn) => `${title}, turno ${turn}`,
  playedBy: game => `${game}.`,
  models: count => counted(count, { one: 'miniatura', other: 'miniaturas' }),
  traits: {
    terminators: 'terminators', bikes: 'motos', 'jump-packs': 'retrorreactores', dreadnought: 'dreadnought',
    walker: 'bípode', 'monstrous-creature': 'criatura monstruosa', 'independent-character': 'personaje independiente',
    'may-not-sweep': 'no puede perseguir',
  },
  fallingBack: 'en retirada',
  wentToGround: 'cuerpo a tierra',
  with: unit => `con ${unit}`,
  values: ({ weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }, save) => [
    ...[
      `HA ${weaponSkill}`, `F ${strength}`, `R ${toughness}`, `H ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `L ${leadership}`,
    ].map(value => value.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: needed => `salvación ${needed}`,
  invulnerable: face => `invulnerable ${face}+`,
  lost: count => counted(count, { one: 'herida ya perdida', other: 'heridas ya perdidas' }),
  weapons: WEAPONS,
  weaponNamed: (name, kind) => `${name} (${kind})`,
  grenades: { frag: 'granadas de fragmentación', plasma: 'granadas de plasma', photon: 'granadas de fotones' },
  slain: {
    fight: 'en el combate', 'free-round': 'en la ronda gratis', 'force-weapon': 'por un arma psíquica',
    overwatch: 'por disparo defensivo', 'dangerous-terrain': 'en terreno peligroso', swept: 'en una persecución',
    trapped: 'sin salida en la retirada', 'regroup-failed': 'por no reagruparse',
  },
  lostTo: (count, how) => `${counted(count, { one: 'baja', other: 'bajas' })} ${how}`,
};
