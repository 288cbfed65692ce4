/**
 * How people call units of Epic: Armageddon besides their printed names, in the five languages of the site.
 *
 * Sources: the army lists in threads of tacticalwargames.net/taccmd and forum.chezseb.ovh (tid 645); the short forms of
 * the Legio Lexicon, bolterandchainsword.com/topic/247187, and of heresyandheroes.com/ordo-acronymicus; the French
 * names of the French Epic Rules Committee (Codex Space Marines of 2010); and the names under which the same models are
 * sold and talked of in German, French, Spanish and Polish. A name that is only a misspelt or shortened printed one
 * needs no row: `search.ts` forgives that.
 */

/** Names with commas between them, and the ids that they may mean, likeliest first. */
export type AliasRow = readonly [names: string, ids: string];

const TERMINATORS = 'terminator chaos-space-marine-terminators salamander-terminator wolf-guard-terminators '
  + 'deathwatch-terminator iron-warriors-terminators';
const TACTICALS = 'tactical salamander-tactical';
const ASSAULTS = 'assault chaos-assault-marines deathwatch-assault';
const DEVASTATORS = 'devastator salamander-devastator';
const DREADNOUGHTS = 'dreadnought salamander-dreadnought chaos-dreadnought dreadnought-ork';
const INFANTRY = 'infantry infantry-death-korps';
const COMMANDERS = 'supreme-commander supreme-commander-ig supreme-commander-death-korps supreme-commander-minervan';
const LORDS = 'chaos-lord sorcerer-lord chaos-warlord';
const GRETCHIN = 'grotz';

/** Each of these means the first of its ids that the army has. */
export const NAME_ALIASES: readonly AliasRow[] = [
  // Space Marines, loyal or not
  ['termies, termi, termis, termy, termys, termie, tda, terminatoren, terminatortrupp, tactical dreadnought, '
    + 'tactical dreadnoughts, tactical dreadnought armour, terminateur, terminateurs, exterminador, exterminadores, '
    + 'terminatorzy, terminatorów', TERMINATORS],
  ['tac, tacs, tactical marines, tactical marine, tac marines, tac squad, tacticals, taktische marines, '
    + 'taktischer trupp, taktische trupps, taktische, tactique, tactiques, marines tactiques, escouade tactique, '
    + 'tácticos, marines tácticos, marines tactique, taktyczni, taktyczna', TACTICALS],
  ['assault marines, assault marine, asm, jump marines, jump pack marines, sturmtruppen, sturmtrupp, sturmmarines, '
    + 'sturm marines, sturmmarine, assaut, assauts, marines d assaut, marines d assauts, marines assaut, asalto, '
    + 'marines de asalto, szturmowi, szturmowcy', ASSAULTS],
  ['devs, dev, dev marines, devastators, devastoren, devastor, devastortrupp, devastortrupps, devastateur, '
    + 'devastateurs, devastadores, devastador, dewastatorzy, dewastator', DEVASTATORS],
  ['scouts marines, sniper scouts, scout bikes, scouttrupp, scouttrupps, späher, spähtrupp, spähtrupps, eclaireur, '
    + 'eclaireurs, exploradores, explorador, zwiadowcy', 'scout deathwatch-scout wolf-scouts'],
  ['dread, dreads, dreddy, dreadie, cybot, cybots, dreadnaught, dreadnaughts, dreadnougth',
    DREADNOUGHTS],
  ['lr, lrs, raiders, land raiders, landraiders, lands raiders', 'land-raider chaos-land-raider'],
  ['lrc, lrcs, crusaders', 'land-raider-crusader'],
  ['ls, lss, speeders, speeder, landspeeders, lands speeders', 'land-speeder land-speeder-tornado'],
  ['vindi, vindis, vindies, vindicators, windykator', 'vindicator chaos-vindicator white-scar-vindicator'],
  ['whirlies, whirly, whirlis, whirls', 'whirlwind'],
  ['razor, razors, razorbacks', 'razorback'],
  ['annihilators, annihilator, preds annihilator', 'predator-annihilator'],
  ['destructors, destructor, preds destructor', 'predator-destructor'],
  ['chaos preds, chaos predators', 'chaos-predator'],
  ['th, t hawk, t hawks, thawk, thawks, thunderhawks, thunderhawk, tunderhawk, tunderhawks, hawk, hawks',
    'thunderhawk-gunship chaos-thunderhawk'],
  ['lc, landing crafts, landungsboot, barge de debarquement', 'landing-craft'],
  ['moto, motos, motorräder, motorrad, bikes, bikers, bikerz, bikez, motocicletas, motocykle',
    'bike warbikes chaos-space-marine-bikes white-scars-bike swiftclaw-bikes deathwatch-bike'],
  ['motos d assaut, attack bikes, trikes, trike', 'attack-bike guild-trike multi-melta-attack-bike'],
  ['ordenspriester, skriptor chaplain, aumonier, chapelain, capellán, capelan, kapelan', 'chaplain'],
  ['libby, libbies, lib, skriptor, scriptor, bibliothekar, archiviste, bibliotecario, bibliotekarz', 'librarian'],
  ['hauptmann, capitaine, capitán, kapitan, captains, cpt, capt', 'captain'],
  ['supreme, sc, supreme cmdr, supreme commanders, chapter master, cm, ordensmeister, oberbefehlshaber, '
    + 'oberkommandierender, commandant supreme, commandant suprême, maitre de chapitre, comandante supremo, '
    + 'naczelny dowódca', COMMANDERS],
  ['csm, csms, chaos marines, chaosmarines, chaos space marine, marines du chaos, marines del caos, traitor marines',
    'chaos-space-marines'],
  ['chaos lords, herr des chaos, chaosgeneral, seigneur du chaos, señor del caos', LORDS],
  ['zerkers, zerker, berserker, berserkers, khorne berzerkers, berserkers de khorne, bersekers', 'berzerkers'],
  ['oblits, obli, oblis, kyborgs, kyborg, obliterators', 'obliterators'],
  ['ksons, rubrics, tsons, k sons', 'thousand-sons'],
  ['pms, seuchenmarines, marines de la peste', 'plague-marines'],
  ['dp, dps, dämonenprinz, daemonprinz, prince demon, príncipe demonio', 'daemon-prince'],
  ['lr crusader, landraider crusader', 'land-raider-crusader'],
  // Imperial Guard and Titans
  ['guardsmen, guardsman, guards infantry, infanterie, infanteria, infantería, piechota, gardisten, imps, gardes',
    INFANTRY],
  ['russ, russes, lemans, leman, lemanruss, leman russes, lemun russ, lr tank, kampfpanzer, '
    + 'leman russ kampfpanzer, chars leman russ, char leman russ, leman russ battle tank, lrbt, tanque leman russ, '
    + 'czołg leman russ', 'leman-russ'],
  ['vanq, vanqs, vanquisher, vanquishers', 'leman-russ-vanquisher'],
  ['demo, demos, demolisher, demolishers', 'leman-russ-demolisher'],
  ['bane, banes, baneblades, bb', 'baneblade'],
  ['shadow, shadows, shadowswords, ss', 'shadowsword'],
  ['stormswords', 'stormsword'],
  ['chimeras, chims, chimeres, chimère, chimären, chimäre, schimäre, schimären, quimera, quimeras, chimery',
    'chimera chimera-minervan'],
  ['stormies, stormtroopers, storm troopers, stormtrooper, gardisten der sturmtruppen, kasrkin, troupes de choc',
    'storm-troopers inquisitorial-storm-troopers'],
  ['rr, rrs, rough rider, roughriders, cavalry, kavallerie, cavaliers, jinetes', 'rough-riders death-riders'],
  ['hydras, hydra flak, flak tanks, flakpanzer', 'hydra'],
  ['basis, bassies, basilisks, basilisken, basilics, basilic', 'basilisk'],
  ['manticores, mantikor, mantikore, manticora', 'manticore'],
  ['hellhounds, höllenhund, höllenhunde, chiens de l enfer', 'hellhound'],
  ['sentinels, sentis, läufer, sentinelle, sentinelles, centinela, centinelas', 'sentinel war-walker'],
  ['ogryn, ogre, ogres', 'ogryns'],
  ['commissars, kommissar, kommissare, commissaire, commissaires, comisario, comisarios, komisarz',
    'commissar commissar-minervan'],
  ['vultures', 'vulture'],
  ['valks, valk, valkyries', 'valkyrie'],
  ['tbolt, tbolts, t bolt, t bolts, thunderbolts, thunderbolt', 'thunderbolt-fighter'],
  ['marauders, marauder', 'marauder-bomber'],
  ['warhound, warhounds, warhound titan, warhound scout titan, warhound scout titans, warhound titans, wh, '
    + 'spähtitan warhound', 'warhound-class-titan warhound-class-titan-amtl'],
  ['reaver, reaver titan, reaver battle titan, reaver titans, reaver battle titans, kampftitan reaver',
    'reaver-class-titan reaver-class-titan-amtl'],
  ['warlord titan, warlord battle titan, warlord titans, warlord battle titans, kampftitan warlord',
    'warlord-class-titan warlord-class-titan-amtl'],
  ['imperator, imperator titan', 'imperator-class-titan'],
  // Orks
  ['boys, ork boyz, orkboyz, ork boys, chicos', 'boyz'],
  ['nobs, nob, ork nobz, bosse, boss nobz, kaids, chefs', 'nobz'],
  ['grots, gretchin, gretchins, grot, gretchinz, gobbos', GRETCHIN],
  ['stormboys, storm boyz, storm boys, chocboyz', 'stormboyz'],
  ['buggies, buggy, warbuggies, buggys, buggiez, war buggies', 'warbuggy'],
  ['war bikes, warbike, orkbikes, ork bikes', 'warbikes nob-warbikes'],
  ['skorchas, skorchers', 'skorcha'],
  ['kopta, koptas, deffkopta, deffkoptas, deth koptas, deffkoptaz', 'deth-kopta'],
  ['wagons, battle wagon, battle wagons, battlewagons, kampfpanza', 'battlewagon'],
  ['gun wagon, gun wagons, gunwagons', 'gunwagon'],
  ['flak wagon, flak wagons, flakwagons', 'flakwagon'],
  ['battle fortress, battle fortresses, battlefortresses, bf, kampffestung', 'battlefortress'],
  ['gun fortress, gun fortresses, gunfortresses, gf', 'gunfortress'],
  ['kans, kan, killakans, killa kans, killerkans', 'killa-kan'],
  ['stompas, stompaz', 'stompa'],
  ['supa stompas, supastompa', 'supa-stompa supa-stompa-ogbm'],
  ['fighta, fightas, fighta bommas, fighterbommer, fightabommer, fighta bombers, fighterbommers', 'fighta-bommer'],
  ['oddboyz, odd boy, odd boyz', 'oddboy'],
  ['kommando, ork kommandos, kommandoz', 'kommandos'],
  ['war lord, waaaghboss, waaagh boss, warboss, wa boss', 'warlord'],
  // Eldar, Dark Eldar
  ['guardian, gardisten der eldar, gardians, gardien, gardiens, guardianes, guardianas, strażnicy', 'guardians'],
  ['rächer, furchtlose rächer, vengeurs, vengeurs lugubres, avengers, avenger, da, vengadores', 'dire-avengers'],
  ['drachen, feuerdrachen, dragons de feu, dragons, fd, dragones llameantes', 'fire-dragons'],
  ['banshees, banshee, hb, todesfeen, banshees hurlantes, espectros aullantes', 'howling-banshees'],
  ['scorpions striking, striking scorps, skorpionkrieger, scorpions ardents, escorpiones asesinos',
    'striking-scorpions'],
  ['reapers, reaper, khaindar, schwarze khaindar, faucheurs noirs, faucheurs', 'dark-reapers'],
  ['hawks swooping, falkenkrieger, sturmfalken, aigles chasseurs', 'swooping-hawks'],
  ['spiders, warpspinnen, araignees spectrales', 'warp-spiders'],
  ['spears, speere des khaine, lances de lumiere, shining lances', 'shining-spears'],
  ['farseers, runenprophet, prophete, vidente', 'farseer farseer-ch'],
  ['serpent, serpents, wave serpents, serpentes', 'wave-serpent'],
  ['falcons, falcon tanks', 'falcon'],
  ['prisms, prism, fire prisms, illum zar', 'fire-prism'],
  ['jet bikes, jetbike, jets, motojets, motojet', 'jetbikes saim-hann-jetbikes'],
  ['vypers, vypern', 'vyper saim-hann-vyper'],
  ['walkers, war walkers, kampfläufer, marcheurs, marcheurs de combat', 'war-walker'],
  ['ranger, weltenwanderer, loup rangers', 'rangers'],
  ['wraith lord, phantomlord, phantomlords, seigneur fantome', 'wraithlord'],
  ['wraith guard, phantomgarde, phantomdroiden, garde fantome', 'wraithguard'],
  ['phantom, phantoms', 'phantom-titan'],
  ['revenant, revenants', 'revenant-titan'],
  ['nightwing, nightwings', 'nightwing-interceptor'],
  ['phoenix', 'phoenix-bomber'],
  ['vampire, vampires', 'vampire-raider'],
  ['wyche, hagashin, cerastes', 'wyches'],
  // Tyranids, Tau, Necrons, Squats
  ['gaunts, gaunt, termagant, termaganten, termagaunts', 'termagants'],
  ['hormas, hormagaunt, hormaganten, hormagants', 'hormagaunts'],
  ['stealers, genestealer, symbionten, genestealers, genovoleurs', 'genestealers'],
  ['tyrant, tyrants, hive tyrants, schwarmtyrant, schwarmherrscher, prince tyranide', 'hive-tyrant'],
  ['nid warriors, tyranidenkrieger, guerriers tyranides', 'tyranid-warriors'],
  ['fex, carnifexe, carnifexes', 'carnifex'],
  ['zoats, zoanthropes, zoanthropen', 'zoanthrope'],
  ['fw, fire warrior, feuerkrieger, guerriers de feu, guerreros del fuego', 'fire-warriors'],
  ['crisis, crisis suits, crisis suit, xv8, krisis, krisis kampfanzug, krisis anzüge', 'crisis-battlesuits'],
  ['broadside, broadsides, xv88', 'broadside-battlesuit'],
  ['stealth, stealths, stealth suits, geistanzüge', 'stealth-battlesuits'],
  ['hammerheads, hammerhai, hammerhaie', 'hammerhead'],
  ['devilfishes, teufelsrochen', 'devilfish'],
  ['skyrays, himmelsrochen', 'skyray'],
  ['kroot, kroots, kroot carnivores', 'kroot-warriors'],
  ['necron warrior, necronkrieger', 'necron-warriors'],
  ['monolithe, monoliths, monolithen', 'monolith'],
  ['squat warrior', 'squat-warriors warriors'],
];

/** Each of these is asked about where the army has several of its ids. */
export const ASKED_ALIASES: readonly AliasRow[] = [
  ['marines, marine, sm, sms, marinos, astartes',
    'tactical assault devastator scout salamander-tactical salamander-devastator chaos-space-marines '
    + 'noise-marines plague-marines'],
  ['preds, pred, predator, predators, predatoren',
    'predator-annihilator predator-destructor predator-incinerator chaos-predator'],
  ['tanks, panzer, chars, char, tank, tanques, czołgi', 'leman-russ leman-russ-demolisher baneblade shadowsword '
    + 'predator-destructor predator-annihilator'],
  ['aspects, aspect warriors, aspektkrieger, aspect warrior, guerriers aspects, guerreros especialistas',
    'dire-avengers fire-dragons howling-banshees striking-scorpions dark-reapers swooping-hawks'],
  ['titan, titans, titanen', 'warhound-class-titan reaver-class-titan warlord-class-titan '
    + 'warhound-class-titan-amtl reaver-class-titan-amtl warlord-class-titan-amtl'],
  ['kommandant, kommandeur, commandant, comandante, commander, dowódca', 'captain commander supreme-commander '
    + 'supreme-commander-ig supreme-commander-minervan shasel'],
  ['daemons, dämonen, démons, lesser daemons', 'bloodletters plaguebearers daemonettes flamers minor-daemons'],
];
