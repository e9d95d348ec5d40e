/* What other domains use of the workspace: this and its rules, nothing else. */
export { listViewsOf } from './views/store.ts';
