import {
  afterDecision,
  afterHappening,
  afterSending,
  decideMail,
  decideQueuedMail,
  isReminderOpen,
  MAIL_PACE,
  nextReminder,
  NO_MAILS,
  NOTIFICATION_KINDS,
  REMINDER_AFTER_MS,
  type MailRecord,
  type NotificationKind,
  type ReminderSubject,
} from '../../notifications';
import { DAY, HOUR, MINUTE } from '../../time';
import { ANNOUNCEMENTS, AT_ONCE, END, OUTAGES, START, type DrawnMember, type Happening } from './draw-week';
import { simulatePushes, type ShownPush } from './simulate-pushes';

/** What needs no hurry is looked at so often. */
const LOOKS_MS = 2 * HOUR;
/** As the job of a mail is tried again while the mail server is away, and then given up. */
const TRIES_MS = HOUR;
const TRIES = 10;
/** When an operator has all that was given up sent again. */
const RESENT_AT = START + 6 * DAY + 2 * HOUR;

type Subject = ReminderSubject | number | null;

export interface Mail {
  member: DrawnMember;
  kind: NotificationKind;
  at: number;
  writtenAt: number;
  /** What of it the member hasn't seen. */
  about: readonly Happening[];
  /** What a reminder or an announcement is about. */
  subject: Subject;
}

/** Its `about` is what the member hadn't seen when it was written. */
interface Job extends Pick<Mail, 'kind' | 'writtenAt' | 'subject' | 'about'> {
  id: string;
  runAt: number;
  tries: number;
}

export interface Week {
  mails: Mail[];
  pushes: ShownPush[];
  /** How many mails weren't sent any more, and how often one was put off. */
  withheld: number;
  postponed: number;
}

/** What the server stores of a member, who sees all that waits with each visit. */
class Simulation {
  readonly week: Week = { mails: [], pushes: [], withheld: 0, postponed: 0 };
  readonly #member: DrawnMember;
  readonly #records = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, NO_MAILS])) as Record<
    NotificationKind,
    MailRecord
  >;
  /** The last event that a mail of the kind was sent for, or the last announcement that was written. */
  readonly #mailedSeq = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, 0])) as Record<
    NotificationKind,
    number
  >;
  #lastSeen: number | null = null;
  #unseen: Happening[] = [];
  #jobs: Job[] = [];
  #remindedOf: ReminderSubject[] = [];
  #remindedUntil = 0;
  #count = 0;

  constructor(member: DrawnMember) {
    this.#member = member;
  }

  happen(happening: Happening): void {
    this.#unseen.push(happening);
    const record = this.#records[happening.kind];
    this.#records[happening.kind] = afterHappening(record, new Date(happening.at));
  }

  visit(at: number): void {
    this.#lastSeen = at;
    this.#unseen = [];
  }

  /** When something is to be done next, beside what happens and the looks. */
  nextAt(): number {
    const times = AT_ONCE.map((kind) => this.#records[kind].dueAt?.getTime() ?? END);
    return Math.min(...times, ...this.#jobs.map(({ runAt }) => runAt));
  }

  work(at: number): void {
    for (const kind of AT_ONCE) {
      const { dueAt } = this.#records[kind];
      if (dueAt !== null && dueAt.getTime() <= at)
        this.#write(kind, { at, hasNews: this.#news(kind).length > 0 });
    }
    for (const job of this.#jobs.filter(({ runAt }) => runAt <= at)) this.#send(job, at);
  }

  /** The look at all kinds that nothing calls for at the moment, of which one that isn't due is left alone. */
  look(at: number): void {
    const isDue = (kind: NotificationKind) => {
      const { mailedAt } = this.#records[kind];
      return mailedAt === null || mailedAt.getTime() + MAIL_PACE[kind].gapMs <= at;
    };
    const unread = this.#unread(at).filter((one) => one.at > this.#remindedUntil);
    if (unread.length > 0 && isDue('unread_message_reminders')) {
      if (this.#write('unread_message_reminders', { at, hasNews: true }))
        this.#remindedUntil = at - REMINDER_AFTER_MS;
    }
    const subject = nextReminder({ ...this.#missing(at), sent: this.#remindedOf });
    if (subject !== null && isDue('reminders') && this.#write('reminders', { at, hasNews: true, subject }))
      this.#remindedOf.push(subject);
    if (this.#unseen.length > 0 && isDue('weekly_updates'))
      this.#write('weekly_updates', { at, hasNews: true });
    for (const kind of ['news', 'promotions'] as const) {
      const next = ANNOUNCEMENTS.find(
        (one) => one.kind === kind && one.seq > this.#mailedSeq[kind] && one.from <= at && one.until > at,
      );
      if (next && isDue(kind) && this.#write(kind, { at, hasNews: true, subject: next.seq }))
        this.#mailedSeq[kind] = next.seq;
    }
  }

  /** Decides whether a mail is written; as the server does with what happened, and with what it looks for by itself. */
  #write(
    kind: NotificationKind,
    { at, hasNews, subject = null }: { at: number; hasNews: boolean; subject?: Subject },
  ): boolean {
    const record = this.#records[kind];
    const { mailedAt } = record;
    const decision = hasNews
      ? decideMail({ ...this.#situation(kind, at), mailedAt })
      : ({ goes: 'never' } as const);
    const isAtOnce = AT_ONCE.some((one) => one === kind);
    if (decision.goes !== 'now' && !isAtOnce) return false;
    this.#count += 1;
    const id = String(this.#count);
    this.#records[kind] = afterDecision(record, decision, { id, now: new Date(at) });
    if (decision.goes !== 'now') return false;
    const runAt = at + this.#member.queueMs;
    const about = this.#left({ kind, subject, writtenAt: at }, at) ?? [];
    this.#jobs.push({ id, kind, writtenAt: at, subject, about, runAt, tries: 0 });
    return true;
  }

  #send(job: Job, at: number): void {
    const { id, kind, writtenAt, subject } = job;
    const record = this.#records[kind];
    const left = this.#left(job, at);
    // Only a rule that let a mail go of which nothing is left would have it say what was seen.
    const about = left ?? job.about;
    const decision = decideQueuedMail({ ...this.#situation(kind, at), id, record, isNews: left !== null });
    if (decision.goes === 'later') {
      this.week.postponed += 1;
      job.runAt = decision.at.getTime();
      return;
    }
    if (decision.goes === 'now' && OUTAGES.some(([from, until]) => at >= from && at < until)) {
      job.tries += 1;
      job.runAt = job.tries < TRIES ? at + TRIES_MS : Math.max(RESENT_AT, at + TRIES_MS);
      return;
    }
    this.#jobs = this.#jobs.filter((one) => one !== job);
    if (decision.goes === 'never') {
      this.week.withheld += 1;
      return;
    }
    this.#records[kind] = afterSending(record, { id, now: new Date(at) });
    if (AT_ONCE.some((one) => one === kind))
      this.#mailedSeq[kind] = Math.max(...about.map(({ seq }) => seq), this.#mailedSeq[kind]);
    this.week.mails.push({ member: this.#member, kind, at, writtenAt, about, subject });
  }

  /** What of a mail the member has still to see; null for nothing. */
  #left(
    { kind, subject, writtenAt }: Pick<Mail, 'kind' | 'subject' | 'writtenAt'>,
    at: number,
  ): readonly Happening[] | null {
    const orNone = (left: readonly Happening[]) => (left.length > 0 ? left : null);
    switch (kind) {
      case 'reminders':
        return typeof subject === 'string' && isReminderOpen(subject, this.#missing(at)) ? [] : null;
      case 'news':
      case 'promotions':
        return ANNOUNCEMENTS.some(({ seq, until }) => seq === subject && until > at) ? [] : null;
      case 'unread_message_reminders':
        return orNone(this.#unread(writtenAt));
      case 'weekly_updates':
        return orNone(this.#unseen);
      default:
        return orNone(this.#news(kind));
    }
  }

  #news(kind: NotificationKind): Happening[] {
    return this.#unseen.filter((one) => one.kind === kind && one.seq > this.#mailedSeq[kind]);
  }

  #unread(at: number): Happening[] {
    return this.#unseen.filter((one) => one.kind !== 'like' && one.at <= at - REMINDER_AFTER_MS);
  }

  #missing(at: number) {
    const { signedUpAt, confirmedAt, finishedAt } = this.#member;
    const isFinished = finishedAt !== null && finishedAt <= at;
    return {
      signedUpAt: new Date(signedUpAt),
      confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
      hasPhoto: isFinished,
      hasAbout: isFinished,
      now: new Date(at),
    };
  }

  #situation(kind: NotificationKind, at: number) {
    const { rules, timeZone } = this.#member;
    const lastSeen = this.#lastSeen === null ? null : new Date(this.#lastSeen);
    return { kind, rules, timeZone, lastSeen, now: new Date(at) };
  }
}

/** A member's week: the rules decide, and what the server stores and does around them is done here. */
export function simulateWeek(member: DrawnMember): Week {
  const simulation = new Simulation(member);
  const happenings = [...member.happenings];
  const visits = [...member.visits];
  let lookAt = START;
  for (let at = START; at < END;) {
    while (happenings[0] && happenings[0].at <= at)
      simulation.happen(...(happenings.splice(0, 1) as [Happening]));
    while (visits[0] !== undefined && visits[0] <= at) simulation.visit(...(visits.splice(0, 1) as [number]));
    simulation.work(at);
    if (lookAt <= at) {
      simulation.look(at);
      lookAt += LOOKS_MS;
    }
    const next = Math.min(happenings[0]?.at ?? END, visits[0] ?? END, simulation.nextAt(), lookAt);
    at = Math.max(at + MINUTE, Math.ceil(next / MINUTE) * MINUTE);
  }
  return { ...simulation.week, pushes: simulatePushes(member) };
}
