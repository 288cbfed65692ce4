/** What goes after a resolver, as a classic script: it leaves `assaultStatechartFollowing` on the page. */
export { Follower } from './statechart/follower.ts';
