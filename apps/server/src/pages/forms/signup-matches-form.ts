import { createHash } from 'node:crypto';
import { canBeginFree } from '@vela/domain/chat';
import { pathAfterSignupMatches, SIGNUP_MATCHES } from '@vela/domain/search';
import { Failure } from '../../core/failure';
import { type FormPost, type PageFormRules, textOf, unknownAction } from './page-form';

const ACTIONS = {
  like: likeAll,
  hello: sayHello,
} as const satisfies Record<string, (post: FormPost) => Promise<string>>;

/** Likes several members, and writes to one of them. */
export const signupMatchesForm: PageFormRules = {
  name: 'signup-matches',
  actions: Object.keys(ACTIONS),
  submit: async (post) => {
    const action = textOf(post, 'action');
    if (!isAction(action)) throw unknownAction();
    return ACTIONS[action](post);
  },
};

function isAction(action: string): action is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, action);
}

/** A form sends only the boxes that are ticked, each under the member's id. */
const BOX = 'like.';

/** Somebody who has left meanwhile is no failure. */
async function likeAll(post: FormPost): Promise<string> {
  const ids = Object.keys(post.fields)
    .filter((name) => name.startsWith(BOX))
    .slice(0, SIGNUP_MATCHES)
    .map((name) => name.slice(BOX.length));
  let liked = 0;
  for (const id of ids) {
    try {
      await post.tools.api.call(post.visit, 'likeMember', { body: { profile_id: id } });
      liked += 1;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
    }
  }
  return liked > 0 && (await canBegin(post)) ? '/signup-matches?step=hello' : pathOn(post);
}

async function canBegin({ tools, visit }: FormPost): Promise<boolean> {
  const { user } = await tools.api.call(visit, 'getUser');
  return (
    user !== null && canBeginFree({ premium: user.paid_user, written: user.written }, visit.site.settings)
  );
}

async function sayHello(post: FormPost): Promise<string> {
  const [id, text] = [textOf(post, 'to'), textOf(post, 'text')];
  await post.tools.api.call(post.visit, 'sendMessage', {
    // The same words again, as of a second press, are the same message.
    body: { client_id: idOf(`${id} ${text}`), profile_id: id, type: 'text', text },
  });
  return pathOn(post);
}

function idOf(message: string): string {
  return createHash('sha256').update(message).digest('base64url').slice(0, 22);
}

async function pathOn({ visit }: FormPost): Promise<string> {
  const session = await visit.session();
  return pathAfterSignupMatches(session?.status ?? null);
}
