import { globalStyle, style } from '@vanilla-extract/css';
import { portraitHeight } from '@vela/ui/portrait-height';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  layers,
  leastWidths,
  limits,
  lines,
  media,
  radii,
  sizes,
  space,
  widths,
} from '@vela/ui/tokens';
import { alertsAbove, alertAlone } from '../../kit/frame/alerts/MemberAlerts.css';

const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlockEnd: space[16],
  '@media': {
    // The photo begins at the bar, but not at an alert under it.
    [media.belowTablet]: {
      // What is sticky can't leave its own cell of a grid, but rises as far as the page is high.
      display: 'flex',
      flexDirection: 'column',
      gap: space[8],
      position: 'relative',
      vars: { [portraitHeight]: limits.portrait },
      selectors: {
        [`${alertsAbove} + main &`]: {
          paddingBlockStart: space[3],
          vars: { [portraitHeight]: limits.portraitUnderNotices },
        },
        [`${alertAlone} + main &`]: { vars: { [portraitHeight]: limits.portraitUnderNotice } },
      },
    },
    [media.tablet]: { paddingBlockStart: space[8], gap: space[10], alignItems: 'start' },
    [media.desktop]: { gap: space[12] },
  },
});

/** The room of the photos in a window: under its bar, with some left below. */
const photosHigh = `(${limits.screen} - ${sizes.belowTopBar} - ${space[6]})`;

/** Rows of four small photos under the large one, all of them four by five: so many times as high as they are wide. */
const besidePhotos = (rows: number) =>
  style([
    page,
    {
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: `minmax(0, clamp(${leastWidths.sentence}, ${photosHigh} / ${1.25 * (1 + rows / 4)}, 51%)) minmax(0, 1fr)`,
        },
      },
    },
  ]);

/**
 * The rows under the first photo decide the width: all of them fit into the window, but the photo is never
 * very small.
 */
export const pages = [besidePhotos(0), besidePhotos(1), besidePhotos(2)] as const;

/** A page of words, in the width of a text, where there is no photo to stand beside. */
export const words = style([
  page,
  {
    inlineSize: '100%',
    maxInlineSize: widths.text,
    marginInline: 'auto',
    '@media': { [media.belowTablet]: { paddingBlockStart: space[3] }, [media.tablet]: { gap: space[4] } },
  },
]);

/** The initials beside the name; below each other where text is enlarged. */
export const face = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

/** As wide as the initials leave it. */
export const besideFace = style({ flex: `1 1 ${leastWidths.tile}`, minInlineSize: 0 });

/** Its sign in line with the initials under it. */
export const back = style({
  marginInlineStart: `calc(-1 * ${space[2]})`,
  marginBlockEnd: `calc(-1 * ${space[4]})`,
});

export const alone = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: limits.page,
  paddingBlock: space[10],
});

export const longGallery = style({
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { marginBlockEnd: `calc(-1 * ${space[2]})` } },
});

/** Stays while the words are read. One that is higher than the window scrolls with them: its last photos couldn't be reached. */
export const gallery = style([
  longGallery,
  { '@media': { [media.tablet]: { position: 'sticky', insetBlockStart: sizes.belowTopBar } } },
]);

export const tool = style({ pointerEvents: 'auto' });

/** Where the bar of the installed app has a way back, one is enough. */
export const browserTool = style([tool, { '@media': { [media.installedApp]: { display: 'none' } } }]);

export const side = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: { display: 'contents' },
    // What is sticky can't leave its own cell of a grid.
    [media.tabletHeld]: { display: 'flex', flexDirection: 'column' },
  },
});

export const head = style({ display: 'grid', gap: space[4] });

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  selectors: { '&:empty': { display: 'none' } },
});

/**
 * On a phone the name is on the foot of the photo, as high as that is, under any number of alerts and under none: it is
 * seen at once, and stands in one place.
 */
export const name = style({
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      insetBlockStart: portraitHeight,
      insetInline: `calc(${sizes.gutter} * -1)`,
      translate: '0 -100%',
      zIndex: layers.over,
      padding: `${space[10]} ${sizes.gutter} ${space[3]}`,
      borderEndStartRadius: radii.card,
      borderEndEndRadius: radii.card,
      background: `linear-gradient(transparent, ${vars.color.photoShade} 80%)`,
      color: vars.color.onPhoto,
      // The photo under it is what is pressed.
      pointerEvents: 'none',
      selectors: {
        [`${alertsAbove} + main &`]: { insetBlockStart: `calc(${space[3]} + ${portraitHeight})` },
      },
    },
  },
});

export const age = style({ fontWeight: fontWeights.regular });

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  margin: 0,
  color: vars.color.textMuted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: space[5],
  borderRadius: radii.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.lift.rest,
  '@media': {
    [media.forcedColors]: { border: `${lines.hair} solid` },
    // It is within reach of the thumb, above the bottom bar.
    [media.belowTablet]: {
      order: 1,
      position: 'sticky',
      insetBlockEnd: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom) + ${space[2]})`,
      zIndex: layers.action,
      gap: space[2],
      padding: space[2],
      boxShadow: vars.lift.float,
    },
    // This holds for two thumbs, too.
    [media.tabletHeld]: {
      order: 1,
      position: 'sticky',
      insetBlockEnd: space[4],
      zIndex: layers.action,
      gap: space[2],
      padding: space[3],
      boxShadow: vars.lift.float,
    },
  },
});

// What gets the focus beside or below is brought above them, and above what they say is free.
globalStyle(`${page} :is(a, button)`, {
  '@media': {
    [media.belowTablet]: { scrollMarginBlockEnd: `calc(2 * ${sizes.control} + 2 * ${space[2]})` },
    [media.tabletHeld]: { scrollMarginBlockEnd: `calc(2 * ${sizes.control} + 2 * ${space[4]})` },
  },
});

/** The main thing: as wide as the others leave it, and alone in its row where they leave too little. */
export const write = style({
  display: 'grid',
  flex: `1 1 ${leastWidths.tile}`,
  '@media': {
    [media.tablet]: { flexBasis: leastWidths.action },
    [media.tabletHeld]: { flexBasis: leastWidths.tile },
  },
});

/** On a phone the name stands above already, and would break the button in two lines. */
export const shortWords = style({
  display: 'none',
  '@media': { [media.belowTablet]: { display: 'inline' } },
});

export const free = style({
  flexBasis: '100%',
  // Clear of the round corner.
  '@media': { [media.belowTablet]: { paddingInline: space[2], paddingBlockEnd: space[1] } },
});

export const section = style({ display: 'grid', gap: space[3] });

export const prose = style({
  margin: 0,
  maxInlineSize: '40em',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  // What somebody writes has a direction of its own, whatever the page's.
  unicodeBidi: 'plaintext',
});

export const note = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `${lines.ring} solid ${vars.color.border}`,
});

export const noteEnd = style([prose, { fontSize: vars.text.lead }]);

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space[3]})`,
});
