/** `#rrggbb`. */
export type Colour = `#${string}`;

/** A colour `share` of the way from one to another. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
