/** How the review looks: graph and moments beside the map where there is room, else in the sheet over it. */
import { css } from 'lit';
import { viewFrameStyles } from '../frame/view-frame.styles.ts';
import { besideStyles } from './beside.styles.ts';

const frame = css`
  section {
    block-size: 100%;
  }
  .map {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .table {
    position: relative;
    min-block-size: 0;
  }
  assault-battlefield {
    block-size: 100%;
  }
  .under {
    display: none;
  }
  .switch {
    position: absolute;
    inset: 8px 8px auto;
    display: flex;
    gap: 2px;
    padding: 3px;
    border: 1px solid var(--_line);
    border-radius: 10px;
    background: var(--_raised);
    box-shadow: 0 1px 4px rgb(0 0 0 / 12%);
  }
  .switch button {
    flex: 1;
    min-block-size: 36px;
    padding-inline: 6px;
    border-color: transparent;
    background: none;
    font-size: var(--_size-s);
  }
  .switch [aria-pressed='true'] {
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  .kind {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    fill: currentColor;
  }
  .kind.costly,
  .loss {
    color: var(--_bad);
  }
  .gain {
    color: var(--_attacker);
  }
`;

const panel = css`
  .panel {
    padding: var(--_space) calc(var(--_space) * 3) calc(var(--_space) * 2);
    overflow-wrap: anywhere;
  }
  h2,
  h3,
  p,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  h2 {
    font-size: var(--_size-xl);
    line-height: 1.25;
  }
  h3 {
    font-size: var(--_size-m);
  }
  .heading,
  .in-line,
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: baseline;
    justify-content: space-between;
  }
  .in-line {
    flex-wrap: nowrap;
    gap: 5px;
    align-items: center;
  }
  .in-line b + .kind {
    margin-inline-start: 6px;
  }
  .in-line b {
    white-space: nowrap;
  }
  .side-mark {
    margin-inline-end: 3px;
  }
  .report,
  .outcome,
  .sums,
  .legend,
  .of-graph {
    display: none;
  }
  .over review-graph {
    block-size: 56px;
    margin-block: 4px 2px;
  }
  .status:empty,
  .judged:empty {
    display: none;
  }
  .status,
  .soft,
  .unsure,
  .reason p {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .reason .judged {
    color: var(--_ink);
    font-weight: 600;
  }
  .rows:not(.whole) + .reason > p:last-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .reason h3,
  .answered {
    display: none;
  }
  .rows {
    list-style: none;
    margin-inline: calc(var(--_space) * -3);
  }
  .longer:not(.whole),
  .rows:not(.whole) li:not(.now) {
    display: none;
  }
  .rows button {
    display: flex;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 40px;
    padding-inline: calc(var(--_space) * 3);
    border-radius: 0;
    font-weight: 400;
    text-align: start;
  }
  .rows .now button {
    background: var(--_now-soft);
    font-weight: 650;
  }
  @media (forced-colors: active) {
    .switch [aria-pressed='true'],
    .rows .now button {
      outline: 2px solid var(--_now);
      outline-offset: -2px;
    }
  }
  .what {
    flex: 1;
    min-inline-size: 0;
  }
  .worth {
    font-weight: 650;
    white-space: nowrap;
  }
  .rows .soft {
    font-weight: 400;
  }
  .ways .quiet {
    padding-inline: 0;
    color: var(--_now-ink);
    min-block-size: 44px;
  }
`;

const bar = css`
  .now-line {
    display: flex;
    gap: 6px;
    align-items: center;
    min-block-size: 28px;
    padding: 4px 12px 0;
  }
  .now-line span {
    min-inline-size: 0;
  }
  .now-line b {
    color: var(--_side);
    font-size: var(--_size-l);
    white-space: nowrap;
  }
  .now-line odds-bar {
    flex: 1 1 40px;
    --assault-bar: 12px;
  }
  /* What has no room in one line is left out whole, before anything else gives way. */
  .now-line .more {
    display: flex;
    flex: 0 1000 auto;
    flex-wrap: wrap;
    gap: 0 6px;
    block-size: 1.5em;
    overflow: hidden;
  }
  .now-line .soft {
    line-height: 1.5;
    white-space: nowrap;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .found,
  .acts .find {
    display: none;
  }
  @container resolver (min-width: 720px) {
    .now-line {
      flex: 1;
      min-inline-size: 0;
      padding: 0 16px;
    }
    .now-line b {
      font-size: calc(var(--_size) * 1.375);
    }
    .now-line odds-bar {
      display: none;
    }
    .found {
      display: inline;
    }
  }
`;

export const styles = [viewFrameStyles, frame, panel, bar, besideStyles];
