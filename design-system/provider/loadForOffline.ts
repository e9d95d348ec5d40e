/**
 * Loads the code that components otherwise load on demand (menus, the QR code reader), for a screen that must keep working
 * offline.
 * @throws if a file does not load.
 */
export async function loadForOffline(): Promise<void> {
  await Promise.all([
    import('../components/Menu/MenuItems.tsx'),
    import('../components/QrReader/frameReader.ts').then(({ loadFrameReader }) => loadFrameReader()),
  ]);
}
