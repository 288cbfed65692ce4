/** The two shapes of a frame, by the room that it has, and what falls away where nothing is played. */
import { css } from 'lit';

/** Below one another: the sheet lies over the map. */
export const stacked = css`
  :host([detent='peek']) .sheet {
    block-size: 72px;
  }
  :host([detent='peek']) .content {
    overflow: hidden;
  }
  :host([detent='full']) .sheet {
    block-size: calc(100cqb - 120px);
    max-block-size: none;
  }
  @container frame (min-width: 640px) {
    .rail {
      display: flex;
    }
    .map {
      inset-block-start: 40px;
    }
    .bare .map {
      inset-block-start: 0;
    }
    .sheet {
      max-block-size: round(down, 40cqb - 40px, 1px);
    }
    .tabs {
      position: absolute;
      z-index: 1;
      inset: 12px 16px auto auto;
      display: flex;
      gap: calc(var(--_space) * 2);
    }
    .tab[aria-selected='true']:first-child:not(:focus-visible) {
      position: absolute;
      clip-path: inset(50%);
    }
    .chips {
      display: none;
    }
  }
  /* An open keyboard, or text four times as large. */
  @container frame (max-height: 419px) {
    .fold {
      display: block;
      inline-size: 100%;
      block-size: 44px;
      border: 0;
      border-block-end: 1px solid var(--_line);
      background: var(--_sunken);
      color: inherit;
      font: inherit;
    }
    .map,
    .sheet,
    :host([detent]) .sheet {
      position: absolute;
      inset-block: 44px 0;
      block-size: auto;
      max-block-size: none;
    }
    .sheet,
    :host([detent]) .sheet {
      border-radius: 0;
    }
    .grabber {
      display: none;
    }
    :host([map-shown]) .sheet {
      display: none;
    }
  }
`;

/** The panel stands beside the map, and the log lies under that. */
export const beside = css`
  @container frame (width >= 900px) or ((width >= 600px) and (min-aspect-ratio: 6/5)) {
    .space {
      --_panel: 320px;
    }
    .rail {
      display: flex;
      inset-inline-end: var(--_panel);
    }
    .map {
      inset: 40px var(--_panel) 32px 0;
    }
    .sheet,
    :host([detent]) .sheet {
      position: static;
      inline-size: var(--_panel);
      block-size: 100cqb;
      max-block-size: none;
      margin-inline-start: auto;
      border-block-start: 0;
      border-inline-start: 1px solid var(--_line);
      border-radius: 0;
      box-shadow: none;
    }
    .content {
      padding-block-start: calc(var(--_space) * 2);
    }
    .head {
      touch-action: auto;
      cursor: auto;
    }
    .grabber,
    .chips,
    .fold {
      display: none;
    }
    .tabs {
      position: static;
      display: flex;
      flex-wrap: wrap;
      gap: 0 calc(var(--_space) * 2);
      padding-inline: calc(var(--_space) * 4);
      border-block-end: 1px solid var(--_line);
    }
    .tab,
    .tab[aria-selected='true']:first-child:not(:focus-visible) {
      position: static;
      clip-path: none;
      min-block-size: 39px;
    }
    .log {
      position: absolute;
      z-index: 1;
      inset: auto var(--_panel) 0 0;
      display: flex;
      flex-direction: column;
      max-block-size: 40cqb;
      border-block-start: 1px solid var(--_line);
      background: var(--_ground);
    }
    .newest {
      display: flex;
      flex: none;
      align-items: center;
      gap: calc(var(--_space) * 2);
      inline-size: 100%;
      block-size: 31px;
      padding-inline: calc(var(--_space) * 3);
      border: 0;
      background: none;
      color: var(--_ink-soft);
      font: inherit;
      font-size: var(--_size-s);
      text-align: start;
      cursor: pointer;
    }
    .newest b {
      color: var(--_ink);
    }
    .newest span {
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @container frame (width >= 1100px) and (min-aspect-ratio: 6/5) {
    .space {
      --_panel: 384px;
    }
  }
  @container frame (width >= 600px) and (min-aspect-ratio: 6/5) and (height < 480px) {
    .rail {
      display: none;
    }
    .map {
      inset-block-start: 0;
    }
    .chips {
      display: var(--_chips, flex);
      inset-block-start: calc(100% + 8px);
    }
  }
`;

/** Where nothing is played there are no steps and no log. */
export const bare = css`
  @container frame (max-height: 419px) {
    .bare .map {
      inset-block-start: 44px;
    }
  }
  @container frame (width >= 600px) and (min-aspect-ratio: 6/5) {
    .bare .map {
      inset-block: 0;
    }
    .bare .head {
      display: none;
    }
  }
`;
