import assert from 'node:assert/strict';
import { withPage } from '../support/dist-page.mjs';

const OPENINGS = 5;

/** Waits for the button as a reader does, presses it at once, and tells when the step is there. In milliseconds. */
const firstStep = page => page.evaluate(async () => {
  const button = () => document.querySelector('assault-resolver')?.shadowRoot?.querySelector('[part=primary]');
  while (button() == null) await new Promise(requestAnimationFrame);
  const steppable = performance.now();
  const { shadowRoot } = document.querySelector('assault-resolver');
  const panel = () => shadowRoot.querySelector('.panel > :not(selected-unit)').localName;
  button().click();
  while (panel() !== 'a2-charge-step') await new Promise(requestAnimationFrame);
  return { steppable, stepped: performance.now() };
});

const open = () => withPage({ path: '/site/index.html' }, firstStep);

const answer = async () => {
  const { steppable, stepped } = await open();
  assert(steppable < stepped, 'the step is there before it was asked for');
};

/** From opening the page, a fresh browser each time, to the end of the first step. */
const samples = async () => {
  const times = [];
  for (let i = 0; i < OPENINGS; i += 1) times.push((await open()).stepped);
  return times;
};

export const benches = [{ name: 'site opened, first step made', answer, samples, atMost: 1000, unit: 'ms' }];
