/** In French: why something may not be done, and why units fight as they do. */
import type { EndKey } from '../../../src/epic-armageddon/explain/nearest-end.ts';
import type { UnitQuestion } from '../../../src/epic-armageddon/explain/fact.ts';
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Loss } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import { figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, de, diceOf, further, hitsOf, markersOf, pointsOf, SAVES, unitsOf } from './grammar.ts';

type Words = English['refusals'] & English['reasons'];

/** The pieces that several facts of a reasoning are told with. */
const HAIR = 0.1;
const FINEST = 0.01;
const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : cmOf(at));
const missingOf = (missing: number): string => (missing < HAIR ? finely(missing) : cmOf(missing));
/** Of a unit. */
const ordinal = (number: number): string => (number === 1 ? '1re' : `${number}e`);

const WAYS: Readonly<Record<WayToFight, string>> = {
  'close-combat': 'au corps à corps', firefight: 'en fusillade',
};
const REASON_WORDS_EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'sans tenir compte du couvert', lance: 'avec l’effet d’une lance', sniper: 'avec l’effet d’un sniper',
  'macro-weapon': 'avec l’effet d’une macro-arme', 'titan-killer': 'avec l’effet d’un Tueur de Titans',
};
const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'une touche qui ignore le couvert', lance: 'une touche de lance', sniper: 'une touche de sniper',
  'macro-weapon': 'une touche de macro-arme', 'titan-killer': 'une touche de Tueur de Titans',
};
const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'venue d’attaques de First Strike', attacks: 'venue des attaques',
  support: 'venue du tir d’appui', 'hack-down': 'de débâcle', withdrawal: 'due à un repli fini trop près d’un ennemi',
  'dangerous-terrain': 'due au terrain dangereux', overwatch: 'venue d’un tir d’état d’alerte',
  splash: 'venue d’une explosion',
  passengers: 'prise dans l’épave', 'blast-marker': 'à la place d’un pion Impact', critical: 'venue d’un coup critique',
};
const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'dans les attaques', support: 'sous le tir d’appui', 'hack-down': 'dans la débâcle',
  withdrawal: 'dans le repli de sa formation', 'already-broken': 'avec sa formation, déjà démoralisée',
  passengers: 'avec son transport', critical: 'sur un coup critique', coherency: 'hors de cohésion',
  'dangerous-terrain': 'en terrain dangereux', 'blast-marker': 'dans la panique de sa formation',
  overwatch: 'sous un tir d’état d’alerte', summoned: 'quand sa formation a été démoralisée : elle était invoquée',
};
const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'sa sauvegarde', 're-roll': 'sa sauvegarde relancée', invulnerable: 'sa sauvegarde invulnérable',
};

/** Why something is not allowed. */
const epicArmageddonRefusals: Words['epic-armageddon/refusals'] = {
  'not-a-target': ({ formation }) => `${formation} n’est pas une formation ennemie avec une unité sur la table.`,
  'not-yours-to-move': ({ unit }) => `${unit} ne bouge pas à cette étape.`,
  'too-far': ({ unit, cm, allowance }) =>
    `${unit} bougerait de ${cmOf(cm)}, mais ne peut bouger que de ${cmOf(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} quitterait la table.`,
  occupied: ({ by }) => `${by} est déjà là.`,
  impassable: ({ unit, terrain }) => `${unit} ne peut pas entrer là : ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} ne peut pas traverser ${by}.`,
  'through-friend': ({ unit, by }) => `${unit} ne peut pas traverser ${by} : on ne passe que par-dessus l’infanterie.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} a déjà ${most} unités à son contact.`,
  'zone-of-another': ({ enemy }) => `Le trajet entre dans la zone de contrôle ${de(enemy)}, qui n’est pas la cible.`,
  'must-touch-nearest': ({ enemy, unit }) => `Le trajet entre dans la zone de contrôle ${de(enemy)} : ${unit} doit `
    + 'aller à son contact, ou droit dessus aussi loin que possible.',
  'in-contact-already': ({ unit, enemy }) => `${unit} est au contact ${de(enemy)} et y reste.`,
  'still-in-zone': ({ unit, enemy, isTarget }) => `${unit} a commencé dans la zone de contrôle ${de(enemy)} et doit `
    + (isTarget ? 'aller au contact d’une unité de la cible ou quitter cette zone.' : 'quitter cette zone.'),
  'torn-apart': ({ unit, formation }) => `${unit} serait hors de cohésion, et ${formation} ne peut pas suivre.`,
  'not-together': ({ formation }) => `${formation} est hors de cohésion : rapproche les autres unités ou annule des `
    + 'mouvements.',
  'not-at-nearest': ({ unit, enemy }) => `${unit} ne peut aller que droit sur l’ennemi le plus proche, ${enemy}.`,
  'enters-zone': ({ enemy }) => `Une consolidation ne peut pas entrer dans la zone de contrôle ${de(enemy)}.`,
  'no-such-hit': () => 'Cette touche n’existe pas.',
  'cannot-be-hit': ({ to }) => `On ne peut pas toucher ${to} : on ne touche que les unités directement engagées.`,
  'hit-stays': ({ to }) => `La touche est déjà sur ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} est avant ${to} dans la liste, et ce club joue ainsi.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} est à ${cmOf(fromCm)} de l’ennemi, ${to} à `
    + `${cmOf(toCm)} : seules des unités à même distance peuvent échanger leurs places.`,
  'save-thrown': ({ unit }) => `La sauvegarde ${de(unit)} est déjà lancée.`,
  'no-armour-save': ({ unit }) => `${unit} n’a pas de sauvegarde de blindage contre cette touche.`,
  'no-cover-save': ({ unit }) => `${unit} n’a pas de sauvegarde de couvert contre cette touche.`,
  'no-none-save': ({ unit }) => `${unit} sauvegarde avec son blindage ou son couvert.`,
  'wrong-number-of-dice': ({ needed, given }) => `Ce jet a ${diceOf(needed)}, pas ${given}.`,
  'no-such-face': ({ face }) => `Un dé n’a que les faces 1 à 6, pas ${face}.`,
  'not-now': () => 'Ce n’est pas possible à cette étape.',
  'no-supreme-commander': () => 'Aucun Supreme Commander ne peut faire relancer le test.',
  'test-repeated': () => 'Le test a déjà été relancé.',
  'not-intermingled': ({ formation, target }) => `${formation} n’est pas à 5 cm ou moins ${de(target)}.`,
  'no-commander': ({ formation }) => `${formation} n’a pas de Commander pour entraîner avec lui d’autres formations.`,
  'too-many-combined': ({ most }) => `Un Commander entraîne avec lui au plus ${most} formations.`,
  'not-combinable': ({ formation, cm, other }) => `${formation} n’est pas à ${cmOf(cm)} ou moins ${de(other)}.`,
  'broken-not-combinable': ({ formation }) => `Démoralisée, ${formation} ne fait aucune action.`,
  'no-room-to-barge': ({ unit }) => `Il n’y a pas de place à côté ${de(unit)} pour les unités poussées de côté.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} peut pousser de côté au plus ${unitsOf(most)}.`,
  'not-aboard': ({ unit }) => `${unit} n’est dans aucun transport.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} ne peut pas débarquer ${de(transport)} maintenant.`,
  'no-transport': ({ unit }) => `Il n’y a pas de transport où ${unit} puisse embarquer.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} ne peut pas embarquer dans ${transport} maintenant.`,
  trapped: ({ transport, unit }) =>
    `${transport} a trop d’ennemis au contact, ou est en hauteur : ${unit} ne peut ni embarquer ni débarquer.`,
  'too-far-from-transport': ({ unit, cm, transport }) => `${unit} doit être à ${cmOf(cm)} ou moins ${de(transport)}.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `${transport} est à ${cmOf(cm)} ; il reste ${cmOf(left)} à ${unit}.`,
  'has-got-out': ({ unit }) => `${unit} a utilisé un transport à cette étape et ne va pas plus loin.`,
  'has-unloaded': ({ unit }) => `${unit} a fait embarquer ou débarquer des passagers et ne va pas plus loin.`,
  'has-taken-in': ({ unit }) => `${unit} a embarqué des passagers et reste là.`,
  'just-got-in': ({ unit, transport }) =>
    `${unit} vient d’embarquer dans ${transport} et doit d’abord y rester pendant un mouvement.`,
  'moved-itself': ({ unit, transport }) =>
    `${unit} s’est déjà déplacée pendant ce mouvement ; ${transport} ne peut pas l’embarquer.`,
  'nobody-watches': () => 'Plus aucune formation de l’autre camp n’est en état d’alerte.',
  'nobody-has-moved': () => 'Personne n’a bougé depuis la dernière question sur l’état d’alerte.',
  'halfway-over': () => 'Les premiers mouvements sont déjà terminés.',
  'not-on-overwatch': ({ formation }) => `${formation} n’est pas en état d’alerte.`,
  'not-under-fire': ({ formation }) => `${formation} n’a pas bougé.`,
  'no-such-markers': () => 'Les pions Impact se comptent en nombres entiers.',
  'cannot-be-damaged': ({ unit }) => `${unit} ne peut pas subir de tels dégâts.`,
  'not-moved-by-critical': ({ unit }) => `Ce coup critique ne déplace pas ${unit}.`,
  'must-counter-charge': ({ unit }) => `Sans baptême du feu, ${unit} doit contre-charger aussi loin que possible.`,
  'cannot-rise': ({ unit }) => `${unit} n’est pas un antigrav qui puisse s’élever.`,
  'no-skimmer': ({ unit }) => `${unit} n’est pas un antigrav qui puisse choisir.`,
  'nobody-in-contact': ({ unit }) => `Personne n’est au contact ${de(unit)}.`,
  'no-war-engine': ({ unit }) => `${unit} n’est pas un engin de guerre avec des dés à répartir.`,
  'one-way-open': ({ unit }) => `${unit} n’a qu’une façon de combattre.`,
  'no-such-split': ({ unit, most }) => `${unit} a ${diceOf(most)} à répartir.`,
  'not-a-snipers': () => 'On ne peut viser qu’avec une touche de sniper.',
  'out-of-reach': ({ to, unit }) => `${to} n’est pas à la fois à 15 cm ou moins et en vue ${de(unit)}.`,
  'chain-stays': ({ from, to }) => `${from} ou ${to} dépend d’un transport : ses passagers le suivent.`,
  'no-holofield-save': ({ unit }) => `${unit} n’a pas d’holochamp.`,
  'no-knight-shield-save': ({ unit }) => `${unit} n’a pas de bouclier de chevalier contre cette touche.`,
  'no-ion-shield-save': ({ unit }) => `${unit} n’a pas de bouclier ionique contre cette touche.`,
  'may-not-support': ({ unit }) => `${unit} ne peut pas appuyer maintenant.`,
};

/** The facts of a reasoning, as sentences about one unit. */
const epicArmageddonReasons: Words['epic-armageddon/reasons'] = {
  'is-lost': ({ to }) => `Elle a été perdue ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} ne combat pas dans cet assaut.`,
  inside: ({ transport }) => `Elle est dans ${transport} et ne peut pas tirer de là.`,
  'fires-from-inside': ({ transport }) => `Elle tire depuis ${transport} : on mesure de là où il est.`,
  'out-of-wreck': () => 'Elle est sortie d’une épave pendant ce round : on peut la toucher, mais elle ne frappe pas.',
  touches: ({ enemy }) => `Elle est au contact ${de(enemy)}.`,
  'within-reach': ({ enemy, limit, cm }) => `${enemy} est à ${cmOf(cm)} (${limit} cm ou moins) et en ligne de tir.`,
  'too-far': ({ cm, limit, missing, enemy }) =>
    `L’ennemi le plus proche, ${enemy}, est à ${beyond(cm, limit)} : ${missingOf(missing)} de plus que ${limit} cm.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} est à ${cmOf(cm)}, mais un obstacle (${by}) fait écran : la ligne `
    + `de tir en traverse ${cmOf(through)}.`,
  'as-they-stand': () => 'Les attaques n’ont pas commencé : voici ce qu’il en serait si elles commençaient maintenant.',
  'no-enemy': () => 'Il n’y a aucun ennemi à combattre.',
  'fight-is-over': () => 'Le combat de cet assaut est fini.',

  'fires-as-skimmer': () =>
    'Elle vole : elle tire même sur les unités à son contact, et celles qui ne sont au contact de personne d’autre ne '
      + 'peuvent que tirer à leur tour.',
  'forced-to-fire': ({ enemy }) => `${enemy}, à son contact, reste hors de portée des coups et l’oblige à tirer.`,
  'engine-dice': ({ damage, dice }) =>
    'Un engin de guerre a un dé par point de sa capacité de dégâts, ici '
    + `${dice}${damage > 0 ? `, malgré ${pointsOf(damage)} en moins` : ''}.`,
  'dice-split': ({ close, fire }) => `Répartition de ces dés : ${close} au corps à corps, ${fire} en fusillade.`,
  'lance-waits': () => 'Sa lance ne frappe que si c’est sa formation qui a lancé l’assaut.',
  'strikes-first': () => 'Elle a First Strike : ses touches sont sauvegardées avant que les autres frappent.',
  'strikes-after-first': () => 'Elle frappe après les unités avec First Strike, si elle survit.',
  'as-chosen': ({ options, cc, ff, armour }) =>
    `Avec ${options}, elle a CC ${cc}, FF ${ff} et blindage ${armour}.`,
  throws: ({ by, dice, target, effect }) => {
    const kind = REASON_WORDS_EFFECTS[effect];
    const many = typeof dice === 'number' ? diceOf(dice) : `${dice} dés`;
    return `Elle lance ${many} ${WAYS[by]} et touche sur ${target}+${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'Elle n’a pas de valeur de fusillade.',
  'no-close-combat-value': () =>
    'Elle n’a pas de valeur de corps à corps, et au contact elle ne peut pas tirer à la place.',
  'has-struck': () => 'Elle a déjà lancé ses dés de ce round.',
  'nobody-left': () => 'Il ne reste personne à sa portée.',
  'no-dice-left': () => 'Elle n’a plus de dés à lancer pendant ce round.',
  'attacks-now': () => 'Elle attaque donc : ses dés sont sur la table.',
  'may-attack': () => 'Elle peut donc attaquer.',
  attacked: () => 'Les attaques de ce round sont finies. Elle a déjà attaqué.',
  'did-not-attack': () => 'Les attaques de ce round sont finies. Elle n’en a pas fait.',

  'fights-itself': ({ formation }) => `${formation} combat dans cet assaut ; seules d’autres formations appuient.`,
  'is-broken': ({ formation }) => `Sa formation est démoralisée : ${formation}.`,
  'has-marched': ({ formation }) => `${formation} a fait une marche forcée ce tour-ci.`,
  'stands-by': ({ formation }) => `${formation} ne combat pas ici et peut appuyer.`,
  'fleet-of-foot': ({ formation }) => `${formation} a Fleet of Foot : l’appui reste possible malgré la marche forcée.`,
  'markers-do-not-matter': ({ markers }) => `Avoir ${markersOf(markers)} n’empêche personne d’appuyer.`,
  'was-not-able': () => 'Quand l’appui a été appelé, aucun ennemi ayant attaqué n’était à sa portée.',
  'was-able': () => 'Quand l’appui a été appelé, un ennemi ayant attaqué était à sa portée.',
  'not-called': () => 'Son joueur ne l’a pas appelée.',
  'has-fired': () => 'Elle a tiré.',
  'fires-in-turn': () => 'Elle tire quand vient le tour de sa formation.',
  'may-support': () => 'Elle peut donc appuyer.',
  'support-comes-later': () => 'On appelle l’appui après les attaques, si elles n’ont rien décidé.',
  'first-round-only': ({ round }) => `C’est le round ${round}, et ce club n’appelle l’appui qu’au premier round.`,
  'support-is-over': () => 'Le tir d’appui de ce round est fini.',

  'only-engaged': () => 'Elle n’est pas directement engagée, et on ne touche que les unités qui le sont.',
  'not-engaged-then': () => 'Elle n’était pas directement engagée au début des attaques de ce round.',
  'not-nominated': () => 'Dans ce club, les attaques ne visent qu’un seul type d’unité, et elle est de l’autre type.',
  'no-supporters': () => 'Aucun ennemi n’appuie : le tir d’appui ne peut pas la toucher.',
  'beyond-support': () => 'Elle est hors de portée de l’appui.',
  'out-of-wreck-hit': () => 'Elle est sortie d’une épave pendant ce round, et peut être touchée.',
  'place-in-contact': ({ place, of }) => `Elle est au contact : ${ordinal(place)} sur ${of} à recevoir des touches.`,
  place: ({ place, of, cm }) => `Elle est à ${cmOf(cm)} de l’ennemi le plus proche qui compte : ${ordinal(place)} sur `
    + `${of} à recevoir des touches.`,
  'place-in-list': ({ place, of }) =>
    `Il ne reste aucun ennemi à partir duquel mesurer : ${ordinal(place)} sur ${of} à recevoir des touches.`,
  behind: ({ others }) => `Avant elle : ${listed(others)}.`,
  'tie-by-owner': ({ others }) => `À même distance : ${listed(others)}. Le propriétaire dit qui passe d’abord.`,
  'tie-by-list': ({ others }) => `À même distance : ${listed(others)}. L’ordre de la liste décide.`,
  soaks: ({ takes }) => `Elle prend ${hitsOf(takes)} avant l’unité suivante : sa capacité de dégâts de départ.`,
  'sniper-may-aim': ({ snipers }) =>
    `Quelle que soit sa place dans cet ordre, elle peut être visée par ${listed(snipers)} : un sniper choisit sa `
    + 'victime.',
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'La seule touche sur son camp tombe sur elle.'
    : `Sur ${of} touches contre son camp, ${hits} ${form(hits, { one: 'tombe', other: 'tombent' })} sur elle.`),
  'hits-fell-before': ({ of }) => (of === 1 ? 'La seule touche sur son camp tombe sur une autre unité.'
    : `Les ${of} touches sur son camp tombent sur d’autres unités et n’arrivent pas jusqu’à elle.`),
  'no-hits-here': () => 'Son camp n’a reçu aucune touche.',
  'fearless-hack-down': () => 'Elle est Fearless : la débâcle l’épargne.',
  skipped: () => 'La débâcle l’épargne, avec son transport.',
  'has-won': () => 'Son camp a gagné : la débâcle frappe les perdants.',
  'hit-directly': ({ cause }) => `Elle a une touche ${CAUSES[cause]}.`,
  'not-hit-directly': ({ cause }) => `Elle n’a pas de touche ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) =>
    `Si son camp perd, elle est la ${ordinal(place)} sur ${of} à recevoir des touches de débâcle.`,
  'hack-down-comes-next': () => 'Les dés du résultat ne sont pas encore lancés.',
  'inside-unhit': ({ transport }) =>
    `Elle est dans ${transport} : c’est lui qui prend les touches, et elle ne sauvegarde que s’il est détruit.`,
  'bystanders-unhit': ({ formation }) =>
    `${formation} ne combat pas ici, et on ne touche pas les unités hors de l’assaut.`,
  'may-be-hit': () => 'Elle fait partie des unités qui peuvent être touchées.',

  'no-hit-on-it': () => 'Elle n’a pas de touche en attente. Voici ce qu’elle aurait contre une touche ordinaire.',
  'hit-comes': ({ number, effect, cause, points }) => {
    const worth = String(points) === '1' ? '' : `, ${points} points de dégât`;
    return `La touche ${number} (${CAUSES[cause]}) est ${HITS[effect] ?? 'une touche ordinaire'}${worth}.`;
  },
  'nothing-saves': ({ cause }) => `Aucune sauvegarde ne protège d’une touche ${CAUSES[cause]}.`,
  'shields-up': ({ shields }) =>
    `Ses boucliers arrêtent d’abord ${pointsOf(shields)} de dégât de fusillade ; les coups au contact passent dessous.`,
  'shields-stop': ({ stopped }) => `Les boucliers arrêtent ${pointsOf(stopped)} de cette touche.`,
  'armour-saves': ({ target }) => `Son blindage sauvegarde sur ${target}+.`,
  'bunker-saves': ({ target }) =>
    `Le bunker construit par son camp sauvegarde sur ${target}+, à la place du blindage et du couvert.`,
  'no-armour': () => 'Elle n’a pas de blindage.',
  'armour-too-hard': () => 'Son blindage demanderait plus qu’un 6.',
  'sniper-harder': () => 'Contre la touche d’un sniper, la sauvegarde a un malus de 1.',
  'titan-killer-ignores-armour': () => 'Contre un Tueur de Titans, aucun blindage ne protège.',
  'macro-ignores-armour': () => 'Contre une macro-arme, seul Reinforced Armour protège, et l’unité ne l’a pas.',
  'cover-saves': ({ terrain, target }) => `Elle est à couvert (${terrain}) : sauvegarde sur ${target}+.`,
  'wreck-saves': ({ target }) => `L’épave d’où elle sort est un couvert : ${target}+.`,
  'overwatch-saves': ({ target }) => `Elle guette en état d’alerte : cela vaut un couvert, ${target}+.`,
  'emplacement-saves': ({ target }) => `Elle est dans un emplacement fait pour elle : ${target}+.`,
  'cover-ignored': () => 'La touche ignore son couvert.',
  'macro-ignores-cover': () => 'Contre une macro-arme, le couvert ne protège pas.',
  'titan-killer-ignores-cover': () => 'Contre un Tueur de Titans, le couvert ne protège pas.',
  'cover-not-for-engines': () =>
    'Le terrain où se trouve un engin de guerre ne lui donne pas de sauvegarde de couvert.',
  'cover-not-for-chargers': () => 'Elle est à couvert, mais cela ne sert qu’aux unités que l’ennemi charge.',
  'cover-not-for-vehicles': () => 'Elle est dans un couvert qui ne sert qu’à l’infanterie.',
  'cover-too-hard': () => 'Son couvert demanderait plus qu’un 6.',
  'holofield-saves': ({ target }) => `Son holochamp sauvegarde sur ${target}+, à la place du blindage.`,
  'knight-shield-saves': ({ target }) =>
    `Son bouclier de chevalier sauvegarde chaque point sur ${target}+, à la place du blindage.`,
  'ion-shield-saves': ({ target }) =>
    `Son bouclier ionique sauvegarde une touche de fusillade sur ${target}+, à la place du blindage.`,
  'one-of-them': () => 'Son propriétaire choisit une seule de ces sauvegardes.',
  'save-chosen': ({ save }) => `Choix : ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour permet de relancer une sauvegarde ratée, sur ${target}+.`,
  'lance-not-again': () => 'Contre une lance, Reinforced Armour ne permet pas de relance.',
  'macro-not-again': () => 'Contre une macro-arme, Reinforced Armour sauvegarde une fois, sans relance.',
  'invulnerable-saves': ({ target }) =>
    `Si tout échoue, sa sauvegarde invulnérable est de ${target}+, quelle que soit la touche.`,
  'invulnerable-each-point': ({ target }) =>
    `Contre ce qui reste de la touche, l’unité a une sauvegarde invulnérable de ${target}+ par point.`,
  'has-thrown': ({ face, stage, target }) => `Elle a fait ${face} pour ${STAGES[stage]} ; il fallait ${target}+.`,
  'no-save': () => 'Elle n’a donc pas de sauvegarde.',
  'may-save': ({ hits, ways }) =>
    form(hits, { one: 'La touche peut donc être sauvegardée', other: `${hits} touches peuvent donc être sauvegardées` })
    + ' : '
    + `${listed(ways.map(way => way.map(face => `${face}+`).join(', puis ')))}.`,
  'is-saved': ({ hits }) =>
    form(hits, { one: 'La touche est donc sauvegardée.', other: 'Ses touches sont donc sauvegardées.' }),
  'not-saved': ({ hits }) =>
    form(hits, {
      one: 'La touche n’est donc pas sauvegardée.', other: `${hits} touches ne sont donc pas sauvegardées.`,
    }),
  'shields-stop-all': () => 'Il ne reste rien à sauvegarder.',

  'nobody-has-lost': () => 'Personne n’a encore perdu ; seuls les perdants se replient.',
  'nobody-won': () => 'Personne n’a gagné cet assaut, et personne ne se replie.',
  'nothing-was-fought': () => 'Il n’y a pas eu de combat, et personne ne se replie maintenant.',
  'nobody-withdraws-now': () => 'Personne ne se replie en ce moment.',
  'goes-with-transport': ({ transport }) => `Elle est dans ${transport} et le suit.`,
  'its-side-won': ({ formation }) => `${formation} est du camp qui a gagné et n’est pas obligée de partir.`,
  'formation-stays': ({ formation }) => `${formation} ne se replie pas maintenant.`,
  'formation-lost': ({ formation }) => `${formation} a perdu et est démoralisée.`,
  'formation-shaken': ({ formation }) =>
    `${formation} était près des perdants, et son pion Impact l’a démoralisée.`,
  'broke-on-the-way': ({ formation }) => `${formation} a été démoralisée en chemin.`,
  'two-moves': ({ speed, cm }) =>
    `Elle peut faire deux mouvements à sa Vitesse de ${cmOf(speed)} : ${cmOf(cm)} en tout, à travers toute zone de `
    + 'contrôle.',
  'moves-left': ({ left }) => `Il lui reste ${cmOf(left)} de mouvement.`,
  'fearless-has-moved': () => 'Elle est Fearless : comme elle a bougé, seul un ennemi à 5 cm ou moins la détruirait.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Elle est Fearless : tant qu’elle reste, elle est à l’abri, même avec ${enemy} à ${cmOf(cm)}.`,
  'far-enough': ({ cm, limit, enemy }) =>
    `L’ennemi le plus proche, ${enemy}, est à ${beyond(cm, limit)} : à plus de ${cmOf(limit)}, l’unité est à l’abri.`,
  'apart-if-it-stays': ({ formation }) =>
    `Elle est séparée du gros ${de(formation)} : si le repli s’achevait maintenant, elle serait perdue.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) =>
    `${enemy} est à ${cmOf(cm)} : si l’unité finissait ici, à ${cmOf(limit)} ou moins d’un ennemi, elle serait `
    + 'détruite.',
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} est à ${cmOf(cm)} : si l’unité finissait ici, elle prendrait ${pointsOf(hits)} de dégât, un par ennemi `
    + `à ${cmOf(limit)} ou moins.`,
  'may-withdraw': () => 'Elle peut donc se replier.',
  'has-withdrawn': () => 'Elle s’est donc repliée aussi loin que possible.',
};

/** Ce qu’il en serait ailleurs. */
const ELSEWHERE: Readonly<Record<UnitQuestion, readonly [could: string, couldNot: string]>> = {
  attack: ['pourrait attaquer', 'ne pourrait pas attaquer'],
  support: ['pourrait appuyer', 'ne pourrait pas appuyer'],
  'be-hit': ['pourrait être touchée', 'ne pourrait pas être touchée'],
  save: ['aurait un couvert', 'n’aurait pas de couvert'],
  withdraw: ['serait à l’abri', 'ne serait pas à l’abri'],
};

/** Ce qui serait si un mouvement finissait ailleurs. */
const ENDS: Readonly<Record<EndKey, (enemy: string) => string>> = {
  'short-enough': () => 'il serait assez court',
  room: () => 'il y aurait de la place',
  'near-enough': () => 'il serait assez près du transport',
  clear: () => 'la voie serait libre',
  'outside-zone': enemy => `il n’entrerait pas dans la zone de contrôle ${de(enemy)}`,
  'out-of-zone': enemy => `il serait hors de la zone de contrôle ${de(enemy)}`,
  touching: enemy => `il finirait au contact ${de(enemy)}`,
  straight: enemy => `il irait droit sur ${enemy}`,
  allowed: () => 'il serait permis',
};

/** What is said round an explanation. */
const explain: Words['explain'] = {
  questions: {
    attack: 'Peut-elle attaquer ?', support: 'Peut-elle appuyer ?', 'be-hit': 'Peut-elle être touchée ?',
    save: 'A-t-elle une sauvegarde ?', withdraw: 'Peut-elle se replier ?',
  },
  answers: { yes: 'Oui', no: 'Non', 'not-now': 'Pas maintenant' },
  speaks: { for: 'Pour :', against: 'Contre :', neither: 'À savoir :' },
  why: (name: string): string => `Pourquoi ? ${name}`,
  with: (name: string, characters: string): string => `${name} avec ${characters}`,
  whose: {
    attacker: (formation: string): string => `${formation}, attaquant`,
    defender: (formation: string): string => `${formation}, défenseur`,
  },
  opposite: ({ asked, move, could }) => `${further(move, ' cm')}, elle ${ELSEWHERE[asked][could ? 0 : 1]}.`,
  end: ({ move, then, enemy, isOut }) => `Si le ${isOut ? 'débarquement' : 'mouvement'} finissait `
    + `${further(move, ' cm')}, ${ENDS[then](enemy)}.`,
  rule: (id: string): string => `Règle ${id}`,
  ruleSays: 'Ce que dit la règle',
  close: 'Fermer',
};

export const refusalsBooks: English['refusals'] = {
  'epic-armageddon/refusals': epicArmageddonRefusals,
};

export const reasonsBooks: English['reasons'] = {
  'epic-armageddon/reasons': epicArmageddonReasons,
  explain,
};
