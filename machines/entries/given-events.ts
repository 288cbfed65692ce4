/** Events of an assault that a function of the package is given from outside. */
import { eventsShape } from '../../src/shelf/event-shapes.ts';
import { eventsReader } from '../given-events.ts';

export const readEvents = /* @__PURE__ */ eventsReader('events', eventsShape);
