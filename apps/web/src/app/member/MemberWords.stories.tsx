import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownProfileFixture, userFixture } from '@vela/api-client/testing';
import { languageName, nameList, type Locale } from '@vela/domain/locale';
import { FACT_NAMES } from '@vela/ui/option-text';
import { NOTE_TEXTS } from '@vela/ui/profile-text';
import { expect, within } from 'storybook/test';
import { withCapital } from '../../kit/formats/with-capital';
import { fakeTranslator, inBrowserWith } from '../../../tests/support/fake-translator';
import { nadia } from '../../../tests/support/nadia';
import { onPage } from '../../../tests/support/story-page';
import { Member } from './Member';

const agreed = userFixture({
  consents: { terms_version: '2026-01-01', special_categories: true },
  profile: ownProfileFixture({ intimate_interests: ['massage'] }),
});
const around = { pageName: 'members-id', href: '/members/nadia' } as const;

const meta = {
  title: 'Screens/Member/Words',
  component: Member,
  args: { id: 'nadia' },
} satisfies Meta<typeof Member>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sentences that the member has finished, after what it says about itself. */
export const Notes: Story = {
  ...onPage({
    ...around,
    page: { user: userFixture() },
    handlers: {
      getMember: () => ({
        profile: {
          ...nadia,
          notes: [
            {
              name: 'perfect_sunday',
              text: 'the flea market at eight, soup at one and nobody asking what time it is.',
            },
            { name: 'best_dish', text: 'a lasagne that takes all afternoon.' },
          ],
        },
      }),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    const note = await canvas.findByRole('region', { name: said(NOTE_TEXTS.best_dish) });
    await expect(note).toHaveTextContent('a lasagne that takes all afternoon.');
  },
};

/** The server gives them to members with the same consent; those that both have come first. */
export const IntimateInterests: Story = {
  ...onPage({
    ...around,
    page: { user: agreed },
    handlers: { getMember: () => ({ profile: { ...nadia, intimate_interests: ['cuddling', 'massage'] } }) },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    const intimate = await canvas.findByRole('region', { name: said(msg`Intimate interests`) });
    await expect(within(intimate).getAllByRole('listitem')).toHaveLength(2);
    await expect(
      within(intimate).getByText(said(msg`Seen only by members who have agreed to the same.`)),
    ).toBeVisible();
  },
};

const DUTCH = 'Ik heb een kleine bakkerij en slaap veel te weinig.';
const ENGLISH = 'I have a small bakery and sleep far too little.';

/** What the member speaks, and what both do; its texts are in its language, and can be translated. */
export const Languages: Story = {
  ...onPage({
    ...around,
    page: { user: userFixture({ profile: ownProfileFixture({ languages: ['en', 'tr'] }) }) },
    handlers: {
      getMember: () => ({
        profile: { ...nadia, about: DUTCH, about_language: 'nl', languages: ['nl', 'en', 'tr'] },
      }),
    },
  }),
  beforeEach: () => inBrowserWith({ Translator: fakeTranslator({ translations: { [DUTCH]: ENGLISH } }) }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await expect(await canvas.findByText(DUTCH)).toHaveAttribute('lang', 'nl');
    const speaks = canvas.getByText(said(FACT_NAMES.languages)).parentElement;
    const locale = (document.documentElement.lang || 'en') as Locale;
    const both = nameList(
      (['en', 'tr'] as const).map((language) => languageName(language, locale)),
      locale,
    );
    await expect(speaks).toHaveTextContent(withCapital(both, locale));
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Translate`) }));
    await expect(await canvas.findByText(ENGLISH)).toBeVisible();
  },
};
