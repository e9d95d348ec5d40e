/**
 * The single-letter user types: A administration, R registration, S sabbath, P prayer, G guest, U user; the tables below say what C
 * and D may open.
 */
export const userTypes = ['A', 'R', 'C', 'D', 'S', 'P', 'U', 'G'] as const;

/** One user type. */
export type UserType = (typeof userTypes)[number];

function isUserType(text: string): text is UserType {
  return userTypes.some((type) => type === text);
}

/** The types in a comma-separated text such as 'A,R'. Drops blanks around a letter and unknown letters. */
export function parseUserTypes(text: string): UserType[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter(isUserType);
}

/** Whether someone holds any of the allowed types. */
export function holdsAny(held: readonly UserType[], allowed: readonly UserType[]): boolean {
  return allowed.some((type) => held.includes(type));
}

/** A screen that only some user types may open; without `userTypes` every signed-in user may. */
export interface GuardedScreen {
  readonly path: string;
  readonly userTypes?: readonly UserType[];
}

/** An entry of the Manage menu; without `userTypes` every signed-in user sees it. */
export interface ManageEntry {
  readonly path: string;
  readonly userTypes?: readonly UserType[];
}

/**
 * The guarded screens and the user types that may open them (specification, section 2). Where the Manage menu differs from this
 * table, both stay as written.
 */
export const guardedScreens = {
  manageRegistrations: { path: '/admin_retreat-registration', userTypes: ['A', 'R'] },
  listSabbathRequests: { path: '/listSabbathReq', userTypes: ['A', 'S', 'D'] },
  listPrayerRequests: { path: '/listPrayerRequest', userTypes: ['P', 'D'] },
  prayerRequestSummary: { path: '/listPrayerRequestSummary', userTypes: ['D'] },
  prayerRequestTiles: { path: '/listPrayerRequestSummaryTile', userTypes: ['D'] },
  prayerRequestTable: { path: '/listPrayerRequestTable', userTypes: ['P'] },
  listRegistration: { path: '/listRegistration', userTypes: ['A', 'R'] },
  listUsers: { path: '/listUser', userTypes: ['A', 'D'] },
  sendEmail: { path: '/sendEmail', userTypes: ['A', 'R'] },
  reports: { path: '/reports', userTypes: ['A', 'R', 'C', 'D'] },
  /** Visitors may open the address too and see the sign-up form there; My Info is for signed-in users. */
  myInfo: { path: '/signup' },
} as const satisfies Record<string, GuardedScreen>;

/** Guarded screens that the specification does not name. Each is reached from a screen that it does name. */
export const furtherScreens = {
  workspace: { path: '/manage', userTypes: ['A', 'R', 'C', 'D', 'S', 'P'] },
  auditTrail: { path: '/auditTrail', userTypes: ['A'] },
  systemStatus: { path: '/systemStatus', userTypes: ['A'] },
  contactMessages: { path: '/listContactMessages', userTypes: ['A'] },
  heldForms: { path: '/heldForms', userTypes: ['A', 'S', 'D', 'P'] },
  onlineSessions: { path: '/onlineSessions', userTypes: ['A', 'S', 'R'] },
  events: { path: '/admin_retreat-registration/events', userTypes: ['A', 'R'] },
  unsignedWaivers: { path: '/admin_retreat-registration/signatures', userTypes: ['A', 'R'] },
} as const satisfies Record<string, GuardedScreen>;

/** The entries of the Manage menu and who sees them, in menu order (specification, section 2). */
export const manageMenu = {
  myInfo: { path: '/signup' },
  userList: { path: '/listUser', userTypes: ['A', 'D'] },
  bulkEmails: { path: '/sendEmail', userTypes: ['A', 'R'] },
  reports: { path: '/reports', userTypes: ['A', 'R', 'C'] },
  sabbathList: { path: '/listSabbathReq', userTypes: ['A', 'D', 'S'] },
  retreatReports: { path: '/listRegistration', userTypes: ['A', 'D', 'R'] },
  prayerRequests: { path: '/listPrayerRequest', userTypes: ['P', 'D'] },
  blessings: { path: '/listPrayerRequestSummary', userTypes: ['D'] },
  blessingsTile: { path: '/listPrayerRequestSummaryTile', userTypes: ['P'] },
  prayerRequestTable: { path: '/listPrayerRequestTable', userTypes: ['P'] },
  manageRegistrations: { path: '/admin_retreat-registration', userTypes: ['R'] },
  sabbathRetreat: { path: '/sabbathRetreat', userTypes: ['A', 'S'] },
} as const satisfies Record<string, ManageEntry>;

/** Whether someone signed in with these types may open a guarded screen. */
export function mayOpen(screen: GuardedScreen, held: readonly UserType[]): boolean {
  return screen.userTypes === undefined || holdsAny(held, screen.userTypes);
}

/** The menu entries that someone with these types sees; none without a type. */
export function visibleEntries<Name extends string>(
  menu: Readonly<Record<Name, ManageEntry>>,
  held: readonly UserType[],
): Name[] {
  if (held.length === 0) return [];
  const names = Object.keys(menu) as Name[];
  return names.filter((name) => {
    const allowed = menu[name].userTypes;
    return allowed === undefined || holdsAny(held, allowed);
  });
}
