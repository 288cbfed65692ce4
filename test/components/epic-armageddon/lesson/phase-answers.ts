/** An answer as it is entered by the keyboard: on which control which key is pressed. */
import type { PosedPhaseQuestion } from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import type { GivenAnswer } from '../../../../src/lessons/lesson.ts';

export interface Pressed {
  /** What is heard of the control, or how that begins. */
  readonly name: string;
  readonly key: string;
}

const SIDES = { attacker: 'The attacker', defender: 'The defender', neither: 'Neither' } as const;
/** What the screen calls options that are no names. */
const CALLED: Readonly<Record<string, string>> = { none: 'nothing special', nobody: 'Nobody is charged' };

export const keysFor = (given: GivenAnswer, { choices, wantsOne }: PosedPhaseQuestion): readonly Pressed[] => {
  switch (given.kind) {
    case 'number':
      return [...String(given.value)].map(key => ({ name: 'spinbutton', key }));
    case 'side':
      return [{ name: `radio ${SIDES[given.side]}`, key: 'Space' }];
    case 'yes-no':
      return [{ name: `radio ${given.yes ? 'Yes' : 'No'}`, key: 'Space' }];
    default:
      return given.ids.map(id => ({
        name: `${wantsOne ? 'radio' : 'checkbox'} ${CALLED[id] ?? choices.find(one => one.id === id)!.name}`,
        key: 'Space',
      }));
  }
};
