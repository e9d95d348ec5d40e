/* What other domains use of waiver: this and its rules, nothing else. */
export { countSignatures } from './count.ts';
export { waiverBlocks } from './mail/mail.ts';
export { askAnew } from './sign-again.ts';
export { sign } from './sign.ts';
export { findPersonNumbers } from './store.ts';
export { selectUnsigned } from './unsigned.ts';
