import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db, Tx } from './database';

/** The positions of a statement's values, by their names. */
export type Slots<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> };

/** What a part of a statement is made of: values, or the slots of a prepared one. */
export type Given<Values> = { readonly [Name in keyof Values]: Values[Name] | RawBuilder<Values[Name]> };

interface Prepared {
  query: CompiledQuery;
  /** The values' names in the order of the text's parameters. */
  names: readonly string[];
}

/**
 * A statement whose text is made once, when it is first used: making it costs the server about as much as
 * running it. A value that is in several places is sent once.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db | Tx, slots: Slots<Values>) => CompiledQuery<Row>,
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  let prepared: Prepared | null = null;
  return async (db, values) => {
    prepared ??= readPrepared(build(db, createSlots()));
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = prepared.names.map((name) => given[name]);
    const { rows } = await db.executeQuery({ ...prepared.query, parameters });
    return rows as Row[];
  };
}

class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function createSlots<Values>(): Slots<Values> {
  return new Proxy({} as Slots<Values>, { get: (_, name) => sql.val(new Slot(String(name))) });
}

function readPrepared(query: CompiledQuery): Prepared {
  const names = query.parameters.map(nameOf);
  const distinct = [...new Set(names)];
  const text = query.sql.replace(/\$(\d+)/g, (_, place) => {
    return `$${distinct.indexOf(names[Number(place) - 1] ?? '') + 1}`;
  });
  return { query: { ...query, sql: text }, names: distinct };
}

/** A value that isn't named would be the first caller's for all who follow. */
function nameOf(parameter: unknown): string {
  if (parameter instanceof Slot) return parameter.name;
  throw new Error('A prepared statement has a value of its own');
}
