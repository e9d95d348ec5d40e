/* The screens of the registration desk; apart from their addresses, since every page pays for the names of their files. */

export const desk = () => import('./desk-screen.tsx');
export const party = () => import('./party/party-screen.tsx');
export const waitingList = () => import('./waiting-list/waiting-list-screen.tsx');
export const chosen = () => import('./chosen/chosen-screen.tsx');
export const entry = () => import('./entry/entry-screen.tsx');
export const newParty = () => import('./new-party-screen.tsx');
export const unmatched = () => import('../../payments/unmatched/unmatched-screen.tsx');
export const changeParty = () => import('./party/change-party-screen.tsx');
export const details = () => import('./party/details/details-screen.tsx');
export const eventList = () => import('../../event-desk/event-list-screen.tsx');
export const eventEditor = () => import('../../event-desk/event-editor-screen.tsx');
export const packet = () => import('../../packet/packet-screen.tsx');
export const rooms = () => import('../../rooming/rooms-screen.tsx');
