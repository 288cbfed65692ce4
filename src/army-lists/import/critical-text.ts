/** What a critical hit does, from the words of a datasheet. */
import { USUAL_CRITICAL, type Critical, type Effect } from '../../epic-armageddon/model/profile.ts';
import { type Note, plain, withoutMarkup } from './datasheet-words.ts';

/** A rule that stands in a file, with its name. */
export interface RuleText {
  readonly name: string;
  readonly text: string;
}

const DESTROYED: Critical = { damage: 'all', splash: null, entered: false, later: false };
const NOTHING = /^(?:|[-–—]|n ?\/ ?a|none)$/;
const IS_DESTROYED =
  /^(?:the )?(?:unit |model |war engine )?(?:is )?(?:automatically )?(?:destroyed|detruite?|zerstort)\.?$/;
const IS_DAMAGED = new RegExp([
  '^(?:(?:suffers?|takes?|loses?) )?(?:(?:an?|one|1|another) )?(?:further |extra |additional |more )?',
  '(?:points? of )?(?:damage|damaged|dc)(?: points?)?(?: lost)?\\.?$',
].join(''));
const BLAST = /destroy(?:s|ed).{0,120}?within (\d{1,2}) ?cm.{0,80}?\b([1-6])\+?(?![\dc])/;
const BLAST_ALL = /destroy(?:s|ed).{0,120}?within (\d{1,2}) ?cm.{0,60}?(?:suffers?|takes?|hit)/;

/** What it does is said at the beginning. */
const LONGEST = 400;

/** The usual one where the datasheet has none, or says it in words that are not understood: these are told. */
export const criticalFrom = (text: string, rules: readonly RuleText[], note: Note): Critical => {
  const name = plain(withoutMarkup(text));
  if (NOTHING.test(name)) return USUAL_CRITICAL;
  const rule = rules.find(one => plain(one.name).replace(/^critical hit:? ?/, '') === name);
  const said = plain(withoutMarkup(rule?.text ?? text).slice(0, LONGEST));
  if (IS_DESTROYED.test(said) || IS_DESTROYED.test(name)) return DESTROYED;
  if (IS_DAMAGED.test(said)) return USUAL_CRITICAL;
  const [whole, within, face] = BLAST.exec(said) ?? [];
  if (whole !== undefined) return blast(Number(within), Number(face), effectIn(said));
  const [, reach] = BLAST_ALL.exec(said) ?? [];
  if (reach !== undefined) return blast(Number(reach), 1, effectIn(said));
  note(text.trim());
  return USUAL_CRITICAL;
};

const blast = (within: number, hitOn: number, effect: Effect): Critical =>
  ({ ...DESTROYED, splash: { within, hitOn, effect } });

const effectIn = (said: string): Effect => {
  if (/titan killer/.test(said)) return 'titan-killer';
  return /macro ?weapon/.test(said) ? 'macro-weapon' : 'normal';
};
