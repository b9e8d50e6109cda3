// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Cookies',
  lead: `Everything that ${f.siteName} keeps in your browser, by name: what for, how long, and how to delete it.`,
  sections: [
    {
      id: 'needed',
      heading: 'Only what the site needs',
      paragraphs: [
        'Each cookie here is set by this site itself and does something that you asked for: keep you logged in, remember your language, finish a form. For these the law asks for no consent, and they are not used for anything else.',
        'There are no advertising cookies, no cookies that measure visitors, and none of other companies. If a partner’s link asks for it, a page tells us once that it was left; that is counted, without anything about you.',
      ],
    },
    {
      id: 'cookies',
      heading: 'List of cookies',
      paragraphs: [
        'The time counts from when a cookie is set; those of the log-in begin anew while you use the site.',
      ],
      table: {
        columns: ['Name', 'What for', 'How long'],
        rows: f.cookies({
          session: `Keeps you logged in, for ${f.sessionDays} at most. Logging out deletes it.`,
          device:
            'Lets your account know a browser that logged in before, so that somebody else’s wrong passwords don’t lock you out.',
          age_check:
            'Keeps the sign-up closed in this browser for a day, if a date of birth didn’t allow one.',
          signup_draft:
            'Finds what you typed of a sign-up when you go on without script or from another page.',
          done: 'Says for a moment that a form you sent was done.',
          locale: 'The language you chose.',
          mode: 'Light or dark, if you chose.',
          tz: 'Your time zone, so that times are right.',
          consent: 'Your answer to what needs your consent, so that we don’t ask again.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      paragraphs: [
        'Browsers have a storage of their own beside cookies. What is in it is not sent along with each page. This stays until you delete it in your browser:',
      ],
      table: {
        columns: ['Name', 'What for'],
        rows: f.keptInBrowser({
          warning: 'That you have read the warning at the entry.',
          alerts: 'Which notices you have closed, and when.',
          kept: 'For a member: messages that wait to be sent, what you have begun to write, and the way back to where you were. Logging out deletes it.',
          logOut: 'That somebody logged out here, so that other tabs do, too.',
          worker:
            'A page of this site for when there is no network, in its languages. Nothing about you is in it.',
          source:
            'Only if you agreed: which advertisement or link brought you here. It goes when you sign up or take your consent back.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'What goes with the tab',
      paragraphs: ['This is gone when you close the tab:'],
      table: {
        columns: ['Name', 'What for'],
        rows: f.keptInTab({
          typed: 'What you have typed into a form and not yet sent. Passwords are never kept.',
          photo: 'The photo that you chose while signing up, until it is sent.',
          search: 'Your last search, to come back to it.',
          matches: 'How many members the search found for you when you signed up.',
          page: 'How the page itself is getting on: that the letters are there, that it reloaded because of a new version, since when you have been in the members’ area, that your log-in ended, how often the site could not be reached, and which language you read before you logged in.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'What needs your consent',
      paragraphs: [
        'If an advertisement or a partner’s link brought you here, its name stands in the address of the page. It is kept in your browser, and later with your account, only if you agree to that.',
        'Saying no is as easy as saying yes, and the site works the same. You can change your answer at any time, at the end of this page. We log each answer with its time: a visitor’s without anything about them, a member’s with the account.',
      ],
    },
    {
      id: 'control',
      heading: 'How to delete it',
      paragraphs: [
        'Your browser shows and deletes all of it, usually under privacy or site data. Without the cookies of the log-in you are logged out; without the others the site asks you again.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
