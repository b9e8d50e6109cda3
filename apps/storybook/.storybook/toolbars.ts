import { LOCALES, LOCALE_TABLE, type Locale } from '@vela/domain/locale';
import { NICHES } from '@vela/domain/sites';

const THEMES = { light: 'Light', dark: 'Dark', system: 'As the device' } as const;

const MOTIONS = { full: 'As the device', reduced: 'Reduced motion' } as const;

export type StoryMotion = keyof typeof MOTIONS;

const DIRECTIONS = { ltr: 'Left to right', rtl: 'Right to left (preview)' } as const;

export type StoryDirection = keyof typeof DIRECTIONS;

/** A language, or the one that nobody speaks. */
export type StoryLocale = Locale | 'pseudo';

export type StoryTheme = keyof typeof THEMES;

export const globalTypes = {
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...LOCALES.map((locale) => ({ value: locale, title: LOCALE_TABLE[locale].nativeName })),
        { value: 'pseudo', title: 'Þšéúďó (longer, for layouts)' },
      ],
    },
  },
  theme: {
    description: 'Light or dark',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: Object.entries(THEMES).map(([value, title]) => ({ value, title })),
    },
  },
  niche: {
    description: 'Theme of the niche',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: NICHES.map((niche) => ({ value: niche, title: `Niche ${niche}` })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: Object.entries(MOTIONS).map(([value, title]) => ({ value, title })),
    },
  },
  direction: {
    description: 'Direction of reading: none of the languages needs it yet, the styles are ready for it',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: Object.entries(DIRECTIONS).map(([value, title]) => ({ value, title })),
    },
  },
} as const;

/** The widths that every screen is looked at. */
export const viewports = {
  phone: { name: '375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;
