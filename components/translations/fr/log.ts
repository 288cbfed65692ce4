/** In French: what has happened in an assault, why, and by which rule. */
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Loss, Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { capital, cmOf, de, diceOf, hitsOf, markersOf, pointsOf, SAVES } from './grammar.ts';

type Words = English['log'];

const DICE = { one: 'dé', other: 'dés' };

/** What is said of hands of dice. */
const stepsDice: Words['steps/dice'] = {
  dice: (dice: number): string => counted(dice, DICE),
  ways: { 'close-combat': 'corps à corps', firefight: 'fusillade' },
  effects: {
    'ignore-cover': 'ignore le couvert', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-arme',
    'titan-killer': 'Tueur de Titans',
  },
  saves: {
    armour: 'blindage', cover: 'couvert', holofield: 'holochamp', 'knight-shield': 'bouclier de chevalier',
    none: 'pas de sauvegarde',
  },
  attack: (dice: string, way: string, target: number): string => `${dice}, ${way} ${target}+`,
  withEffect: (words: string, effect: string): string => `${words}, ${effect}`,
  withDice: (names: string, dice: number): string => `${names} avec ${counted(dice, DICE)}`,
  withDiceEach: (names: string, dice: number): string => `${names} avec ${counted(dice, DICE)} chacun`,
  hits: (hits: number): string =>
    (hits === 0 ? 'aucune touche' : counted(hits, { one: 'touche', other: 'touches' })),
  again: 'relance',
  invulnerable: 'invulnérable',
  save: (how: string, target: number): string => `${how} ${target}+`,
  savePerPoint: (how: string, target: number): string => `${how} ${target}+, un dé par point`,
  titanKiller: (name: string): string => `Tueur de Titans sur ${name}`,
  points: (dice: string): string => `Points de dégât, ${dice}`,
  critical: (name: string, dice: string, from: number): string => `${name} : ${dice}, critique sur ${from}`,
  splash: (target: number): string => `touche sur ${target}+`,
  test: (name: string, target: number): string => `${name} : ${target}+`,
  testTooHigh: (name: string): string => `${name} : aucun dé n’est assez haut`,
  grief: 'Pions Impact, D3',
  etherealsLost: (lost: number): string =>
    `Pour ${counted(lost, { one: 'Ethereal perdu', other: 'Ethereals perdus' })}`,
  inTerrain: (name: string, terrain: string): string => `${name} (${terrain})`,
  dangerousTerrain: 'terrain dangereux',
  walkerAgain: 'Un Walker relance une fois : perte sur 1',
  lostOnOne: 'Perte sur 1',
  extraAttacks: (dice: string): string => `Nombre d’attaques supplémentaires, ${dice}`,
  verdicts: {
    save: { counts: 'sauvegardé', countsNot: 'pas sauvegardé' },
    critical: { counts: 'coup critique', countsNot: 'pas de critique' },
    splash: { counts: 'touche', countsNot: 'pas de touche' },
    test: { counts: 'réussi', countsNot: 'raté' },
    terrain: { counts: 'sauf', countsNot: 'perte' },
  },

  modifiers: {
    kills: 'pertes infligées', 'more units': 'plus d’unités', 'more than twice as many': 'plus du double',
    'no Blast markers': 'sans pion Impact', 'enemy has more Blast markers': 'plus de pions chez l’ennemi',
    Inspiring: 'Inspiring', 'Blast markers': 'pions Impact', 'keeping the initiative': 'initiative gardée',
    army: 'armée',
  },
  modifier: (name: string, value: string): string => `${name} ${value}`,
  nothingToAdd: 'Rien à ajouter',
  higherOfTwo: (force: string, added: string): string => `${force} : le plus haut de deux dés, ${added}`,
};

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
  'ignore-cover': 'sans tenir compte du couvert', lance: 'comme lance', sniper: 'comme sniper',
  'macro-weapon': 'comme macro-arme', 'titan-killer': 'comme Tueur de Titans',
};
const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'une touche qui ignore le couvert', lance: 'une touche de lance', sniper: 'une touche de sniper',
  'macro-weapon': 'une touche de macro-arme', 'titan-killer': 'une touche de Tueur de Titans',
};
const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'des attaques de First Strike', attacks: 'des attaques', support: 'du tir d’appui',
  'hack-down': 'de la débâcle', withdrawal: 'd’un repli fini trop près d’un ennemi',
  'dangerous-terrain': 'du terrain dangereux', overwatch: 'd’un tir d’état d’alerte', splash: 'd’une explosion',
  passengers: 'prise dans l’épave', 'blast-marker': 'à la place d’un pion Impact', critical: 'd’un coup critique',
};
const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'dans les attaques', support: 'sous le tir d’appui', 'hack-down': 'dans la débâcle',
  withdrawal: 'dans le repli de sa formation', 'already-broken': 'avec sa formation, déjà démoralisée',
  passengers: 'avec son transport', critical: 'par un coup critique', coherency: 'hors de cohésion',
  'dangerous-terrain': 'en terrain dangereux', 'blast-marker': 'dans la panique de sa formation',
  overwatch: 'sous un tir d’état d’alerte', summoned: 'quand sa formation a craqué : elle était invoquée',
};
const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'sa sauvegarde', 're-roll': 'sa sauvegarde relancée', invulnerable: 'sa sauvegarde invulnérable',
};

const SIDES: Readonly<Record<Side, string>> = { attacker: 'l’attaquant', defender: 'le défenseur' };
const OF: Readonly<Record<Side, string>> = { attacker: 'de l’attaquant', defender: 'du défenseur' };

const names = (items: readonly string[]): string => (items.length === 0 ? 'personne' : listed(items));
const who = (items: readonly string[], one: string, several: string): string =>
  `${names(items)} ${items.length > 1 ? several : `${items.length === 0 ? 'ne ' : ''}${one}`}`;

const PURPOSES: Readonly<Record<string, string>> = { 'close-combat': 'corps à corps', firefight: 'fusillade' };
const LOG_EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', sans couvert', lance: ', lance', sniper: ', sniper', 'macro-weapon': ', macro-arme',
  'titan-killer': ', Tueur de Titans',
};
const LOG_SAVES: Readonly<Record<string, string>> = {
  save: 'sauvegarde', 're-roll': 'relance des sauvegardes ratées', invulnerable: 'lance des sauvegardes invulnérables',
  damage: 'lance des dégâts', critical: 'lance des coups critiques',
};

const losses = (killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`${counted(stopped, { one: 'arrêtée', other: 'arrêtées' })} par les boucliers`] : []),
    ...(damaged.length > 0 ? [`dégâts sur ${listed(damaged)}`] : []),
    ...(killed.length > 0 ? [`${form(killed.length, { one: 'perte', other: 'pertes' })} : ${listed(killed)}`] : []),
  ];
  return parts.length === 0 ? 'tout est sauvegardé.' : `${parts.join(' ; ')}.`;
};

/** The facts of the log. */
const epicArmageddonLog: Words['epic-armageddon/log'] = {
  'test-passed': ({ formation, target, face }) => `Pour l’assaut, il faut ${target}+ à ${formation} : ${face}.`,
  'test-failed': ({ formation, target, face }) =>
    `Pour l’assaut, il faut ${target}+ à ${formation} : ${face}, c’est raté.`,
  'target-chosen': ({ formation, combined, target, intermingled, drawnIn }) =>
    `${who([formation, ...combined], 'attaque', 'attaquent')} ${listed([target, ...intermingled])}`
    + `${drawnIn.length === 0 ? '' : ` ; encore au contact, ${who(drawnIn, 'participe', 'participent')}`}.`,
  barges: ({ unit, pushed }) => `${unit} pousse ${listed(pushed)} de côté.`,
  'gets-out': ({ unit, transport }) => `${unit} débarque ${de(transport)}.`,
  'gets-in': ({ unit, transport }) => `${unit} embarque dans ${transport}.`,
  'overwatch-fired': ({ formation, target, hits }) =>
    `Depuis l’état d’alerte, ${formation} tire sur ${target} : ${hitsOf(hits)}.`,
  'drawn-in': ({ formation }) => `${formation} entre dans l’assaut.`,
  'forces-firefight': ({ units }) =>
    `${who(units, 'combat', 'combattent')} en fusillade, et ce qui est au contact aussi.`,
  'passengers-spilled': ({ unit, out, lost }) => `${unit} est une épave : ${who(out, 'sort', 'sortent')}`
    + `${lost.length === 0 ? '' : `, ${who(lost, 'périt', 'périssent')} avec`}.`,
  blast: ({ unit, hit }) => (hit.length === 0
    ? `${unit} explose et ne touche personne.` : `${unit} explose et touche ${listed(hit)}.`),
  'aircraft-destroyed': ({ lost }) => `Au sol quand son camp perd, destruction ${de(names(lost))}.`,
  vanishes: ({ lost }) => `${who(lost, 'disparaît', 'disparaissent')} quand la formation craque.`,
  moved: ({ unit, cm }) => `${unit} bouge de ${cmOf(cm)}.`,
  lands: ({ unit }) => `${unit} se pose.`,
  'moved-into-contact': ({ unit, cm, enemy }) => `${unit} bouge de ${cmOf(cm)}, au contact ${de(enemy)}.`,
  'terrain-passed': ({ unit, face }) => `En terrain dangereux, ${unit} fait ${face} et s’en tire.`,
  rises: ({ unit }) => `${unit} s’élève.`,
  'takes-care': ({ unit }) => `${unit} va prudemment, 5 cm au plus.`,
  'terrain-again': ({ unit }) => `En terrain dangereux, ${unit} fait 1 et peut relancer.`,
  'terrain-lost': ({ unit }) => `En terrain dangereux, ${unit} fait 1 : destruction.`,
  'terrain-damaged': ({ unit }) => `En terrain dangereux, ${unit} fait 1 et subit un dégât.`,
  stragglers: ({ formation, lost }) => `${formation} finit hors de cohésion et perd ${listed(lost)}.`,
  'charge-broken': () => 'Moral brisé avant le premier coup : pas d’assaut.',
  'no-assault': () => 'Personne à 15 cm et en ligne de tir : pas d’assaut.',
  'nobody-counter-charges': ({ side }) => `Aucune contre-charge ${OF[side]}.`,
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
  result: ({ attackerDice, attacker, defenderDice, defender }) =>
    `L’attaquant lance ${attackerDice.join(' ')} et a ${attacker}, `
    + `le défenseur ${defenderDice.join(' ')} et a ${defender}.`,
  tie: () => 'Égalité : on joue encore un round.',
  'hack-down': ({ difference, hits, side }) =>
    `${capital(SIDES[side])} perd de ${difference} et prend ${hitsOf(hits)} de débâcle.`,
  'hacked-down': ({ lost }) => `Pertes de la débâcle : ${names(lost)}.`,
  breaks: ({ formation }) => `${formation} craque.`,
  'destroyed-when-broken': ({ formation }) => `Le moral déjà brisé, ${formation} disparaît de la table.`,
  withdrawn: ({ lost, near = [], isWhole = true, formations }) => {
    const costs = [
      ...(lost.length > 0 ? [` ; pertes trop près d’un ennemi : ${listed(lost)}`] : []),
      ...(near.length > 0 ? [` ; dégâts trop près d’un ennemi : ${listed(near)}`] : []),
    ];
    const fate = costs.length === 0 && isWhole ? ' sans perte' : costs.join('');
    return `${who(formations, 'se replie', 'se replient')}${fate}.`;
  },
  'markers-placed': ({ formation, markers }) => `${formation} prend ${markersOf(markers)}.`,
  panic: ({ formation, lost }) =>
    `Le moral déjà brisé, ${formation} perd ${listed(lost)} au lieu de prendre un pion Impact.`,
  over: ({ side }) => `${capital(SIDES[side])} a gagné ; l’assaut est fini.`,
};

/** Why something is not allowed. */
const epicArmageddonRefusals: Words['epic-armageddon/refusals'] = {
  'not-a-target': ({ formation }) => `${formation} n’est pas une formation ennemie avec une unité sur la table.`,
  'not-yours-to-move': ({ unit }) => `${unit} ne bouge pas à cette étape.`,
  'too-far': ({ unit, cm, allowance }) => `${unit} bougerait de ${cmOf(cm)}, pour ${cmOf(allowance)} au plus.`,
  'off-the-table': ({ unit }) => `${unit} quitterait la table.`,
  occupied: ({ by }) => `${by} est déjà là.`,
  impassable: ({ unit, terrain }) => `${unit} ne peut pas entrer là : ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} ne peut pas traverser ${by}.`,
  'through-friend': ({ unit, by }) => `${unit} ne peut pas traverser ${by} : on ne passe que sur l’infanterie.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} a déjà ${most} unités à son contact.`,
  'zone-of-another': ({ enemy }) => `Le trajet entre dans la zone de contrôle ${de(enemy)}, qui n’est pas la cible.`,
  'must-touch-nearest': ({ enemy, unit }) => `Le trajet entre dans la zone de contrôle ${de(enemy)} : ${unit} doit `
    + 'aller à son contact, ou droit dessus aussi loin que possible.',
  'in-contact-already': ({ unit, enemy }) => `${unit} est au contact ${de(enemy)} et y reste.`,
  'still-in-zone': ({ unit, enemy }) =>
    `${unit} a commencé dans la zone de contrôle ${de(enemy)} et doit aller au contact ou en sortir.`,
  'not-at-nearest': ({ unit, enemy }) => `${unit} ne peut aller que droit sur l’ennemi le plus proche, ${enemy}.`,
  'enters-zone': ({ enemy }) => `Une consolidation n’entre pas dans la zone de contrôle ${de(enemy)}.`,
  'no-such-hit': () => 'Cette touche n’existe pas.',
  'cannot-be-hit': ({ to }) => `On ne peut pas toucher ${to} : seulement des unités directement engagées.`,
  'hit-stays': ({ to }) => `La touche est déjà sur ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} est avant ${to} dans la liste, et ce club joue ainsi.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} est à ${cmOf(fromCm)} de l’ennemi, ${to} à `
    + `${cmOf(toCm)} : on n’échange qu’à distance égale.`,
  'save-thrown': ({ unit }) => `La sauvegarde ${de(unit)} est déjà lancée.`,
  'no-armour-save': ({ unit }) => `${unit} n’a pas de sauvegarde de blindage contre cette touche.`,
  'no-cover-save': ({ unit }) => `${unit} n’a pas de sauvegarde de couvert contre cette touche.`,
  'no-none-save': ({ unit }) => `${unit} sauvegarde par blindage ou couvert.`,
  'wrong-number-of-dice': ({ needed, given }) => `Ce jet a ${diceOf(needed)}, pas ${given}.`,
  'no-such-face': ({ face }) => `Un dé montre 1 à 6, pas ${face}.`,
  'not-now': () => 'Ce n’est pas possible à cette étape.',
  'no-supreme-commander': () => 'Aucun Supreme Commander ne peut faire relancer le test.',
  'test-repeated': () => 'Le test a déjà été relancé.',
  'not-intermingled': ({ formation, target }) => `${formation} n’est pas à 5 cm ${de(target)}.`,
  'no-commander': ({ formation }) => `${formation} n’a pas de Commander pour en entraîner d’autres.`,
  'too-many-combined': ({ most }) => `Un Commander entraîne au plus ${most} formations.`,
  'not-combinable': ({ formation, cm, other }) => `${formation} n’est pas à ${cmOf(cm)} ${de(other)}.`,
  'broken-not-combinable': ({ formation }) => `Le moral brisé, ${formation} ne fait aucune action.`,
  'no-room-to-barge': ({ unit }) => `Il n’y a pas de place à côté ${de(unit)} pour les unités poussées.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} peut pousser au plus ${most} unités.`,
  'not-aboard': ({ unit }) => `${unit} n’est dans aucun transport.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} ne peut pas débarquer ${de(transport)} maintenant.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} ne peut pas embarquer dans ${transport} maintenant.`,
  trapped: ({ transport, unit }) =>
    `${unit} ne peut pas sortir : ${transport} vole haut ou a trop d’ennemis au contact.`,
  'too-far-from-transport': ({ unit, cm, transport }) => `${unit} doit être à ${cmOf(cm)} ${de(transport)} au plus.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `${transport} est à ${cmOf(cm)} ; il reste ${cmOf(left)} à ${unit}.`,
  'has-got-out': ({ unit }) => `${unit} a utilisé un transport à cette étape et ne va pas plus loin.`,
  'has-unloaded': ({ unit }) => `${unit} a fait monter ou descendre des passagers et ne va pas plus loin.`,
  'has-taken-in': ({ unit }) => `${unit} a embarqué des passagers et reste là.`,
  'just-got-in': ({ unit, transport }) =>
    `${unit} vient de monter dans ${transport} et y passe d’abord un mouvement.`,
  'moved-itself': ({ unit, transport }) =>
    `${unit} s’est déplacée elle-même dans ce mouvement ; ${transport} ne peut pas l’embarquer.`,
  'nobody-watches': () => 'Aucune formation de l’autre camp n’est encore en état d’alerte.',
  'nobody-has-moved': () => 'Personne n’a bougé depuis la dernière question sur l’état d’alerte.',
  'halfway-over': () => 'Les premiers mouvements sont déjà terminés.',
  'not-on-overwatch': ({ formation }) => `${formation} n’est pas en état d’alerte.`,
  'not-under-fire': ({ formation }) => `${formation} n’a pas bougé.`,
  'no-such-markers': () => 'Les pions Impact se comptent en nombres entiers.',
  'cannot-be-damaged': ({ unit }) => `${unit} ne peut pas subir de tels dégâts.`,
  'must-counter-charge': ({ unit }) => `Sans baptême du sang, ${unit} doit contre-charger aussi loin que possible.`,
  'cannot-rise': ({ unit }) => `${unit} n’est pas un antigrav qui puisse s’élever.`,
  'no-skimmer': ({ unit }) => `${unit} n’est pas un antigrav qui puisse choisir.`,
  'nobody-in-contact': ({ unit }) => `Personne n’est au contact ${de(unit)}.`,
  'no-war-engine': ({ unit }) => `${unit} n’est pas un engin de guerre avec des dés à répartir.`,
  'one-way-open': ({ unit }) => `${unit} n’a qu’une façon de combattre.`,
  'no-such-split': ({ unit, most }) => `${unit} a ${diceOf(most)} à répartir.`,
  'not-a-snipers': () => 'On ne vise qu’avec la touche d’un sniper.',
  'out-of-reach': ({ to, unit }) => `${to} n’est pas à 15 cm et en vue ${de(unit)}.`,
  'chain-stays': ({ from, to }) => `${from} ou ${to} dépend d’un transport : ses passagers le suivent.`,
  'no-holofield-save': ({ unit }) => `${unit} n’a pas d’holochamp.`,
  'no-knight-shield-save': ({ unit }) => `${unit} n’a pas de bouclier de chevalier contre cette touche.`,
  'may-not-support': ({ unit }) => `${unit} ne peut pas appuyer maintenant.`,
};

/** The facts of a reasoning, as sentences about one unit. */
const epicArmageddonReasons: Words['epic-armageddon/reasons'] = {
  'is-lost': ({ to }) => `Perte ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} ne combat pas dans cet assaut.`,
  inside: ({ transport }) => `Elle est dans ${transport} et ne peut pas tirer de là.`,
  'fires-from-inside': ({ transport }) => `Elle tire depuis ${transport}, mesuré de là où il se trouve.`,
  'out-of-wreck': () => 'Elle est sortie d’une épave à ce round : on peut la toucher, mais elle ne frappe pas.',
  touches: ({ enemy }) => `Elle est au contact ${de(enemy)}.`,
  'within-reach': ({ enemy, limit, cm }) => `${enemy} est à ${cmOf(cm)}, dans les ${limit} cm et en ligne de tir.`,
  'too-far': ({ cm, limit, missing, enemy }) =>
    `L’ennemi le plus proche, ${enemy}, est à ${beyond(cm, limit)} : ${missingOf(missing)} de plus que ${limit} cm.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} est à ${cmOf(cm)}, mais caché par un obstacle (${by}) : la ligne `
    + `de tir en traverse ${cmOf(through)}.`,
  'as-they-stand': () => 'Les attaques n’ont pas commencé : voici ce qu’il en serait maintenant.',
  'no-enemy': () => 'Il n’y a aucun ennemi à combattre.',
  'fight-is-over': () => 'Le combat de cet assaut est fini.',

  'fires-as-skimmer': () =>
    'Elle vole : elle tire même sur ce qui est à son contact, et qui ne touche personne d’autre ne peut que tirer '
    + 'aussi.',
  'forced-to-fire': ({ enemy }) => `${enemy}, à son contact, reste hors de portée des coups et l’oblige à tirer.`,
  'engine-dice': ({ damage, dice }) =>
    'Un engin de guerre a un dé par point de sa capacité de dégâts, ici '
    + `${dice}${damage > 0 ? `, malgré ${pointsOf(damage)} en moins` : ''}.`,
  'dice-split': ({ close, fire }) => `De ces dés, ${close} au corps à corps et ${fire} en fusillade.`,
  'lance-waits': () => 'Sa lance ne frappe que si c’est sa formation qui a lancé l’assaut.',
  'strikes-first': () => 'Elle a First Strike : ses touches sont sauvegardées avant que les autres frappent.',
  'strikes-after-first': () => 'Elle frappe après les unités avec First Strike, si elle survit.',
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
  'no-dice-left': () => 'Elle n’a plus de dés à lancer à ce round.',
  'attacks-now': () => 'Donc elle attaque : ses dés sont sur la table.',
  'may-attack': () => 'Donc elle peut attaquer.',
  attacked: () => 'Les attaques de ce round sont finies. Elle a fait les siennes.',
  'did-not-attack': () => 'Les attaques de ce round sont finies. Elle n’en a pas fait.',

  'fights-itself': ({ formation }) => `${formation} combat dans cet assaut ; seules d’autres formations appuient.`,
  'is-broken': ({ formation }) => `Sa formation est démoralisée : ${formation}.`,
  'has-marched': ({ formation }) => `${formation} a fait une marche forcée à ce tour.`,
  'stands-by': ({ formation }) => `${formation} ne combat pas ici et peut appuyer.`,
  'fleet-of-foot': ({ formation }) => `${formation} a le pied léger : l’appui reste possible malgré la marche forcée.`,
  'markers-do-not-matter': ({ markers }) => `Avoir ${markersOf(markers)} n’empêche personne d’appuyer.`,
  'was-not-able': () => 'Quand l’appui a été appelé, aucun ennemi qui a attaqué n’était à sa portée.',
  'was-able': () => 'Quand l’appui a été appelé, un ennemi qui a attaqué était à sa portée.',
  'not-called': () => 'Son joueur ne l’a pas appelée.',
  'has-fired': () => 'Elle a tiré.',
  'fires-in-turn': () => 'Elle tire quand vient le tour de sa formation.',
  'may-support': () => 'Donc elle peut appuyer.',
  'support-comes-later': () => 'L’appui s’appelle après les attaques, si elles n’ont rien décidé.',
  'first-round-only': ({ round }) => `C’est le round ${round}, et ce club n’appelle l’appui qu’au premier round.`,
  'support-is-over': () => 'Le tir d’appui de ce round est fini.',

  'only-engaged': () => 'Elle n’est pas directement engagée, et on ne touche que les unités qui le sont.',
  'not-engaged-then': () => 'Elle n’était pas directement engagée au début des attaques de ce round.',
  'not-nominated': () => 'Ce club dirige les attaques sur un seul genre d’unité, et elle est de l’autre.',
  'no-supporters': () => 'Aucun ennemi n’appuie : le tir d’appui ne peut pas la toucher.',
  'beyond-support': () => 'Elle est hors de portée de l’appui, et ce club en tient compte.',
  'out-of-wreck-hit': () => 'Elle est sortie d’une épave à ce round, et peut être touchée.',
  'place-in-contact': ({ place, of }) => `Elle est au contact : ${ordinal(place)} sur ${of} à recevoir des touches.`,
  place: ({ place, of, cm }) => `Elle est à ${cmOf(cm)} de l’ennemi le plus proche qui compte : ${ordinal(place)} sur `
    + `${of} à recevoir des touches.`,
  'place-in-list': ({ place, of }) =>
    `Plus d’ennemi d’où mesurer : ${ordinal(place)} sur ${of} à recevoir des touches.`,
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
    : `Les ${of} touches sur son camp tombent sur d’autres et n’arrivent pas jusqu’à elle.`),
  'no-hits-here': () => 'Aucune touche contre son camp.',
  'fearless-hack-down': () => 'Elle est Fearless : la débâcle l’épargne.',
  skipped: () => 'La débâcle l’épargne, avec son transport.',
  'has-won': () => 'Son camp a gagné : la débâcle frappe les perdants.',
  'hit-directly': ({ cause }) => `Elle a une touche ${CAUSES[cause]}.`,
  'not-hit-directly': ({ cause }) => `Elle n’a pas de touche ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) =>
    `Si son camp perd, elle est ${ordinal(place)} sur ${of} à recevoir des touches de débâcle.`,
  'hack-down-comes-next': () => 'Le résultat n’est pas encore lancé.',
  'inside-unhit': ({ transport }) =>
    `Elle est dans ${transport} : c’est lui qui prend les touches, et elle ne sauvegarde que s’il est détruit.`,
  'bystanders-unhit': ({ formation }) => `${formation} ne combat pas ici, et ceux qui regardent ne sont pas touchés.`,
  'may-be-hit': () => 'Donc elle peut être touchée.',

  'no-hit-on-it': () => 'Aucune touche ne l’attend. Voici ce qu’elle aurait contre une touche ordinaire.',
  'hit-comes': ({ number, effect, cause, points }) => {
    const worth = String(points) === '1' ? '' : `, ${points} points de dégât`;
    return `La touche ${number} est ${HITS[effect] ?? 'une touche ordinaire'} ${CAUSES[cause]}${worth}.`;
  },
  'nothing-saves': ({ cause }) => `Aucune sauvegarde n’aide contre une touche ${CAUSES[cause]}.`,
  'shields-up': ({ shields }) =>
    `Ses boucliers arrêtent d’abord ${pointsOf(shields)} de fusillade ; les coups au contact passent dessous.`,
  'shields-stop': ({ stopped }) => `Les boucliers en arrêtent ${pointsOf(stopped)}.`,
  'armour-saves': ({ target }) => `Son blindage sauvegarde sur ${target}+.`,
  'bunker-saves': ({ target }) =>
    `Le bunker construit par son camp sauvegarde sur ${target}+, à la place du blindage et du couvert.`,
  'no-armour': () => 'Elle n’a pas de blindage.',
  'armour-too-hard': () => 'Son blindage demanderait plus qu’un 6.',
  'sniper-harder': () => 'La touche d’un sniper est plus dure à sauvegarder de 1.',
  'titan-killer-ignores-armour': () => 'Contre un Tueur de Titans, aucun blindage n’aide.',
  'macro-ignores-armour': () => 'Contre une macro-arme, seul Reinforced Armour aide, et elle ne l’a pas.',
  'cover-saves': ({ terrain, target }) => `Elle est à couvert (${terrain}) : sauvegarde sur ${target}+.`,
  'wreck-saves': ({ target }) => `L’épave d’où elle sort est un couvert : ${target}+.`,
  'overwatch-saves': ({ target }) => `Elle guette en état d’alerte : cela vaut un couvert, ${target}+.`,
  'emplacement-saves': ({ target }) => `Elle est dans un emplacement fait pour elle : ${target}+.`,
  'cover-ignored': () => 'La touche ignore son couvert.',
  'macro-ignores-cover': () => 'Contre une macro-arme, le couvert n’aide pas.',
  'titan-killer-ignores-cover': () => 'Contre un Tueur de Titans, le couvert n’aide pas.',
  'cover-not-for-engines': () => 'Un engin de guerre n’a pas de couvert là où il se trouve.',
  'cover-not-for-chargers': () => 'Elle est à couvert, mais cela ne sert qu’aux unités chargées.',
  'cover-not-for-vehicles': () => 'Elle est dans un couvert qui ne sert qu’à l’infanterie.',
  'cover-too-hard': () => 'Son couvert demanderait plus qu’un 6.',
  'holofield-saves': ({ target }) => `Son holochamp sauvegarde sur ${target}+, à la place du blindage.`,
  'knight-shield-saves': ({ target }) =>
    `Son bouclier de chevalier sauvegarde chaque point sur ${target}+, à la place du blindage.`,
  'one-of-them': () => 'Son propriétaire en choisit une.',
  'save-chosen': ({ save }) => `Choix : ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour relance une sauvegarde ratée, sur ${target}+.`,
  'lance-not-again': () => 'Contre une lance, Reinforced Armour ne relance pas.',
  'macro-not-again': () => 'Contre une macro-arme, Reinforced Armour sauvegarde une fois, sans relance.',
  'invulnerable-saves': ({ target }) =>
    `Si tout échoue, sa sauvegarde invulnérable est de ${target}+, quelle que soit la touche.`,
  'invulnerable-each-point': ({ target }) =>
    `Ce qui en reste rencontre une sauvegarde invulnérable de ${target}+ par point.`,
  'has-thrown': ({ face, stage, target }) => `Elle a fait ${face} pour ${STAGES[stage]}, il fallait ${target}+.`,
  'no-save': () => 'Donc rien ne la sauve.',
  'may-save': ({ hits, ways }) =>
    'Donc '
    + `${form(hits, { one: 'la touche peut être sauvegardée', other: `${hits} touches peuvent être sauvegardées` })} : `
    + `${listed(ways.map(way => way.map(face => `${face}+`).join(', puis ')))}.`,
  'is-saved': ({ hits }) =>
    `Donc ${form(hits, { one: 'la touche est sauvegardée', other: 'ses touches sont sauvegardées' })}.`,
  'not-saved': ({ hits }) =>
    'Donc '
    + `${form(hits, { one: 'la touche n’est pas sauvegardée', other: `${hits} touches ne sont pas sauvegardées` })}.`,
  'shields-stop-all': () => 'Il n’en reste rien à sauvegarder.',

  'nobody-has-lost': () => 'Personne n’a encore perdu ; seuls les perdants se replient.',
  'nobody-won': () => 'Personne n’a gagné cet assaut, et personne ne se replie.',
  'nothing-was-fought': () => 'Il n’y a pas eu de combat, et personne ne se replie maintenant.',
  'nobody-withdraws-now': () => 'Personne ne se replie en ce moment.',
  'goes-with-transport': ({ transport }) => `Elle est dans ${transport} et le suit.`,
  'its-side-won': ({ formation }) => `${formation} est du camp qui a gagné et n’a pas à partir.`,
  'formation-stays': ({ formation }) => `${formation} ne se replie pas maintenant.`,
  'formation-lost': ({ formation }) => `${formation} a perdu et craque.`,
  'formation-shaken': ({ formation }) =>
    `${formation} était près des perdants, et son pion Impact lui a brisé le moral.`,
  'broke-on-the-way': ({ formation }) => `${formation} a craqué en chemin.`,
  'two-moves': ({ speed, cm }) =>
    `Elle peut faire deux mouvements à sa Vitesse de ${cmOf(speed)} : ${cmOf(cm)} en tout, à travers toute zone de `
    + 'contrôle.',
  'moves-left': ({ left }) => `Il lui en reste ${cmOf(left)}.`,
  'fearless-has-moved': () => 'Elle est Fearless : comme elle a bougé, seul un ennemi à 5 cm la détruirait.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Elle est Fearless : tant qu’elle reste, elle est sauve, même avec ${enemy} à ${cmOf(cm)}.`,
  'far-enough': ({ cm, limit, enemy }) =>
    `L’ennemi le plus proche, ${enemy}, est à ${beyond(cm, limit)} : plus loin que ${cmOf(limit)}, donc elle est `
    + 'sauve où elle est.',
  'apart-if-it-stays': ({ formation }) =>
    `Elle est séparée du gros de ${formation} : si le repli s’achevait maintenant, elle serait perdue.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) =>
    `${enemy} est à ${cmOf(cm)} : si elle finissait ici, à ${cmOf(limit)} d’un ennemi, elle serait détruite.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} est à ${cmOf(cm)} : si elle finissait ici, elle prendrait ${pointsOf(hits)} de dégât, un par ennemi à `
    + `${cmOf(limit)}.`,
  'may-withdraw': () => 'Donc elle peut se replier.',
  'has-withdrawn': () => 'Donc elle s’est repliée aussi loin qu’elle peut.',
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
  rule: (id: string): string => `Règle ${id}`,
  ruleSays: 'Ce que dit la règle',
  close: 'Fermer',
};

/** The tags of the books that rules are printed in. */
const ruleTexts: Words['rule-texts'] = {
  rules: 'NetEA',
  questions: 'FAQ NetEA',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'règle spéciale NetEA',
  open: 'Point ouvert',
  readWith: 'lu avec',
};

/** A0, the action test. */
const ruleTextsA0ActionTest: Words['rule-texts/a0-action-test'] = {
  'A0.1': 'Seule une formation qui fait l’action d’assaut lance un assaut. Être tout près ne suffit jamais.',
  'A0.2':
    'La formation lance un dé contre son initiative : 1 de moins avec un pion Impact, 1 de moins si son camp '
    + 'garde l’initiative. En cas d’échec, elle prend un pion Impact et tient sa position.',
  'A0.3':
    'Certaines armées ajoutent à ce dé : les Orks 2, les maisons de chevaliers et les meutes sans baptême du '
    + 'sang 1.',
};

/** A1, the target. */
const ruleTextsA1ChooseTarget: Words['rule-texts/a1-choose-target'] = {
  A1: 'La formation qui lance l’assaut désigne une formation ennemie.',
  'A1.1': 'On peut charger n’importe quelle formation ennemie sur la table, même très loin, démoralisée ou non.',
  'A1.2':
    'Des formations dont des unités sont à 5 cm les unes des autres sont entremêlées. L’attaquant peut '
    + 'charger avec la cible celles qui en sont si proches ; rien ne l’y oblige.',
  'A1.3':
    'Des formations chargées ensemble comptent comme une seule : toutes peuvent contre-charger, les touches '
    + 'tombent sur n’importe laquelle et leurs pions Impact s’additionnent.',
  'A1.4': 'La charge ne doit pas forcément arriver près de chaque formation visée.',
  'A1.5':
    'Un Commander peut entraîner les formations dont une unité est à 5 cm de la sienne, 10 cm pour les Space '
    + 'Wolves. On fait un seul test pour toutes.',
  'A1.6': 'La formation du Commander n’a pas besoin d’arriver près de la cible.',
  'A1.7': 'Des formations qui chargent ensemble n’en font qu’une : leurs pions Impact s’additionnent.',
};

/** A2, the charge and the fire that waits for it. */
const ruleTextsA2Charge: Words['rule-texts/a2-charge'] = {
  A2:
    'Chaque unité de la formation qui charge fait un mouvement. Il faut que quelqu’un finisse assez près pour '
    + 'combattre.',
  'A2.1':
    'Une charge est un mouvement d’au plus la Vitesse de l’unité, dans n’importe quelle direction. Rester sur '
    + 'une route donne 5 cm de plus ; les Infiltrators doublent leur Vitesse.',
  'A2.2':
    'Après la charge, une de tes unités doit être à 15 cm de la cible et la voir. Sinon l’action s’arrête là, '
    + 'sans combat.',
  'A2.3':
    'Chaque unité contrôle le terrain à 5 cm autour d’elle, un Scout à 10 cm. Tu n’entres dans une telle zone '
    + 'que si elle appartient à la cible, et seulement pour aller au contact.',
  'A2.4':
    'Une unité qui entre dans une zone de contrôle va au contact de l’ennemi le plus proche parmi ceux qui la '
    + 'tiennent. Si son mouvement est trop court, elle va droit sur lui aussi loin que possible.',
  'A2.5':
    'Une unité mise au contact n’a plus de zone de contrôle jusqu’à la fin de l’assaut : d’autres peuvent '
    + 'passer.',
  'A2.6': 'Deux unités au plus peuvent charger au contact du même ennemi.',
  'A2.7':
    'Une unité qui commence dans une zone de contrôle et bouge doit aller au contact d’un ennemi de la cible, '
    + 'ou être hors de la zone à la fin de la charge.',
  'A2.8':
    'Après le mouvement, la formation tient en une seule chaîne, avec des écarts d’au plus 5 cm, 20 cm pour '
    + 'les Scouts. Ce qui reste dehors est perdu, et chaque perte coûte un pion Impact ; le propriétaire '
    + 'choisit la partie qui reste.',
  'A2.9':
    'Tu peux passer sur ta propre infanterie, pas sur d’autres amis, et jamais sur un ennemi. Les réacteurs '
    + 'dorsaux franchissent amis et décors.',
  'A2.10':
    'Une unité qui entre en terrain dangereux, ou qui en part, lance un dé et est perdue sur 1 : ni '
    + 'sauvegarde, ni pion Impact, ni perte infligée. Un Walker relance une fois, comme une unité qui fait au '
    + 'plus 5 cm à cette étape.',
  'A2.11':
    'Les passagers débarquent à la fin du mouvement de leur transport, à 5 cm de lui, au contact s’ils '
    + 'veulent ; d’un appareil posé, les réacteurs dorsaux et antigravs à 15 cm.',
  'A2.12':
    'Les formations en état d’alerte tirent quand la charge est finie. La cible d’un tir prend aussitôt un '
    + 'pion Impact, et un par perte ; si cela la démoralise, elle se replie. Ces pertes ne comptent pas dans le '
    + 'résultat.',
  'A2.13':
    'En chemin, un engin de guerre pousse de côté de petites unités de la cible, jusqu’à deux fois sa '
    + 'capacité de dégâts de départ. Elles finissent au contact de son socle. Dans une tranchée ou un bunker, '
    + 'on n’est pas poussé.',
};

/** A3, the counter-charge. */
const ruleTextsA3CounterCharge: Words['rule-texts/a3-counter-charge'] = {
  A3:
    'Les unités qui ne sont pas au contact peuvent aller sur leur ennemi le plus proche avant les premiers '
    + 'coups.',
  'A3.1': 'Une unité pas encore au contact peut bouger de 10 cm si sa Vitesse est de 30 cm ou plus, sinon de 5 cm.',
  'A3.2':
    'Ce n’est jamais obligatoire. Qui le fait va droit sur l’unité ennemie la plus proche, de n’importe '
    + 'quelle formation, ou sur la suivante s’il y en a déjà deux sur celle-là.',
  'A3.3':
    'Les règles de la charge valent : zones de contrôle, terrain dangereux, une seule chaîne à la fin. '
    + 'Infiltrators et routes ne donnent rien ici. Les antigravs peuvent s’élever : ils combattent alors en '
    + 'fusillade, et ce qui est à leur contact aussi.',
  'A3.4':
    'Les unités peuvent embarquer ou débarquer à la place, et ne vont alors pas plus loin. Personne ne le '
    + 'fait tant que deux ennemis sont au contact du transport, pour un engin de guerre deux fois sa capacité '
    + 'de dégâts de départ.',
  'A3.5':
    'Une formation ennemie hors de l’assaut mise au contact y entre, comme si elle avait chargé. Si son camp '
    + 'perd, elle est démoralisée aussi ; s’il gagne, elle compte ses propres pertes.',
  'A3.6': 'Seuls des ennemis peuvent être entraînés. Les amis voisins peuvent appuyer, rien de plus.',
  'A3.7':
    'Au premier round, il faut encore une ligne de tir entre les deux camps après les contre-charges. Les '
    + 'rounds suivants continuent quoi qu’il arrive.',
  'A3.8':
    'Au premier round, seul le défenseur contre-charge. Après une égalité, les deux camps peuvent, '
    + 'l’attaquant d’abord.',
  'A3.9': 'Une formation sans baptême du sang doit contre-charger aussi loin qu’elle peut.',
  'A3.10':
    'Une unité qui ne peut pas bouger du tout reste sur place. Un engin de guerre au contact peut continuer '
    + 'tant que moins d’ennemis que sa capacité de dégâts de départ sont à son contact.',
};

/** A4, the attacks. */
const ruleTextsA4Attacks: Words['rule-texts/a4-attacks'] = {
  A4: 'Tout ce qui est directement engagé frappe, les deux camps en même temps.',
  'A4.1':
    'Une unité est directement engagée si elle est au contact d’un ennemi, ou si elle en a un à 15 cm et en '
    + 'ligne de tir. On le vérifie de nouveau à chaque round.',
  'A4.2':
    'Au contact, une unité lance un dé sous sa valeur de corps à corps, sinon de fusillade, et ses attaques '
    + 'supplémentaires avec. Rien ne change jamais ces valeurs.',
  'A4.3': 'Une unité sans valeur de fusillade ne frappe qu’au contact.',
  'A4.4': 'Toutes les attaques ont lieu en même temps : les morts ont frappé. Seul First Strike passe avant.',
  'A4.5':
    'Le camp touché attribue et sauvegarde ses touches ; ses morts sont des pertes infligées pour l’autre. '
    + 'Les pions Impact attendent la fin de l’assaut.',
  'A4.6': 'Seules des unités directement engagées peuvent être touchées, et seulement en ligne de tir d’un ennemi.',
  'A4.7':
    'S’il ne reste aucun défenseur, l’attaquant a gagné. Si tous les attaquants directement engagés sont '
    + 'morts, c’est le défenseur. Alors ni appui, ni résultat, ni débâcle.',
};

/** A5, supporting fire. */
const ruleTextsA5SupportingFire: Words['rule-texts/a5-supporting-fire'] = {
  A5: 'Si les attaques n’ont rien décidé, les formations voisines prêtent leur fusillade.',
  'A5.1': 'Les deux camps peuvent appeler un appui, tant que les attaques n’ont pas donné de vainqueur.',
  'A5.2':
    'Une unité peut appuyer si sa formation n’est ni dans l’assaut ni démoralisée, n’a pas fait de marche '
    + 'forcée, et si un ennemi qui a attaqué est à 15 cm et en ligne de tir.',
  'A5.3':
    'L’appui lance sous la valeur de fusillade, attaques supplémentaires des armes légères comprises. First '
    + 'Strike ne donne rien ici.',
  'A5.4':
    'Ses touches tombent sur des unités directement engagées, les plus proches de l’appui d’abord. L’appui '
    + 'lui-même ne peut pas être touché.',
  'A5.5': 'Les pertes infligées par l’appui comptent. Son nombre, ses pions Impact et ses unités Inspiring, non.',
  'A5.6': 'Si le tir d’appui anéantit un camp, l’autre a gagné.',
};

/** A6, the result. */
const ruleTextsA6Result: Words['rule-texts/a6-result'] = {
  A6: 'Les dés et ce que le combat a rapporté décident qui tient.',
  'A6.1': 'Chaque camp lance deux dés, garde le plus haut, puis ajoute ses modificateurs.',
  'A6.2':
    'Tu ajoutes 1 par perte infligée, 1 si tu as plus d’unités et encore 1 si tu en as plus du double, 1 sans '
    + 'pion Impact, 1 si l’ennemi en a plus, et 1 par unité Inspiring en vie.',
  'A6.3': 'Les pions Impact comptent comme avant les pertes de cet assaut.',
  'A6.4':
    'Le total le plus haut gagne. À égalité, on refait un round depuis la contre-charge, et les pertes '
    + 'infligées restent.',
  'A6.5':
    'Le perdant prend une touche par point d’écart. Rien ne les sauve ; elles tombent sur toutes ses unités, '
    + 'engagées ou non, les plus proches de l’ennemi d’abord.',
  'A6.6':
    'Les unités Fearless sont épargnées. Les Space Marines prennent la moitié de ces touches, arrondie en '
    + 'dessous.',
  'A6.7':
    'Quand un transport est touché, ou épargné, tout le monde à l’intérieur l’est avant l’unité suivante au '
    + 'dehors. Les passagers non touchés sauvegardent en sortant de l’épave.',
  'A6.8': 'Les unités tuées dans la débâcle ne posent pas de pion Impact et ne changent rien au résultat.',
};

/** A7, the losers break and get away. */
const ruleTextsA7Withdraw: Words['rule-texts/a7-withdraw'] = {
  A7: 'Les formations perdantes sont démoralisées et s’enfuient, ou non.',
  'A7.1': 'Toute formation perdante est démoralisée sans test : ses pions Impact disparaissent.',
  'A7.2': 'Une formation perdante déjà démoralisée au début de l’assaut est détruite, sauf ses unités Fearless.',
  'A7.3':
    'Chaque unité peut faire deux mouvements dans n’importe quelle direction, à travers les zones de contrôle '
    + 'mais pas les ennemis. Qui finit à 15 cm d’un ennemi est perdu ; une unité Fearless, seulement si elle a '
    + 'bougé et finit à 5 cm.',
  'A7.4':
    'Un engin de guerre qui finit son repli près de l’ennemi n’est pas détruit : il prend un point de dégât '
    + 'par ennemi à 15 cm, et rien ne l’en sauve.',
  'A7.5':
    'Un appareil posé du camp perdant est détruit, sauf s’il est Fearless. Ceux qui en sont sortis se '
    + 'replient.',
  'A7.6':
    'Les formations du camp perdant qui auraient pu appuyer prennent un pion Impact, qu’elles aient tiré ou '
    + 'non.',
  'A7.7':
    'D’abord la débâcle, puis le perdant est démoralisé, détruit ou se replie, puis ses amis sont ébranlés, '
    + 'puis le vainqueur prend ses pions et bouge.',
};

/** A8, what winning has cost, and a free move. */
const ruleTextsA7Consolidate: Words['rule-texts/a7-consolidate'] = {
  A8: 'Le vainqueur compte ses pertes et fait un mouvement gratuit.',
  'A8.1':
    'Chaque formation victorieuse prend un pion Impact par unité perdue ou point de dégât subi, sauf pour les '
    + 'unités sacrifiables. Si elle était démoralisée au départ, elle n’en prend aucun.',
  'A8.2': 'Le vainqueur peut être démoralisé par ces pions Impact. Il n’a pas à se replier.',
  'A8.3':
    'Les unités du vainqueur peuvent bouger de 5 cm, ou de leur Vitesse si leur armée frappe et se dérobe, '
    + 'mais pas dans la zone de contrôle d’un ennemi. À la place, un transport peut embarquer d’autres unités.',
  'A8.4': 'Un perdant Fearless qui reste au contact y reste ; rien de plus n’arrive maintenant.',
};

/** H, whom hits fall on. */
const ruleTextsAllocation: Words['rule-texts/allocation'] = {
  H1:
    'Le propriétaire attribue les touches de l’avant vers l’arrière : d’abord les unités au contact, puis '
    + 'selon la distance à l’ennemi. Entre unités à même distance, il choisit.',
  H2: 'Personne ne prend une deuxième touche avant que toutes les unités qui peuvent être touchées en aient une.',
  H3: 'On attribue d’abord toutes les touches d’une série, puis on les sauvegarde, puis on retire les morts.',
  H4: 'Le type d’unité ne change rien à qui est touché.',
  H5:
    'Touches de corps à corps et de fusillade forment un seul lot. Une touche donnée au contact peut tomber '
    + 'plus en arrière, et le premier rang prend aussi celles de la fusillade.',
  H6:
    'D’abord First Strike, puis les touches ordinaires, puis macro-armes et Tueurs de Titans : chaque série '
    + 'est attribuée et sauvegardée à part.',
  H7: 'Une série suivante reprend au survivant le plus proche, dans l’ordre déjà choisi.',
  H8:
    'Les touches qui ignorent le couvert vont aux unités à couvert et les lances aux Reinforced Armour, tant '
    + 'que « le plus proche d’abord » le permet.',
  H9:
    'Quand vient le tour d’un engin de guerre, il prend des touches jusqu’à sa capacité de dégâts de départ '
    + 'avant l’unité suivante, même s’il est endommagé.',
  H10:
    'Les dégâts d’un Tueur de Titans sur un engin de guerre se lancent quand la touche tombe et comptent '
    + 'comme autant de touches. Ce qui dépasse ne tombe pas sur d’autres.',
  H11: 'Deux touches sur une unité, deux sauvegardes. Une seule ratée la tue, et c’est une seule perte.',
  H12: 'Les touches qui restent quand plus personne ne peut les prendre sont perdues.',
};

/** V, what a unit may throw against a hit. */
const ruleTextsSaves: Words['rule-texts/saves'] = {
  V1: 'Une sauvegarde est un dé qui atteint la valeur de blindage, un par touche. Ratée, l’unité est détruite.',
  V2: 'L’infanterie à couvert peut lancer pour son couvert au lieu de son blindage, jamais pour les deux.',
  V3: 'Seul le défenseur a un couvert dans un assaut. Qui charge l’a quitté.',
  V4:
    'Reinforced Armour relance une sauvegarde ratée, avec la valeur de blindage même si c’est le couvert qui '
    + 'a échoué.',
  V5: 'Contre une lance, Reinforced Armour ne relance pas.',
  V6:
    'Contre une macro-arme, pas d’autre sauvegarde que celle de Reinforced Armour, lancée une fois, et la '
    + 'sauvegarde invulnérable.',
  V7:
    'Contre un Tueur de Titans, seule une sauvegarde invulnérable aide. Sur un engin de guerre il fait autant '
    + 'de points de dégât que ses dés le disent ; toute autre unité est une perte.',
  V8: 'Une attaque qui ignore le couvert ôte la sauvegarde de couvert.',
  V9:
    'La sauvegarde invulnérable est une dernière chance sur 6, quelle que soit la touche : métal vivant sur '
    + '4, bouclier déflecteur sur 5. Un engin de guerre en lance une par point de dégât.',
  V10:
    'Les boucliers arrêtent d’abord des points venus de la fusillade, jamais des coups au contact. Puis '
    + 'blindage ou couvert, la relance de Reinforced Armour, et la sauvegarde invulnérable. Le défenseur '
    + 'sauvegarde avant l’attaquant.',
  V11: 'La touche d’un sniper est plus dure à sauvegarder de 1.',
  V12:
    'Les passagers d’une épave sont là où elle était et sauvegardent contre une touche du même genre, par '
    + 'leur blindage ou sur 6 grâce à l’épave. Ceux qui étaient dans un appareil volant haut sont perdus.',
  V13:
    'Un holochamp sauvegarde sur 3 à la place du blindage, un dé quelle que soit la touche. Un bouclier de '
    + 'chevalier sauvegarde chaque point sur 4, mais pas contre le tir d’appui.',
};

/** W, how war engines fight, count and take damage. */
const ruleTextsWarEngines: Words['rule-texts/war-engines'] = {
  W1:
    'Un engin de guerre lance un dé par point de sa capacité de dégâts de départ, plus ses attaques '
    + 'supplémentaires.',
  W2:
    'Son propriétaire répartit ces dés entre le corps à corps contre les unités au contact et la fusillade '
    + 'contre les autres.',
  W3:
    'Ses coups ne tombent que sur les unités à son contact, ses tirs que sur les autres à 15 cm et en ligne '
    + 'de tir.',
  W4: 'Deux fois plus d’unités que sa capacité de dégâts de départ peuvent être à son contact.',
  W5: 'Chaque touche non sauvegardée ôte un point de capacité de dégâts. Au dernier, il est détruit.',
  W6:
    'Pour chaque point perdu, on lance un dé : sur 6, un coup critique fait ce que dit la fiche, à défaut un '
    + 'point de plus. Certains engins de guerre explosent et touchent tout ce qui est proche.',
  W7:
    'Chaque point de dégât est une perte infligée, ceux d’un coup critique aussi, mais jamais plus que ce qui '
    + 'restait.',
  W8: 'Un engin de guerre compte comme autant d’unités que sa capacité de dégâts de départ.',
  W9: 'Une touche de débâcle lui ôte un point, avec un dé pour le coup critique.',
  W10:
    'Les formations à bord d’un engin de guerre peuvent débarquer et combattre avec lui. Celles qui restent à '
    + 'bord comptent dans le résultat.',
  W11: 'Certains textes donnent aux Titans d’autres dés au contact.',
};

/** B, when a formation breaks and what that means. */
const ruleTextsBlastMarkers: Words['rule-texts/blast-markers'] = {
  B1:
    'Une formation est démoralisée quand elle a autant de pions Impact que d’unités, les Space Marines deux '
    + 'par unité. On retire alors ses pions.',
  B2: 'Une formation démoralisée compte comme ayant autant de pions Impact que d’unités.',
  B3:
    'Une formation démoralisée perd une unité par pion Impact qu’elle devrait prendre, sans sauvegarde et par '
    + 'l’avant. Les Space Marines en perdent une pour deux.',
  B4:
    'Une formation démoralisée combat dans un assaut comme une autre. Elle ne peut pas appuyer, et elle est '
    + 'détruite si elle perd.',
  B5: 'Les pions Impact au-delà du point où une formation est démoralisée partent avec les autres.',
  B7: 'Les formations dans l’assaut ne prennent pas de pion Impact tant qu’il dure.',
};

/** L, distances, lines of fire and terrain. */
const ruleTextsBattlefield: Words['rule-texts/battlefield'] = {
  L1: 'On mesure entre les bords les plus proches de deux socles. Au contact : pas d’écart.',
  L2:
    'Un décor qui cache coupe la ligne de tir. Si l’une des deux unités s’y trouve, elles se voient encore à '
    + 'travers 10 cm.',
  L3: 'Les unités ne coupent pas la ligne de tir ; les engins de guerre, si.',
  L4: 'Qui est plus haut voit par-dessus un décor plus bas, là où la table le dit.',
  L5:
    'Chaque type de décor donne à l’infanterie son couvert, et arrête ou met en danger ce pour quoi il est '
    + 'trop accidenté.',
};

export const books: Words = {
  'steps/dice': stepsDice,
  'epic-armageddon/log': epicArmageddonLog,
  'epic-armageddon/refusals': epicArmageddonRefusals,
  'epic-armageddon/reasons': epicArmageddonReasons,
  explain,
  'rule-texts': ruleTexts,
  'rule-texts/a0-action-test': ruleTextsA0ActionTest,
  'rule-texts/a1-choose-target': ruleTextsA1ChooseTarget,
  'rule-texts/a2-charge': ruleTextsA2Charge,
  'rule-texts/a3-counter-charge': ruleTextsA3CounterCharge,
  'rule-texts/a4-attacks': ruleTextsA4Attacks,
  'rule-texts/a5-supporting-fire': ruleTextsA5SupportingFire,
  'rule-texts/a6-result': ruleTextsA6Result,
  'rule-texts/a7-withdraw': ruleTextsA7Withdraw,
  'rule-texts/a7-consolidate': ruleTextsA7Consolidate,
  'rule-texts/allocation': ruleTextsAllocation,
  'rule-texts/saves': ruleTextsSaves,
  'rule-texts/war-engines': ruleTextsWarEngines,
  'rule-texts/blast-markers': ruleTextsBlastMarkers,
  'rule-texts/battlefield': ruleTextsBattlefield,
};
