/* Other domains may import only this file of signatures. */
export { waiverBlocks } from './mail/waiver-blocks.ts';
export { countSignatures } from './count.ts';
export { updateLinkExpiry, updateLinkExpiryAt } from './update-link-expiry.ts';
export { isSigned } from './is-signed.ts';
export { selectSignedSince } from './signed-since.ts';
export { askToSignAgain } from './sign-again.ts';
