/**
 * Loads what components load only when someone comes near them (menus, the reader of codes), for a screen that must go on without a
 * connection.
 * @throws when a file does not load.
 */
export async function loadForOffline(): Promise<void> {
  await Promise.all([import('../components/Menu/MenuItems.tsx'), import('../components/QrReader/readFrame.ts')]);
}
