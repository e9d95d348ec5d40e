/* What other domains use of waiver: this and its rules, nothing else. */
export { countSignatures } from './count.ts';
export { followEvent } from './links.ts';
export { waiverBlocks } from './mail/waiver-email.ts';
export { askToSignAgain } from './signing/sign-again.ts';
export { isSigned } from './store.ts';
export { selectUnsigned } from './unsigned.ts';
