/** Profiles of the seventh edition, numbers and names only. README.md describes a row. */
import type { StoredUnits } from './rows.ts';

export const SEVENTH_UNITS: StoredUnits = {
  source: 'BSData, wh40k-7th-edition, commit 6fd52df (numbers and names only), '
    + 'https://github.com/BSData/wh40k-7th-edition',
  licence: 'none stated',
  notice: [
    'Numbers and names of profiles and weapons of the seventh edition are those of the community data of',
    'github.com/BSData/wh40k-7th-edition at commit 6fd52df, which states no licence. Nothing else was taken from it.',
  ],
  armies: {
    'space-marines': 'Space Marines', 'blood-angels': 'Blood Angels', 'space-wolves': 'Space Wolves',
    'grey-knights': 'Grey Knights', 'adepta-sororitas': 'Adepta Sororitas', 'astra-militarum': 'Astra Militarum',
    orks: 'Orks', eldar: 'Eldar', 'dark-eldar': 'Dark Eldar', tyranids: 'Tyranids', necrons: 'Necrons', tau: 'Tau',
    'chaos-space-marines': 'Chaos Space Marines', 'chaos-daemons': 'Chaos Daemons', khorne: 'Khorne Daemonkin',
  },
  units: [
    {
      id: 'space-marine', name: 'Space Marine', army: 'space-marines', kind: 'infantry', line: '4 4 4 4 1 4 1 8',
      save: '3+', weapons: 'pistol?', rules: 'and-they-shall-know-no-fear', grenades: 'frag?',
      also: 'tactical marines, tactical, tac marines, tacs, marines, tactical squad, marine',
    },
    {
      id: 'assault-marine', name: 'Assault Marine', army: 'blood-angels', kind: 'infantry', line: '4 4 4 4 1 4 1 8',
      save: '3+', weapons: 'pistol?, chainsword', rules: 'and-they-shall-know-no-fear, furious-charge',
      grenades: 'frag?', also: 'assault marines, assault, asm, assault squad',
    },
    {
      id: 'veteran-sergeant', name: 'Veteran Sergeant', army: 'blood-angels', kind: 'infantry', role: 'character',
      line: '4 4 4 4 1 4 2 9', save: '3+', weapons: 'pistol?, chainsword', choices: 'any',
      rules: 'and-they-shall-know-no-fear, furious-charge', grenades: 'frag?', also: 'sergeant, vet sergeant, sarge',
    },
    {
      id: 'terminator', name: 'Terminator', army: 'blood-angels', kind: 'infantry', line: '4 4 4 4 1 4 2 9',
      save: '2+/5++', weapons: 'power fist', choices: 'chainfist, power sword',
      rules: 'and-they-shall-know-no-fear, furious-charge, terminator-armour',
      also: 'termies, terminators, terminator squad, tactical terminators',
    },
    {
      id: 'assault-terminator', name: 'Assault Terminator', army: 'blood-angels', kind: 'infantry',
      line: '4 4 4 4 1 4 2 9', save: '2+/3++', weapons: 'thunder hammer',
      rules: 'storm-shield, and-they-shall-know-no-fear, furious-charge, terminator-armour',
      also: 'hammernators, th/ss terminators, thunder hammer terminators, assault termies, terminator th/ss',
    },
    {
      id: 'death-company', name: 'Death Company', army: 'blood-angels', kind: 'infantry', line: '4 4 4 4 1 4 2 8',
      save: '3+', weapons: 'pistol?, chainsword', choices: 'power sword, power axe, power maul, power fist',
      rules: 'fearless, feel-no-pain, furious-charge, rage, relentless', grenades: 'frag?', also: 'dc',
    },
    {
      id: 'sanguinary-guard', name: 'Sanguinary Guard', army: 'blood-angels', kind: 'jump-infantry',
      line: '4 4 4 4 1 4 2 10', save: '2+', weapons: 'encarmine sword', choices: 'encarmine axe',
      rules: 'fearless, furious-charge',
    },
    {
      id: 'captain', name: 'Captain', army: 'blood-angels', kind: 'infantry', role: 'independent',
      line: '6 5 4 4 3 5 3 10', save: '3+/4++', weapons: 'pistol?, chainsword', choices: 'any',
      rules: 'and-they-shall-know-no-fear, furious-charge', grenades: 'frag?',
      also: 'marine captain, space marine captain',
    },
    {
      id: 'chaplain', name: 'Chaplain', army: 'blood-angels', kind: 'infantry', role: 'independent',
      line: '5 4 4 4 2 4 2 10', save: '3+/4++', weapons: 'crozius', rules: 'zealot, furious-charge', grenades: 'frag?',
    },
    {
      id: 'scout', name: 'Scout', army: 'blood-angels', kind: 'infantry', line: '4 4 4 4 1 4 1 8', save: '4+',
      weapons: 'pistol?, close combat weapon', rules: 'and-they-shall-know-no-fear, furious-charge, move-through-cover',
      grenades: 'frag?', also: 'scouts, scout marines',
    },
    {
      id: 'space-marine-biker', name: 'Space Marine Biker', army: 'blood-angels', kind: 'bikes',
      line: '4 4 4 5 1 4 1 8', save: '3+', weapons: 'pistol?', rules: 'and-they-shall-know-no-fear, furious-charge',
      also: 'bikers, bikes, marine bikers, bike squad',
    },
    {
      id: 'blood-claw', name: 'Blood Claw', army: 'space-wolves', kind: 'infantry', line: '3 3 4 4 1 4 1 8', save: '3+',
      weapons: 'pistol?, chainsword', rules: 'and-they-shall-know-no-fear, counter-attack, rage', grenades: 'frag?',
    },
    {
      id: 'grey-hunter', name: 'Grey Hunter', army: 'space-wolves', kind: 'infantry', line: '4 4 4 4 1 4 1 8',
      save: '3+', weapons: 'pistol?, chainsword', rules: 'and-they-shall-know-no-fear, counter-attack',
      grenades: 'frag?',
    },
    {
      id: 'thunderwolf-cavalry', name: 'Thunderwolf Cavalry', army: 'space-wolves', kind: 'cavalry',
      line: '4 4 5 5 2 4 4 9', save: '3+', weapons: 'close combat weapon',
      choices: 'wolf claw, power sword, power axe, power fist, thunder hammer',
      rules: 'and-they-shall-know-no-fear, counter-attack', also: 'thunderwolves, twc',
    },
    {
      id: 'grey-knight', name: 'Grey Knight', army: 'grey-knights', kind: 'infantry', line: '4 4 4 4 1 4 1 8',
      save: '3+', weapons: 'nemesis sword', choices: 'nemesis halberd, nemesis hammer',
      rules: 'and-they-shall-know-no-fear, preferred-enemy', prefers: 'daemons',
      also: 'gk',
    },
    {
      id: 'battle-sister', name: 'Battle Sister', army: 'adepta-sororitas', kind: 'infantry', line: '3 4 3 3 1 3 1 8',
      save: '3+', weapons: 'pistol?', grenades: 'frag?', also: 'sisters of battle, sisters, sob',
    },
    {
      id: 'guardsman', name: 'Guardsman', army: 'astra-militarum', kind: 'infantry', line: '3 3 3 3 1 3 1 7',
      save: '5+', weapons: '', grenades: 'frag?', also: 'guardsmen, guards, infantry squad, imperial guard',
    },
    {
      id: 'conscript', name: 'Conscript', army: 'astra-militarum', kind: 'infantry', line: '2 2 3 3 1 3 1 5',
      save: '5+', weapons: '', grenades: 'frag?',
    },
    {
      id: 'ogryn', name: 'Ogryn', army: 'astra-militarum', kind: 'infantry', line: '4 3 5 5 3 2 3 6', save: '5+',
      weapons: '', rules: 'hammer-of-wrath, stubborn', grenades: 'frag?',
    },
    {
      id: 'commissar', name: 'Commissar', army: 'astra-militarum', kind: 'infantry', role: 'character',
      line: '4 4 3 3 1 3 2 9', save: '5+', weapons: 'pistol?',
      choices: 'power sword, power axe, power maul, power lance', rules: 'stubborn',
    },
    {
      id: 'rough-rider', name: 'Rough Rider', army: 'astra-militarum', kind: 'cavalry', line: '3 3 3 3 1 3 1 7',
      save: '5+', weapons: 'hunting lance', also: 'riders',
    },
    {
      id: 'ork-boy', name: 'Ork Boy', army: 'orks', kind: 'infantry', line: '4 2 3 4 1 2 2 7', save: '6+',
      weapons: 'choppa, slugga', rules: 'furious-charge', grenades: 'stikkbombs',
      also: 'boyz, boys, boy, ork boyz, ork boys, orks, slugga boyz, shoota boyz, ork',
    },
    {
      id: 'nob', name: 'Nob', army: 'orks', kind: 'infantry', line: '4 2 4 4 2 3 3 7', save: '6+',
      weapons: 'choppa, slugga', choices: 'big choppa, power klaw', rules: 'furious-charge', grenades: 'stikkbombs',
      also: 'nobz, nobs, boss nob, ork nobz',
    },
    {
      id: 'meganob', name: 'Meganob', army: 'orks', kind: 'infantry', line: '4 2 4 4 2 3 3 7', save: '2+',
      weapons: 'power klaw', rules: 'furious-charge', grenades: 'stikkbombs', also: 'meganobz, mega nobz, manz',
    },
    {
      id: 'gretchin', name: 'Gretchin', army: 'orks', kind: 'infantry', line: '2 3 2 2 1 2 1 5', save: '-', weapons: '',
      also: 'grots, grot, grotz',
    },
    {
      id: 'runtherd', name: 'Runtherd', army: 'orks', kind: 'infantry', role: 'character', line: '4 2 3 4 1 2 2 7',
      save: '6+', weapons: 'slugga', rules: 'furious-charge', grenades: 'stikkbombs', also: 'slaver, runt herd',
    },
    {
      id: 'stormboy', name: 'Stormboy', army: 'orks', kind: 'jump-infantry', line: '4 2 3 4 1 2 2 7', save: '6+',
      weapons: 'choppa, slugga', rules: 'furious-charge', grenades: 'stikkbombs', also: 'stormboyz, storm boyz',
    },
    {
      id: 'warboss', name: 'Warboss', army: 'orks', kind: 'infantry', role: 'independent', line: '5 2 5 5 3 4 4 9',
      save: '6+', weapons: 'power klaw, slugga', choices: 'big choppa', rules: 'furious-charge',
      grenades: 'stikkbombs', also: 'ork boss, boss',
    },
    {
      id: 'dire-avenger', name: 'Dire Avenger', army: 'eldar', kind: 'infantry', line: '4 4 3 3 1 5 1 9', save: '4+',
      weapons: '', rules: 'fleet', grenades: 'plasma', also: 'avengers',
    },
    {
      id: 'howling-banshee', name: 'Howling Banshee', army: 'eldar', kind: 'infantry', line: '4 4 3 3 1 5 1 9',
      save: '4+', weapons: 'power sword, pistol', rules: 'fleet', also: 'banshees, banshee',
      own: 'no Initiative penalty for charging through terrain',
    },
    {
      id: 'striking-scorpion', name: 'Striking Scorpion', army: 'eldar', kind: 'infantry', line: '4 4 3 3 1 5 1 9',
      save: '3+', weapons: 'scorpion chainsword, pistol', rules: 'fleet, move-through-cover', grenades: 'plasma',
      also: 'scorpions, scorpion',
    },
    {
      id: 'fire-dragon', name: 'Fire Dragon', army: 'eldar', kind: 'infantry', line: '4 4 3 3 1 5 1 9', save: '3+',
      weapons: '', rules: 'fleet', also: 'dragons',
    },
    {
      id: 'wraithguard', name: 'Wraithguard', army: 'eldar', kind: 'infantry', line: '4 4 5 6 1 4 1 10', save: '3+',
      weapons: '', rules: 'fearless',
    },
    {
      id: 'wraithblade', name: 'Wraithblade', army: 'eldar', kind: 'infantry', line: '4 4 5 6 1 4 1 10', save: '3+',
      weapons: 'ghostsword, ghostsword', choices: 'ghostaxe', rules: 'fearless, rage, crusader',
    },
    {
      id: 'wraithlord', name: 'Wraithlord', army: 'eldar', kind: 'monstrous-creature', line: '4 4 8 8 3 4 3 10',
      save: '3+', weapons: '', choices: 'ghostglaive', rules: 'fearless',
    },
    {
      id: 'avatar-of-khaine', name: 'Avatar of Khaine', army: 'eldar', kind: 'monstrous-creature',
      line: '10 10 6 6 5 10 5 10', save: '3+', weapons: 'wailing doom', rules: 'daemon, fleet', also: 'avatar',
    },
    {
      id: 'kabalite-warrior', name: 'Kabalite Warrior', army: 'dark-eldar', kind: 'infantry', line: '4 4 3 3 1 5 1 8',
      save: '5+', weapons: '', rules: 'fleet', also: 'kabalites, kabalite',
    },
    {
      id: 'wych', name: 'Wych', army: 'dark-eldar', kind: 'infantry', line: '4 4 3 3 1 6 1 8', save: '6+',
      weapons: 'pistol, close combat weapon', rules: 'fleet', also: 'wyches, witches',
    },
    {
      id: 'incubi', name: 'Incubi', army: 'dark-eldar', kind: 'infantry', line: '5 4 3 3 1 5 2 9', save: '3+',
      weapons: 'klaive', rules: 'fleet', also: 'incubus',
    },
    {
      id: 'hormagaunt', name: 'Hormagaunt', army: 'tyranids', kind: 'infantry', line: '3 3 3 3 1 5 2 6', save: '6+',
      weapons: 'scything talons', rules: 'fleet, move-through-cover', also: 'hormies, hormas',
    },
    {
      id: 'termagant', name: 'Termagant', army: 'tyranids', kind: 'infantry', line: '3 3 3 3 1 4 1 6', save: '6+',
      weapons: '', rules: 'move-through-cover', also: 'gaunts, gants, termas',
    },
    {
      id: 'genestealer', name: 'Genestealer', army: 'tyranids', kind: 'infantry', line: '6 0 4 4 1 6 2 10', save: '5+',
      weapons: 'rending claws', rules: 'fleet, move-through-cover', also: 'genestealers, stealers, gene stealers',
    },
    {
      id: 'tyranid-warrior', name: 'Tyranid Warrior', army: 'tyranids', kind: 'infantry', line: '5 3 4 4 3 4 3 10',
      save: '4+', weapons: 'scything talons', choices: 'boneswords', own: 'what boneswords do besides',
      also: 'nid warriors',
    },
    {
      id: 'carnifex', name: 'Carnifex', army: 'tyranids', kind: 'monstrous-creature', line: '3 3 9 6 4 2 3 7',
      save: '3+', weapons: 'scything talons', choices: 'crushing claws', rules: 'fearless',
      own: 'its Hammer of Wrath', also: 'fex, carnifexes',
    },
    {
      id: 'hive-tyrant', name: 'Hive Tyrant', army: 'tyranids', kind: 'monstrous-creature', line: '8 4 6 6 4 5 4 10',
      save: '3+', weapons: '', choices: 'scything talons, boneswords', also: 'tyrant',
    },
    {
      id: 'ripper-swarm', name: 'Ripper Swarm', army: 'tyranids', kind: 'infantry', line: '2 2 3 3 3 2 4 5', save: '6+',
      weapons: '', rules: 'fearless, swarms', also: 'rippers, ripper',
    },
    {
      id: 'trygon', name: 'Trygon', army: 'tyranids', kind: 'monstrous-creature', line: '5 3 6 6 6 4 5 8', save: '3+',
      weapons: 'scything talons', rules: 'fearless, fleet',
    },
    {
      id: 'necron-warrior', name: 'Necron Warrior', army: 'necrons', kind: 'infantry', line: '4 4 4 4 1 2 1 10',
      save: '4+', weapons: '', own: 'reanimation', also: 'necrons',
    },
    {
      id: 'lychguard', name: 'Lychguard', army: 'necrons', kind: 'infantry', line: '4 4 5 5 1 2 2 10', save: '3+',
      weapons: 'warscythe', choices: 'hyperphase sword', own: 'reanimation',
    },
    {
      id: 'flayed-one', name: 'Flayed One', army: 'necrons', kind: 'infantry', line: '4 1 4 4 1 2 3 10', save: '4+',
      weapons: 'flayer claws', rules: 'fear', own: 'reanimation', also: 'flayed ones, flayers',
    },
    {
      id: 'canoptek-wraith', name: 'Canoptek Wraith', army: 'necrons', kind: 'beasts', line: '4 4 6 5 2 2 3 10',
      save: '3+/3++', weapons: '', rules: 'fearless, rending', also: 'wraiths, wraith',
    },
    {
      id: 'canoptek-scarab', name: 'Canoptek Scarab', army: 'necrons', kind: 'beasts', line: '2 2 3 3 3 2 4 10',
      save: '6+', weapons: '', rules: 'fearless, swarms', own: 'what its bite does',
      also: 'scarabs, scarab, scarab swarm',
    },
    {
      id: 'fire-warrior', name: 'Fire Warrior', army: 'tau', kind: 'infantry', line: '2 3 3 3 1 2 1 7', save: '4+',
      weapons: '', choices: 'photon grenades', also: 'fire caste',
    },
    {
      id: 'kroot', name: 'Kroot', army: 'tau', kind: 'infantry', line: '4 3 3 3 1 3 1 7', save: '6+',
      weapons: 'kroot rifle', rules: 'move-through-cover', also: 'kroot carnivores, kroots',
    },
    {
      id: 'crisis-shasui', name: 'Crisis Shas’ui', army: 'tau', kind: 'jet-pack-infantry', line: '2 3 5 4 2 2 2 8',
      save: '3+', weapons: '', also: 'crisis suits, crisis, crisis battlesuits, shasui',
    },
    {
      id: 'chaos-space-marine', name: 'Chaos Space Marine', army: 'chaos-space-marines', kind: 'infantry',
      line: '4 4 4 4 1 4 1 8', save: '3+', weapons: 'pistol?', choices: 'close combat weapon', grenades: 'frag?',
      also: 'csm, chaos marines, traitor marines',
    },
    {
      id: 'chaos-cultist', name: 'Chaos Cultist', army: 'chaos-space-marines', kind: 'infantry',
      line: '3 3 3 3 1 3 1 7', save: '6+', weapons: 'close combat weapon, pistol?', also: 'cultists',
    },
    {
      id: 'khorne-berserker', name: 'Khorne Berserker', army: 'chaos-space-marines', kind: 'infantry',
      line: '5 4 4 4 1 4 1 8', save: '3+', weapons: 'pistol?, chainsword', choices: 'chainaxe',
      rules: 'fearless, furious-charge, rage, counter-attack', grenades: 'frag?',
      also: 'berserkers, berzerkers, zerkers, khorne berzerkers',
    },
    {
      id: 'plague-marine', name: 'Plague Marine', army: 'chaos-space-marines', kind: 'infantry',
      line: '4 4 4 5 1 3 1 8', save: '3+', weapons: 'plague knife, pistol?', rules: 'fearless, feel-no-pain',
      grenades: 'frag?', also: 'plagues, pms',
    },
    {
      id: 'possessed', name: 'Possessed', army: 'chaos-space-marines', kind: 'infantry', line: '4 4 5 4 1 4 2 9',
      save: '3+', weapons: '', rules: 'daemon, fearless, fleet', own: 'its table', also: 'possessed marines',
    },
    {
      id: 'bloodletter', name: 'Bloodletter', army: 'khorne', kind: 'infantry', line: '5 5 4 3 1 4 1 7',
      save: '6+/5++', weapons: 'hellblade', rules: 'fearless, daemon?, furious-charge?', also: 'bloodletters, letters',
    },
    {
      id: 'flesh-hound', name: 'Flesh Hound', army: 'khorne', kind: 'beasts', line: '5 0 4 4 2 4 2 7', save: '6+/5++',
      weapons: '', rules: 'fearless, daemon?, furious-charge?', also: 'flesh hounds, hounds, hounds of khorne',
    },
    {
      id: 'keeper-of-secrets', name: 'Keeper of Secrets', army: 'chaos-daemons', kind: 'monstrous-creature',
      line: '9 6 6 6 5 10 6 9', save: '-', weapons: '', rules: 'daemon?, preferred-enemy',
      prefers: 'eldar', also: 'keeper',
    },
  ],
  vehicles: [
    'Dreadnought', 'Ironclad Dreadnought', 'Furioso Dreadnought', 'Helbrute', 'Maulerfiend', 'Deff Dread', 'Killa Kan',
    'War Walker', 'Scout Sentinel', 'Sentinel', 'Rhino', 'Predator', 'Land Raider', 'Leman Russ', 'Chimera', 'Trukk',
    'Battlewagon', 'Wave Serpent', 'Raider', 'Ghost Ark', 'Drop Pod', 'Razorback', 'Land Speeder',
  ],
};
