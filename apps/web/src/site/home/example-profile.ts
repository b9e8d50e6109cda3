import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Niche } from '@vela/domain/sites';
import type { PortraitName } from '../../kit/join/portraits/portraits';

/** Nobody's profile, as it may look on a site of the niche. */
export interface ExampleProfile {
  portrait: PortraitName;
  name: string;
  age: number;
  town: string;
  /** How the one in it describes their gender, where a site asks for that. */
  gender?: MessageDescriptor;
}

const OF_ANY_SITE: ExampleProfile = { portrait: 'kasia', name: 'Kasia', age: 35, town: 'Woerden' };

const OF_NICHE: Partial<Record<Niche, ExampleProfile>> = {
  2: { portrait: 'amara', name: 'Amara', age: 34, town: 'Bristol', gender: msg`Trans woman` },
  3: { portrait: 'farid', name: 'Farid', age: 39, town: 'Gent' },
  4: { portrait: 'sofie', name: 'Sofie', age: 33, town: 'Leuven' },
  5: { portrait: 'ingrid', name: 'Ingrid', age: 63, town: 'Nijmegen' },
  6: { portrait: 'nadia', name: 'Nadia', age: 47, town: 'Zwolle' },
  7: { portrait: 'kwame', name: 'Kwame', age: 34, town: 'Rotterdam' },
};

export function exampleProfile(niche: Niche): ExampleProfile {
  return OF_NICHE[niche] ?? OF_ANY_SITE;
}
