/** A throw that is due, in one card for each side: its hands by target, its dice, and what to expect of them. */
import { chanceOf, diceIn, type Hand } from '../../../src/dice/hand.ts';
import { figure } from '../languages/forms.ts';
import type { ThrowCard } from './card-list.ts';
import { diceWords } from './dice-words.ts';
import type { HandLabel } from './hand-label.ts';
import { PLAYER_SIDES, type PlayerSide } from './side-mark.ts';

/** Dice of which a target says how many count, with the words for their card. */
interface CardHand {
  readonly hand: Hand & { readonly read: 'successes' };
  readonly label: HandLabel & Required<Pick<HandLabel, 'card'>>;
}

const isCardHand = (one: { readonly hand: Hand; readonly label: HandLabel | undefined }): one is CardHand =>
  one.hand.read === 'successes' && one.label?.card !== undefined && Boolean(one.label.side);

/** A throw where all hands of it have a place in a card; null: they are shown die by die. */
export const throwCards = (hands: readonly Hand[], labels: readonly HandLabel[]): readonly ThrowCard[] | null => {
  const all = hands.map((hand, at) => ({ hand, label: labels[at] }));
  if (all.length === 0 || !all.every(isCardHand)) return null;
  return PLAYER_SIDES.flatMap(side => {
    const own = all.filter(({ label }) => label.side === side);
    return own.length === 0 ? [] : [cardOf(side, own)];
  });
};

/** How many dice are to be expected to count. */
const expectedOf = (hands: readonly CardHand[]): number =>
  hands.reduce((sum, { hand: { dice, target } }) => sum + dice * chanceOf(target), 0);

const cardOf = (side: PlayerSide, hands: readonly CardHand[]): ThrowCard => {
  const { force, expects } = hands[0]!.label.card;
  return {
    side, force,
    lines: hands.map(({ hand, label }) => [`${hand.dice} ${label.card.what}`, label.detail ?? '', `${hand.target}+`]),
    dice: diceWords.dice(diceIn(hands.map(({ hand }) => hand))),
    about: expects === null ? null : diceWords.about[expects](figure(Number(expectedOf(hands).toFixed(1)), 1)),
  };
};
