/** What goes after a resolver, as a classic script: it leaves `assaultStatechartFollowing` on the page. */
export { Follower } from '../shared/statechart/follower.ts';
