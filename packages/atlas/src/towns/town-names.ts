import type { Country } from '@vela/domain/locale';

/** Names of towns as people there write them, the larger ones first. */
export type TownNames = Partial<Record<Country, readonly string[]>>;
