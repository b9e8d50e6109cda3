import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { nadia } from '../../../tests/support/nadia';
import { onPage } from '../../../tests/support/story-page';
import { Member } from './Member';

const meta = {
  title: 'Screens/Member/Reported',
  component: Member,
  args: { id: 'nadia' },
  ...onPage({
    page: { user: userFixture({ status: 'active' }), readyPages: ['members'] },
    pageName: 'members-id',
    href: '/members/nadia',
  }),
} satisfies Meta<typeof Member>;

export default meta;
type Story = StoryObj<typeof meta>;

let isGone = false;
const blockedByReport = onPage({
  page: { user: userFixture({ status: 'active' }), readyPages: ['members'] },
  handlers: {
    getMember: ({ reject }) =>
      isGone ? reject('not_found', { params: { name: 'Nadia', profile_id: 'nadia' } }) : { profile: nadia },
    reportMember: ({ body }) => {
      isGone = body.block;
      return { reference: 'R4T7K2M9QX', blocked: body.block };
    },
  },
});

/** The profile goes with a block; what the report says after that stays until it is read. */
export const ReportedAndBlocked: Story = {
  ...blockedByReport,
  beforeEach: () => {
    isGone = false;
    return blockedByReport.beforeEach();
  },
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Report`) }));
    await canvas.findByRole('dialog', { name: said(msg`Report <0>${{ name: 'Nadia' }}</0>`) });
    await canvas.findAllByRole('radio');
    const press = (selector: string) =>
      userEvent.click(canvasElement.querySelector(selector) ?? document.body);
    await press('[name=reason][value=harassment]');
    await press('[name=block]');
    await press('dialog [type=submit]');
    await expect(await canvas.findByText(/R4T7K2M9QX/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Done`) }));
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: said(msg`You have blocked <0>${{ name: 'Nadia' }}</0>`),
    });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
