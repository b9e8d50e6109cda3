import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownProfileFixture, userFixture } from '@vela/api-client/testing';
import { Container } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { expect, waitFor } from 'storybook/test';
import { fakeTranslator, inBrowserWith } from '../../../tests/support/fake-translator';
import { onPage } from '../../../tests/support/story-page';
import { Translate } from './Translate';

const DUTCH = 'Ik heb een kleine bakkerij en slaap veel te weinig.';
const ENGLISH = 'I have a small bakery and sleep far too little.';
const translations = { [DUTCH]: ENGLISH };

const around = {
  page: { user: userFixture() },
  pageName: 'members-id',
  bars: false,
  href: '/members/nadia',
} as const;

const meta = {
  title: 'Patterns/Translate',
  component: Translate,
  args: { text: DUTCH, language: 'nl' },
  render: (args) => (
    <main>
      <Container size="form">
        <Text>
          <span lang={args.language}>{args.text}</span>
        </Text>
        <Translate {...args} />
      </Container>
    </main>
  ),
  ...onPage(around),
  beforeEach: () => inBrowserWith({ Translator: fakeTranslator({ translations }) }),
} satisfies Meta<typeof Translate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quiet button under a text in a language that the reader doesn't speak. */
export const Default: Story = {
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByRole('button', { name: said(msg`Translate`) })).toBeVisible();
  },
};

/** The translation stands under the original, in the language of the page, and can be hidden and shown again. */
export const Translated: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Translate`) }));
    const translated = await canvas.findByText(ENGLISH);
    await expect(translated).toHaveAttribute('lang', document.documentElement.lang || 'en');
    await expect(canvas.getByText(said(msg`Translated by your browser`))).toBeVisible();
    await expect(canvas.getByText(DUTCH)).toBeVisible();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.queryByText(ENGLISH)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Show translation`) }));
    await expect(canvas.getByText(ENGLISH)).toBeVisible();
  },
};

/** The first time the browser downloads a language pack, which it says, and which can be cancelled. */
export const Downloading: Story = {
  beforeEach: () =>
    inBrowserWith({
      Translator: fakeTranslator({
        availability: 'downloadable',
        downloads: [0.1, 0.4],
        isEndless: true,
        translations,
      }),
    }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Translate`) }));
    const progress = await canvas.findByRole('progressbar', { name: said(msg`Language pack`) });
    await waitFor(() => expect(progress).toHaveAttribute('value', '0.4'));
  },
};

export const Cancelled: Story = {
  ...Downloading,
  play: async (context) => {
    await Downloading.play?.(context);
    const { canvas, userEvent, loaded } = context;
    await userEvent.click(canvas.getByRole('button', { name: loaded.said(msg`Cancel`) }));
    await expect(canvas.getByRole('button', { name: loaded.said(msg`Translate`) })).toHaveFocus();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** The pack is there after its last step. */
export const Downloaded: Story = {
  beforeEach: () =>
    inBrowserWith({
      Translator: fakeTranslator({ availability: 'downloadable', downloads: [0, 1], translations }),
    }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Translate`) }));
    await expect(await canvas.findByText(ENGLISH)).toBeVisible();
  },
};

/** What went wrong stands under the text, with another try. */
export const Failing: Story = {
  beforeEach: () =>
    inBrowserWith({ Translator: fakeTranslator({ failures: ['NetworkError'], translations }) }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Translate`) }));
    await expect(await canvas.findByText(said(msg`The language pack couldn’t be downloaded.`))).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(msg`Try again`) })).toHaveFocus();
  },
};

export const WorkingAgain: Story = {
  ...Failing,
  play: async (context) => {
    await Failing.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button'));
    await expect(await context.canvas.findByText(ENGLISH)).toBeVisible();
  },
};

/** The browser finds out the language where the server knows none. */
export const Detected: Story = {
  args: { language: undefined },
  beforeEach: () =>
    inBrowserWith({
      Translator: fakeTranslator({ translations }),
      LanguageDetector: {
        availability: async () => 'available',
        create: async () => ({ detect: async () => [{ detectedLanguage: 'nl', confidence: 0.97 }] }),
      },
    }),
  play: Default.play ?? (() => {}),
};

const offersNothing: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByText(DUTCH)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
};

/** Nothing in a browser that can't translate, */
export const Absent: Story = { beforeEach: () => inBrowserWith({}), play: offersNothing };

/** nor where it doesn't know the language, */
export const Unavailable: Story = {
  beforeEach: () =>
    inBrowserWith({ Translator: fakeTranslator({ availability: 'unavailable', translations }) }),
  play: offersNothing,
};

/** nor for who speaks it. */
export const Spoken: Story = {
  ...onPage({
    ...around,
    page: { user: userFixture({ profile: ownProfileFixture({ languages: ['nl'] }) }) },
  }),
  play: offersNothing,
};
