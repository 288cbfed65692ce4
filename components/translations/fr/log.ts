/** In French: what has happened in an assault. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { capital, counted, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, de, hitsOf, markersOf } from './grammar.ts';

type Words = English['charge-log'] & English['log'] & English['aftermath-log'];

const SIDES: Readonly<Record<Side, string>> = { attacker: 'l’attaquant', defender: 'le défenseur' };
const OF: Readonly<Record<Side, string>> = { attacker: 'de l’attaquant', defender: 'du défenseur' };

const names = (items: readonly string[]): string => (items.length === 0 ? 'personne' : listed(items));
const who = (items: readonly string[], one: string, several: string): string =>
  `${names(items)} ${items.length > 1 ? several : `${items.length === 0 ? 'ne ' : ''}${one}`}`;

const PURPOSES: Readonly<Record<string, string>> = { 'close-combat': 'corps à corps', firefight: 'fusillade' };
const LOG_EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', en ignorant le couvert', lance: ', effet de lance', sniper: ', sniper',
  'macro-weapon': ', macro-arme', 'titan-killer': ', Tueur de Titans',
};
const LOG_SAVES: Readonly<Record<string, string>> = {
  save: 'sauvegarde', 're-roll': 'relance les sauvegardes ratées', invulnerable: 'lance les sauvegardes invulnérables',
  damage: 'lance les dés de dégâts', critical: 'lance les dés de coup critique',
};

const losses = (killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`${counted(stopped, { one: 'arrêtée', other: 'arrêtées' })} par les boucliers`] : []),
    ...(damaged.length > 0 ? [`dégâts sur ${listed(damaged)}`] : []),
    ...(killed.length > 0 ? [`${form(killed.length, { one: 'perte', other: 'pertes' })} : ${listed(killed)}`] : []),
  ];
  return parts.length === 0 ? 'tout est sauvegardé.' : `${parts.join(' ; ')}.`;
};

/** What happened before the attacks. */
const epicArmageddonChargeLog: Words['epic-armageddon/charge-log'] = {
  'test-passed': ({ formation, target, face }) => `Pour l’assaut, il faut ${target}+ à ${formation}, qui fait ${face}.`,
  'test-failed': ({ formation, target, face }) =>
    `Pour l’assaut, il faut ${target}+ à ${formation}, qui fait ${face} et échoue.`,
  'target-chosen': ({ formation, combined, target, intermingled, drawnIn }) =>
    `${who([formation, ...combined], 'lance l’assaut sur', 'lancent l’assaut sur')} `
    + listed([target, ...intermingled])
    + `${drawnIn.length === 0 ? '' : ` ; encore au contact, ${who(drawnIn, 'participe', 'participent')}`}.`,
  barges: ({ unit, pushed }) => `${unit} pousse ${listed(pushed)} de côté.`,
  'gets-out': ({ unit, transport }) => `${unit} débarque ${de(transport)}.`,
  'gets-in': ({ unit, transport }) => `${unit} embarque dans ${transport}.`,
  'overwatch-fired': ({ formation, target, hits }) =>
    `En état d’alerte, ${formation} tire sur ${target} : ${hitsOf(hits)}.`,
  'drawn-in': ({ formation }) => `Formation entraînée dans l’assaut : ${formation}.`,
  moved: ({ unit, cm }) => `${unit} bouge de ${cmOf(cm)}.`,
  lands: ({ unit }) => `${unit} se pose.`,
  'moved-into-contact': ({ unit, cm, enemy }) => `${unit} bouge de ${cmOf(cm)} jusqu’au contact ${de(enemy)}.`,
  'terrain-passed': ({ unit, face }) => `En terrain dangereux, ${unit} fait ${face} et s’en tire.`,
  rises: ({ unit }) => `${unit} s’élève.`,
  'takes-care': ({ unit }) => `${unit} avance prudemment, de 5 cm au plus.`,
  'terrain-again': ({ unit }) => `En terrain dangereux, ${unit} fait 1 et peut relancer.`,
  'terrain-lost': ({ unit }) => `En terrain dangereux, ${unit} fait 1 : destruction.`,
  'terrain-damaged': ({ unit }) => `En terrain dangereux, ${unit} fait 1 et prend un point de dégât.`,
  stragglers: ({ formation, lost }) => `${formation} finit hors de cohésion et perd ${listed(lost)}.`,
  'charge-broken': () => 'Démoralisation avant le premier coup : pas d’assaut.',
  'no-assault': () => 'Personne n’est à 15 cm ou moins et en ligne de tir : pas d’assaut.',
  'nobody-counter-charges': ({ side }) => `Aucune contre-charge ${OF[side]}.`,
};

/** What happened in the attacks and in supporting fire. */
const epicArmageddonLog: Words['epic-armageddon/log'] = {
  'forces-firefight': ({ units }) =>
    `${who(units, 'combat', 'combattent')} en fusillade, et les unités au contact aussi.`,
  'passengers-spilled': ({ unit, out, lost }) => `${unit} est une épave : ${who(out, 'sort', 'sortent')}`
    + `${lost.length === 0 ? '' : `, ${who(lost, 'y périt', 'y périssent')}`}.`,
  'moved-by-critical': ({ unit, cm }) => `Le coup critique déplace ${unit} de ${cmOf(cm)}.`,
  blast: ({ unit, hit }) => (hit.length === 0
    ? `${unit} explose et ne touche personne.` : `${unit} explose et touche ${listed(hit)}.`),
  'directly-engaged': ({ attacker, defender }) => `Directement engagés : ${names(attacker)} contre ${names(defender)}.`,
  'hand-thrown': ({ dice, purpose, target, effect, hits, side, batch }) => (purpose === 'extra-attacks'
    ? `${capital(SIDES[side])} lance ${listed(dice)} pour le nombre d’attaques supplémentaires.`
    : `${capital(SIDES[side])} lance ${dice.join(' ')}, ${PURPOSES[purpose]} ${target}+`
      + `${LOG_EFFECTS[effect] ?? ''}${batch === 'first-strike' ? ', First Strike' : ''} : ${hitsOf(hits)}.`),
  'saves-thrown': ({ purpose, rolls, side }) => `${capital(SIDES[side])} ${LOG_SAVES[purpose]} : ${rolls.join(', ')}.`,
  casualties: ({ hits, killed, damaged, stopped, side }) =>
    `${hitsOf(hits)} sur ${SIDES[side]}. ${capital(losses(killed, damaged, stopped))}`,
  'swift-win': ({ side }) => `${capital(SIDES[side])} gagne tout de suite.`,
  'nobody-wins': () => 'Il ne reste personne pour gagner.',
  'support-called': ({ attacker, defender }) =>
    `Tir d’appui : ${names(attacker)} pour l’attaquant, ${names(defender)} pour le défenseur.`,
};

/** What came of them. */
const epicArmageddonAftermathLog: Words['epic-armageddon/aftermath-log'] = {
  'aircraft-destroyed': ({ lost }) => `${form(lost.length, {
    one: 'Appareil du camp perdant, détruit au sol', other: 'Appareils du camp perdant, détruits au sol',
  })} : ${names(lost)}.`,
  vanishes: ({ lost }) => `${who(lost, 'disparaît', 'disparaissent')} quand la formation est démoralisée.`,
  result: ({ attackerDice, attacker, defenderDice, defender }) =>
    `L’attaquant lance ${attackerDice.join(' ')} et obtient ${attacker} ; `
    + `le défenseur lance ${defenderDice.join(' ')} et obtient ${defender}.`,
  tie: () => 'Égalité : on joue encore un round.',
  'hack-down': ({ difference, hits, side }) =>
    `${capital(SIDES[side])} perd avec un écart de ${difference} et prend ${hitsOf(hits)} de débâcle.`,
  'brutal-hit': ({ side }) => `Une de ces touches vient de Brutal, une règle ${OF[side]}.`,
  'hacked-down': ({ lost }) => `Pertes de la débâcle : ${names(lost)}.`,
  breaks: ({ formation }) => `${formation} est démoralisée.`,
  'destroyed-when-broken': ({ formation }) => `Déjà démoralisée, ${formation} est détruite.`,
  withdrawn: ({ lost, near = [], isWhole = true, formations }) => {
    const costs = [
      ...(lost.length > 0 ? [` ; pertes trop près d’un ennemi : ${listed(lost)}`] : []),
      ...(near.length > 0 ? [` ; dégâts trop près d’un ennemi : ${listed(near)}`] : []),
    ];
    const fate = costs.length === 0 && isWhole ? ' sans perte' : costs.join('');
    return `${who(formations, 'se replie', 'se replient')}${fate}.`;
  },
  'markers-placed': ({ formation, markers }) => `${formation} prend ${markersOf(markers)}.`,
  panic: ({ formation, lost }) =>
    `Déjà démoralisée, ${formation} perd ${listed(lost)} au lieu de prendre un pion Impact.`,
  over: ({ side }) => `${capital(SIDES[side])} a gagné ; l’assaut est fini.`,
};

export const chargeLogBooks: English['charge-log'] = {
  'epic-armageddon/charge-log': epicArmageddonChargeLog,
};

export const logBooks: English['log'] = {
  'epic-armageddon/log': epicArmageddonLog,
};

export const aftermathLogBooks: English['aftermath-log'] = {
  'epic-armageddon/aftermath-log': epicArmageddonAftermathLog,
};
