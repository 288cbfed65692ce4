/** What each row of the pages beside a text says, in our own words and in English. */
import type { RowId } from '../editions/rows.ts';

const CHARGES = {
  '7C-D1': 'A unit that is locked, has run, has fired heavy weapons or the like, has gone to ground, falls back or has '
    + 'regrouped this turn does not charge.',
  '7C-D2': 'A unit that is charged while it falls back tests its Leadership as soon as the charge is in range: it '
    + 'regroups and fights, or is destroyed.',
  '7C-D3': 'A unit of which every model is fleet throws one or both dice of its charge again, once.',
  '7C-D4': 'A unit with a model that moves through cover does not lose the 2″ to difficult terrain; that model passes '
    + 'dangerous terrain tests.',
  '7C-D5': 'A unit of swarms alone is not slowed by difficult terrain.',
  '7C-D6': 'Whoever kept a jump pack for the charge throws its distance again and strikes with Hammer of Wrath.',
  '7C-O1': 'Fire at chargers hits on a 6, whoever fires.',
  '7C-O2': 'Blast weapons do not fire at chargers.',
  '7C-O3': 'A template weapon hits chargers D3 times, with its own Strength and AP, at any distance.',
  '7C-O4': 'The slow and purposeful do not fire at chargers; of vehicles only walkers do.',
  '7C-O5': 'Wounds by fire at chargers fall on the nearest charger until it is gone, are saved, and count for nobody.',
} as const;

const UNITS = {
  '7C-U1': 'A unit with a fearless model passes its tests of morale and of Fear, and cannot choose to fail.',
  '7C-U2': 'A unit with a stubborn model loses no Leadership in a check of morale.',
  '7C-U3': 'A unit that knows no fear passes tests of Fear and regroups; caught by a sweep it stays locked, and nobody '
    + 'is removed.',
  '7C-U4': 'A zealot is fearless and hates everybody.',
  '7C-U5': 'In the first round of a combat whoever hates throws failed hits again.',
  '7C-U6': 'A unit with a model that prefers this enemy throws ones to hit and to wound again.',
  '7C-U7': 'A unit that touches a model that causes Fear tests its Leadership when the fight begins; if it fails it '
    + 'fights with Weapon Skill 1.',
  '7C-U8': 'Whoever counter-attacks has an attack more when charged, unless his unit was locked before.',
  '7C-U9': 'A furious charge adds 1 to Strength in the turn of the charge, unless it is disordered.',
  '7C-U10': 'Rage makes a charge worth two attacks instead of one, unless it is disordered.',
  '7C-U11': 'Where the enemy has more models in the combat, models on a rampage have D3 attacks more.',
  '7C-U12': 'Whoever feels no pain throws a die for each wound that was not saved, and shrugs it off on his '
    + 'number or more.',
  '7C-U13': 'A wound of Instant Death takes all the wounds of its victim, and all of them count; of an eternal warrior '
    + 'it takes one.',
  '7C-U13a': 'A Strength of at least twice the Toughness causes Instant Death.',
  '7C-U14': 'What is poisoned wounds on its number or more, or by the chart where that needs less; it throws failed '
    + 'wounds again where its Strength is more than the Toughness.',
  '7C-U15': 'A six to wound of what rends wounds whomever it strikes, with AP 2.',
  '7C-U16': 'Fleshbane wounds on 2+.',
  '7C-U17': 'Shred throws failed wounds again.',
  '7C-U18': 'Armourbane throws one more die against the armour of vehicles.',
  '7C-U19': 'Hammer of Wrath: a charger in contact hits once without a throw, at step 10, with its own Strength.',
  '7C-U20': 'Smash strikes with AP 2, or with one attack at double Strength.',
  '7C-U21': 'Whoever a concussive weapon has wounded has Initiative 1 until the next assault phase ends.',
  '7C-U22': 'An unwieldy weapon strikes at step 1, but not in the hands of monstrous creatures and walkers.',
  '7C-U23': 'A specialist weapon has a second weapon only in another specialist one; a two-handed one never has.',
  '7C-U24': 'The power of a force weapon is cast before the fight; while it lasts its wounds are Instant Death.',
  '7C-U25': 'A daemon has an invulnerable save of 5+ and causes Fear.',
  '7C-U26': 'A unit with a monster hunter throws failed wounds against monstrous creatures again.',
  '7C-U27': 'A master-crafted weapon throws one failed hit again each turn.',
  '7C-U28': 'Of swarms that are equally near the one with the fewest wounds left takes the next.',
  '7C-U29': 'A unit with a crusader adds D3 to its sweep.',
  '7C-U30': 'At the end of an assault phase a unit that hits and runs may test its Initiative and go 3D6″ out of the '
    + 'combat.',
  '7C-U31': 'The slow and purposeful neither sweep nor fire at chargers; they and the relentless charge after heavy '
    + 'fire.',
  '7C-U32': 'A destroyer does not throw to wound: on 2+ it inflicts D3 wounds, on a 6 D6 + 6 without a save.',
  '7C-T1': 'A monstrous creature causes Fear, smashes, strikes with Hammer of Wrath, moves through cover and is '
    + 'relentless.',
} as const;

const WEAPONS = {
  '7C-W1': 'A power sword has AP 3.',
  '7C-W2': 'A power axe adds 1 to Strength, has AP 2 and is unwieldy.',
  '7C-W3': 'A power maul adds 2 to Strength, has AP 4 and is concussive.',
  '7C-W4': 'A power lance adds 1 to Strength and has AP 3 in the turn of a charge, and AP 4 otherwise.',
  '7C-W5': 'Close combat weapons and pistols have nothing to them but that they are a second weapon.',
  '7C-W6': 'A power fist or power klaw doubles Strength and has AP 2; it is unwieldy, and only another specialist '
    + 'weapon is its second one.',
  '7C-W7': 'A thunder hammer is a power fist that is concussive.',
  '7C-W8': 'A chainfist is a power fist with one more die against vehicles.',
  '7C-W9': 'A lightning claw has AP 3 and throws failed wounds again; only another specialist weapon is its second '
    + 'one.',
  '7C-W10': 'A force sword has AP 3, an axe +1, AP 2 and is unwieldy, a stave +2, AP 4 and is concussive.',
  '7C-W11': 'A relic blade adds 2 and has AP 3, an eviscerator doubles Strength, has AP 2 and is unwieldy; both take '
    + 'two hands.',
  '7C-W12': 'A witchblade has Fleshbane, an agoniser is poisoned with AP 3, a huskblade slays outright with AP 3, a '
    + 'klaive adds 1 with AP 2.',
  '7C-W13': 'A dreadnought’s weapon doubles Strength with AP 2, a seismic hammer with AP 1.',
  '7C-W14': 'A chainaxe has AP 4, a big choppa +2 and AP 5, a warscythe +2 and AP 2, a hellblade AP 3.',
  '7C-W15': 'Rending claws rend with AP 5, scything talons have AP 6, crushing claws +1 and AP 2 and are unwieldy.',
  '7C-W16': 'A storm shield saves on 3+ and is no second weapon; Terminator armour saves on 2+ or invulnerably on 5+, '
    + 'is relentless and does not sweep.',
  '7C-G1': 'Frag grenades keep their bearer at his own Initiative when he charges through difficult terrain.',
  '7C-G2': 'Defensive grenades take the bonus of their charge from chargers who were not locked before.',
  '7C-G3': 'A krak grenade strikes monstrous creatures once with Strength 6 and AP 4; vehicles are left out here.',
  '7C-G4': 'Against monstrous creatures melta bombs strike once with Strength 8 and AP 1, plasma grenades with 4 and '
    + 'AP 4; vehicles are left out here.',
  '7C-G5': 'Of each unit one model uses a grenade in a phase.',
} as const;

const RESULTS = {
  '7C-C1': 'A character who has joined a unit is one of it; it tests on its highest Leadership.',
  '7C-C2': 'Look Out, Sir: on a 4+, for an independent character on a 2+, another model within 6″ takes the '
    + 'character’s wound before the save.',
  '7C-C3': 'A challenge is spoken before the blows, one in each combat.',
  '7C-C4': 'Where a challenge is refused, the other side names who does not strike.',
  '7C-C5': 'Two who fight a challenge are moved into contact and touch only each other.',
  '7C-C6': 'The wounds of a challenge count for the result.',
  '7C-C7': 'With an independent character a unit regroups as if a quarter of it were left.',
  '7C-R1': 'A check of morale is passed by two dice that show at most the Leadership; two ones always pass.',
  '7C-R2': 'Every wound by which a side has lost takes one from its Leadership.',
  '7C-R3': 'A unit falls back 2D6″, freely through those who fought it; without room for it, it is destroyed.',
  '7C-R4': 'A unit of which at least a quarter is left regroups on its Leadership, a smaller one on two ones alone.',
  '7C-R5': 'Sweeps, consolidation and pile-ins are as the text has them.',
  '7C-V1': 'A vehicle that is no walker is struck at Weapon Skill 1.',
  '7C-V2': 'Blows meet the rear armour of a vehicle.',
  '7C-V3': 'A die and the Strength against the armour: as much is a glance, more penetrates.',
  '7C-V4': 'What penetrates throws for damage.',
  '7C-V5': 'A vehicle that explodes hits units around it with Strength 4.',
  '7C-V6': 'Vehicles never test their morale.',
  '7C-V7': 'A walker fights with characteristics of its own.',
  '7C-V8': 'In a disordered charge the first target decides which rules end the combat.',
} as const;

const FOURTH = {
  '4C-D1': 'Each unit in turn declares its charge and moves; all charge before any combat.',
  '4C-D2': 'A charge is as long as an assault move: 6″, of beasts and cavalry 12″.',
  '4C-D3': 'In difficult terrain the higher of two dice is the distance, double for beasts and cavalry; monstrous '
    + 'creatures throw it again, bikes are not slowed.',
  '4C-D4': 'Bikes in difficult terrain test for dangerous terrain, jump infantry only where its own move ends in it.',
  '4C-D5': 'The model that needs least of its move goes first, to the nearest enemy of the unit charged.',
  '4C-D6': 'As many as can touch the enemy do, coherently and through nobody.',
  '4C-D7': 'Rapid fire forbids a charge, but not to bikes and walkers.',
  '4C-D8': 'A unit charged while it falls back, or that enemies consolidate into, tests to regroup first, and is '
    + 'destroyed if it fails.',
  '4C-D9': 'Nobody fires at chargers.',
  '4C-W1': 'A model strikes with one special weapon a turn, or with none; another weapon is its second one.',
  '4C-W2': 'Ordinary weapons and pistols give an attack and nothing else.',
  '4C-W3': 'Against a heavy close combat weapon no armour saves better than on 4+.',
  '4C-W4': 'What such a weapon does this text does not tell: it is borrowed from the trial rules.',
  '4C-T5': 'Wounds by a monstrous creature allow no armour save.',
  '4C-T6': 'A monstrous creature throws two dice against the armour of vehicles.',
  '4C-U1': 'A unit that knows no fear regroups; caught by a sweep it is not destroyed and fights on.',
  '4C-U2': 'A charged unit that counter-attacks moves up to 6″ to touch the chargers, with no bonus for it.',
  '4C-U3': 'A unit and a joined character lose rules such as counter-attack where they do not share them.',
  '4C-U4': 'A fearless unit does not test its morale; instead there is no retreat.',
  '4C-I1': 'A Strength of at least twice the Toughness slays outright.',
  '4C-A1': 'Who has several kinds of save picks the one he throws.',
  '4C-C1': 'A unit uses the Leadership of a joined character where it is better, and moves as its slowest.',
  '4C-R1': 'More wounds win; then come morale, break-off and consolidation, and pile-in.',
  '4C-R2': 'A check of morale is passed by two dice that show at most the Leadership; two ones always pass.',
  '4C-R3': 'Losing an assault takes something from the Leadership; how much is lost with the page.',
  '4C-R4': 'Terminators and their like do not sweep; they consolidate.',
  '4C-R5': 'A sweep is a die and the Initiative that most have; what the loser has, or more, destroys it.',
  '4C-R6': 'There is no sweep where no model of the loser is touched any more, or the victor is engaged with others.',
  '4C-R7': 'A unit that has destroyed its foe in a sweep consolidates all the same.',
  '4C-R8': 'Consolidation is 3″ and may reach a new foe.',
  '4C-R9': 'A unit falls back 2D6″, jump infantry, bikes, beasts and cavalry 3D6″, half as far in difficult terrain.',
  '4C-R10': 'The pile-in at the end is 6″; where nobody can be reached both sides consolidate.',
  '4C-R11': 'Who touches a unit strikes it; a winner sweeps or consolidates once all its foes run or are dead.',
  '4C-R12': 'All units of a combat pile in towards enemies that were in it.',
  '4C-R13': 'A unit of half its models or more, with no enemy within 6″, regroups at the start of its move; +1 with no '
    + 'enemy in sight.',
  '4C-R14': 'No retreat: losers who do not break take one, two or three wounds by how far they are outnumbered, and '
    + 'may save them.',
} as const;

/** One sentence for each row. Another language is another record of these. */
export const ROW_TEXTS: Readonly<Record<RowId, string>> =
  { ...CHARGES, ...UNITS, ...WEAPONS, ...RESULTS, ...FOURTH };
