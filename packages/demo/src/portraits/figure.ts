import { chanceOf, type Chance } from '../random/chance';
import { mix, type Colour } from './paint/colour';
import { clipTo, figureParts, pathsOf, recolour, type PartNumbers } from './figure-parts';
import { BEARDS, GLASSES, LOOKS, NOSES, SCARF_HAIR, SHAVED_HAIR, SMILES } from './looks';
import { CLOTHES, HAIR_TONES, SCARVES, SKINS } from './palette';
import type { Portrait } from './portrait';
import type { Light } from './scenes';
import { times } from './paint/svg';

/** A person in the light of a place, on the figure set's canvas. */
export interface Figure {
  defs: string;
  art: string;
  /** Draws the outline in one colour. */
  silhouette: (fill: Colour) => string;
}

/** From this age on hair is styled as the old style it, and a face has lines. */
const OLD = 52;

/** Draws who it is: face and hair are the person's own, clothes and smile the day's. */
export function drawFigure(portrait: Portrait, light: Light): Figure {
  const self = chanceOf(portrait.person);
  const today = chanceOf(`${portrait.person}/${portrait.shot}`);
  const numbers = partNumbers(portrait, { self, today });
  const colours = coloursOf(portrait, today);
  const parts = figureParts(numbers);
  const body = pathsOf(parts.body);
  const { skin, hair, cloth } = colours;
  const hairPart = recolour(parts.hair, {
    white: SHAVED_HAIR.includes(numbers.hair) ? mix(skin, hair, 0.3) : mix(hair, '#ffffff', 0.3),
    black: 'url(#hair)',
  });
  const art = [
    recolour(parts.base, { white: 'url(#skin)', black: mix(skin, '#33101c', 0.62) }),
    faceLight(skin, light),
    portrait.age >= OLD ? lines(skin) : '',
    recolour(body, { white: 'url(#cloth)', black: mix(cloth, '#1a1630', 0.55) }),
    folds(today, cloth),
    hairPart,
    portrait.scarf ? '' : strands(self, hair),
    recolour(parts.lips, { white: '#fff6f0', black: mix(skin, '#6b1426', 0.72) }),
    recolour(parts.beard, { white: mix(skin, '#7a2f30', 0.35), black: mix(hair, skin, 0.14) }),
    recolour(parts.nose, { white: skin, black: mix(skin, '#4a1622', 0.6) }),
    recolour(parts.eyes, { white: '#ffffff', black: '#1d1118' }),
    SPARKLE,
    recolour(parts.glasses, { white: 'rgba(255,255,255,.18)', black: '#231a22' }),
    recolour(parts.brows, { white: skin, black: browColour(portrait) }),
  ].join('');
  const outline = `${parts.base}${body}${parts.hair}`;
  return {
    defs: [
      gradients(colours, light),
      clipTo('hairClip', parts.hair),
      clipTo('faceClip', parts.base, { firstOnly: true }),
      clipTo('bodyClip', body, { firstOnly: true }),
      SOFT,
    ].join(''),
    art: `<g fill="none">${art}</g>`,
    silhouette: (fill) => `<g fill="none">${recolour(outline, { white: fill, black: fill })}</g>`,
  };
}

function partNumbers(
  { gender, age, scarf }: Portrait,
  { self, today }: { self: Chance; today: Chance },
): PartNumbers {
  const look = LOOKS[gender];
  const hair = self.pick<number>(age >= OLD ? look.hairOfTheOld : look.hair);
  const beard = gender === 'male' && self.happens(0.38) ? self.pick(BEARDS) : null;
  return {
    hair: scarf ? SCARF_HAIR : hair,
    beard,
    nose: self.pick(NOSES),
    brows: self.pick<number>(look.brows),
    glasses: self.happens(age >= OLD ? 0.4 : 0.15) ? self.pick(GLASSES) : null,
    body: today.pick<number>(look.bodies),
    lips: today.pick(SMILES),
  };
}

interface FigureColours {
  skin: Colour;
  hair: Colour;
  cloth: Colour;
}

function coloursOf({ skin, hair, scarf }: Portrait, today: Chance): FigureColours {
  const tone = SKINS[skin];
  if (!tone) throw new Error('A portrait has a skin that there is none of');
  const cloth = today.pick<Colour>(CLOTHES);
  return { skin: tone, hair: scarf ? today.pick<Colour>(SCARVES) : HAIR_TONES[hair], cloth };
}

/** Fair brows would be lost on a fair face. */
function browColour({ hair }: Portrait): Colour {
  const tone = HAIR_TONES[hair];
  const visible = hair === 'white' || hair === 'blond' ? mix(tone, '#4a2f1c', 0.5) : tone;
  return mix(visible, '#1d1118', 0.3);
}

function gradients({ skin, hair, cloth }: FigureColours, { fromLeft, key, shade }: Light): string {
  const [skinFrom, skinTo] = fromLeft ? [120, 640] : [640, 60];
  const [clothFrom, clothTo] = fromLeft ? [100, 1200] : [1300, 200];
  return [
    shading('skin', { x1: skinFrom, x2: skinTo, y2: 560 }, [
      mix(mix(skin, '#fff0dc', 0.24), key, 0.12),
      skin,
      mix(skin, mix('#6a2430', shade, 0.45), 0.4),
    ]),
    shading('hair', { x1: 300, x2: 600, y2: 760 }, [
      mix(mix(hair, '#fff1e0', 0.2), key, 0.12),
      hair,
      mix(hair, '#0b0610', 0.35),
    ]),
    shading('cloth', { x1: clothFrom, x2: clothTo, y2: 760 }, [
      mix(cloth, key, 0.22),
      cloth,
      mix(cloth, shade, 0.45),
    ]),
  ].join('');
}

/** A gradient across the figure: lit, in between, in shade. */
function shading(
  id: string,
  { x1, x2, y2 }: { x1: number; x2: number; y2: number },
  [lit, middle, shaded]: readonly [Colour, Colour, Colour],
): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${lit}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${shaded}"/></linearGradient>`;
}

const SOFT =
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>';

/** Warm cheeks, a shaded chin and brow, and light on the side it comes from. */
function faceLight(skin: Colour, { fromLeft, key }: Light): string {
  const cheek = mix(skin, '#c2313f', 0.42);
  const shade = mix(skin, '#471320', 0.6);
  return `<g clip-path="url(#faceClip)" filter="url(#soft)">
    <ellipse cx="835" cy="905" rx="66" ry="44" fill="${cheek}" opacity=".5"/>
    <ellipse cx="1075" cy="880" rx="42" ry="40" fill="${cheek}" opacity=".46"/>
    <path d="M640 1040Q860 1160 1090 1030L1080 1400H560Z" fill="${shade}" opacity=".5"/>
    <path d="M620 480Q900 400 1120 520L1110 600Q860 540 640 640Z" fill="${shade}" opacity=".3"/>
    <ellipse cx="${fromLeft ? 760 : 1040}" cy="760" rx="110" ry="150" fill="${mix(skin, key, 0.6)}" opacity=".34"/>
  </g>`;
}

/** The lines of a face that has laughed for a while: beside eyes and mouth, and on the brow. */
function lines(skin: Colour): string {
  const paths = [
    'M768 742q-18 -8 -30 -20M768 760q-20 4 -36 0M1088 742q10 -8 18 -18',
    'M884 858q-34 34 -30 82M1046 862q22 30 16 70',
    'M846 628q64 -22 150 -4',
  ];
  return `<path d="${paths.join('')}" stroke="${mix(skin, '#3a0f1c', 0.5)}" stroke-width="7" stroke-opacity=".38" stroke-linecap="round"/>`;
}

/** Strands and light inside the hair. */
function strands(chance: Chance, hair: Colour): string {
  const [light, dark] = [mix(hair, '#ffffff', 0.34), mix(hair, '#0d0610', 0.5)];
  const drawn = times(30, () => {
    const [x, y] = [chance.between(420, 1260), chance.between(250, 700)];
    const [length, bend] = [chance.between(160, 460), chance.between(-260, 260)];
    return stroke(`M${x} ${y}q${bend} ${length * 0.5} ${bend * 0.4} ${length}`, {
      colour: chance.happens(0.5) ? light : dark,
      width: chance.between(18, 60),
      opacity: chance.between(0.03, 0.1),
    });
  });
  return `<g clip-path="url(#hairClip)">${drawn}</g>`;
}

function folds(chance: Chance, cloth: Colour): string {
  const [light, dark] = [mix(cloth, '#ffffff', 0.3), mix(cloth, '#140f26', 0.4)];
  const drawn = times(12, () => {
    const top = `M${chance.between(300, 1400)} ${chance.between(1180, 1320)}`;
    return stroke(`${top}q${chance.between(-90, 90)} 180 ${chance.between(-40, 40)} 420`, {
      colour: chance.happens(0.5) ? light : dark,
      width: chance.between(16, 46),
      opacity: chance.between(0.05, 0.15),
    });
  });
  return `<g clip-path="url(#bodyClip)">${drawn}</g>`;
}

function stroke(
  path: string,
  { colour, width, opacity }: { colour: Colour; width: number; opacity: number },
): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
}

const SPARKLE =
  '<circle cx="851" cy="749" r="8" fill="#fff" opacity=".9"/><circle cx="1049" cy="757" r="8" fill="#fff" opacity=".9"/>';
