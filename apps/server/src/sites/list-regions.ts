import { COUNTRY_REGION_LABEL, regionsOf } from '@vela/atlas/regions';
import { isCountry } from '@vela/domain/locale';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';

export const listRegions: Handler<'listRegions'> = async ({ query: { country } }) => {
  if (!isCountry(country)) throw new Failure('unknown_country');
  return { result: { regions: regionsOf(country), label: COUNTRY_REGION_LABEL[country] } };
};
