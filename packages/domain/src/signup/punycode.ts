const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE_POINT = 0x80;

/** A label in Punycode, without the `xn--` before it (RFC 3492 §6.3). */
export function encodePunycode(label: string): string {
  const input = Array.from(label, (character) => character.codePointAt(0) as number);
  const basic = input.filter((codePoint) => codePoint < INITIAL_CODE_POINT);
  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '');
  let handled = basic.length;
  let delta = 0;
  let bias = INITIAL_BIAS;
  let codePoint = INITIAL_CODE_POINT;
  while (handled < input.length) {
    const next = nextCodePoint(input, codePoint);
    delta += (next - codePoint) * (handled + 1);
    codePoint = next;
    for (const current of input) {
      if (current < codePoint) delta += 1;
      if (current !== codePoint) continue;
      output += encodeDelta(delta, bias);
      bias = adaptBias({ delta, handled: handled + 1, first: handled === basic.length });
      delta = 0;
      handled += 1;
    }
    delta += 1;
    codePoint += 1;
  }
  return output;
}

function nextCodePoint(input: number[], from: number): number {
  return input.reduce((least, current) => (current >= from && current < least ? current : least), Infinity);
}

function encodeDelta(delta: number, bias: number): string {
  let output = '';
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (rest < threshold) return output + digit(rest);
    output += digit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

function adaptBias({ delta, handled, first }: { delta: number; handled: number; first: boolean }): number {
  let rest = Math.floor(delta / (first ? DAMP : 2));
  rest += Math.floor(rest / handled);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** a to z are 0 to 25, the digits 26 to 35. */
function digit(value: number): string {
  return String.fromCodePoint(value < 26 ? 97 + value : 48 + value - 26);
}
