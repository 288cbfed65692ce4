/** The small words of lists in the five languages of the site: numbers, joints, and what sort of thing is meant. */
import { searchTermsOf } from '../../army-lists/search-terms.ts';
import { TERRAIN, TERRAIN_KINDS, type TerrainKind } from '../../epic-armageddon/model/terrain.ts';
import { nearestWord } from '../../parsing/spelling.ts';

/** Numbers in letters, by what they say; accents as they are typed, or left out. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  'a an one ein eine einen einem un une uno una jeden jedna jedno',
  'two zwei deux dos dwa dwie dwóch', 'three drei trois tres trzy trzech', 'four vier quatre cuatro cztery czterech',
  'five fünf fuenf funf cinq cinco pięć piec', 'six sechs seis sześć szesc', 'seven sieben sept siete siedem',
  'eight acht huit ocho osiem', 'nine neun neuf nueve dziewięć', 'ten zehn dix diez dziesięć',
  'eleven elf onze once jedenaście', 'twelve zwölf zwoelf zwolf douze doce dwanaście',
].flatMap((words, i) => words.split(' ').map(word => [word, i + 1])));

/** One of these stands between the sides. */
export const VERSUS = 'v|vs|versus|against|gegen|contre|contra|przeciw|przeciwko|kontra';
/** What stands behind it joins what stands before it. */
export const PLUS = 'with|plus|mit|samt|avec|con|más|z|ze';
/** What stands before it is in what stands behind it. */
export const INSIDE = String.raw`(?:mounted|riding|carried|embarked)\s+(?:in|on)|in|inside|aboard|im|dans|en|w`;
export const AND = String.raw`and|und|et|oraz|sowie|dazu|ainsi\sque|además|y(?=\s)|i(?=\s\d)`;

/** What stands behind a price. */
export const POINTS = 'pts?|points?|punkte?|puntos|pkt';

/** A stand or a unit, whoever it is. */
export const STAND = 'stands?|bases?|units?|squads?|teams?|ständen?|basen|einheit(?:en)?|trupps?|socles?|unités?|'
  + 'escouades?|peanas?|unidad(?:es)?|escuadras?|podstawk[aię]|podstawek|oddział(?:y|ów)?|jednostk[aię]';
/** So many for each of those before it: `1 land raider per squad`. */
export const EACH = String.raw`(?:per|par|pro|por|je|na)\s(?:${STAND})|je(?=\s\d)|each|apiece|jeweils|chacune?`
  + String.raw`|cada\suno`;

/** Words that say what sort of thing is meant, not which: as `searchTermsOf` gives them. */
export const SORT_WORDS: ReadonlySet<string> = new Set((
  'unit stand base squad team stuck stk sztuk sztuki pieza pieces formation detachment det company coy platoon the of '
  + 'some '
  + 'stande standen basen einheit einheiten trupp truppen abteilung kompanie zug formationen von vom der die das '
  + 'den dem des '
  + 'socle unite escouade detachement compagnie peloton section de du la le les d l '
  + 'peana unidad unidade escuadra destacamento compania formacion del el los las '
  + 'podstawka podstawki podstawek oddzial oddzialy oddzialow jednostka jednostki kompania pluton '
  + 'formacja').split(' '));

const ELIDED = /(?<!\p{L})[dl]['’](?=\p{L})/giu;

/** The words of a name as they are compared, without those that only say what sort of thing is meant. */
export const plainTermsOf = (words: string): readonly string[] =>
  searchTermsOf(words.replace(ELIDED, '')).filter(word => !SORT_WORDS.has(word));

/** The last word, or the first, of the name of a formation, whoever is in it. */
export const FORMATION_WORDS: ReadonlySet<string> = new Set((
  'formation detachment det company coy platoon squadron battery mob warband brigade retinue warhost cadre horde '
  + 'warhorde '
  + 'troupe '
  + 'sqwadron pack detachement abteilung kompanie staffel schwadron batterie compagnie peloton escadron '
  + 'destacamento compania peloton escuadron bateria formacion formacja kompania pluton bateria').split(' '));

/** Words that say nothing of what sort of terrain it is. */
const EMPTY = new Set(['the', 'a', 'an', 'some', 'cover', 'of', 'terrain']);
/** Other words for it. */
const ALIKE: Readonly<Record<string, TerrainKind>> = {
  building: 'buildings', house: 'buildings', town: 'buildings', ruin: 'ruins', wood: 'woods', forest: 'woods',
  tree: 'woods', fort: 'fortifications', bunker: 'fortifications', trench: 'fortifications', swamp: 'marsh',
  bush: 'scrub', wreckage: 'rubble',
};

const KNOWN: Readonly<Record<string, TerrainKind>> = {
  ...ALIKE,
  ...Object.fromEntries(TERRAIN_KINDS.flatMap(kind =>
    [kind, TERRAIN[kind].name].map(name => [searchTermsOf(name).join(' '), kind]))),
};

/** The kind of terrain that some words name; null: none. */
export const terrainCalled = (words: string): TerrainKind | null => {
  const said = searchTermsOf(words).filter(word => !EMPTY.has(word)).join(' ');
  const name = Object.hasOwn(KNOWN, said) ? said : nearestWord(said, Object.keys(KNOWN).filter(one => one.length > 3));
  return said === '' || name === null ? null : KNOWN[name] ?? null;
};

/** Signs in full width, other crosses and hyphens as the usual ones, letter by letter. */
export const plainSigns = (text: string): string => text
  .replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
  .replace(/\u3000/g, ' ').replace(/[✕✖⨯╳]/g, '×').replace(/[‐‑]/g, '-').replace(/[：꞉∶]/g, ':');

/** So far those in full width are from the others. */
const FULL_WIDTH = 0xfee0;

/** Which of its kind they are, and not who: `(Squads I, II, III)`, `(II & III)`. */
const LABELS = new RegExp(String.raw`\s?\((?:squads?|trupps?|escouades?|platoons?|züge?|escuadras?)\s[^()]{1,60}\)`
  + String.raw`|\s?\([IVX]{1,5}(?:\s?[,/&-]\s?[IVX]{1,5})*\)`, 'gi');

/** A name without what tells it from others of its kind. */
export const withoutLabels = (text: string): string => text.replace(LABELS, '');
