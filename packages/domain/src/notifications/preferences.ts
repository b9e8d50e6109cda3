import { NOTIFICATION_KINDS, NOTIFICATIONS, type NotificationChannel, type NotificationKind } from './kinds';

/** What a member gets of each kind; `null` is a way that the kind never takes. */
export type NotificationPreferences = Record<NotificationKind, { mail: boolean; push: boolean | null }>;

/** What a member chose otherwise than the defaults say; the rest follows them, when they change, too. */
export type NotificationChoices = { [Kind in NotificationKind]?: KindChoices | undefined };

interface KindChoices {
  mail?: boolean | undefined;
  push?: boolean | undefined;
}

/** Returns what a member gets. A choice of a way that its kind never takes counts for nothing. Source: decisions.md, Notifications. */
export function preferencesOf(choices: NotificationChoices): NotificationPreferences {
  return preferencesAfter(NOTIFICATIONS, choices);
}

/** Returns what a member gets after a change of some switches. Source: decisions.md, Notifications. */
export function preferencesAfter(
  before: NotificationPreferences,
  change: NotificationChoices,
): NotificationPreferences {
  const entries = NOTIFICATION_KINDS.map((kind) => {
    const { mail, push } = before[kind];
    const turned = change[kind] ?? {};
    return [kind, { mail: turned.mail ?? mail, push: push === null ? null : (turned.push ?? push) }] as const;
  });
  return Object.fromEntries(entries) as NotificationPreferences;
}

/**
 * Returns what is stored after a change of some switches: the differences from the defaults alone, so that
 * `preferencesOf` of it is what was chosen. Source: decisions.md, Notifications.
 */
export function choicesAfter(before: NotificationChoices, change: NotificationChoices): NotificationChoices {
  const entries = NOTIFICATION_KINDS.flatMap((kind) => {
    const differing = differencesOf(kind, {
      mail: change[kind]?.mail ?? before[kind]?.mail,
      push: change[kind]?.push ?? before[kind]?.push,
    });
    return Object.keys(differing).length === 0 ? [] : [[kind, differing] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns the change that turns a channel off for all kinds that take it. Source: decisions.md, Notifications. */
export function allOff(channel: NotificationChannel): NotificationChoices {
  const taking = NOTIFICATION_KINDS.filter((kind) => NOTIFICATIONS[kind][channel] !== null);
  return Object.fromEntries(taking.map((kind) => [kind, { [channel]: false }]));
}

function differencesOf(kind: NotificationKind, { mail, push }: KindChoices): KindChoices {
  const standard = NOTIFICATIONS[kind];
  return {
    ...(mail !== undefined && mail !== standard.mail && { mail }),
    ...(push !== undefined && standard.push !== null && push !== standard.push && { push }),
  };
}
