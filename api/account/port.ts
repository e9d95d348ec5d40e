/* Other domains may import only this file and the rules of account. */
export { dropLinksOf, orderLink } from './links.ts';
export { loadProposedAddress, proposeAddress, withdrawProposal } from './proposed-address/proposed-address.ts';
