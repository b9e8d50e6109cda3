import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import type { SignupDraft } from '@vela/contract/entities/signup-draft';
import type { SignupStep } from '@vela/domain/signup';
import { Stack } from '@vela/ui/layout';
import { expect } from 'storybook/test';
import type { PageData } from '../../shell/page';
import { StoryPage } from '../../shell/testing';
import { Signup } from './Signup';
import { SignupFrame } from './SignupFrame';
import { SignupProgress } from './SignupProgress';

const meta = {
  title: 'Screens/Signup',
  parameters: { layout: 'fullscreen' },
  // The draft of the story before would be taken for this one's.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const REGIONS = {
  country: 'NL',
  regions: [
    { key: 'GE', name: 'Gelderland' },
    { key: 'NB', name: 'Noord-Brabant' },
    { key: 'UT', name: 'Utrecht' },
  ],
};

const DRAFT: SignupDraft = {
  email: 'annegret.hochstrasser-wittgenstein@example.com',
  name: 'Katarzyna-Aleksandra',
  date_of_birth: '1988-04-14',
  gender: 'female',
  country: 'NL',
  region: 'UT',
  city: 'Wijk bij Duurstede',
  signup_message: 'I make a good soup, lose at chess and am looking for someone to lose with.',
  terms: true,
  has_password: true,
};

export const Account: Story = { render: () => screen('account') };

export const AccountLeftEmpty: Story = {
  render: () => screen('account'),
  play: async ({ canvasElement, userEvent }) => {
    const button = canvasElement.querySelector<HTMLButtonElement>('form#signup-form button[type=submit]');
    if (button) await userEvent.click(button);
    await expect(canvasElement.querySelector('input[name=email]')).toBeInvalid();
  },
};

/** A niche whose membership itself tells something asks for a consent of its own. */
export const AccountOfASpecialNiche: Story = {
  render: () => screen('account', { settings: settingsFixture({ niche: 2 }) }),
};

export const Location: Story = { render: () => screen('location', { draft: DRAFT }) };

export const About: Story = { render: () => screen('about', { draft: DRAFT }) };

export const Summary: Story = { render: () => screen('confirm', { draft: DRAFT }) };

export const Progress: Story = {
  render: () => (
    <StoryPage page="signup" frame="own">
      <main>
        <SignupFrame>
          <Stack gap="8">
            <SignupProgress stages={['profile', 'account', 'mail']} stage="account" />
          </Stack>
        </SignupFrame>
      </main>
    </StoryPage>
  ),
};

export const InviteOnly: Story = {
  render: () => screen('account', { settings: settingsFixture({ signups: 'none' }) }),
};

function screen(step: SignupStep, data: Partial<PageData> = {}) {
  return (
    <StoryPage page="signup" frame="own" query={`?step=${step}`} data={data}>
      <Signup step={step} isEdit={false} arrival={{}} country="NL" regions={REGIONS} />
    </StoryPage>
  );
}
