import { it } from 'vitest';
import { EIGHT } from './machines/epic-armageddon/advice/tables.ts';
import { advising } from '../machines/epic-armageddon/advice/advise.ts';
it('x', () => {
  const only = process.env['ONLY']?.split(',');
  for (const { id, scenario, found } of EIGHT) {
    if (only && !only.includes(id)) continue;
    const t = performance.now(); let firstAt = 0; let first: any;
    const g = advising(scenario, [{ type: 'target.chosen', target: scenario.engage.target } as never], { effort: Number(process.env['EFFORT'] ?? 5e6) });
    let r = g.next(); firstAt = performance.now() - t; first = r.value;
    while (!r.done) r = g.next();
    const a = r.value; const pc = (x: number) => (100 * x).toFixed(1);
    console.log(id, 'proto', pc(found), '| now', pc(a.now.win), 'tried', a.tried, 'first', firstAt.toFixed(0), 'ms', pc((first.best[0].reply ?? first.best[0]).chance?.value ?? first.best[0].reply.chance.value), 'all', ((performance.now() - t) / 1000).toFixed(1), 's');
    for (const b of a.best.slice(0, 3)) console.log('   ', pc(b.chance.value), '->', b.reply ? pc(b.reply.chance.value) : '-', '±', pc(b.error), b.say.slice(0, 150));
  }
});
