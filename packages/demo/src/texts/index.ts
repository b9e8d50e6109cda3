import type { Locale } from '@vela/domain/locale';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fi } from './fi';
import { fr } from './fr';
import { it } from './it';
import { nb } from './nb';
import { nl } from './nl';
import { pl } from './pl';
import { sv } from './sv';
import type { Words } from './words';

export const WORDS = { en, nl, de, it, fr, es, pl, da, fi, nb, sv } as const satisfies Record<Locale, Words>;
