import type { BodyInputOf } from '@vela/contract/registry';
import { NOTIFICATION_KINDS, NOTIFICATIONS } from '@vela/domain/notifications';
import { linkPath } from '../../core/link-path';
import { mailsOfLink } from '../../notifications/mails-of-link';
import { donePathOf } from './done';
import { type FormPost, type PageFormRules, textOf, unknownAction } from './page-form';

const NOTIFICATIONS_ACTIONS = {
  // A form sends only the switches that are on; those of mails that were stopped it sends not at all.
  kinds: ({ fields }) => ({ preferences: switchesOf(fields) }),
  quiet: ({ fields: { quiet, from, to, time_zone: timeZone = '' } }) => ({
    quiet_hours:
      quiet === 'on' ? { from: Number(from ?? NaN), to: Number(to ?? NaN), time_zone: timeZone } : null,
  }),
  mails: () => ({ mails: true }),
} as const satisfies Record<string, (post: FormPost) => BodyInputOf<'updateNotifications'>>;

function switchesOf(fields: FormPost['fields']): BodyInputOf<'updateNotifications'>['preferences'] {
  const areMailsOffered = fields['mails_offered'] === '1';
  const entries = NOTIFICATION_KINDS.map((kind) => [
    kind,
    {
      ...(areMailsOffered && { mail: fields[`${kind}.mail`] === 'on' }),
      ...(NOTIFICATIONS[kind].push !== null && { push: fields[`${kind}.push`] === 'on' }),
    },
  ]);
  return Object.fromEntries(entries) as BodyInputOf<'updateNotifications'>['preferences'];
}

export const notificationsForm: PageFormRules = {
  name: 'notifications',
  actions: Object.keys(NOTIFICATIONS_ACTIONS),
  submit: async (post) => {
    const action = textOf(post, 'action');
    if (!isNotificationsAction(action)) throw unknownAction();
    const body = NOTIFICATIONS_ACTIONS[action](post);
    await post.tools.api.call(post.visit, 'updateNotifications', { body });
    return donePathOf(post.visit, notificationsForm, action);
  },
};

function isNotificationsAction(action: string): action is keyof typeof NOTIFICATIONS_ACTIONS {
  return Object.hasOwn(NOTIFICATIONS_ACTIONS, action);
}

const UNSUBSCRIBE_ACTIONS = ['off', 'on'];

/** Its page shows what the mails are by then: nobody has to come back to it with what was done. */
export const unsubscribeForm: PageFormRules = {
  name: 'unsubscribe',
  actions: UNSUBSCRIBE_ACTIONS,
  viewAgain: async (post) => {
    const { context } = post.tools;
    const { site, now } = post.visit;
    const ofMails = await mailsOfLink(context, { token: textOf(post, 'token'), site, now });
    return ofMails === null ? { screen: 'link_expired' } : { ofMails };
  },
  submit: async (post) => {
    const [token, action] = [textOf(post, 'token'), textOf(post, 'action')];
    if (!UNSUBSCRIBE_ACTIONS.includes(action)) throw unknownAction();
    await post.tools.api.call(post.visit, 'turnMails', { body: { token, mail: action === 'on' } });
    return linkPath('unsubscribe', token);
  },
};
