/** In French: what rows beside the texts of Warhammer 40,000 tell. */
import type { English } from '../english.ts';

/** Charges and fire at chargers. */
const charges = {
  '7C-D1': 'Ne charge pas qui est engagé, a couru, a tiré à l’arme lourde ou semblable, s’est jeté à terre, bat en '
    + 'retraite ou s’est rallié ce tour.',
  '7C-D2': 'Une unité chargée pendant sa retraite teste son Commandement dès que la charge est à portée : elle se '
    + 'rallie et combat, ou elle est détruite.',
  '7C-D3': 'Une unité dont toutes les figurines sont véloces relance une fois un dé de sa charge ou les deux.',
  '7C-D4': 'Une unité avec une figurine qui se déplace à couvert ne perd pas 2″ en terrain difficile ; cette '
    + 'figurine réussit le terrain dangereux.',
  '7C-D5': 'Une unité de nuées seules n’est pas ralentie par le terrain difficile.',
  '7C-D6': 'Qui a gardé son réacteur pour la charge en relance la distance et frappe avec le Marteau de Colère.',
  '7C-O1': 'Le tir en état d’alerte touche sur 6, quel que soit le tireur.',
  '7C-O2': 'Les armes à explosion ne tirent pas en état d’alerte.',
  '7C-O3': 'Une arme à gabarit touche D3 fois ceux qui chargent, avec sa Force et sa PA, à toute distance.',
  '7C-O4': 'Les lents et méthodiques ne tirent pas en état d’alerte ; parmi les véhicules, seuls les marcheurs le '
    + 'font.',
  '7C-O5': 'Les blessures du tir en état d’alerte vont à la figurine de charge la plus proche jusqu’à sa perte, se '
    + 'sauvegardent et ne comptent pour personne.',
} as const;

/** What models have. */
const units = {
  '7C-U1': 'Une unité avec une figurine sans peur réussit ses tests de moral et de peur, et ne peut choisir d’échouer.',
  '7C-U2': 'Une unité avec une figurine obstinée ne perd pas de Commandement à un test de moral.',
  '7C-U3': 'Qui ne connaît pas la peur réussit les tests de peur et se rallie ; rattrapé par une percée, il reste '
    + 'engagé et personne n’est retiré.',
  '7C-U4': 'Un zélote est sans peur et hait tout le monde.',
  '7C-U5': 'Au premier round d’un combat, qui hait relance ses jets pour toucher ratés.',
  '7C-U6': 'Une unité avec une figurine dont c’est l’ennemi juré relance les uns pour toucher et pour blesser.',
  '7C-U7': 'Une unité qui touche une figurine causant la peur teste son Commandement au début du combat ; en cas '
    + 'd’échec elle combat à Capacité de Combat 1.',
  '7C-U8': 'Qui contre-attaque a une attaque de plus quand il est chargé, sauf si son unité était déjà engagée.',
  '7C-U9': 'Une charge féroce ajoute 1 à la Force au tour de la charge, sauf si elle est désordonnée.',
  '7C-U10': 'La rage fait valoir deux attaques à une charge au lieu d’une, sauf si elle est désordonnée.',
  '7C-U11': 'Là où l’ennemi a plus de figurines au combat, celles en carnage ont D3 attaques de plus.',
  '7C-U12': 'Qui est insensible à la douleur lance un dé par blessure non sauvegardée et l’ignore sur son chiffre.',
  '7C-U13': 'Une blessure de mort instantanée prend tous les points de vie de sa victime, et tous comptent ; à un '
    + 'guerrier éternel elle en prend un.',
  '7C-U13a': 'Une Force d’au moins le double de l’Endurance cause la mort instantanée.',
  '7C-U14': 'Ce qui est empoisonné blesse sur son chiffre, ou par le tableau là où il demande moins ; si la Force '
    + 'dépasse l’Endurance, les échecs sont relancés.',
  '7C-U15': 'Un 6 pour blesser de ce qui est perforant blesse n’importe qui, à PA 2.',
  '7C-U16': 'Le fléau de la chair blesse sur 2+.',
  '7C-U17': 'Lacération relance les jets pour blesser ratés.',
  '7C-U18': 'Le fléau des blindages lance un dé de plus contre le blindage des véhicules.',
  '7C-U19': 'Marteau de Colère : qui charge et se trouve au contact touche une fois sans jet, au pas 10, à sa '
    + 'propre Force.',
  '7C-U20': 'Concasser frappe à PA 2, ou d’une seule attaque à Force doublée.',
  '7C-U21': 'Qui a été blessé par une arme commotionnante a Initiative 1 jusqu’à la fin de la prochaine phase '
    + 'd’assaut.',
  '7C-U22': 'Une arme encombrante frappe au pas 1, mais pas entre les mains de créatures monstrueuses et de marcheurs.',
  '7C-U23': 'Une arme de spécialiste n’a de seconde arme qu’en une autre de spécialiste ; une arme à deux mains '
    + 'n’en a jamais.',
  '7C-U24': 'Le pouvoir d’une arme de force est lancé avant le combat ; tant qu’il dure, ses blessures sont des '
    + 'morts instantanées.',
  '7C-U25': 'Un démon a une sauvegarde invulnérable de 5+ et cause la peur.',
  '7C-U26': 'Une unité avec un chasseur de monstres relance les blessures ratées contre les créatures monstrueuses.',
  '7C-U27': 'Une arme de maître relance un jet pour toucher raté chaque tour.',
  '7C-U28': 'De nuées également proches, celle à qui il reste le moins de points de vie prend la suivante.',
  '7C-U29': 'Une unité avec un croisé ajoute D3 à sa percée.',
  '7C-U30': 'À la fin d’une phase d’assaut, qui frappe et s’éclipse peut tester son Initiative et sortir de 3D6″ du '
    + 'combat.',
  '7C-U31': 'Les lents et méthodiques ne font ni percée ni tir en état d’alerte ; eux et les implacables chargent '
    + 'après un tir lourd.',
  '7C-U32': 'Un destructeur ne lance pas pour blesser : sur 2+ il prend D3 points de vie, sur 6 D6 + 6 sans '
    + 'sauvegarde.',
  '7C-T1': 'Une créature monstrueuse cause la peur, concasse, frappe avec le Marteau de Colère, se déplace à '
    + 'couvert et est implacable.',
} as const;

/** Weapons and grenades. */
const weapons = {
  '7C-W1': 'Une épée énergétique a PA 3.',
  '7C-W2': 'Une hache énergétique ajoute 1 à la Force, a PA 2 et est encombrante.',
  '7C-W3': 'Une masse énergétique ajoute 2 à la Force, a PA 4 et est commotionnante.',
  '7C-W4': 'Une lance énergétique ajoute 1 à la Force et a PA 3 au tour d’une charge, PA 4 sinon.',
  '7C-W5': 'Les armes de corps à corps et les pistolets ne valent que comme seconde arme.',
  '7C-W6': 'Un gantelet ou une pince énergétique double la Force et a PA 2 ; c’est encombrant, et seule une autre '
    + 'arme de spécialiste lui est seconde.',
  '7C-W7': 'Un marteau tonnerre est un gantelet énergétique commotionnant.',
  '7C-W8': 'Un poing tronçonneur est un gantelet énergétique avec un dé de plus contre les véhicules.',
  '7C-W9': 'Une griffe éclair a PA 3 et relance les blessures ratées ; seule une autre arme de spécialiste lui est '
    + 'seconde.',
  '7C-W10': 'Une épée de force a PA 3, une hache +1, PA 2 et est encombrante, un bâton +2, PA 4 et est commotionnant.',
  '7C-W11': 'Une lame relique ajoute 2 à PA 3, un éviscérateur double la Force à PA 2 et est encombrant ; les deux '
    + 'prennent deux mains.',
  '7C-W12': 'Une lame sorcière a le fléau de la chair, un agoniseur est empoisonné à PA 3, une lame-écorce tue net '
    + 'à PA 3, un klaive ajoute 1 à PA 2.',
  '7C-W13': 'L’arme d’un dreadnought double la Force à PA 2, un marteau sismique à PA 1.',
  '7C-W14': 'Une hache tronçonneuse a PA 4, un gros kikoup’ +2 et PA 5, une fauchard +2 et PA 2, une lame infernale '
    + 'PA 3.',
  '7C-W15': 'Les griffes perforantes le sont à PA 5, les griffes tranchantes ont PA 6, les pinces broyeuses +1 et '
    + 'PA 2 et sont encombrantes.',
  '7C-W16': 'Un bouclier tempête sauve sur 3+ et n’est pas une seconde arme ; l’armure Terminator sauve sur 2+ ou '
    + '5+ invulnérable, est implacable et sans percée.',
  '7C-G1': 'Les grenades frag laissent leur porteur à sa propre Initiative quand il charge à travers un terrain '
    + 'difficile.',
  '7C-G2': 'Les grenades défensives ôtent l’attaque de leur charge à ceux qui n’étaient pas déjà engagés.',
  '7C-G3': 'Une grenade krak frappe créatures monstrueuses et véhicules à Force 6 et PA 4.',
  '7C-G4': 'Les bombes à fusion frappent à Force 8 et PA 1, les grenades à plasma à Force 4 et PA 4.',
  '7C-G5': 'Dans chaque unité une seule figurine utilise une grenade par phase.',
} as const;

/** Characters, results and vehicles. */
const results = {
  '7C-C1': 'Un personnage qui a rejoint une unité en fait partie ; elle teste sur le plus haut Commandement.',
  '7C-C2': 'Attention chef : sur 4+, un personnage indépendant sur 2+, une autre figurine à 6″ prend sa blessure '
    + 'avant la sauvegarde.',
  '7C-C3': 'Un défi est lancé avant les coups, un par combat.',
  '7C-C4': 'Si un défi est refusé, l’autre camp dit qui ne frappe pas.',
  '7C-C5': 'Les deux qui relèvent un défi sont mis au contact et ne touchent que l’autre.',
  '7C-C6': 'Les blessures d’un défi comptent pour le résultat.',
  '7C-C7': 'Avec un personnage indépendant une unité se rallie comme s’il en restait un quart.',
  '7C-R1': 'Deux dés qui montrent au plus le Commandement réussissent un test de moral ; deux uns toujours.',
  '7C-R2': 'Chaque blessure dont un camp a perdu lui coûte un point de Commandement.',
  '7C-R3': 'Une unité bat en retraite de 2D6″, librement à travers ses adversaires ; sans place pour cela elle est '
    + 'détruite.',
  '7C-R4': 'Une unité dont il reste un quart se rallie sur son Commandement, une plus petite sur deux uns seulement.',
  '7C-R5': 'Percées, consolidations et regroupements sont comme le texte les a.',
  '7C-V1': 'Un véhicule qui n’est pas un marcheur est frappé à Capacité de Combat 1.',
  '7C-V2': 'Les coups portent sur le blindage arrière d’un véhicule.',
  '7C-V3': 'Un dé et la Force contre le blindage : autant est superficiel, plus est lourd.',
  '7C-V4': 'Ce qui pénètre lance pour les dégâts.',
  '7C-V5': 'Un véhicule qui explose touche les unités autour à Force 4.',
  '7C-V6': 'Les véhicules ne testent jamais leur moral.',
  '7C-V7': 'Un marcheur combat avec ses propres caractéristiques.',
  '7C-V8': 'Dans une charge désordonnée la première cible décide des règles qui terminent le combat.',
} as const;

/** The fourth edition. */
const fourth = {
  '4C-D1': 'Unité par unité on déclare sa charge et on bouge ; toutes chargent avant tout combat.',
  '4C-D2': 'Une charge va aussi loin que l’assaut de l’unité : 6″, bêtes et cavalerie 12″.',
  '4C-D3': 'En terrain difficile le plus haut de deux dés est la distance, doublé pour bêtes et cavalerie ; les '
    + 'créatures monstrueuses relancent, les motos ne sont pas ralenties.',
  '4C-D4': 'Les motos en terrain difficile testent le terrain dangereux, l’infanterie de saut seulement là où son '
    + 'mouvement finit.',
  '4C-D5': 'La figurine qui a besoin du moins de mouvement va d’abord, vers l’ennemi le plus proche de l’unité '
    + 'chargée.',
  '4C-D6': 'Autant que possible touchent l’ennemi, en cohésion et à travers personne.',
  '4C-D7': 'Le tir rapide interdit une charge, mais pas aux motos et aux marcheurs.',
  '4C-D8': 'Une unité chargée pendant sa retraite, ou dans laquelle on consolide, teste d’abord son ralliement, et '
    + 'est détruite si elle échoue.',
  '4C-D9': 'Personne ne tire sur ceux qui chargent.',
  '4C-W1': 'Une figurine frappe avec une arme spéciale par tour, ou aucune ; une autre arme est sa seconde.',
  '4C-W2': 'Les armes ordinaires et les pistolets donnent une attaque et rien d’autre.',
  '4C-W3': 'Contre une arme lourde de corps à corps aucune sauvegarde d’armure ne vaut mieux que 4+.',
  '4C-W4': 'Ce que fait une telle arme, ce texte ne le dit pas : c’est emprunté aux règles d’essai.',
  '4C-T5': 'Contre les blessures d’une créature monstrueuse il n’y a pas de sauvegarde d’armure.',
  '4C-T6': 'Une créature monstrueuse lance deux dés contre le blindage des véhicules.',
  '4C-U1': 'Qui ne connaît pas la peur se rallie ; rattrapé par une percée, il n’est pas détruit et combat encore.',
  '4C-U2': 'Une unité chargée qui contre-attaque bouge jusqu’à 6″ pour toucher ceux qui chargent, sans attaque pour '
    + 'cela.',
  '4C-U3': 'Une unité et un personnage qui l’a rejointe perdent des règles comme la contre-attaque s’ils ne les '
    + 'partagent pas.',
  '4C-U4': 'Une unité sans peur ne teste pas son moral ; à la place il n’y a pas de retraite.',
  '4C-I1': 'Une Force d’au moins le double de l’Endurance tue net.',
  '4C-A1': 'Qui a plusieurs sauvegardes choisit celle qu’il lance.',
  '4C-C1': 'Une unité utilise le Commandement d’un personnage qui l’a rejointe s’il est meilleur, et bouge comme le '
    + 'plus lent.',
  '4C-R1': 'Plus de blessures gagnent ; puis viennent moral, rupture et consolidation, et regroupement.',
  '4C-R2': 'Deux dés qui montrent au plus le Commandement réussissent un test de moral ; deux uns toujours.',
  '4C-R3': 'Perdre un assaut coûte du Commandement ; combien s’est perdu avec la page.',
  '4C-R4': 'Les Terminators et leurs semblables ne font pas de percée ; ils consolident.',
  '4C-R5': 'Une percée est un dé et l’Initiative que la plupart ont ; autant que le perdant le détruit.',
  '4C-R6': 'Pas de percée là où plus personne du perdant n’est touché, ou si le vainqueur en combat d’autres.',
  '4C-R7': 'Une unité qui a détruit son ennemi dans une percée consolide quand même.',
  '4C-R8': 'La consolidation est de 3″ et peut atteindre un nouvel ennemi.',
  '4C-R9': 'Une unité bat en retraite de 2D6″, infanterie de saut, motos, bêtes et cavalerie de 3D6″, moitié moins '
    + 'en terrain difficile.',
  '4C-R10': 'Le regroupement final est de 6″ ; là où personne n’est à portée les deux camps consolident.',
  '4C-R11': 'Qui touche une unité la frappe ; un vainqueur fait sa percée ou consolide quand tous ses ennemis '
    + 'fuient ou sont morts.',
  '4C-R12': 'Toutes les unités d’un combat se regroupent vers des ennemis qui y étaient.',
  '4C-R13': 'Une demi-unité sans ennemi à 6″ se rallie au début de son mouvement, à +1 sans ennemi en vue.',
  '4C-R14': 'Pas de retraite : les perdants qui ne rompent pas prennent une, deux ou trois blessures selon leur '
    + 'infériorité, et peuvent les sauvegarder.',
} as const;

export const books: English['warhammer-40k-rows'] = {
  'warhammer-40k/rows': { ...charges, ...units, ...weapons, ...results, ...fourth },
};
