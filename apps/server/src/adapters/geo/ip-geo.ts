import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { isIPv4, isIPv6 } from 'node:net';
import type { Geo } from '../../core/geo-port';

const PACKAGE = '@ip-location-db/geo-whois-asn-country';

/**
 * Countries by a public-domain table of address ranges (CC0). It is read at the first question about an address that
 * can have a country, in pieces that let other requests in between; a start, or a demo on one machine, pays nothing.
 */
export function createIpGeo(): Geo {
  const v4 = once(() => readRanges('geo-whois-asn-country-ipv4.csv', parseIPv4));
  const v6 = once(() => readRanges('geo-whois-asn-country-ipv6.csv', parseIPv6));
  return {
    countryOf: async (address) => {
      if (isLocal(address)) return null;
      if (isIPv4(address)) return findCountry(await v4(), parseIPv4(address));
      if (isIPv6(address)) return findCountry(await v6(), parseIPv6(address));
      return null;
    },
  };
}

/** Sorted ranges in columns of numbers: 18 bytes a range where objects would take 150. */
interface Ranges {
  starts: BigUint64Array;
  ends: BigUint64Array;
  countries: Uint16Array;
  length: number;
}

const LOCAL = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|0\.|::1$|::$|f[cd]|fe[89ab])/i;

function isLocal(address: string): boolean {
  return LOCAL.test(address);
}

function findCountry({ starts, ends, countries, length }: Ranges, address: bigint): string | null {
  let low = 0;
  let high = length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (address < (starts[middle] ?? 0n)) high = middle - 1;
    else if (address > (ends[middle] ?? 0n)) low = middle + 1;
    else return unpackCountry(countries[middle] ?? 0);
  }
  return null;
}

function parseIPv4(address: string): bigint {
  return BigInt(address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0));
}

/** The network half: what a range says of single machines in one network is passed over. */
function parseIPv6(address: string): bigint {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => 0);
  const [a = 0, b = 0, c = 0, d = 0] = [...before, ...gap, ...after];
  return (BigInt(a * 65_536 + b) << 32n) | BigInt(c * 65_536 + d);
}

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

async function readRanges(file: string, parse: (address: string) => bigint): Promise<Ranges> {
  const path = createRequire(import.meta.url).resolve(`${PACKAGE}/${file}`);
  let ranges = allocate(1 << 16);
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: 64 * 1024 })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) ranges = append(ranges, { line, parse });
  }
  return ranges;
}

function append(
  ranges: Ranges,
  { line, parse }: { line: string; parse: (address: string) => bigint },
): Ranges {
  const [start = '', end = '', country = ''] = line.split(',');
  const room = ranges.length < ranges.starts.length ? ranges : grow(ranges);
  room.starts[room.length] = parse(start);
  room.ends[room.length] = parse(end);
  room.countries[room.length] = packCountry(country);
  room.length += 1;
  return room;
}

function allocate(capacity: number): Ranges {
  return {
    starts: new BigUint64Array(capacity),
    ends: new BigUint64Array(capacity),
    countries: new Uint16Array(capacity),
    length: 0,
  };
}

function grow(ranges: Ranges): Ranges {
  const larger = allocate(2 * ranges.starts.length);
  larger.starts.set(ranges.starts);
  larger.ends.set(ranges.ends);
  larger.countries.set(ranges.countries);
  return { ...larger, length: ranges.length };
}

function packCountry(code: string): number {
  return code.charCodeAt(0) * 256 + code.charCodeAt(1);
}

function unpackCountry(packed: number): string {
  return String.fromCharCode(packed >> 8, packed & 0xff);
}

/** A failed read is tried again by the next question. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
