import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { Icon } from '../Icon';
import { Stack } from '../layout';
import { Text } from '../Text';
import { avatarSizes, iconSizes, leastWidths, limits, marks, sizes, widths } from '../tokens';
import * as styles from './Foundations.css';
import { Guide, Part } from './Guide';

const meta = { title: 'Foundations/Sizes', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const LIMITS = {
  screen: 'All of it, high',
  screenWide: 'All of it, wide',
  sheet: 'At most: a sheet, with what lies under it in sight',
  page: 'At least: a page with little on it, so that the footer stays below',
  notice: 'At most: what is asked over a page that goes on',
  heading: 'At most: how large a heading is where all text is enlarged',
  toasts: 'What is left free for toasts at the foot of a page',
  writer: 'At most: where one writes, with what it answers in sight',
  floating: 'At most: words that float beside what they are about',
  floatingHigh: 'The same, high',
  suggestions: 'At most: suggestions under a field, with a keyboard on the screen',
  portrait: 'At most: a member’s first photo on a phone, with the name under it in sight',
  portraitUnderNotice: 'The same under one notice alone',
  portraitUnderNotices: 'The same under notices, with the name on its foot',
  crop: 'At most: a picture that is being cut',
  toast: 'At most: a toast',
  starter: 'At most: a first line to send, with the next in sight',
  placeIcon: 'The icon of a place on the bottom bar',
  deck: 'A card to swipe, on a desktop',
  deckPhoto: 'Its photo, on a phone',
  placeWord: 'At most: its word where text is enlarged',
} as const satisfies Record<keyof typeof limits, string>;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Sizes"
      lead="Everything that is as large as it is for a reason has a name that says it. What has no name here is as large as its words, or takes a share of the room around it."
    >
      <Part title="Icons" note="Inline is as high as the words it stands among.">
        <div className={styles.samples}>
          {namesOf(iconSizes).map((name) => (
            <Sample key={name} name={name} size={iconSizes[name]}>
              <Icon of={Heart} size={name} />
            </Sample>
          ))}
        </div>
      </Part>
      <Part title="Members" note="From the beginning of a message to the head of a profile.">
        <div className={styles.samples}>
          {namesOf(avatarSizes).map((name) => (
            <Sample key={name} name={name} size={avatarSizes[name]}>
              <Avatar name="Nadia Peters" size={name} />
            </Sample>
          ))}
        </div>
      </Part>
      <Part
        title="Marks"
        note="What is drawn beside words, from the line of a progress to an empty screen’s emblem."
      >
        <div className={styles.samples}>
          {namesOf(marks).map((name) => (
            <Sample key={name} name={name} size={marks[name]}>
              <div className={styles.markSamples[name]} />
            </Sample>
          ))}
        </div>
      </Part>
      <Part
        title="Heights"
        note="What a finger meets is at least 44 px high; a field a little more than a button. Where text is enlarged on a phone they stop growing: the room goes to the words."
      >
        <div className={styles.samples}>
          {namesOf(styles.heights).map((name) => (
            <Sample key={name} name={name} size={sizes[name]}>
              <div className={styles.heights[name]} />
            </Sample>
          ))}
        </div>
      </Part>
      <Part
        title="Least widths"
        note="Narrower than this, what stands beside something goes on a line of its own."
      >
        <Bars of={leastWidths} bars={styles.leastColumns} />
      </Part>
      <Part
        title="Widths"
        note="How wide columns of words, and what holds them, get; drawn to the scale of a page."
      >
        <Bars of={widths} bars={styles.columns} />
      </Part>
      <Part
        title="On the screen"
        note="What is bound to the screen: how much of it things take at most, or at least."
      >
        <div>
          {namesOf(LIMITS).map((name) => (
            <div key={name} className={styles.line}>
              <Text size="label" weight="bold">
                {name}
              </Text>
              <Stack gap="0">
                <Text size="label">{LIMITS[name]}</Text>
                <Text size="stamp" tone="muted">
                  {limits[name]}
                </Text>
              </Stack>
            </div>
          ))}
        </div>
      </Part>
    </Guide>
  ),
};

function Sample({ name, size, children }: { name: string; size: string; children: ReactNode }) {
  return (
    <div className={styles.sample}>
      {children}
      <Text size="stamp" tone="muted" align="center">
        {name} · {pixelsOf(size)}
      </Text>
    </div>
  );
}

interface BarsProps<Name extends string> {
  of: Record<Name, string>;
  bars: Record<Name, string>;
}

function Bars<Name extends string>({ of: family, bars }: BarsProps<Name>) {
  return (
    <div>
      {namesOf(family).map((name) => (
        <div key={name} className={styles.line}>
          <Text size="label" weight="bold">
            {name} · {pixelsOf(family[name])}
          </Text>
          <div className={bars[name]} />
        </div>
      ))}
    </div>
  );
}

/** The sizes are those at the usual size of text. */
function pixelsOf(size: string): string {
  return `${16 * Number(/[\d.]+(?=rem)/.exec(size)?.[0])} px`;
}

function namesOf<Name extends string>(family: Record<Name, unknown>): Name[] {
  return Object.keys(family) as Name[];
}
