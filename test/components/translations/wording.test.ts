/** Faults of wording that a machine can see, in every sentence of every language: they were there, and were mended. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../support/markdown.ts';
import { TRANSLATED } from '../../support/translations.ts';
import { writtenPhrases } from '../../support/written-phrases.mjs';

type Faults = Readonly<Record<string, RegExp>>;

const EVERYWHERE: Faults = {
  'a number that can be torn from its unit': /[\d¤] cm\b/,
  'two spaces': / {2}/,
};

/** What each language must not write, with why; the glossaries in docs/languages tell what is written instead. */
const FAULTS: Readonly<Record<string, Faults>> = {
  de: {
    'a limit that reads like a movement': /\b(?:Sicht|sieht|Gegner) bis (?:5|10|15)\u00a0cm/,
    'a skimmer that appears': /[Aa]uf(?:ge)?tauch|taucht auf/,
    'a hit that is taken': /\b(?:nimmt|nehmen) (?:keinen|einen|zwei|¤)? ?(?:Treffer|Blastmarker|Marker)/,
    'a limit that sounds like a demand':
      /\b(?:[Nn]iemand|[Kk]eine?|nicht)\b[^.:;]* (?:ist|steht|stehen) höchstens [\d¤]/,
    'several players who are addressed': /\b(?:euch|eure?\b|einigt|nehmt|ihr (?:jetzt|könnt|wollt|nicht))|\bSagt,/,
    'a part of a people': /\b(?:drei|zwei|niemand|jemand) von (?:dir|mir)\b/,
    'what hangs on a throw': /[Hh]ängt (?:etwas|nichts) daran|Wurf hängt|Auslegung hängt/,
    'a tag of a page that is a day': /\b[Dd](?:er|en) Tag (?:verloren|beginnt)|^Wenn der Tag\b/,
    'an English comparison': /öfter[^.]* als nicht|Seite an Seite/,
    'what a throw is for': /(?:Schießen|Zuschlagen) auf ¤$/,
    'an object before its verb': /die ihre Deckung schützt|schützt \d\+/,
    'words that were changed': /Wen\?$|^Aufheben$|unblutig|Erprobungsregeln|um eins schwerer|(?:ist|sind) unterwegs …/,
    'words that were changed since': /\bKnall|geborgt|[Kk]ein Zurück|Terminatoren|Runde marschiert|Sprosse|Hiebe?\b/,
    'Titan Killers that die': /geworfen, wenn er fällt/,
    'a die that saves lives': /\brettet\b/,
    'attacks that fall': /Attacken fallen/,
    'a moment that is asked about': /[Gg]efragt wird nach/,
    'a text that has fallen silent': /sagt nicht mehr\./,
    'a lift from a wreck': /Wrack nimmt|Nachbarn mitnehmen/,
    'an English test': /test(?:et|en) [^.;]*für gefährliches/,
    'a number that is a target': /auf seine Zahl/,
    'a face that is a target': /\bauf der [1-6]\b/,
    'a distance without its “entfernt”': /(?:höchstens|mehr als) [\d¤][^ ]* vo[nm] (?![^;:]*(?:entfernt|weg\b))/,
    'odds that sound like no hope': /\b[Kk]eine Chancen\b|ohne Chancen\b/,
    'a charge with the wrong verb': /\bh(?:at|aben|ätten?) (?:sie )?angestürmt/,
    'a question to others': /\bFrag(?:, (?:ob|was)| zuerst| auch| bei)\b/,
    'a unit that ends': /(?:abseits(?: der anderen)?|zu nah am Gegner) endet|\bendet (?:zu nah|ohne)/,
    'units that are beaten where they are struck': /\bgeschlagen wird\b|Modellen wird geschlagen/,
    'a link that talks': /\bLink erzählt/,
    'a sentence without its verb': /weil keine (?:Einheiten|Formationen)|[Uu]ngesagt/,
    'an object that is defeated where it is struck': new RegExp([
      /(?<![Aa]uf )\b[Ww]en schl(?:ägt|agen)\b|(?:darf|müssen|kann) (?:es|ihn|sie) schlagen\b/,
      /\bes schlagen darf|Einheiten schlagen\b/,
    ].map(one => one.source).join('|')),
    'a limit that is a duty': /\bm[uü]ss(?:en)?\b[^.:;]* höchstens [\d¤]/,
    'odds that are a prize': /gewinnt ¤(?:,|$)/,
    'who is near, but to what': /\b(?:stand|stehen) nah(?:\.| und)|die nah stand/,
    'a value that is a target': /schl(?:ägt|agen) auf (?:\d|¤)\+? zu/,
    'a property that is a number of units': /als ihre Startschadenskapazität\.|Einheiten wie ihre Startschadens/,
    'hits that are thrown': /\b[Ww]ie sie geworfen wurden/,
    'two dice that are not added up': /zwei Würfel höchstens den/,
    'a score where two games are compared': /[Aa]uf beiden Seiten (?:steht|endet) es gleich/,
    'a decision that is attempted': /(?:Entscheidung|Antwort)(?:en)? versucht/,
    'units that are friends': /\bFreunden?\b|(?:einem|einen|kein|jedem|keinem) Freund\b/,
    'a test that is thrown': /[Tt]ests? (?:neu )?(?:werfen|geworfen)|[Ww]irft (?:man |einen )?verpatzten? /,
    'a best that nobody has searched for': /^(?:Bestes ·|bestenfalls) ¤$/,
    'a passenger who runs into something': /¤ fährt in$/,
    'the opponent of the target': /Gegner des Ziels/,
    'a page that is copied': /lässt die Seite nicht kopieren/,
    'a formation that is stormed like a wall': /stürmen eine (?:Warband|Kompanie|Formation)/,
    'units that are equal where they are equally near': /\b(?:[Uu]nter|[Zz]wischen) Gleichen\b/,
    'a majority that is counted over somebody': /[Üü]ber (?:wen|die ganze Einheit)\b[^.:;]*gezählt/,
    'a counter-charge of a fixed length': /Gegenstoß von \d/,
  },
  es: {
    'a distance that must be met exactly': /\ba[ \u00a0](?:5|10|15)\u00a0cm(?! o menos| como mucho)/,
    'a full stop within quotation marks': /[.,]»/,
    'a space before dots': /\S …$/,
    'units that destroy themselves': /\bse (?:daña|destruye|destruyen|destruiría)\b/,
    'units that move nothing': /\b(?<!se )(?:mueve|mueven) ¤/,
    'a move that may not begin': /\ba ninguna zona\b/,
    'a die that has a face for a heading': /desde qué cara/i,
    'units that are laden': /(?<!\b(?:[Hh]a[ns]?|hab\S+|hubier\S+)(?: \S+)? )\bcargad[oa]s?\b/,
    'a round that is fought against': /\b[Ll]uch(?:ar|a|an) (?:una|otra) ronda/,
    'a unit that gets lost': /(?:[Uu]nidad|[Pp]eana|[Aa]eronave|con un 1|[Qq]uien [^.,;]*) se pierden?\b/,
    'a model that moves a length': /\bpueden? mover ¤/,
    'a target that is a number': /^(?:Disparar|Golpear) a ¤|\ba (?:¤|\d)\+/,
    'cover without its article': /que ignoran? cobertura/,
    'several players who are addressed': /\bvuestr[oa]s?\b|(?:á|[^s]é)is\b/,
    'a direction word for word': /cercan[oa]s? hacia fuera/,
    'an English comparison': /más veces que no\b|puntos de cien\b/,
    'a verb that is left out without its comma': new RegExp([
      /[,;] (?:el|los|las|un) (?:defensor|otro|Orks?|Nobz|guardias?|rápidas|Scouts?) (?:¤|\{|\d|a ¤|con \d|hasta|tres)/,
      /[,;] (?:sus Marines|otra|tres|los demás) (?:\d|uno)\./,
    ].map(one => one.source).join('|')),
    'what is else, without its comma': /, si no (?:\d|con|el|la)\b/,
    'a save for the armour': /\b[Ss]alva[nr]? por (?:su|la|el|¤)/,
    'a stand without its preposition': /\b(?:[Ss]aca|[Pp]on|[Ll]leva|[Mm]ete|[Cc]oloca|bajar|tocan?) \{units?\b/,
    'a contact that is its own direction': /\b(?:carg|baj)\S+ (?:\S+ )?al contacto|\bAl contacto con/,
    'more of the enemy': /del rival más/,
    'wounds that a sentence has inflicted': /causadas de una frase/,
    'words that were changed':
      /^Imp\.$|moral (?:ya )?rota|quebrado la moral|(?:fuego|disparo) de alerta|est[áa]n? en camino\b/,
    'what comes of dice and reads like their eyes': /^Qué salió$/,
    'a small word before Infantry': /\by \{unit [gh]\d/,
    'words that were changed since':
      /^Onda$|cohesión|de arma macro\b|[Ee]xterminador|puño de energía|arma especializada/,
    'near, as if it were an adjective': /\b(?:alguien|uno|una|otr[oa]) igual de cerca\b/,
    'a page that is copied to': /deja copiar a la\b/,
    'a unit that is crossed like a street': /\bcruzar a ¤/,
    'dice that have fallen and are thrown still': /\btira ¤(?:,| y tiene)/,
    'support that is called by name': /a quién llamas|[Ll]os llamados tiran/,
    'units that are close friends':
      /\b[Aa]migos? (?:cercanos?|en contacto|del perdedor)\b|(?:sobre|cruzan) (?:otros )?amigos/,
    'a die that stays by itself': /se queda el más alto/,
  },
  fr: {
    'a space that is wider than elsewhere': /\u00a0[;:?!»]|«\u00a0/,
    'a sign torn from its word': /[^ \u00a0\u202f] [;:?!»]|« /,
    'a distance that must be met exactly': /(?<!\p{L}|jusqu’)à[ \u00a0](?:5|10|15)\u00a0cm(?! ou moins| au plus)/u,
    'a move inside no zone': /dans aucune zone\b/,
    'cover that helps': /(?:couvert|blindage) n’aide|Armour aide(?!\p{L})/u,
    'a die that is thrown against a value': /[Uu]n dé contre (?:l’|son )/,
    'a verb in the wrong number': /^reste ¤/,
    'what is one’s own, word for word': /(?:unité|profil|liste|scénario) à toi(?!\p{L})/u,
    'a turn with a preposition': /(?<!\p{L})à (?:ce (?:tour|round)|cette phase)(?!\p{L})/iu,
    'a reader who is several':
      /(?<!\p{L})(?:vous|vos|votre|(?!assez|chez|nez)\p{L}+ez)(?!\p{L})/iu,
    'a contact that reads like a hit':
      /(?<!explose et )ne touche(?:nt)? (?:personne|aucun)|personne ne touche|touche(?:nt)? (?:un|l’) ?ennemi/,
    'a save that runs away': /\bse sauve\b|\bsauvée?s?\b/,
    'odds that sound like no hope': /[Pp]as de chances|sans chances/,
    'who is safe and reads like a save': /(?<!\p{L})(?<!vie )sauve(?!\p{L})|^sauf$/u,
    'what comes of dice and reads like their eyes': /^Ce qui en est sorti$/,
    'passengers who are taken in': /(?<!ac)cueill/,
    'who may, without what': /ceux qui peuvent en aient|(?<!le )peuvent(?: pas)?(?:,|\u202f;)/,
    'a limit that sounds like a guess': /dans les ¤/,
    'laps that read like turns': /tombent par tours|tour suivant repart|touche du tour|repart(?:ent)? de l’avant/,
    'a die that is to be wounded': /\bdés? à (?:blesser|toucher)\b/,
    'friends who are run over': /[Pp]asse(?:r|nt)? (?:que )?sur (?:amis|l’infanterie|ta propre)/,
    'a die that needs a place': /(?<!\p{L})à ¤\+/u,
    'a question to others': /^Demande d’abord|\bdemande si\b/,
    'what looks like an empty habit': /, vide comme/,
    'a small word before a name that may begin with a vowel':
      /\b(?:de|que) \{(?:(?:unit|model|by|target|from|formation)\}|unit g\d)/,
    'what saves, with the wrong small word': /\bsauvegard\S+ par (?!ceux)|\b(?:une|toutes) par ¤/,
    'what need not be, and reads like what ought not': /n’(?:as?|ont) pas à\b/,
    'somebody who goes with others': /\bva avec\b/,
    'equals where it is the distance': /(?<!\p{L})[Ee]ntre égaux[,;]/u,
    'something bundled that is not called so': /[Aa]ucune? \p{L}+ fournie? «/u,
    'losses whose side is not clear': /(?:\b[Tt]es|[Ll]eurs) pertes infligées/,
    'a rule that reads like an order to the reader': /^Ne \p{L}+ (?:pas|que) (?:qui|ce)\b/u,
    'a number that reads like an article': /ajoute un (?:au|parce)|\bvaut un(?:,|$)|(?:abaisse|relève) d’un\b/,
    'what other pages add, called a line': /si une ligne\b|lignes? (?:¤ s’applique|est active|de la hache)/,
    'pages that lie beside a text': /à côté d[eu] (?:ce )?texte/,
    'whom one relies on': /^Sur qui compte-t-on/,
    'words that were changed': new RegExp([
      /\bcraqu|cohérence|moral (?:est )?brisé|arrive(?:nt)?…$|\brompent\b|rupture|touche critique|arme macro/,
      /points de dégâts|points sur cent|\bpouces?\b|au pas ¤?1|joueur Ork|arrondie? en dessous/,
      /comme (?:trouvé|joué)|prête(?:nt)? (?:leur|ses)|(?:gagne(?:nt)?|¤) le résultat|décision joue/,
    ].map(one => one.source).join('|')),
  },
  pl: {
    'a full stop within quotation marks': /[.,]”/,
    'a space before dots': /\S …$/,
    'a limit that reads like the length of a move': /ruszyć się (?:jeszcze )?o/,
    'as far as it can, word for word': /, jak daleko m/,
    'the nearest in the wrong case': /najbliższ(?:y|ych|e) wroga/,
    'a bare distance': /(?:orków|wroga|stoi|stawia się|rusza się|szarżują) do \d+\u00a0?(?:cm|″)/,
    'odds that sound like no hope': /[Bb]rak szans|\bbez szans/,
    'friends that belong to nobody':
      /(?<!\p{L})(?:[Ss]woi|(?:od|blisko) swojego|przy swoim|nad swoimi|[uz]e? swoich)(?!\p{L})/u,
    'a passive that charging has not': /[Ss]zarżowan(?:[aąeyi]|ej|ych|ym)(?!\p{L})/u,
    'a reader who must be a man': /ł(?:eś|byś)(?!\p{L})/u,
    'a condition with the wrong verb': /zanim (?:wszyscy|każdy)[^.;:]* nie ma(?:ją)?(?!\p{L})/u,
    'dice that fly': /(?<!\p{L})(?:[Ll]ecą|pole(?:ci|ciał\p{L}*))(?!\p{L})/u,
    'a save that has no throw in a sentence': /trafie\p{L}+ bez obrony|[Dd]rug[aą] obron|obrona (?:jednostki|dla)/u,
    'what comes of dice and reads like their eyes': /^Co wypadło$/,
    'answers that mean something': /coś znaczy ¤/,
    'a lap for a turn': /[Ww] swojej kolejce/,
    'hits that begin something': /zaczyna(?:ją)? znów od/,
    'words that were changed': /\bli(?:nia|nii|nią|nię) ognia|\b[Cc]zemu\b|oblewa|[Ww]ynurz|pogotowi|w drodze…$/,
    'words of the glossary that were not kept': /machin\S+ wojenn|przywoł|siostrzan|szpon błyskawic/i,
    'slow where it is extra or unengaged': /\bwoln\S+ (?:ruch|rund|wr[oó]g|zwyci)/i,
    'what is translated word for word': /jeśli ktokolwiek|[Pp]obi[cł]|zbiera\S* jeszcze raz/,
    'before all, and so before oneself': /(?<!\p{L})[Pp]rzed wszystkimi(?! innymi|, którzy)/u,
    'the dead of the wrong side': /(?:nasi|czyi to|tylko jej) zabici/i,
    'kills on a bill': /(?<!\p{L})na (?:\S+ )?rachunku/u,
    'units that test in place of themselves': /testuj\S+ za siebie/,
    'values that draw a game': /remisuj/,
    'a reader who is several':
      /(?<!\p{L})(?:[Uu]zgodnijcie|[Ww]eźcie|[Pp]odajcie|[Ww]łączcie|[Uu]stalcie|[Mm]ożecie|[Cc]hcecie)(?!\p{L})/u,
    'units that are men': /(?<!\p{L})(?:Dobici|Padli|Trafieni|Zniknęli|Dopadnięci|Zniszczeni|Straceni):/u,
    'dice that defend somebody': /(?<!\p{L})[Kk]ość(?:, która [^,]*,)? (?:broni|ratuje)(?!\p{L})/u,
    'as soon as one, which reads like only one': /[Gg]dy tylko jed/,
    'dice that are thrown away': /[Rr]zuć resztę/,
    'shooting for overwatch': /[Rr]ozegraj ostrzał/,
    'a length for a limit of it': /po dosunięciu o /,
    'pages that face a text': /stron[ay]? obok (?:tego )?tekst/,
    'a stand whose depth has no preposition': /do \d+\u00a0cm w głąb/,
    'dice that lie': /kości (?:na \S+ \S+ )?już leżą\.|^Kości leżą\./i,
    'a reader who is told to ask others': /(?<!\p{L})(?:[Zz]apytaj|[Pp]ytaj),/u,
    'contact that one goes to inside': /(?:wejść|wszedłem|wchodzi) do kontaktu/,
    'a completion that is a line of a table': /(?:jeśli|działa|żaden|włączony) wiersz(?!\p{L})|Bez wierszy/u,
    'a save by cover that is called a throw': /(?<!\p{L})rzut\p{L}* za osłonę/u,
    'a throw that reads like the other way round': /rzu(?:ty?|ca|cają|cili) na odwrót/,
    'a throw against a value': /[Kk]ość przeciw \p{L}* ?[Ii]nicjatyw/u,
  },
};

/** What Epic’s own words must not say: Warhammer 40,000 calls another thing so. */
const OF_EPIC: Readonly<Record<string, Faults>> = {
  es: { 'the armour of models': /\barmadura/ },
  fr: { 'the armour of models': /\barmure/ },
};
const EPIC = ['course.ts', 'lessons.ts', 'log.ts', 'refusals.ts', 'rule-texts.ts', 'rulings.ts', 'steps.ts'];

/** What is written against the rules in the texts of a file. */
const faultsIn = (language: string, name: string, texts: readonly string[]): readonly string[] =>
  Object.entries({ ...EVERYWHERE, ...FAULTS[language], ...(EPIC.includes(name) ? OF_EPIC[language] : {}) })
    .flatMap(([fault, pattern]) => texts.filter(text => pattern.test(text)).map(text => `${fault}: ${text}`));

describe('the wording', () => {
  it.each(TRANSLATED)('%j has none of the faults that were mended', language => {
    const folder = join(ROOT, 'components/translations', language);
    const files = readdirSync(folder).map(name => [name, writtenPhrases(join(folder, name))] as const);
    expect(files.flatMap(([, texts]) => texts).length).toBeGreaterThan(3000);
    expect(files.flatMap(([name, texts]) => faultsIn(language, name, texts))).toEqual([]);
  });
});
