import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { companySchema } from './entities/company';
import { creditPackageSchema } from './entities/credit-package';
import { errorBodySchema } from './entities/error-body';
import { imageSchema } from './entities/image';
import { moneySchema } from './entities/money';
import { profileSchema } from './entities/profile';
import { settingsSchema } from './entities/settings';
import { userSchema } from './entities/user';

/** A part of a JSON Schema or of an OpenAPI document. */
export type Schema = Record<string, unknown>;

/** The schemas that the document names once. */
const COMPONENTS = {
  Company: companySchema,
  CreditPackage: creditPackageSchema,
  Error: errorBodySchema,
  Image: imageSchema,
  Money: moneySchema,
  Profile: profileSchema,
  Settings: settingsSchema,
  User: userSchema,
} as const;

const FILE = { type: 'string', contentMediaType: 'application/octet-stream' } as const;

const CONFIG = {
  target: 'draft-2020-12',
  // Rules of the domain (checks across fields, calendars, name characters) have no JSON Schema.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'file' ? FILE : undefined),
  definitions: COMPONENTS,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

/** The shape of a schema; what it has in common with others is a reference to the components. */
export function toSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): Schema {
  const { $schema: _, $defs: __, ...shape } = toJsonSchema(schema, { ...CONFIG, typeMode });
  return shape;
}

/** The named schemas, for the document's components. */
export function componentSchemas(): Record<string, object> {
  return toJsonSchemaDefs(COMPONENTS, CONFIG);
}
