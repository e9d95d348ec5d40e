/* Other domains may import only this file of signatures. */
export { waiverBlocks } from './confirmation-blocks.ts';
export { countSignatures } from './count.ts';
export { followEvent } from './follow-event.ts';
export { isSigned } from './is-signed.ts';
export { askToSignAgain } from './sign-again.ts';
