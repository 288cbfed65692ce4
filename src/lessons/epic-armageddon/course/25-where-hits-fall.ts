/** Lesson 25: hits placed where they cost least. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('where-hits-fall');

export const whereHitsFall: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A4.4', 'A6.2', 'H1', 'H2', 'V1'],
  scenario: assault(
    NAME.title,
    { formation: 'company', target: 'warband' },
    [],
    [
      formation('company', 'Infantry company', 'attacker', 2, stands(
        'g', 'infantry', [46, 26], [50, 26], [54, 26], [58, 26], [62, 26], [66, 26],
      )),
      formation('warband', 'Warband', 'defender', 3, [
        ...stands('b', 'boyz', [50, 40], [54, 40]), ...stands('n', 'nobz', [58, 40], [62, 40]),
      ]),
    ],
    { ...pick(ORKS, 'boyz', 'nobz'), ...pick(GUARD, 'infantry') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'warband' },
    ...moves({ g1: [46, 31], g2: [50, 31], g3: [54, 31], g4: [58, 31], g5: [62, 31], g6: [66, 31] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'hit.moved', side: 'defender', hit: 0, to: 'n1' },
    { type: 'hit.moved', side: 'defender', hit: 1, to: 'n2' },
    { type: 'hits.allocated' },
  ],
  dice: [5, 5, 1, 2, 3, 4, 3, 2, 1, 4],
  seed: 7,
  moments: [
    {
      id: 'order', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'All equally near',
      text: [
        plain('You lead the orks. Guardsmen stand 7 cm off and fire; all four of yours are equally near.'),
        plain('“Then it goes by the list,” says the Guard player.'),
      ],
      ask: { asks: 'who-takes-the-hits', side: 'defender', hits: 2 },
      question: rule('H2', 'Two hits come. Which two of your stands may take them?'),
      hint: [rule('H1', 'Among those equally near their owner chooses.')],
      after: [rule('H1', 'Any two of them: it is your choice, and worth a thought.')],
    },
    {
      id: 'saves', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'Who stands a hit?',
      text: [plain('Boyz have 6+ armour. And {unit n1}?')],
      ask: { asks: 'save-needed', unit: 'n1', effect: 'normal' },
      hint: [rule('V1', 'A die that shows the armour or more saves.')],
      after: [rule('V1', 'Of six hits on Nobz three are saved, of six on Boyz one.')],
    },
    {
      id: 'place', kind: 'do', at: { state: 'a4Attacks.attacks.allocating' }, title: 'Yours to place',
      text: [
        plain('{hits defender} hits have come, and the list would put them on the Boyz.'),
        rule('A4.4', 'Everybody strikes at the same time, so whoever falls now has thrown its dice already.'),
      ],
      goal: { goal: 'allocate-well', side: 'defender', slack: 2 },
      task: rule('H1', 'Place the hits where they cost you least, and go on to the saves.'),
      hint: [rule('A6.2', 'For the result a stand is a stand: what counts is how many you lose.')],
      after: [rule('A6.2', 'Who saves best takes the hits, as long as a stand is all that it costs.')],
    },
    {
      id: 'lost', kind: 'predict', at: { state: 'a4Attacks.attacks.settling' }, title: 'What it has cost',
      text: [plain('These are the dice of your saves.')],
      ask: { asks: 'how-many-are-lost', side: 'defender' },
      hint: [rule('V1', 'Hold each die against the armour of the stand that it is thrown for.')],
      after: [rule('A6.2', 'Luck decides the single save; where the hits lie decides how many you have to make.')],
    },
  ],
};
