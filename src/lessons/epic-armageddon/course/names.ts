/** The lessons of the course by name, in the order in which they are meant to be gone through. */

export interface LessonName {
  readonly id: string;
  readonly title: string;
  /** What it teaches, in a sentence. */
  readonly teaches: string;
}

export const LESSON_NAMES = [
  {
    id: 'what-an-assault-is',
    title: 'What an assault is',
    teaches: 'Who may be charged, when a charge becomes an assault, and which steps it goes through.',
  },
  {
    id: 'who-is-engaged',
    title: 'Who is directly engaged',
    teaches: 'Which stands attack and can be hit: contact, 15 cm, and a line of fire that a wall cuts.',
  },
  {
    id: 'close-combat-or-firefight',
    title: 'Close combat or firefight',
    teaches: 'Which value a stand uses, how many dice it throws, and when one charges without contact on purpose.',
  },
  {
    id: 'nearest-first',
    title: 'Hits fall on the nearest first',
    teaches: 'Who allocates hits, in which order they fall, and what owners may choose between equals.',
  },
  {
    id: 'second-lap',
    title: 'The second lap, and mixed saves',
    teaches: 'Nobody takes a second hit before everybody has one; two hits are two saves and at most one kill.',
  },
  {
    id: 'cover',
    title: 'Cover, and who has it',
    teaches: 'Cover instead of armour, for those who are charged and never for those who charge.',
  },
  {
    id: 'first-strike',
    title: 'First Strike',
    teaches: 'Some attack before everybody else, and whoever they kill does not strike back.',
  },
  {
    id: 'macro-weapons',
    title: 'Macro-weapons and Titan Killers',
    teaches: 'Hits that leave hardly a save: they come last, and only from the extra attacks.',
  },
  {
    id: 'decided-at-once',
    title: 'When it ends at once',
    teaches: 'Two ways in which the attacks alone decide an assault, and who must be dead for it.',
  },
  {
    id: 'supporting-fire',
    title: 'Supporting fire',
    teaches: 'Which friends may fire into the assault, whom they may hit, and what they add.',
  },
  {
    id: 'the-result',
    title: 'The result and its modifiers',
    teaches: 'Two dice, the higher one counts; what is added to it, line by line.',
  },
  {
    id: 'ties',
    title: 'Ties',
    teaches: 'Equal totals mean another round: what starts anew in it, and what is kept.',
  },
  {
    id: 'losing',
    title: 'Hack-downs, breaking, withdrawing',
    teaches: 'What defeat costs: hits without a save, a broken formation, and 15 cm to the nearest enemy.',
  },
  {
    id: 'winning',
    title: 'Winners and Blast markers',
    teaches: 'What victory costs: a Blast marker for each loss, a formation that may break where it stands.',
  },
  {
    id: 'formations-together',
    title: 'Intermingled and combined',
    teaches: 'Several formations fight as one, on either side, and win or lose as one.',
  },
  {
    id: 'war-engines',
    title: 'War engines',
    teaches: 'How they split their dice, soak hits, lose damage capacity, and count.',
  },
  {
    id: 'commander-dies-last',
    title: 'A commander who dies last',
    teaches: 'How to place somebody whom you need, so that hits reach everybody else before.',
  },
  {
    id: 'entering-zones',
    title: 'Zones of control: entering',
    teaches: 'Whose zones a charge may enter, whom it then has to touch, and who opens the way for whom.',
  },
  {
    id: 'leaving-zones',
    title: 'Zones of control: leaving',
    teaches: 'Who begins beside an enemy and charges another: what has to be left behind before the charge can end.',
  },
  {
    id: 'pinned',
    title: 'Zones of control: held',
    teaches: 'Who begins in a zone of the target itself, and what holds somebody in a counter-charge.',
  },
  {
    id: 'overwatch',
    title: 'Overwatch against a charge',
    teaches: 'When it fires, what saves from it, and what its losses and markers count for.',
  },
  {
    id: 'transports',
    title: 'Transports: in, out, wrecked',
    teaches: 'Who may get out, what two enemies at the doors do, and who climbs out of a wreck.',
  },
  {
    id: 'withdrawing-well',
    title: 'Withdrawing well',
    teaches: 'Fifteen centimetres from every enemy, and together: where a broken formation is safe.',
  },
  {
    id: 'choosing-a-charge',
    title: 'Choosing a charge',
    teaches: 'Contact or not: your charge is held against the best that was found.',
  },
  {
    id: 'where-hits-fall',
    title: 'Choosing where hits fall',
    teaches: 'Among equals the choice is yours: your hits are held against the best way to place them.',
  },
  {
    id: 'on-your-own',
    title: 'An assault on your own',
    teaches: 'A whole assault without help; afterwards each of your decisions is held against the odds.',
  },
] as const satisfies readonly LessonName[];

export type LessonId = (typeof LESSON_NAMES)[number]['id'];

/** What every one is called. */
export type LessonNames = Readonly<Record<LessonId, Pick<LessonName, 'title' | 'teaches'>>>;

/** A lesson’s name by its id. */
export const lessonNameOf = (id: LessonId): LessonName => LESSON_NAMES.find(one => one.id === id)!;
