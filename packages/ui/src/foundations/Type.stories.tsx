import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, type HeadingSize } from '../Heading';
import { Stack } from '../layout';
import { Text } from '../Text';
import { fontSizes, lineHeights } from '../tokens';
import * as styles from './Foundations.css';
import { Advice, Guide, Part } from './Guide';

const meta = { title: 'Foundations/Type', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const USES = {
  hero: 'The first words of the home page',
  display: 'A name, the heading of a page of words',
  page: 'The heading of a page in the app',
  section: 'The heading of a section or a card',
  lead: 'A sentence that leads in, the name on a card',
  body: 'Text, buttons, fields',
  label: 'Labels, hints, what stands beside',
  stamp: 'Times and badges',
} as const satisfies Record<keyof typeof fontSizes, string>;

const NAMES = Object.keys(USES) as (keyof typeof USES)[];

const LINES = {
  mark: 'One word in a mark',
  tight: 'The largest words, and figures',
  snug: 'A line or two: a heading, a button, a name',
  note: 'A few lines beside something else: a hint, a message, a field',
  text: 'Text',
} as const satisfies Record<keyof typeof lineHeights, string>;

const HEIGHTS = Object.keys(LINES) as (keyof typeof LINES)[];

export const Type: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Type"
      lead="Bricolage Grotesque, one variable font. Eight sizes that grow between 375 and 1200 px, and with the size a person has set. Text is a little heavier than regular, labels medium, headings and buttons bold."
    >
      <Part title="Sizes">
        <div>
          {NAMES.map((name) => (
            <div key={name} className={styles.line}>
              <Stack gap="0">
                <Text size="label" weight="bold">
                  {name} · {pixelsOf(fontSizes[name])}
                </Text>
                <Text size="stamp" tone="muted">
                  {USES[name]}
                </Text>
              </Stack>
              <Sample name={name} />
            </div>
          ))}
        </div>
      </Part>
      <Part title="Heights of lines" note="The more there is to read, the more room between its lines.">
        <div>
          {HEIGHTS.map((name) => (
            <div key={name} className={styles.line}>
              <Stack gap="0">
                <Text size="label" weight="bold">
                  {name} · {lineHeights[name]}
                </Text>
                <Text size="stamp" tone="muted">
                  {LINES[name]}
                </Text>
              </Stack>
              <p className={styles.paragraphs[name]}>
                No need for a perfect photo or a clever opener. Say who you are and what you hope to find.
              </p>
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="Figures"
        note="Prices, counts and clocks stand in figures of one width, so that nothing jumps."
      >
        <Stack gap="1">
          <Text size="page" numbers>
            € 57.60 · 3:41:07
          </Text>
          <Text size="page" numbers>
            € 11.11 · 1:11:11
          </Text>
        </Stack>
      </Part>
      <Part title="How to use it">
        <Advice
          does="Lines of up to 65 letters: they are read without losing the next one."
          good={
            <Text measure="text">
              Take your time. You need no perfect photo and no clever opener; say who you are and what you
              hope to find.
            </Text>
          }
          not="Capitals for weight: harder to read, and German has its own use for them."
          bad={<Text weight="bold">TAKE YOUR TIME. YOU NEED NO PERFECT PHOTO.</Text>}
        />
      </Part>
    </Guide>
  ),
};

function Sample({ name }: { name: keyof typeof fontSizes }) {
  if (name === 'stamp') return <Text size="stamp">Read 15:42</Text>;
  return (
    <Heading level={3} size={name satisfies HeadingSize}>
      Take your time
    </Heading>
  );
}

/** It shows the sizes on a phone and on a desktop, at the size of text that most people have: "20–22 px". */
function pixelsOf(size: string): string {
  const ends = [size.match(/[\d.]+/u), size.match(/[\d.]+(?=rem\)?$)/u)].map((end) => Number(end?.[0]) * 16);
  return `${[...new Set(ends)].join('–')} px`;
}
