import * as v from 'valibot';

/** ISO 4217. */
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** An amount in the currency's minor unit, never a fraction. */
export const minorUnitsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const moneySchema = v.object({ amount: minorUnitsSchema, currency: currencySchema });

export type Money = v.InferOutput<typeof moneySchema>;
