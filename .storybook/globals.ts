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
        { value: 'system', title: 'Match this device' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'contrast', title: 'High contrast' },
      ],
    },
  },
  motion: {
    name: 'Motion',
    toolbar: {
      icon: 'lightning' as const,
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Match this device' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  text: {
    name: 'Text size',
    toolbar: {
      icon: 'zoom' as const,
      dynamicTitle: true,
      items: [
        { value: 'usual', title: 'Usual text' },
        { value: 'double', title: 'Text at 200 %' },
      ],
    },
  },
};

export const isLanguage = (value: unknown): value is 'en' | 'es' => value === 'en' || value === 'es';

export const isTheme = (value: unknown): value is 'system' | 'light' | 'dark' | 'contrast' =>
  value === 'system' || value === 'light' || value === 'dark' || value === 'contrast';
