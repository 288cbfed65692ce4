/** In German: what has happened in a phase of Warhammer 40,000. */
import { capital, counted, figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, hitsOf, inchesOf, SIDES, WEAPONS } from './grammar.ts';

type Words = English['warhammer-40k-charge-log'] & English['warhammer-40k-log']
  & English['warhammer-40k-aftermath-log'];

const wounds = (count: number): string => counted(count, { one: 'Verwundung', other: 'Verwundungen' });

const lives = (count: number): string => counted(count, { one: 'Lebenspunkt', other: 'Lebenspunkte' });

const orNobody = (items: readonly string[]): string => (items.length === 0 ? 'niemand' : listed(items));

const who = (items: readonly string[], one: string, several: string): string =>
  `${orNobody(items)} ${items.length > 1 ? several : one}`;

/** What happened in the charges of a phase, and what was agreed on. */
const warhammer40kChargeLog: Words['warhammer-40k/charge-log'] = {
  'charge-declared': ({ units, targets }) =>
    `${who(units, 'sagt', 'sagen')} einen Angriff auf ${listed(targets)} an.`,
  'charge-rolled': ({ unit, faces, range, penalty }) => `${unit} würfelt ${listed(faces)}: Angriffsreichweite `
    + `${inchesOf(range)}${penalty === 0 ? '' : `; schwieriges Gelände kostete ${inchesOf(penalty)}`}.`,
  'charge-failed': ({ unit, target, inches }) =>
    `${unit} erreicht ${target} mit ${inchesOf(inches)} nicht und bleibt stehen.`,
  'charge-without-chargers': ({ unit }) => `${unit}: Niemand ist mehr da, der angreifen könnte.`,
  'charge-without-targets': ({ unit }) => `${unit}: Niemand ist mehr da, den man angreifen könnte.`,
  'charge-ended': ({ unit, targets }) => `${unit} ist mit ${listed(targets)} im Nahkampf gebunden.`,
  'charge-untouched': ({ unit, targets }) => `${unit} berührt kein Modell von ${listed(targets)}.`,
  'overwatch-fired': ({ unit, wounds: count, slain }) => `${unit} gibt Abwehrfeuer: ${wounds(count)}.`
    + (slain.length === 0 ? '' : ` Gefallen: ${listed(slain)}.`),
  regrouped: ({ unit, total, leadership }) =>
    `${unit} würfelt ${total} gegen Moralwert ${leadership}, sammelt sich und hält stand.`,
  'regroup-failed': ({ unit, total, leadership }) =>
    `${unit} würfelt ${total} gegen Moralwert ${leadership}, flieht weiter und wird vernichtet.`,
  'danger-taken': ({ model, face }) => `${model} würfelt ${face} in gefährlichem Gelände und ist verloren.`,
  'danger-failed': ({ model, face }) => `${model} würfelt ${face} in gefährlichem Gelände: eine Verwundung.`,
  'danger-passed': ({ model, face }) => `${model} würfelt ${face} in gefährlichem Gelände und bleibt unversehrt.`,
  'terrain-slows-not': ({ unit }) => `Schwieriges Gelände bremst ${unit} nicht.`,
  'overwatch-shoots': ({ unit }) => `${unit} schießt auf die Angreifer.`,
  'templates-hit': ({ unit, target, hits }) => `${unit} gegen ${target}: ${hitsOf(hits)} mit Schablonen.`,
  counters: ({ model, inches }) => `${model} kommt dem Angriff ${inchesOf(inches)} entgegen.`,
  'regroups-by-itself': ({ unit }) => `${unit} sammelt sich ohne Test.`,
  'charge-untold': () => 'Dieser Text sagt nicht, wie Einheiten angreifen: Niemand greift an.',
  agreed: ({ question, answer }) => `Vereinbart: ${question} ${capital(answer)}.`,
};

/** What happened in its fights. */
const warhammer40kLog: Words['warhammer-40k/log'] = {
  'saves-thrown': ({ who: name, saved, dice, by, need }) => `${name}: ${figure(saved)} von ${wounds(dice)} abgewehrt, `
    + `${by === 'armour' ? 'Rüstungswurf' : 'Rettungswurf'} ${need}+.`,
  destroyed: ({ who: name, wounds: taken }) => `${name}: Der Vernichter kostet ${lives(taken)}.`,
  'shrugged-off': ({ who: name, saved, dice, need }) =>
    `${name}: ${figure(saved)} von ${wounds(dice)} ignoriert, nötig ${need}+.`,
  'fear-passed': ({ unit, total, leadership }) =>
    `${unit} würfelt ${total} gegen Moralwert ${leadership} und hat keine Angst.`,
  'fear-failed': ({ unit, total, leadership }) =>
    `${unit} würfelt ${total} gegen Moralwert ${leadership} und hat Angst: Kampfgeschick 1.`,
  rampages: ({ units, attacks }) =>
    `${units}: im Blutrausch, je ${counted(attacks, { one: 'Attacke', other: 'Attacken' })} mehr.`,
  'save-chosen': ({ who: name, dice, by, need }) => `${name}: ${wounds(dice)} abzuwehren, `
    + `${by === 'armour' ? 'Rüstungswurf' : 'Rettungswurf'} ${need}+.`,
  slain: ({ unit, models }) => `${unit}, gefallen: ${listed(models)}.`,
  wounded: ({ model, wounds: left }) =>
    `${model} ist verwundet und hat noch ${lives(left)}.`,
  'wounds-lost': ({ unit, lost }) =>
    `${unit}: ${counted(lost, { one: 'Verwundung verfällt', other: 'Verwundungen verfallen' })}.`,
  'group-first': ({ unit, save }) =>
    `${unit}: Zuerst erhalten Modelle ${save === null ? 'ohne Rüstung' : `mit Rüstung ${save}+`} die Verwundungen.`,
  picked: ({ model }) => `${model} erhält die Verwundung.`,
  'pool-first': ({ unit, wounds: count, strength }) =>
    `${unit} erhält als Nächstes ${wounds(count)} mit Stärke ${strength}.`,
  nominated: ({ model }) => `${model} muss den ersten Schutzwurf machen.`,
  'look-out-heard': ({ model, taker, face, need }) =>
    `Achtung, ${model}! ${face}, nötig ${need}+: ${taker} fängt die Verwundung ab.`,
  'look-out-declined': ({ model }) => `Niemand soll die Verwundung für ${model} abfangen.`,
  'look-out-unheard': ({ model, face, need }) => `Achtung, ${model}! ${face}, nötig ${need}+: Niemand sonst fängt `
    + 'die Verwundung ab.',
  'psychic-passed': ({ psyker, total, victim }) =>
    `${psyker} würfelt ${total} und besteht den Psi-Test: ${victim} wird sofort ausgeschaltet.`,
  'psychic-failed': ({ psyker, total }) => `${psyker} würfelt ${total} und verpatzt den Psi-Test.`,
  'fight-begun': ({ units }) => `Jetzt kämpfen: ${listed(units)}.`,
  'cover-strikes': ({ strikers }) => `Vor allen anderen, wegen Deckung: ${orNobody(strikers)}.`,
  'rung-strikes': ({ rung, strikers }) => `Initiative ${rung}: ${orNobody(strikers)}.`,
  'fight-broken-off': () => 'Die Seiten stehen zu weit auseinander. Niemand schlägt mehr zu.',
  hits: ({ unit, target, dice, need, hits }) =>
    `${unit} gegen ${target}: ${diceOf(dice)} auf ${need}+, ${hitsOf(hits)}.`,
  rends: ({ unit, target, rending }) =>
    `${unit} gegen ${target}: ${hitsOf(rending)} mit sofortiger Verwundung.`,
  'rends-to-wound': ({ unit, target, rending }) =>
    `${unit} gegen ${target}: ${wounds(rending)} durch die Rüstung hindurch.`,
  'effect-borrowed': ({ unit, kind }) =>
    `${unit}, ${WEAPONS[kind]}: Die Wirkung ist aus den Testregeln übernommen; dieser Text nennt sie nicht.`,
  'effect-by-page': ({ unit, kind }) => `${unit}, ${WEAPONS[kind]}: Die Wirkung steht nur auf einer anderen Webseite.`,
  'row-counts': ({ who, row }) => `${who}: Zeile ${row} gilt.`,
  'grenades-idle': ({ unit, kind }) => `${unit}, ${WEAPONS[kind]}: Sie bewirken nach diesem Text nichts.`,
  wounds: ({ unit, target, dice, need, wounds: count }) =>
    `${unit} gegen ${target}: ${diceOf(dice)} auf ${need}+, ${wounds(count)}.`,
  'toughness-chosen': ({ unit, toughness }) => `Bei ${unit} zählt Widerstand ${toughness}.`,
  'weapon-chosen': ({ model, weapon }) => `${model} schlägt zu mit: ${weapon}.`,
  'weapon-declined': ({ model }) => `${model} schlägt ohne besondere Waffe zu.`,
  aimed: ({ model, at }) => `${model} schlägt auf ${listed(at)} ein.`,
  'piled-in': ({ model }) => `${model} rückt nach.`,
};

/** What came of its fights. */
const warhammer40kAftermathLog: Words['warhammer-40k/aftermath-log'] = {
  'fight-won': ({ winner, attacker, defender }) => `Der ${SIDES[winner]} gewinnt den Nahkampf: Der Angreifer hat `
    + `${wounds(attacker)} zugefügt, der Verteidiger ${figure(defender)}.`,
  drawn: ({ wounds: each }) => `Unentschieden: Jede Seite hat ${wounds(each)} zugefügt.`,
  'wiped-out': ({ loser, winner }) =>
    `Vom ${SIDES[loser]} ist im Nahkampf niemand mehr da. Der ${SIDES[winner]} gewinnt.`,
  'both-wiped-out': () => 'Von beiden Seiten ist im Nahkampf niemand mehr da: unentschieden.',
  'handed-back': ({ attacker, defender }) => `Der Nahkampf ist vorbei: Der Angreifer hat ${wounds(attacker)} zugefügt, `
    + `der Verteidiger ${figure(defender)}. Mehr sagt dieser Text nicht.`,
  stands: ({ unit, total, need }) => `${unit} würfelt ${total} (nötig: höchstens ${need}) und hält stand.`,
  runs: ({ unit, total, need }) => `${unit} würfelt ${total} (nötig: höchstens ${need}) und zieht sich zurück.`,
  'holds-fearless': ({ unit }) => `${unit} kennt keine Furcht und hält ohne Test stand.`,
  'is-stubborn': ({ unit }) => `${unit} ist unnachgiebig: Vom Moralwert wird nichts abgezogen.`,
  'sweeps-further': ({ unit, inches }) => `${unit} zählt beim Vorstürmen ${inches} hinzu.`,
  'no-retreat': ({ unit, odds, wounds: count }) =>
    `${unit} hält einer Übermacht von ${odds} zu 1 stand und erhält ${wounds(count)}.`,
  'may-not-regroup': ({ unit }) => `${unit} kann sich nicht sammeln und flieht weiter.`,
  regroups: ({ unit, total, need }) => `${unit} würfelt ${total} (nötig: höchstens ${need}) und sammelt sich.`,
  'runs-on': ({ unit, total, need }) => `${unit} würfelt ${total} (nötig: höchstens ${need}) und flieht weiter.`,
  'leaves-table': ({ unit, models }) => `${unit}: ${who(models, 'verlässt', 'verlassen')} den Tisch.`,
  'wins-roll-off': ({ side }) => `Der ${SIDES[side]} gewinnt den Wurf um den Vortritt und löst sich zuerst.`,
  'may-break-away': ({ unit, face, initiative }) =>
    `${unit} würfelt ${face} gegen Initiative ${initiative} und darf sich lösen.`,
  'may-not-break-away': ({ unit, face, initiative }) =>
    `${unit} würfelt ${face} gegen Initiative ${initiative} und bleibt gebunden.`,
  'breaks-away': ({ unit, inches }) => `${unit} löst sich und geht ${inchesOf(inches)} weit.`,
  'cannot-break-away': ({ unit, inches }) =>
    `Mit ${inchesOf(inches)} kommt ${unit} nicht vom Gegner los: Die Einheit bleibt gebunden.`,
  'fails-on-purpose': ({ unit }) => `${unit} kann dem Gegner nichts anhaben und zieht sich ohne Test zurück.`,
  'runs-so-far': ({ unit, roll }) => `${unit} würfelt ${roll} für den Rückzug.`,
  sweeps: ({ unit, total, target, roll }) => `${unit} würfelt ${total} und holt ${target} ein (Rückzugswurf ${roll}).`,
  'sweeps-in-vain': ({ unit, total, target, roll }) =>
    `${unit} würfelt ${total} und holt ${target} nicht ein (Rückzugswurf ${roll}).`,
  caught: ({ unit, by }) => `${unit} wird von ${listed(by)} eingeholt und bleibt gebunden.`,
  'lets-run': ({ unit }) => `${unit} lässt den Gegner laufen.`,
  overrun: ({ unit, own, by, best }) => `${unit} wird vernichtet: ${own} gegen ${best} von ${listed(by)}.`,
  outruns: ({ unit, own, by, best }) => `${unit} entkommt: ${own} gegen ${best} von ${listed(by)}.`,
  trapped: ({ unit }) => `${unit} hat keinen Rückzugsweg und wird vernichtet.`,
  'falls-back': ({ unit, inches }) => `${unit} zieht sich ${inchesOf(inches)} zurück.`,
  'falls-back-slowly': ({ unit, inches }) =>
    `${unit} zieht sich ${inchesOf(inches)} durch schwieriges Gelände zurück.`,
  'piles-in': ({ model, inches }) => `${model} rückt ${inchesOf(inches)} nach.`,
  'may-consolidate': ({ unit, inches }) => `${unit} darf sich um bis zu ${inchesOf(inches)} neu positionieren.`,
  consolidates: ({ model, inches }) => `${model} positioniert sich um ${inchesOf(inches)} neu.`,
  'locks-again': ({ unit, target }) => `${unit} stößt auf ${target}: Beide sind gebunden; als Angriff zählt `
    + 'das nicht.',
  'free-round': ({ unit, target }) => `${unit} schlägt noch einmal auf ${target} ein. Jede Attacke trifft.`,
  'outcome-untold': () => 'Dieser Text sagt nicht, was aus dem Nahkampf wird: Alle bleiben, wo sie sind.',
};

export const chargeLogBooks: English['warhammer-40k-charge-log'] = {
  'warhammer-40k/charge-log': warhammer40kChargeLog,
};

export const logBooks: English['warhammer-40k-log'] = {
  'warhammer-40k/log': warhammer40kLog,
};

export const aftermathLogBooks: English['warhammer-40k-aftermath-log'] = {
  'warhammer-40k/aftermath-log': warhammer40kAftermathLog,
};
