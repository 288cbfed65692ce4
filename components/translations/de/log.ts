/** In German: what has happened in an assault. */
import { capital, counted, figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, hitsOf, markersOf, SIDES, whom } from './grammar.ts';

type Words = English['charge-log'] & English['log'] & English['aftermath-log'];

const orNobody = (items: readonly string[]): string => (items.length === 0 ? 'niemand' : listed(items));

/** 'Boyz 1 klettert', 'Boyz 1 und Nobz klettern', 'niemand klettert'. */
const who = (items: readonly string[], one: string, several: string): string =>
  `${orNobody(items)} ${items.length > 1 ? several : one}`;

const PURPOSES: Readonly<Record<string, string>> = { 'close-combat': 'Nahkampf', firefight: 'Feuergefecht' };

const LOG_EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', ignoriert Deckung', lance: ', Lanze', sniper: ', Scharfschütze', 'macro-weapon': ', Makrowaffe',
  'titan-killer': ', Titan Killer',
};

const LOG_SAVES: Readonly<Record<string, string>> = {
  save: 'wirft Schutzwürfe', 're-roll': 'wiederholt verpatzte Schutzwürfe', invulnerable: 'wirft Rettungswürfe',
  damage: 'würfelt den Schaden', critical: 'würfelt auf kritische Treffer',
};

const lossesText = (killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`von Schilden abgehalten: ${figure(stopped)}`] : []),
    ...(damaged.length > 0 ? [`Schaden: ${listed(damaged)}`] : []),
    ...(killed.length > 0 ? [`verloren: ${listed(killed)}`] : []),
  ];
  return parts.length === 0 ? 'alles abgewehrt.' : `${parts.join('; ')}.`;
};

/** What happened before the attacks. */
const epicArmageddonChargeLog: Words['epic-armageddon/charge-log'] = {
  'test-passed': ({ formation, target, face }) => `${formation} braucht ${target}+ zum Stürmen und wirft ${face}.`,
  'test-failed': ({ formation, target, face }) =>
    `${formation} braucht ${target}+ zum Stürmen, wirft ${face} und verpatzt den Test.`,
  'target-chosen': ({ formation, combined, target, intermingled, drawnIn }) =>
    `${who([formation, ...combined], 'greift', 'greifen')} ${whom(listed([target, ...intermingled]))} an`
    + `${drawnIn.length === 0 ? '' : `; noch in Kontakt und damit dabei: ${listed(drawnIn)}`}.`,
  barges: ({ unit, pushed }) => `${unit} schiebt ${listed(pushed)} beiseite.`,
  'gets-out': ({ unit, transport }) => `${unit} steigt aus ${transport} aus.`,
  'gets-in': ({ unit, transport }) => `${unit} steigt in ${transport} ein.`,
  'overwatch-fired': ({ formation, target, hits }) =>
    `${formation} schießt aus Feuerbereitschaft auf ${whom(target)}: ${hitsOf(hits)}.`,
  'drawn-in': ({ formation }) => `${formation} wird in den Sturmangriff hineingezogen.`,
  moved: ({ unit, cm }) => `${unit} bewegt sich ${cmOf(cm)}.`,
  lands: ({ unit }) => `${unit} landet.`,
  'moved-into-contact': ({ unit, cm, enemy }) =>
    `${unit} bewegt sich ${cmOf(cm)} und kommt in Kontakt mit ${enemy}.`,
  'terrain-passed': ({ unit, face }) => `${unit} wirft in gefährlichem Gelände eine ${face} und bleibt unversehrt.`,
  rises: ({ unit }) => `${unit} steigt auf.`,
  'takes-care': ({ unit }) => `${unit} geht vorsichtig, höchstens 5 cm.`,
  'terrain-again': ({ unit }) => `${unit} wirft in gefährlichem Gelände eine 1 und darf noch einmal werfen.`,
  'terrain-lost': ({ unit }) => `${unit} wirft in gefährlichem Gelände eine 1 und wird vernichtet.`,
  'terrain-damaged': ({ unit }) => `${unit} wirft in gefährlichem Gelände eine 1 und nimmt Schaden.`,
  stragglers: ({ formation, lost }) => `${formation} hat am Ende keinen Zusammenhalt und verliert ${listed(lost)}.`,
  'charge-broken': () => 'Der Angreifer bricht, bevor jemand zuschlagen kann: Es gibt keinen Sturmangriff.',
  'no-assault': () => 'Niemand steht im Umkreis von 15 cm und in Schusslinie: Es gibt keinen Sturmangriff.',
  'nobody-counter-charges': ({ side }) => `Der ${SIDES[side]} macht keinen Gegenstoß.`,
};

/** What happened in the attacks and in supporting fire. */
const epicArmageddonLog: Words['epic-armageddon/log'] = {
  'forces-firefight': ({ units }) =>
    `${who(units, 'kämpft', 'kämpfen')} im Feuergefecht, und wer in Kontakt ist, ebenso.`,
  'passengers-spilled': ({ unit, out, lost }) =>
    `${unit} ist ein Wrack: ${capital(who(out, 'klettert', 'klettern'))} heraus`
    + `${lost.length === 0 ? '' : `, ${who(lost, 'stirbt', 'sterben')} darin`}.`,
  'moved-by-critical': ({ unit, cm }) => `Der kritische Treffer versetzt ${unit} um ${cmOf(cm)}.`,
  blast: ({ unit, hit }) => `${unit} explodiert. Getroffen: ${orNobody(hit)}.`,
  'directly-engaged': ({ attacker, defender }) =>
    `Direkt im Kampf: ${orNobody(attacker)} gegen ${orNobody(defender)}.`,
  'hand-thrown': ({ dice, purpose, target, effect, hits, side, batch }) => (purpose === 'extra-attacks'
    ? `Der ${SIDES[side]} wirft ${listed(dice)} für die Anzahl der Extra-Attacken.`
    : `Der ${SIDES[side]} wirft ${dice.join(' ')}, ${PURPOSES[purpose]} ${target}+${LOG_EFFECTS[effect] ?? ''}`
      + `${batch === 'first-strike' ? ', First Strike' : ''}: ${hitsOf(hits)}.`),
  'saves-thrown': ({ purpose, rolls, side }) => `Der ${SIDES[side]} ${LOG_SAVES[purpose]}: ${rolls.join(', ')}.`,
  casualties: ({ hits, killed, damaged, stopped, side }) =>
    `${capital(hitsOf(hits))} auf den ${SIDES[side]}. ${capital(lossesText(killed, damaged, stopped))}`,
  'swift-win': ({ side }) => `Der ${SIDES[side]} gewinnt sofort.`,
  'nobody-wins': () => 'Niemand ist mehr da, der gewinnen könnte.',
  'support-called': ({ attacker, defender }) =>
    `Unterstützungsfeuer: ${orNobody(attacker)} für den Angreifer, ${orNobody(defender)} für den Verteidiger.`,
};

/** What came of them. */
const epicArmageddonAftermathLog: Words['epic-armageddon/aftermath-log'] = {
  'aircraft-destroyed': ({ lost }) => `Gelandet auf der Verliererseite und daher vernichtet: ${listed(lost)}.`,
  vanishes: ({ lost }) => `${who(lost, 'verschwindet', 'verschwinden')}, als die Formation bricht.`,
  result: ({ attackerDice, attacker, defenderDice, defender }) =>
    `Der Angreifer wirft ${attackerDice.join(' ')} und kommt auf ${figure(attacker)}, der Verteidiger `
    + `wirft ${defenderDice.join(' ')} und kommt auf ${figure(defender)}.`,
  tie: () => 'Gleichstand: Es gibt noch eine Runde.',
  'hack-down': ({ difference, hits, side }) =>
    `Der ${SIDES[side]} verliert mit ${counted(difference, { one: 'Punkt', other: 'Punkten' })} Rückstand. `
      + `Niedermachen: ${hitsOf(hits)}.`,
  'brutal-hit': ({ side }) => `Einer dieser Treffer kommt daher, dass der ${SIDES[side]} Brutal hat.`,
  'hacked-down': ({ lost }) => `Niedergemacht: ${orNobody(lost)}.`,
  breaks: ({ formation }) => `${formation} bricht.`,
  'destroyed-when-broken': ({ formation }) => `${formation} war schon gebrochen und wird vernichtet.`,
  withdrawn: ({ lost, near = [], isWhole = true, formations }) => {
    const costs = [
      ...(lost.length > 0 ? [`; zu nah am Gegner und verloren: ${listed(lost)}`] : []),
      ...(near.length > 0 ? [`; zu nah am Gegner und beschädigt: ${listed(near)}`] : []),
    ];
    const fate = costs.length === 0 && isWhole ? ' ohne Verluste' : '';
    return `${who(formations, 'zieht', 'ziehen')} sich${fate} zurück${costs.join('')}.`;
  },
  'markers-placed': ({ formation, markers }) => `${formation} erhält ${markersOf(markers)}.`,
  panic: ({ formation, lost }) =>
    `${formation} ist gebrochen und verliert ${listed(lost)}, statt einen Blastmarker zu erhalten.`,
  over: ({ side }) => `Der ${SIDES[side]} hat gewonnen; der Sturmangriff ist vorbei.`,
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
