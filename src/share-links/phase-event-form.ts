/** The events of a 40k phase in a link: the number of their type, then their fields. */
import { CHOICE_QUESTIONS } from '../warhammer-40k/model/choices.ts';
import { QUESTION_IDS } from '../warhammer-40k/editions/policy.ts';
import { DEFAULT_RULINGS, RULINGS, type RulingId, type Rulings } from '../warhammer-40k/rulings/rulings.ts';
import type { PlayedEvent } from '../warhammer-40k/stages/turns.ts';
import { unless } from '../parsing/shortening.ts';
import { byType, every, list, named, oneOf, text, type Codec, type Forms } from './codec.ts';
import { going } from './positions.ts';
import { name } from './names.ts';
import { faces, number } from './numbers.ts';

type EventOf<T extends PlayedEvent['type']> = Extract<PlayedEvent, { readonly type: T }>;
type FieldsOf<T extends PlayedEvent['type']> = Omit<EventOf<T>, 'type'>;

const nothing = every({});

const answers = named(text);

const isAnswer = ([id, answer]: readonly [string, string]): boolean =>
  Object.hasOwn(RULINGS, id) && (RULINGS[id as RulingId].answers as readonly string[]).includes(answer);

/** Those that differ from the usual ones. */
const rulings: Codec<Rulings> = {
  write: (out, value) => answers.write(out, unless(value, DEFAULT_RULINGS) as Readonly<Record<string, string>>),
  read: from => {
    const said = answers.read(from);
    if (!Object.entries(said).every(isAnswer)) from.fail('newer');
    return { ...DEFAULT_RULINGS, ...said };
  },
};

const counts = list(every({ name, count: number }));

/** How many attacks go at which unit. */
const strikes: Codec<Readonly<Record<string, number>>> = {
  write: (out, value) => counts.write(out, Object.entries(value).map(([unit, count]) => ({ name: unit, count }))),
  read: from => Object.fromEntries(counts.read(from).map(({ name: unit, count }) => [unit, count])),
};

/** Every type of event: its place here is its number, so new ones are put last and none is ever moved. */
const FORMS: Forms<PlayedEvent> = {
  'dice.thrown': every({ faces }),
  'model.moved': going('model'),
  'choice.made': every({ question: oneOf(CHOICE_QUESTIONS), option: name }),
  'rest.moved': nothing,
  'moves.ended': nothing,
  'charge.declared': every({ unit: name, targets: list(name) }),
  'declarations.ended': nothing,
  'charger.picked': every({ unit: name }),
  'overwatch.fired': every({ unit: name, wounds: list(every({ model: name, wounds: number })) }),
  'overwatch.ended': nothing,
  'weapon.chosen': every({ model: name, weapon: text }),
  'strikes.aimed': every({ model: name, at: strikes }),
  'strikes.settled': nothing,
  'answer.agreed': every({ question: oneOf(QUESTION_IDS), answer: text }),
  'silence.accepted': nothing,
  'turn.begun': every({ rulings }),
} satisfies { readonly [type in PlayedEvent['type']]: Codec<FieldsOf<type>> };

export const phaseEventForm: Codec<PlayedEvent> = byType<PlayedEvent>(FORMS);
