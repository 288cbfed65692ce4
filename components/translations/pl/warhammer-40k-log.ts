/** In Polish: what has happened in a phase of Warhammer 40,000. */
import { capital, counted, figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, HEADED_SIDES, hitsOf, inchesOf, SIDES, WEAPONS } from './grammar.ts';

type Words = English['warhammer-40k-charge-log'] & English['warhammer-40k-log']
  & English['warhammer-40k-aftermath-log'];

const wounds = (count: number): string =>
  counted(count, { one: 'rana', few: 'rany', many: 'ran', other: 'rany' });

/** After 'zadał' and 'zadała': '1 ranę'. */
const inflicted = (count: number): string =>
  counted(count, { one: 'ranę', few: 'rany', many: 'ran', other: 'rany' });

const orNobody = (items: readonly string[]): string => (items.length === 0 ? 'nikt' : listed(items));

const who = (items: readonly string[], one: string, several: string): string =>
  `${listed(items)} ${items.length > 1 ? several : one}`;

/** What happened in the charges of a phase, and what was agreed on. */
const warhammer40kChargeLog: Words['warhammer-40k/charge-log'] = {
  'charge-declared': ({ units, targets }) => `${who(units, 'ogłasza', 'ogłaszają')} szarżę. Cel: ${listed(targets)}.`,
  'charge-rolled': ({ unit, faces, range, penalty }) => `${unit} wyrzuca ${listed(faces)} i szarżuje na odległość `
    + `${inchesOf(range)}${penalty === 0 ? '' : `; trudny teren zabiera ${inchesOf(penalty)}`}.`,
  'charge-failed': ({ unit, target, inches }) =>
    `${unit} zostaje na miejscu: ${target} jest poza zasięgiem szarży (${inchesOf(inches)}).`,
  'charge-without-chargers': ({ unit }) => `W jednostce ${unit} nie ma już kto szarżować.`,
  'charge-without-targets': ({ unit }) => `${unit} nie ma już na kogo szarżować.`,
  'charge-ended': ({ unit, targets }) => `${unit} jest w walce. Wróg: ${listed(targets)}.`,
  'charge-untouched': ({ unit, targets }) =>
    `${unit} nie dotyka ${targets.length === 1 ? 'celu' : 'celów'}: ${listed(targets)}.`,
  'overwatch-fired': ({ unit, wounds: count, slain }) => `${unit}, ogień obronny: ${wounds(count)}.`
    + (slain.length === 0 ? '' : ` Straty: ${listed(slain)}.`),
  regrouped: ({ unit, total, leadership }) =>
    `${unit} wyrzuca ${total} przy Dowodzeniu ${leadership}, zbiera się i staje do walki.`,
  'regroup-failed': ({ unit, total, leadership }) =>
    `${unit} wyrzuca ${total} przy Dowodzeniu ${leadership}, ucieka dalej i ginie.`,
  'danger-taken': ({ model, face }) => `${model}, niebezpieczny teren: ${face}, strata.`,
  'danger-failed': ({ model, face }) => `${model}, niebezpieczny teren: ${face}, rana.`,
  'danger-passed': ({ model, face }) => `${model}, niebezpieczny teren: ${face}, bez strat.`,
  'terrain-slows-not': ({ unit }) => `${unit}: trudny teren nie spowalnia szarży.`,
  'overwatch-shoots': ({ unit }) => `${unit} strzela do szarżujących.`,
  'templates-hit': ({ unit, target, hits }) => `${unit} – ${target}: ${hitsOf(hits)} od wzorników.`,
  counters: ({ model, inches }) => `${model} wysuwa się o ${inchesOf(inches)} naprzeciw szarży.`,
  'regroups-by-itself': ({ unit }) => `${unit} zbiera się bez testu.`,
  'charge-untold': () => 'Ten tekst nie mówi, jak szarżują jednostki: nikt nie szarżuje.',
  agreed: ({ question, answer }) => `Ustalono odpowiedź. ${question} ${capital(answer)}.`,
};

/** What happened in its fights. */
const warhammer40kLog: Words['warhammer-40k/log'] = {
  'saves-thrown': ({ who: name, saved, dice, by, need }) =>
    `${name}, rany obronione: ${figure(saved)} z ${figure(dice)}, `
    + `${by === 'armour' ? 'pancerz' : 'niewrażliwość'} ${need}+.`,
  destroyed: ({ who: name, wounds: taken }) => `${name}: broń niszczycielska zadaje ${inflicted(taken)}.`,
  'shrugged-off': ({ who: name, saved, dice, need }) =>
    `${name}, rany zignorowane na ${need}+: ${figure(saved)} z ${figure(dice)}.`,
  'fear-passed': ({ unit, total, leadership }) =>
    `${unit}: rzut ${total} przy Dowodzeniu ${leadership}, bez strachu.`,
  'fear-failed': ({ unit, total, leadership }) =>
    `${unit}: rzut ${total} przy Dowodzeniu ${leadership}, strach: WS 1.`,
  rampages: ({ units, attacks }) =>
    `${units}: w szale zniszczenia, każdy model ma o `
      + `${counted(attacks, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' })} więcej.`,
  'save-chosen': ({ who: name, dice, by, need }) => `${name}: ${wounds(dice)}, rzut na `
    + `${by === 'armour' ? 'pancerz' : 'niewrażliwość'} ${need}+.`,
  slain: ({ unit, models }) => `${unit}, straty: ${listed(models)}.`,
  wounded: ({ model, wounds: left }) => `${model} dostaje ranę, pozostała żywotność: ${figure(left)}.`,
  'wounds-lost': ({ unit, lost }) => `${unit}, ran przepadło: ${figure(lost)}.`,
  'group-first': ({ unit, save }) =>
    `${unit}: rany najpierw przyjmują modele ${save === null ? 'bez pancerza' : `z pancerzem ${save}+`}.`,
  picked: ({ model }) => `Ranę przyjmuje ${model}.`,
  'pool-first': ({ unit, wounds: count, strength }) => `${unit}: teraz ${wounds(count)} o Sile ${strength}.`,
  nominated: ({ model }) => `Pierwszy rzut obronny wykonuje ${model}.`,
  'look-out-heard': ({ model, taker, face, need }) =>
    `Uwaga, ${model}! ${face} na ${need}+: ranę przyjmuje ${taker}.`,
  'look-out-declined': ({ model }) => `Nikt inny nie przyjmuje rany. Trafiony model: ${model}.`,
  'look-out-unheard': ({ model, face, need }) => `Uwaga, ${model}! ${face} na ${need}+: nikt inny nie przyjmuje rany.`,
  'psychic-passed': ({ psyker, total, victim }) =>
    `${psyker} wyrzuca ${total} i zdaje test psioniki: ${victim} ginie na miejscu.`,
  'psychic-failed': ({ psyker, total }) => `${psyker} wyrzuca ${total} i nie zdaje testu psioniki.`,
  'fight-begun': ({ units }) => `Zaczyna się walka: ${listed(units)}.`,
  'cover-strikes': ({ strikers }) => `Przed wszystkimi innymi, z powodu osłony: ${orNobody(strikers)}.`,
  'rung-strikes': ({ rung, strikers }) => `Inicjatywa ${rung}: ${orNobody(strikers)}.`,
  'fight-broken-off': () => 'Strony są zbyt daleko od siebie, by się dosięgnąć. Nikt już nie uderza.',
  hits: ({ unit, target, dice, need, hits }) => `${unit} – ${target}: ${diceOf(dice)} na ${need}+, ${hitsOf(hits)}.`,
  rends: ({ unit, target, rending }) => `${unit} – ${target}: ${hitsOf(rending)} z natychmiastową raną.`,
  'rends-to-wound': ({ unit, target, rending }) =>
    `${unit} – ${target}: ${wounds(rending)} z przebiciem pancerza.`,
  'effect-borrowed': ({ unit, kind }) =>
    `${unit}, ${WEAPONS[kind]}: działanie zapożyczono z zasad próbnych; ten tekst go nie podaje.`,
  'effect-by-page': ({ unit, kind }) => `${unit}, ${WEAPONS[kind]}: działanie podaje strona spoza tego tekstu.`,
  'row-counts': ({ who, row }) => `${who}: działa uzupełnienie ${row}.`,
  'grenades-idle': ({ unit, kind }) => `${unit}, ${WEAPONS[kind]}: według tego tekstu nic nie robią.`,
  wounds: ({ unit, target, dice, need, wounds: count }) =>
    `${unit} – ${target}: ${diceOf(dice)} na ${need}+, ${wounds(count)}.`,
  'toughness-chosen': ({ unit, toughness }) => `${unit}: przy zranieniach liczy się Wytrzymałość ${toughness}.`,
  'weapon-chosen': ({ model, weapon }) => `${model} uderza bronią: ${weapon}.`,
  'weapon-declined': ({ model }) => `${model} uderza bez broni specjalnej.`,
  aimed: ({ model, at }) => `${model} uderza. Cel: ${listed(at)}.`,
  'piled-in': ({ model }) => `${model} się dosuwa.`,
};

/** What came of its fights. */
const warhammer40kAftermathLog: Words['warhammer-40k/aftermath-log'] = {
  'fight-won': ({ winner, attacker, defender }) => `Walkę wygrywa ${SIDES[winner]}: atakujący zadał `
    + `${inflicted(attacker)}, obrońca ${figure(defender)}.`,
  drawn: ({ wounds: each }) => `Remis: każda strona zadała ${inflicted(each)}.`,
  'wiped-out': ({ loser, winner }) => `${HEADED_SIDES[loser]} nie ma już nikogo w walce: wygrywa ${SIDES[winner]}.`,
  'both-wiped-out': () => 'Po żadnej stronie nie ma już nikogo w walce: remis.',
  'handed-back': ({ attacker, defender }) => `Walka skończona: atakujący zadał ${inflicted(attacker)}, obrońca `
    + `${figure(defender)}. Więcej ten tekst nie mówi.`,
  stands: ({ unit, total, need }) => `${unit} wyrzuca ${total} wobec ${need} i wytrzymuje.`,
  runs: ({ unit, total, need }) => `${unit} wyrzuca ${total} wobec ${need} i się wycofuje.`,
  'holds-fearless': ({ unit }) => `${unit} nie zna strachu i wytrzymuje bez testu.`,
  'is-stubborn': ({ unit }) => `${unit}: jednostka uparta, od Dowodzenia nic się nie odejmuje.`,
  'sweeps-further': ({ unit, inches }) => `${unit} dodaje ${inches} do pościgu.`,
  'no-retreat': ({ unit, odds, wounds: count }) =>
    `${unit} trwa na miejscu mimo przewagi wroga ${odds} do 1 i otrzymuje ${inflicted(count)}.`,
  'may-not-regroup': ({ unit }) => `${unit} nie może się zebrać i ucieka dalej.`,
  regroups: ({ unit, total, need }) => `${unit} wyrzuca ${total} wobec ${need} i zbiera się.`,
  'runs-on': ({ unit, total, need }) => `${unit} wyrzuca ${total} wobec ${need} i ucieka dalej.`,
  'leaves-table': ({ unit, models }) => `${unit}: ${who(models, 'opuszcza', 'opuszczają')} stół.`,
  'wins-roll-off': ({ side }) => `Rzut o to, kto odrywa się pierwszy, wygrywa: ${SIDES[side]}.`,
  'may-break-away': ({ unit, face, initiative }) =>
    `${unit} wyrzuca ${face} wobec Inicjatywy ${initiative} i może się oderwać.`,
  'may-not-break-away': ({ unit, face, initiative }) =>
    `${unit} wyrzuca ${face} wobec Inicjatywy ${initiative} i zostaje w walce.`,
  'breaks-away': ({ unit, inches }) => `${unit} odrywa się na odległość ${inchesOf(inches)}.`,
  'cannot-break-away': ({ unit, inches }) =>
    `${inchesOf(inches)} nie wystarcza, by oderwać się od wroga: ${unit} zostaje w walce.`,
  'fails-on-purpose': ({ unit }) => `${unit} nie może zranić wroga i wycofuje się bez testu.`,
  'runs-so-far': ({ unit, roll }) => `${unit} rzuca na długość odwrotu: ${roll}.`,
  sweeps: ({ unit, total, target, roll }) => `${unit} wyrzuca ${total} i dopada wroga: ${target} (rzut ${roll}).`,
  'sweeps-in-vain': ({ unit, total, target, roll }) => `${unit} wyrzuca ${total} i nie dopada wroga: ${target} (rzut `
    + `${roll}).`,
  caught: ({ unit, by }) => `${unit} nie uchodzi i zostaje w walce. Pościg: ${listed(by)}.`,
  'lets-run': ({ unit }) => `${unit} pozwala wrogom uciec.`,
  overrun: ({ unit, own, by, best }) => `${unit} ma ${own}, ${listed(by)} ${best}: jednostka zostaje zniszczona.`,
  outruns: ({ unit, own, by, best }) => `${unit} ma ${own}, ${listed(by)} ${best}: ucieczka się udaje.`,
  trapped: ({ unit }) => `${unit} nie ma drogi odwrotu i ginie.`,
  'falls-back': ({ unit, inches }) => `${unit} wycofuje się o ${inchesOf(inches)}.`,
  'falls-back-slowly': ({ unit, inches }) => `${unit} wycofuje się przez trudny teren o ${inchesOf(inches)}.`,
  'piles-in': ({ model, inches }) => `${model} dosuwa się o ${inchesOf(inches)}.`,
  'may-consolidate': ({ unit, inches }) => `${unit} może się konsolidować na odległość do ${inchesOf(inches)}.`,
  consolidates: ({ model, inches }) => `${model} konsoliduje się o ${inchesOf(inches)}.`,
  'locks-again': ({ unit, target }) =>
    `${unit} wpada na wroga: ${target}. Jednostki są związane walką, ale to nie szarża.`,
  'free-round': ({ unit, target }) => `${unit} uderza jeszcze raz, wszystko trafia. Cel: ${target}.`,
  'outcome-untold': () => 'Ten tekst nie mówi, co wynika z walki: wszyscy zostają na miejscu.',
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
