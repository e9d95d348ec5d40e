/** The toolbar's choices; a story fixes one with `globals: { language: 'es' }`. */
export const globalTypes = {
  language: {
    name: 'Language',
    toolbar: {
      icon: 'globe' as const,
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'es', title: 'Español' },
      ],
    },
  },
  theme: {
    name: 'Theme',
    toolbar: {
      icon: 'mirror' as const,
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'As on this device' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
};

export const isLanguage = (value: unknown): value is 'en' | 'es' => value === 'en' || value === 'es';

export const isTheme = (value: unknown): value is 'system' | 'light' | 'dark' =>
  value === 'system' || value === 'light' || value === 'dark';
