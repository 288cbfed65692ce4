import { expect, fixture, html } from '@open-wc/testing';
import type { AssaultTally } from '../../../../components/epic-armageddon/steps/assault-tally.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { presentOf, replay } from '../../../../machines/epic-armageddon/timeline.ts';
import { ALLOCATED, thrown, tidied } from './played.ts';
import '../../../../components/epic-armageddon/steps/assault-tally.ts';

const after = (...events: readonly AssaultEvent[]): Assault => presentOf(replay(scenarioOf({ formations: [
  formationOf('attacker', rowOf('a', 'assault', 3, [30, 30]), { blastMarkers: 1 }),
  formationOf('defender', rowOf('d', 'boyz', 3, [30, 32])),
] }), events)).context.assault;

const shown = async (assault: Assault): Promise<AssaultTally> => {
  const tally = await fixture<AssaultTally>(html`<assault-tally .assault=${assault}></assault-tally>`);
  await tally.renderRoot.querySelector('tally-table')!.updateComplete;
  return tally;
};

const rows = (tally: AssaultTally): string[] =>
  [...tally.renderRoot.querySelector('tally-table')!.shadowRoot!.querySelectorAll<HTMLElement>('tbody tr, tfoot tr')]
    .map(row => tidied(row.innerText.replaceAll('none', '')));

const KILLED: readonly AssaultEvent[] = [
  thrown(6, 1, 1, 1, 1, 1), ALLOCATED, thrown(1),
];

describe('the running totals', () => {
  it('are what each side would add now, kills before everything else', async () => {
    const tally = await shown(after());
    expect(rows(tally)).to.eql([
      'Kills 0 0', 'No Blast markers – +1', 'Enemy has more Blast markers – +1', 'Total 0 2',
    ]);
    expect(await faultsOf(tally)).to.eql([]);
    expect(rows(await shown(after(...KILLED)))).to.eql([
      'Kills +1 0', 'More units +1 –', 'No Blast markers – +1', 'Enemy has more Blast markers – +1', 'Total 2 2',
    ]);
  });

  it('stay as the result counted them, whoever is lost after it', async () => {
    const over = after(...KILLED, thrown(1, 1, 6, 6), ALLOCATED);
    expect(over.units.filter(unit => unit.side === 'attacker' && unit.lostTo === null)).to.eql([]);
    expect(rows(await shown(over))[1]).to.equal('More units +1 –');
  });

  it('name the round after a tie', async () => {
    const tied = after(...KILLED, thrown(3, 3, 3, 1));
    expect((await shown(tied)).renderRoot.querySelector('tally-table')!.caption).to.equal('So far, round 2');
  });

  it('are the kills alone where nothing was thrown for', async () => {
    const wiped = after(
      thrown(6, 6, 6, 1, 1, 1), ALLOCATED, thrown(1, 1, 1),
    );
    expect(wiped.ending).to.equal('swift');
    expect(rows(await shown(wiped))).to.eql(['Kills +3 0']);
  });
});
