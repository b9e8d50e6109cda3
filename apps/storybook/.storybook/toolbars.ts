import { LOCALES, LOCALE_TABLE, type Locale } from '@vela/domain/locale';
import { LANDER_PREFIXES, NICHES, type Niche } from '@vela/domain/sites';

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
      items: NICHES.map((niche) => ({ value: niche, title: nicheTitle(niche) })),
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

/** The narrowest that everything fits; what every screen is looked at (375 and 1280); and what lies between them. */
export const viewports = {
  smallPhone: { name: '320 · small phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: '375 · phone', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  largePhone: { name: '430 · large phone', styles: { width: '430px', height: '932px' }, type: 'mobile' },
  tablet: { name: '768 · tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  tabletOnItsSide: {
    name: '1024 · tablet on its side',
    styles: { width: '1024px', height: '768px' },
    type: 'tablet',
  },
  desktop: { name: '1280 · desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;

/** Returns the niche's number with the prefix of its landers' addresses: "3 · bdsm". */
function nicheTitle(niche: Niche): string {
  const kind = LANDER_PREFIXES[niche].replace(/-$/, '');
  return `Niche ${niche}${kind && ` · ${kind}`}`;
}
