/* What other domains use of account: this and its rules, nothing else. */
export { dropLinksOf, orderLink } from './links.ts';
export { loadProposedAddress, proposeAddress, withdrawProposal } from './proposed-address/proposed-address.ts';
