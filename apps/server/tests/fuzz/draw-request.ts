import type { Chance } from './chance';
import { HOSTILE_BODIES, HOSTILE_HEADERS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values';

type Schema = Record<string, unknown>;

/** One operation of the OpenAPI document, as far as requests are made from it. */
export interface Operation {
  id: string;
  method: string;
  /** Its template. */
  path: string;
  callers: readonly string[];
  parameters: readonly { name: string; in: string; schema: Schema }[];
  /** Its kind and schema; null for none. */
  body: { type: string; schema: Schema } | null;
  clientHeader: boolean;
  /** The codes of each status that the document names. */
  codes: ReadonlyMap<number, readonly string[]>;
  /** The status of success. */
  success: readonly number[];
}

export interface DrawnRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** Values that get past the schema, so that what lies behind it is met, too. */
const FITTING: Readonly<Record<string, readonly unknown[]>> = {
  email: ['somebody@example.com'],
  name: ['Somebody'],
  password: ['a long enough password', 'a wrong but long password'],
  old_password: ['a long enough password'],
  password_repeat: ['a long enough password'],
  date_of_birth: ['1990-05-17', '1987-02-29', '2015-01-01'],
  gender: ['female', 'male'],
  country: ['NL', 'DE', 'XX'],
  region: ['utrecht'],
  language: ['en', 'nl'],
  client_id: ['a-client-id', 'another-client-id'],
  text: ['hello'],
  type: ['text', 'photo', 'gift', 'system', 'received'],
  gift: ['rose'],
  package: ['p0', 'p3'],
  paymentmethod: ['ideal', 'creditcard'],
  reason: ['spam', 'other'],
  min_age: ['18', '99'],
  max_age: ['18', '99'],
  page: ['1', '2', '1000000'],
  lat: ['52.09', '-91', 'NaN'],
  lon: ['5.12', '181', 'Infinity'],
  discountcode: ['TIMEBONUS25', 'WELCOME'],
  provider: ['sandbox', 'mollie'],
};

/** Something to send to an operation: mostly what it asks for with a fault in it, sometimes all wrong, sometimes right. */
export function drawRequest(chance: Chance, operation: Operation, ids: readonly string[]): DrawnRequest {
  const value = (name: string, schema: Schema): unknown => drawValue({ chance, ids }, { name, schema });
  const query = new URLSearchParams();
  let { path } = operation;
  for (const parameter of operation.parameters) {
    if (parameter.in === 'header') continue;
    if (parameter.in === 'query' && chance.is(0.3)) continue;
    const text = textOf(value(parameter.name, parameter.schema));
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeSafely(text) || '-');
    else query.append(parameter.name, text);
    if (chance.is(0.05)) query.append(parameter.name, chance.pick(HOSTILE_TEXTS));
  }
  if (chance.is(0.1)) query.append(chance.pick(HOSTILE_TEXTS), chance.pick(HOSTILE_TEXTS));
  const search = query.toString();
  const { headers, body } = drawBody({ chance, ids }, operation);
  return {
    path: search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`,
    method: operation.method,
    headers: {
      ...(operation.clientHeader && !chance.is(0.03) && { 'x-client': 'fuzz' }),
      ...headers,
      ...(chance.is(0.1) && chance.pick(HOSTILE_HEADERS)),
    },
    ...(body !== undefined && { body }),
  };
}

interface Drawing {
  chance: Chance;
  /** Ids of things that belong to others. */
  ids: readonly string[];
}

function drawBody(
  drawing: Drawing,
  { body, method }: Operation,
): { headers: Record<string, string>; body?: string | FormData } {
  const { chance } = drawing;
  if (method === 'GET' || body === null) return { headers: {} };
  if (body.type === 'multipart/form-data') return { headers: {}, body: drawForm(drawing, body.schema) };
  const headers = { 'content-type': 'application/json' };
  if (body.type === '*/*' || chance.is(0.1)) return { headers, body: chance.pick(HOSTILE_BODIES) };
  return { headers, body: JSON.stringify(drawValue(drawing, { name: '', schema: body.schema })) ?? '' };
}

function drawForm(drawing: Drawing, { properties = {} }: Schema): FormData {
  const { chance } = drawing;
  const form = new FormData();
  for (const [name, schema] of Object.entries(properties as Record<string, Schema>)) {
    const bytes = Uint8Array.from({ length: chance.below(2000) }, () => chance.below(256));
    if (schema['contentMediaType']) form.append(name, new File([bytes], chance.pick(HOSTILE_TEXTS)));
    else if (chance.is(0.7)) form.append(name, textOf(drawValue(drawing, { name, schema })));
  }
  return form;
}

const DEEPEST = 6;

function drawValue(drawing: Drawing, { name, schema }: { name: string; schema: Schema }, depth = 0): unknown {
  const { chance, ids } = drawing;
  if (chance.is(0.12)) return chance.pick(HOSTILE_VALUES);
  if (chance.is(0.15)) return chance.pick(HOSTILE_TEXTS);
  if (name.endsWith('id') && chance.is(0.7)) return chance.pick(ids);
  const fitting = Object.hasOwn(FITTING, name) ? FITTING[name] : undefined;
  if (fitting && chance.is(0.8)) return chance.pick(fitting);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return chance.pick(schema['enum']);
  const variants = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (variants) return drawValue(drawing, { name, schema: chance.pick(variants) }, depth + 1);
  if (Array.isArray(schema['allOf'])) {
    const parts = (schema['allOf'] as Schema[]).map((part) =>
      drawValue(drawing, { name, schema: part }, depth),
    );
    return Object.assign({}, ...parts.map((part) => (typeof part === 'object' ? part : {})));
  }
  return drawOfType(drawing, { name, schema }, depth);
}

function drawOfType(
  drawing: Drawing,
  { name, schema }: { name: string; schema: Schema },
  depth: number,
): unknown {
  const { chance } = drawing;
  switch (schema['type']) {
    case 'object': {
      if (depth > DEEPEST) return {};
      const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
      const required = (schema['required'] ?? []) as string[];
      const given = properties.filter(([key]) => chance.is(required.includes(key) ? 0.95 : 0.5));
      return Object.fromEntries(
        given.map(([key, part]) => [key, drawValue(drawing, { name: key, schema: part }, depth + 1)]),
      );
    }
    case 'array':
      return Array.from({ length: chance.below(4) }, () =>
        drawValue(drawing, { name, schema: (schema['items'] ?? {}) as Schema }, depth + 1),
      );
    case 'boolean':
      return chance.is(0.5);
    case 'integer':
    case 'number':
      return chance.pick([0, 1, 2, 18, 99, 100, 1000, -1, 0.5, 2 ** 31]);
    default:
      return chance.is(0.5) ? 'text' : chance.pick(HOSTILE_TEXTS);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Half a surrogate pair can't be part of an address. */
function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
