/*
 * The staff's screens. The routes load this list when the first of them is opened: the names of their files would slow down every
 * public page.
 */

export const overview = () => import('./registrations/desk/overview/overview-screen.tsx');
export const door = () => import('./arrivals/door-screen.tsx');
export const formerParty = () => import('./registrations/desk/former-party-screen.tsx');
export const workspace = () => import('./workspace/workspace-screen.tsx');
export const prayerList = () => import('./prayer/desk/prayer-list-screen.tsx');
export const prayerRequest = () => import('./prayer/desk/prayer-request-screen.tsx');
export const blessings = () => import('./prayer/blessings/blessings-screen.tsx');
export const cards = () => import('./prayer/blessings/cards-screen.tsx');
export const prayerTable = () => import('./prayer/desk/prayer-table-screen.tsx');
export const sabbathList = () => import('./sabbath/desk/sabbath-list-screen.tsx');
export const sabbathRequest = () => import('./sabbath/desk/sabbath-request-screen.tsx');
export const saturdays = () => import('./sabbath/desk/saturdays-screen.tsx');
export const messageList = () => import('./contact/desk/message-list-screen.tsx');
export const message = () => import('./contact/desk/message-screen.tsx');
export const onlineSessions = () => import('./online-sessions/session-list-screen.tsx');
export const onlineSession = () => import('./online-sessions/session-screen.tsx');
export const mailings = () => import('./mailings/mailings-screen.tsx');
export const heldForm = () => import('./forms/held/held-form-screen.tsx');
export const heldForms = () => import('./forms/held/held-forms-screen.tsx');
export const audit = () => import('./audit/audit-screen.tsx');
export const systemStatus = () => import('./system/system-screen.tsx');
export const report = () => import('./reports/report-screen.tsx');
export const unsigned = () => import('./waiver/desk/unsigned-screen.tsx');
export const desk = () => import('./registrations/desk/desk-screen.tsx');
export const party = () => import('./registrations/desk/party/party-screen.tsx');
export const waitingList = () => import('./registrations/desk/waiting-list/waiting-list-screen.tsx');
export const chosen = () => import('./registrations/desk/chosen/chosen-screen.tsx');
export const entry = () => import('./registrations/desk/entry/entry-screen.tsx');
export const newParty = () => import('./registrations/desk/new-party-screen.tsx');
export const unmatched = () => import('./payments/unmatched/unmatched-screen.tsx');
export const changeParty = () => import('./registrations/desk/party/change-party-screen.tsx');
export const details = () => import('./registrations/desk/party/details/details-screen.tsx');
export const eventList = () => import('./event-desk/event-list-screen.tsx');
export const eventEditor = () => import('./event-desk/event-editor-screen.tsx');
export const packet = () => import('./packet/packet-screen.tsx');
export const rooms = () => import('./rooming/rooms-screen.tsx');
export const frame = () => import('./workspace/staff-frame.tsx');
