/* Other domains may import only this file and the rules of the workspace. */
export { listViewsOf } from './views/store.ts';
