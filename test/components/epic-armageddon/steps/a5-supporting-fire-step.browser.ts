import { expect } from '@open-wc/testing';
import type { RuleNote } from '../../../../components/shared/parts/rule-note.ts';
import type { ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../../../support/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { profileOf } from '../../../support/profiles.ts';
import { ALLOCATED, Played, thrown } from './played.ts';

const MARINES = formationOf('attacker', rowOf('a', 'assault', 2, [30, 20]), { name: 'Marines' });
const WARBAND = formationOf('defender', rowOf('d', 'boyz', 3, [30, 22]), { id: 'warband', name: 'Warband' });
const DEVASTATORS = formationOf('attacker', rowOf('v', 'devastator', 2, [30, 10]), { id: 'dev', name: 'Devastators' });
const RABBLE = formationOf('defender', [unitOf('r1', 'nobz', [30, 34])], { id: 'rabble', name: 'Rabble' });

/** The attacks have hit nobody, and support is called. */
const calling = (formations: readonly ScenarioFormation[], parts: ScenarioParts = {}): Promise<Played> => Played.at(
  scenarioOf({ formations: [MARINES, WARBAND, ...formations], ...parts }), [thrown(1, 1, 1, 1, 1)],
);

const boxes = (game: Played): HTMLInputElement[] => game.find<HTMLInputElement>('input');
const labels = (game: Played): string[] => game.find('label').map(one => one.innerText.replace(/\s+/g, ' ').trim());
const tick = async (game: Played, at: number): Promise<void> => {
  boxes(game)[at]!.click();
  await game.send();
};

describe('the panel in which support is called', () => {
  it('lists for each side who may fire, with value, distance and enemy, all of them called', async () => {
    const game = await calling([DEVASTATORS, RABBLE]);
    expect(game.path).to.equal('a5SupportingFire.calling');
    expect(game.find('legend').map(one => one.innerText.trim())).to.eql(['For Marines', 'For Warband']);
    expect(labels(game)).to.eql([
      'Devastator 1 firefight 3+, 10 cm from Boyz 1', 'Devastator 2 firefight 3+, 10 cm from Boyz 2',
      'Nobz firefight 5+, 12 cm from Assault 1',
    ]);
    expect(boxes(game).map(box => box.checked)).to.eql([true, true, true]);
    expect(game.text).to.contain('Nobody was hit');
    expect(await faultsOf(game.panel)).to.eql([]);
  });

  it('leaves out whom its player does not want, and takes them back', async () => {
    const game = await calling([DEVASTATORS]);
    await tick(game, 0);
    await tick(game, 1);
    expect(game.decisions).to.eql([
      { type: 'supporters.called', side: 'attacker', units: ['v2'] },
      { type: 'supporters.called', side: 'attacker', units: [] },
    ]);
    expect(game.primary?.words).to.equal('Hold their fire');
    await tick(game, 0);
    expect(game.assault.support.called.attacker).to.eql(['v1']);
    await game.press('Call ');
    expect(game.path).to.equal('a5SupportingFire.firing.rolling');
  });

  it('goes on without fire where nobody is called', async () => {
    const game = await calling([DEVASTATORS]);
    await tick(game, 0);
    await tick(game, 1);
    await game.press('Hold their fire');
    expect(game.path).to.equal('a6Result.rolling');
  });

  it('says of everybody else why not', async () => {
    const gun = profileOf({ name: 'Gun', ff: null });
    const game = await calling([
      DEVASTATORS,
      { ...RABBLE, broken: true },
      formationOf('defender', [unitOf('k1', 'boyz', [40, 30])], { id: 'k', name: 'Kommandos', marched: true }),
      formationOf('defender', [unitOf('f1', 'boyz', [60, 60])], { id: 'f', name: 'Far mob' }),
      formationOf('attacker', [unitOf('g1', 'gun', [26, 10])], { id: 'g', name: 'Guns' }),
    ], { profiles: { gun } });
    const note = game.find('rule-note')[0]!;
    expect(note.getAttribute('heading')).to.equal('Why not the others?');
    expect(note.getAttribute('say')).to.match(new RegExp([
      'Guns, Gun: no firefight value\\.', 'Rabble, Nobz: broken\\.', 'Kommandos, Boyz \\d: marched this turn\\.',
      'Far mob, Boyz \\d: over 15 cm from every enemy that attacked\\.',
    ].join(' ')));
  });

  it('follows the ruling on whom a supporter must see', async () => {
    const brute = profileOf({ name: 'Brute', cc: null, ff: null });
    const formations = [
      formationOf('defender', [unitOf('d1', 'brute', [30, 22])], { id: 'warband', name: 'Warband' }), DEVASTATORS,
    ];
    const seen = await Played.at(scenarioOf({
      formations: [formationOf('attacker', rowOf('a', 'assault', 1, [30, 20])), ...formations], profiles: { brute },
      rulings: { supportCalledBy: 'enemy-engaged' },
    }), [thrown(1)]);
    expect(labels(seen)[0]).to.equal('Devastator 1 firefight 3+, 10 cm from Brute');
    expect(seen.rules).to.contain('Any enemy that is directly engaged.');
  });
});

describe('the dice of supporting fire', () => {
  it('are thrown, allocated from the supporters outwards, and saved', async () => {
    const game = await calling([DEVASTATORS]);
    await game.press('Call ');
    expect(game.heading).to.equal('Supporting fire');
    expect(game.find<RuleNote>('rule-note').map(({ heading, rule }) => `${heading} ${rule}`)).to.eql([
      'Which dice are these? A5.3', 'Whom will they hit? A5.4', 'Does it count? A5.5 · A5.6',
    ]);
    expect(game.labels).to.eql(['Devastators: 2 firefight Devastator 1 and 2 3+']);
    expect(await faultsOf(game.panel)).to.eql([]);
    await game.throws(6, 1);
    expect(game.heading).to.equal('Supporting fire: one hit on Warband');
    expect(game.rows[0]).to.equal('1 Boyz 1 armour 6+ 10 cm from Devastator 1');
    await game.send(ALLOCATED);
    await game.throws(1);
    expect(game.path).to.equal('a6Result.rolling');
    expect(game.rows).to.eql(['1 Boyz 1 lost Armour 6+']);
  });

  it('are shown in the result if they hit nobody, and what the attacks did is not told again', async () => {
    const game = await Played.at(scenarioOf({ formations: [MARINES, WARBAND, DEVASTATORS] }), [
      thrown(6, 1, 1, 1, 1), ALLOCATED, thrown(1),
    ]);
    expect(game.find('[part=row]')).to.have.length(1);
    await game.press('Call ');
    expect(game.find('[part=row]')).to.eql([]);
    await game.throws(1, 2);
    expect(game.path).to.equal('a6Result.rolling');
    expect(game.text).to.contain('Nobody was hit 2 dice, firefight 3+ no hits');
    expect(game.find('[part=row]')).to.eql([]);
  });
});
