/**
 * How people call units of Epic: Armageddon besides their printed names, in the five languages of the site.
 *
 * Sources: the army lists in threads of tacticalwargames.net/taccmd and forum.chezseb.ovh (tid 645); the short forms of
 * the Legio Lexicon, bolterandchainsword.com/topic/247187, and of heresyandheroes.com/ordo-acronymicus; the French
 * names of the French Epic Rules Committee (Codex Space Marines of 2010); and the names under which the same models are
 * sold and talked of in German, French, Spanish and Polish, of which most stand in `foreign-names.ts`. A name that is
 * only a misspelt or shortened printed one needs no row: `search.ts` forgives that.
 */
import { FOREIGN_ASKED, FOREIGN_NAMES, type AliasRow } from './foreign-names.ts';

const TERMINATORS = 'terminator chaos-space-marine-terminators salamander-terminator wolf-guard-terminators '
  + 'deathwatch-terminator iron-warriors-terminators';
const TACTICALS = 'tactical salamander-tactical';
const ASSAULTS = 'assault chaos-assault-marines deathwatch-assault';
const DEVASTATORS = 'devastator salamander-devastator';
const DREADNOUGHTS = 'dreadnought salamander-dreadnought chaos-dreadnought dreadnought-ork';
const INFANTRY = 'infantry infantry-death-korps';
const COMMANDERS = 'supreme-commander supreme-commander-ig supreme-commander-death-korps supreme-commander-minervan';
const SHIPS = 'battle-barge strike-cruiser emperor-class-battleship lunar-class-cruiser despoiler-class-battleship '
  + 'devastation-class-cruiser battlekroozer kill-kroozer dragonship wraithship custodian-class-battleship '
  + 'protector-class-cruiser scythe-class-harvester torture-class-cruiser corsair-class-escort '
  + 'ark-mechanicus-battleship';
const LORDS = 'chaos-lord sorcerer-lord chaos-warlord';

/** Each of these means the first of its ids that the army has. */
export const NAME_ALIASES: readonly AliasRow[] = [
  // Space Marines, loyal or not
  ['termies, termi, termy, tda, terminatoren, terminatortrupp, tactical dreadnought, tactical dreadnought armour, '
    + 'terminateur, exterminador, exterminadores, terminatorzy, terminatorów', TERMINATORS],
  ['tac, tactical marines, tac marines, tacticals, taktische marines, taktischer trupp, taktische trupps, tactique, '
    + 'marines tactiques, tácticos, marines tácticos, taktyczni, taktyczna, taktycznych, taktyczny', TACTICALS],
  ['assault marines, asm, jump marines, jump pack marines, sturmtrupp, sturmmarines, sturm marines, '
    + 'assaut, marines d assaut, asalto, marines de asalto, szturmowi, szturmowych', ASSAULTS],
  ['sturmtruppen, szturmowcy, szturmowców, szturmowcami', `${ASSAULTS} storm-troopers inquisitorial-storm-troopers`],
  ['devs, dev marines, devastators, devastoren, devastor, devastortrupp, devastateur, devastadores, devastador, '
    + 'dewastatorzy, dewastator', DEVASTATORS],
  ['scouts marines, sniper scouts, scouttrupp, spähtrupp, kundschafter, skauci, skautów',
    'scout deathwatch-scout wolf-scouts'],
  ['späher, eclaireur, exploradores, explorador, zwiadowcy, zwiadowców',
    'scout deathwatch-scout wolf-scouts rangers pathfinders-tau'],
  ['dread, dreddy, dreadie, cybot, dreadnaught, dreadnougth', DREADNOUGHTS],
  ['lr, lrs, raiders, land raiders, landraiders', 'land-raider chaos-land-raider'],
  ['lrc, crusaders', 'land-raider-crusader'],
  ['ls, lss, speeders, landspeeders, lands speeders', 'land-speeder land-speeder-tornado'],
  ['vindi, vindies, vindicators, windykator', 'vindicator chaos-vindicator white-scar-vindicator'],
  ['whirlies, whirly, whirlis, whirls', 'whirlwind'],
  ['razor', 'razorback'],
  ['annihilators, preds annihilator', 'predator-annihilator'],
  ['destructors, preds destructor', 'predator-destructor'],
  ['chaos preds', 'chaos-predator'],
  ['th, t hawk, thawk, thunderhawks, tunderhawk, hawk', 'thunderhawk-gunship chaos-thunderhawk'],
  ['lc, landungsboot, barge de debarquement', 'landing-craft'],
  ['moto, motorräder, motorrad, bikes, bikers, bikerz, bikez, motocicletas, motocykle',
    'bike warbikes chaos-space-marine-bikes white-scars-bike swiftclaw-bikes deathwatch-bike jetbikes '
      + 'saim-hann-jetbikes'],
  ['motos d assaut, attack bikes, trikes', 'attack-bike guild-trike multi-melta-attack-bike'],
  ['ordenspriester, aumonier, chapelain, capellán, capelan, kapelan, kapelanem', 'chaplain'],
  ['libby, libbies, lib, skriptor, scriptor, bibliothekar, archiviste, bibliotecario, bibliotekarz', 'librarian'],
  ['hauptmann, capitaine, capitán, kapitan, kapitanem, cpt, capt', 'captain'],
  ['supreme, sc, supreme cmdr, chapter master, cm, ordensmeister, oberbefehlshaber, oberkommandierender, commandant '
    + 'supreme, maitre de chapitre, comandante supremo, naczelny dowódca', COMMANDERS],
  ['csm, chaos marines, chaosmarines, marines du chaos, marines del caos, traitor marines', 'chaos-space-marines'],
  ['chaos lords, herr des chaos, chaosgeneral, seigneur du chaos, señor del caos', LORDS],
  ['zerkers, berserker, khorne berzerkers, berserkers de khorne, bersekers', 'berzerkers'],
  ['oblits, obli, kyborgs', 'obliterators'],
  ['ksons, rubrics, tsons, k sons', 'thousand-sons'],
  ['pms, seuchenmarines, marines de la peste', 'plague-marines'],
  ['dp, dps, dämonenprinz, daemonprinz, prince demon, príncipe demonio', 'daemon-prince'],
  ['lr crusader, landraider crusader', 'land-raider-crusader'],
  // Imperial Guard and Titans
  ['guardsmen, guardsman, guards infantry, infanterie, infanteria, piechota', INFANTRY],
  ['russ, russes, lemans, lemanruss, leman russes, lemun russ, kampfpanzer, leman russ kampfpanzer, chars leman '
    + 'russ, leman russ battle tank, lrbt, tanque leman russ, czołg leman russ', 'leman-russ'],
  ['vanq, vanquisher', 'leman-russ-vanquisher'],
  ['demo, demolisher', 'leman-russ-demolisher'],
  ['bane, bb', 'baneblade'],
  ['shadow, ss', 'shadowsword'],
  ['chims, chimeres, chimären, chimäre, schimäre, schimären, quimera, chimery', 'chimera chimera-minervan'],
  ['stormies, stormtroopers, storm troopers, kasrkin, troupes de choc', 'storm-troopers inquisitorial-storm-troopers'],
  ['rr, rrs, rough rider, roughriders, cavalry, kavallerie, cavaliers, jinetes', 'rough-riders death-riders'],
  ['hydra flak, flak tanks, flakpanzer', 'hydra'],
  ['basis, bassies, basilisken, basilics', 'basilisk'],
  ['mantikor, mantikore, manticora', 'manticore'],
  ['höllenhund, höllenhunde, chiens de l enfer', 'hellhound'],
  ['sentinels, sentis, läufer, sentinelle, centinela', 'sentinel war-walker'],
  ['kommissar, kommissare, commissaire, comisario, komisarz', 'commissar commissar-minervan'],
  ['valks', 'valkyrie'],
  ['tbolt, t bolt, thunderbolts', 'thunderbolt-fighter'],
  ['marauders', 'marauder-bomber'],
  ['warhound, warhound titan, warhound scout titan, wh, spähtitan warhound',
    'warhound-class-titan warhound-class-titan-amtl'],
  ['reaver, reaver titan, reaver battle titan, kampftitan reaver', 'reaver-class-titan reaver-class-titan-amtl'],
  ['warlord titan, warlord battle titan, kampftitan warlord', 'warlord-class-titan warlord-class-titan-amtl'],
  ['imperator, imperator titan', 'imperator-class-titan'],
  // Orks
  ['boys, ork boyz, orkboyz, ork boys', 'boyz'],
  ['nobs, ork nobz, bosse, boss nobz, chefs', 'nobz'],
  ['grots, gretchin, gretchinz, gobbos', 'grotz'],
  ['stormboys, storm boyz, storm boys, chocboyz', 'stormboyz'],
  ['buggies, buggy, warbuggies, buggiez, war buggies', 'warbuggy'],
  ['war bikes, warbike, orkbikes, ork bikes', 'warbikes nob-warbikes'],
  ['skorchers', 'skorcha'],
  ['kopta, deffkopta, deffkoptaz', 'deth-kopta'],
  ['wagons, battle wagon, kampfpanza', 'battlewagon'],
  ['gun wagon', 'gunwagon'],
  ['flak wagon', 'flakwagon'],
  ['battle fortress, battle fortresses, battlefortresses, bf, kampffestung', 'battlefortress'],
  ['gun fortress, gun fortresses, gunfortresses, gf', 'gunfortress'],
  ['kans, killakans, killerkans', 'killa-kan'],
  ['stompaz', 'stompa'],
  ['supa stompa, supastompa', 'supa-stompa supa-stompa-ogbm'],
  ['fighta, fighta bommas, fighterbommer, fightabommer, fighta bombers', 'fighta-bommer'],
  ['oddboyz, odd boy, odd boyz', 'oddboy'],
  ['ork kommandos, kommandoz', 'kommandos'],
  ['war lord, waaaghboss, waaagh boss, warboss', 'warlord'],
  // Eldar, Dark Eldar
  ['gardians, gardien, guardianes, guardianas, strażnicy', 'guardians'],
  ['rächer, furchtlose rächer, vengeurs, vengeurs lugubres, avengers, da, vengadores', 'dire-avengers'],
  ['drachen, feuerdrachen, dragons de feu, dragons, fd, dragones llameantes', 'fire-dragons'],
  ['banshees, hb, todesfeen, banshees hurlantes, espectros aullantes', 'howling-banshees'],
  ['scorpions striking, striking scorps, skorpionkrieger, escorpiones asesinos', 'striking-scorpions'],
  ['reapers, khaindar, schwarze khaindar, faucheurs noirs, faucheurs', 'dark-reapers'],
  ['hawks swooping, falkenkrieger, sturmfalken, aigles chasseurs', 'swooping-hawks'],
  ['spiders, warpspinnen, araignees spectrales', 'warp-spiders'],
  ['spears, speere des khaine, lances de lumiere, shining lances', 'shining-spears'],
  ['runenprophet, prophete, vidente', 'farseer farseer-ch'],
  ['serpent, serpentes', 'wave-serpent'],
  ['falcon tanks', 'falcon'],
  ['prisms', 'fire-prism'],
  ['jet bikes, jetbike, jets, motojets', 'jetbikes saim-hann-jetbikes'],
  ['vypers, vypern', 'vyper saim-hann-vyper'],
  ['walkers, kampfläufer, marcheurs, marcheurs de combat', 'war-walker'],
  ['weltenwanderer', 'rangers'],
  ['wraith lord, phantomlord, seigneur fantome', 'wraithlord'],
  ['wraith guard, phantomgarde, phantomdroiden, garde fantome', 'wraithguard'],
  ['phantom', 'phantom-titan'],
  ['revenant', 'revenant-titan'],
  ['nightwing', 'nightwing-interceptor'],
  ['phoenix', 'phoenix-bomber'],
  ['vampire', 'vampire-raider'],
  ['hagashin, cerastes', 'wyches'],
  // Tyranids, Tau, Necrons, Squats
  ['gaunts, termaganten, termagaunts', 'termagants'],
  ['hormas, hormaganten, hormagants', 'hormagaunts'],
  ['stealers, symbionten, genovoleurs', 'genestealers'],
  ['tyrant, schwarmtyrant, schwarmherrscher, prince tyranide', 'hive-tyrant'],
  ['nid warriors, tyranidenkrieger, guerriers tyranides', 'tyranid-warriors'],
  ['fex, fexes, carnifexe', 'carnifex'],
  ['zoats, zoanthropen', 'zoanthrope'],
  ['fw, feuerkrieger, guerriers de feu, guerreros del fuego', 'fire-warriors'],
  ['crisis, crisis suits, xv8, krisis, krisis kampfanzug, krisis anzüge', 'crisis-battlesuits'],
  ['broadside, xv88', 'broadside-battlesuit'],
  ['stealth, stealth suits, geistanzüge', 'stealth-battlesuits'],
  ['hammerhai, hammerhaie', 'hammerhead'],
  ['devilfishes, teufelsrochen', 'devilfish'],
  ['himmelsrochen', 'skyray'],
  ['kroot, kroot carnivores', 'kroot-warriors'],
  ['necronkrieger', 'necron-warriors'],
  ['monolithe, monolithen', 'monolith'],
  ['squat warrior', 'squat-warriors warriors'],
  // What is fired or dropped from ships
  ['orbital bombardment, orbital strike, pin point attack, pinpoint attack, bombardement orbital, frappe orbitale, '
    + 'orbitalbombardement, orbitales bombardement, bombardeo orbital, bombardowanie orbitalne', SHIPS],
  ['cruiser, croiseur, croiseur d attaque, crucero, crucero de asalto, kreuzer, angriffskreuzer, krążownik, krążownik '
    + 'uderzeniowy', `strike-cruiser ${SHIPS}`],
  ['battleship, schlachtbarke, schlachtschiff, barge de bataille, barcaza de batalla, barka bojowa', SHIPS],
  ...FOREIGN_NAMES,
];

/** Each of these is asked about where the army has several of its ids. */
export const ASKED_ALIASES: readonly AliasRow[] = [
  ['marines, sm, sms, marinos, astartes',
    'tactical assault devastator scout salamander-tactical salamander-devastator chaos-space-marines '
    + 'noise-marines plague-marines'],
  ['preds, predator, predatoren', 'predator-annihilator predator-destructor predator-incinerator chaos-predator'],
  ['tanks, panzer, chars, tanques, czołgi',
    'leman-russ leman-russ-demolisher baneblade shadowsword predator-destructor predator-annihilator'],
  ['aspects, aspect warriors, aspektkrieger, guerriers aspects, guerreros especialistas',
    'dire-avengers fire-dragons howling-banshees striking-scorpions dark-reapers swooping-hawks'],
  ['titan, titanen',
    'warhound-class-titan reaver-class-titan warlord-class-titan warhound-class-titan-amtl '
    + 'reaver-class-titan-amtl warlord-class-titan-amtl'],
  ['kommandant, kommandeur, commandant, comandante, commander, dowódca',
    'captain commander supreme-commander supreme-commander-ig supreme-commander-minervan shasel'],
  ['daemons, dämonen, démons, lesser daemons', 'bloodletters plaguebearers daemonettes flamers minor-daemons'],
  ...FOREIGN_ASKED,
];
