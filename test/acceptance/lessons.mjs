// Goes through every lesson of both courses at 360x740:
// `node test/acceptance/lessons.mjs [taps|keys [part of a name]]`.
// Every question is answered wrong, shown by *Show me*, and answered right; tasks are done as the rules do them, by
// gestures on the table, and shown. By keys everything is reached with Tab and arrows. It says what could not be
// reached, what showed nothing, and how many were judged right and wrong. `npm run build` comes first.
import { answersIn } from './answers.mjs';
import { withServedPage } from '../support/served-page.mjs';
import { answer } from './site.mjs';
import { doTask } from './tasks.mjs';

const [how = 'taps', wanted = ''] = process.argv.slice(2);
const SIZE = { width: 360, height: 740 };

/** What is on the screen of the lesson. */
const inPage = () => {
  const all = root => [...root.querySelectorAll('*')]
    .flatMap(one => [one, ...one.shadowRoot ? all(one.shadowRoot) : []]);
  const isSeen = one => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0
    && one.closest('[inert]') === null;
  window.seenIn = selector => all(document.querySelector('assault-lesson').shadowRoot)
    .filter(one => one.matches(selector) && isSeen(one));
  window.wordsOf = one => (one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, ' ');
  window.deepFocus = () => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };
};

const wait = ms => new Promise(done => setTimeout(done, ms));

const until = async (page, what, ask, ...given) => {
  for (let turn = 0; turn < 200; turn += 1) {
    const found = await page.evaluate(ask, ...given);
    if (found) return found;
    await wait(25);
  }
  throw new Error(`never: ${what}`);
};

const look = page => page.evaluate(() => ({
  title: window.seenIn('h3').map(window.wordsOf)[0] ?? '',
  buttons: window.seenIn('.bar button, .ways button').map(window.wordsOf),
  steps: window.seenIn('ol.shown li').length,
  said: window.seenIn('said-lines').map(one => one.shadowRoot.textContent.trim()).join(' '),
  kind: window.seenIn('check-list, choice-list, order-list, input[type=number]')[0]?.localName ?? '',
  isTask: window.seenIn('assault-resolver, phase-resolver').length > 0,
  isOver: window.seenIn('.summary').length > 0,
}));

/** Presses a button of the bar by its words, or says that it cannot be reached. */
const hands = {
  taps: async (page, name) => {
    const place = await page.evaluate(text => {
      const one = window.seenIn('button').find(button => window.wordsOf(button) === text);
      if (one === undefined) return null;
      one.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, isInside: x >= 0 && y >= 0 && y + height <= innerHeight };
    }, name);
    if (place === null || !place.isInside) return false;
    await page.touchscreen.tap(place.x, place.y);
    return true;
  },
  keys: async (page, name) => {
    for (let turn = 0; turn < 90; turn += 1) {
      if (await page.evaluate(text => {
        const at = window.deepFocus();
        return at?.localName === 'button' && window.wordsOf(at) === text;
      }, name)) {
        await page.keyboard.press('Enter');
        return true;
      }
      await page.keyboard.press('Tab');
    }
    return false;
  },
};

/** The rows, radios or buttons of which an answer is made, in the order of what they stand for. */
const places = page => page.evaluate(() => {
  const [list] = window.seenIn('check-list, choice-list, order-list');
  const ids = list === undefined ? [] : list.options.map(({ id }) => id);
  return { kind: list?.localName ?? 'number', ids };
});

const partsOf = `(() => {
  const [list] = window.seenIn('check-list, choice-list, order-list');
  if (list === undefined) return window.seenIn('input[type=number]');
  return [...list.shadowRoot.querySelectorAll(list.localName === 'order-list'
    ? '.rest button' : 'input, [role=radio]')];
})()`;

const tapPart = async (page, nth) => {
  const place = await page.evaluate(`((nth) => {
    const one = ${partsOf}[nth];
    const target = one?.closest('label') ?? one;
    target?.scrollIntoView({ block: 'center' });
    const box = target?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  })(${nth})`);
  if (place !== null) await page.touchscreen.tap(place.x, place.y);
  await wait(50);
  return place !== null;
};

/** Goes to a part by Tab, among radios by arrow keys. */
const focusPart = async (page, nth) => {
  for (let turn = 0; turn < 120; turn += 1) {
    const at = await page.evaluate(`((nth) => {
      const parts = ${partsOf};
      const here = parts.indexOf(window.deepFocus());
      return here === nth ? 'here' : here >= 0 && parts[here].getAttribute('role') === 'radio' ? 'beside' : '';
    })(${nth})`);
    if (at === 'here') return true;
    await page.keyboard.press(at === 'beside' ? 'ArrowDown' : 'Tab');
  }
  return false;
};

const usePart = {
  taps: tapPart,
  keys: async (page, nth) => {
    const isThere = await focusPart(page, nth);
    if (isThere) await page.keyboard.press('Space');
    await wait(50);
    return isThere;
  },
};

/** Enters an answer; null: some answer. */
const enter = async (page, given) => {
  const { kind, ids } = await places(page);
  if (kind === 'number') {
    const isThere = how === 'taps' ? await tapPart(page, 0) : await focusPart(page, 0);
    await page.evaluate(() => window.seenIn('input[type=number]')[0]?.select());
    await page.keyboard.type(String(given?.value ?? 2));
    return isThere;
  }
  if (kind === 'order-list') {
    for (;;) {
      const out = await page.evaluate(() => {
        const [list] = window.seenIn('order-list');
        const [one] = [...list.shadowRoot.querySelectorAll('.row .icon:last-child')];
        one?.click();
        return one !== undefined;
      });
      if (!out) break;
      await wait(30);
    }
    for (const id of given?.ids ?? ids.slice(0, 1)) {
      const rest = await page.evaluate(() => {
        const [list] = window.seenIn('order-list');
        return list.options.map(one => one.id).filter(one => !list.order.includes(one));
      });
      if (!await usePart[how](page, rest.indexOf(id))) return false;
    }
    return true;
  }
  const wantedOnes = given?.ids ?? [given === null ? ids[0] : given.side ?? (given.yes ? 'yes' : 'no')];
  const checked = await page.evaluate(() => window.seenIn('check-list')[0]?.checked ?? []);
  for (const [nth, id] of ids.entries()) {
    if (wantedOnes.includes(id) !== checked.includes(id) && !await usePart[how](page, nth)) return false;
  }
  return true;
};

const counts = { moments: 0, right: 0, wrong: 0, shown: 0, tasks: 0, done: 0, otherwise: 0 };
const faults = [];

const judgement = page => until(page, 'a judgement', () => {
  const [said] = window.seenIn('.said.right, .said.wrong');
  return said === undefined ? '' : said.classList.contains('right') ? 'right' : 'wrong';
});

/** What stands entered, and whether it can be checked. */
const entered = page => page.evaluate(() => ({
  ...window.seenIn('check-list, choice-list, order-list, input[type=number]')
    .map(({ chosen, checked, order, value }) => ({ chosen, checked, order, value }))[0],
  canCheck: window.seenIn('button').some(one => window.wordsOf(one) === 'Check' && one.ariaDisabled !== 'true'),
}));

/** Enters an answer and has it checked. */
const give = async (page, given, press, say) => {
  if (!await enter(page, given)) say('cannot be entered');
  await wait(60);
  if (!await press('Check')) say('Check is out of reach');
  return judgement(page).catch(async () => say(`no judgement of ${JSON.stringify(await entered(page))}`));
};

/** Has the answer shown, and waits until it stands there in words. */
const showMe = async (page, press, say) => {
  if (!await press('Show me')) return say('Show me is out of reach');
  await until(page, 'an answer shown', () => window.seenIn('button.next').length > 0).catch(() => say('nothing shown'));
  if (await page.evaluate(() => window.seenIn('button.next').some(one => window.wordsOf(one) === 'Stop'))) {
    await press('Stop');
  }
  await wait(80);
  const after = await look(page);
  if (after.steps === 0 && after.said === '') return say('what is shown has no words');
  counts.shown += 1;
};

const ONWARDS = ['Go on', 'End the lesson', 'Leave it'];

/**
 * One moment: answered wrong, shown, answered right, and left. What is right after a task hangs on how it was played:
 * there the answer asked beforehand may be wrong, and is shown once more.
 */
const goThrough = async (page, where, answers, isAfterTask) => {
  counts.moments += 1;
  let at = await look(page);
  const say = fault => void faults.push(`${where} “${at.title}”: ${fault}`);
  const press = name => hands[how](page, name);
  if (at.buttons.includes('Check')) {
    const { wrong = null, right = null } = answers ?? {};
    const first = await give(page, wrong ?? right, press, say);
    if (first === 'right') counts.right += 1;
    if (first === 'wrong') {
      counts.wrong += 1;
      await showMe(page, press, say);
      if (right !== null) {
        if (!await press('Try again')) say('Try again is out of reach');
        await until(page, 'the question again', () => window.seenIn('.said').length === 0);
        const second = await give(page, right, press, say);
        if (second === 'right') counts.right += 1;
        else if (isAfterTask) {
          counts.otherwise += 1;
          await showMe(page, press, say);
        } else say('what the rules answer is judged wrong');
      }
    }
  } else if (at.isTask) {
    counts.tasks += 1;
    const fault = answers?.done ? await doTask(page, how, answers.done, press) : 'has no answer';
    if (fault !== null) say(fault);
    const isDone = await until(page, 'a judgement', () => {
      const [said] = window.seenIn('.said.right, .said.wrong');
      return said === undefined ? '' : said.className;
    }).catch(() => '');
    if (isDone.includes('right')) counts.done += 1;
    else say(isDone === '' ? 'is never judged' : 'what the rules do is judged wrong');
    if ((await look(page)).buttons.includes('Show me')) await showMe(page, press, say);
  }
  await until(page, 'a way on', names => window.seenIn('.bar button, .ways button')
    .some(one => names.includes(window.wordsOf(one))), ONWARDS).catch(() => null);
  at = await look(page);
  const onwards = ONWARDS.find(name => at.buttons.includes(name));
  if (onwards === undefined) say(`no way on: ${at.buttons.join(', ')}`);
  else if (!await press(onwards)) say(`${onwards} is out of reach`);
  await wait(80);
  return onwards !== undefined;
};

const go = async (page, id) => {
  const answers = await answersIn(id);
  let isAfterTask = false;
  await page.evaluate(hash => (location.hash = hash), `#learn=${id}`);
  await until(page, `the lesson ${id}`, wantedId => {
    const lesson = document.querySelector('assault-lesson');
    return lesson?.checkVisibility() && lesson.shadowRoot?.querySelector('*') && window.seenIn('h3').length > 0
      && location.hash.includes(wantedId);
  }, id);
  for (let moment = 0; moment < 12; moment += 1) {
    await until(page, 'what is asked', () => window.seenIn('.bar button, .summary').length > 0
      && window.seenIn('h3').length > 0);
    if ((await look(page)).isOver) return;
    const before = await page.evaluate(() => window.seenIn('.of').map(window.wordsOf)[0] ?? '');
    const { isTask } = await look(page);
    if (!await goThrough(page, `${how} ${id}`, answers?.[moment], isAfterTask)) return;
    isAfterTask ||= isTask;
    await until(page, 'the next moment', was => window.seenIn('.summary').length > 0
      || window.seenIn('.of').map(window.wordsOf)[0] !== was, before)
      .catch(() => faults.push(`${id}: stays at ${before}`));
  }
};

await withServedPage({ answer, path: '/index.html#learn', ...SIZE }, async page => {
  page.setDefaultTimeout(60_000);
  await page.setViewport({ ...SIZE, hasTouch: true, isMobile: true });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(inPage);
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(inPage);
  const ids = await until(page, 'the course', () => {
    const { lessons, phaseLessons } = customElements.get('assault-lesson') ?? {};
    return lessons === undefined ? null : [...lessons, ...phaseLessons].map(({ id }) => id);
  });
  for (const id of ids.filter(one => one.includes(wanted))) {
    await go(page, id).catch(error => faults.push(`${id}: ${error.message}`));
  }
  console.log(`${how}: ${ids.length} lessons, ${JSON.stringify(counts)}`);
});
for (const fault of faults) console.log(fault);
process.exit(faults.length > 0 ? 1 : 0);
