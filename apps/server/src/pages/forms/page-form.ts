import { Failure } from '../../core/failure';
import type { PageFormName } from '@vela/contract/page';
import type { Visit } from '../../http/visit';
import type { PageTools, View } from '../render-page';

/** A form as it was posted. */
export interface FormPost {
  tools: PageTools;
  visit: Visit;
  request: Request;
  fields: Readonly<Record<string, string>>;
}

/** What one form does without script: the same endpoints as with it, called in process. */
export interface PageFormRules {
  name: PageFormName;
  /** The path of the page that says it was done; its own unless given. */
  donePath?: string;
  /** What the field `action` may say, where one page has several forms. */
  actions?: readonly string[];
  /** The field that says it, when it is another. */
  actionField?: string;
  /** Whether a post from there is let in although it isn't from this site's own pages. */
  admits?(post: FormPost): boolean;
  /**
   * Handles the form and returns the path to go on to. Throws Failure: the page is shown again with its
   * reason.
   */
  submit(post: FormPost): Promise<string>;
  /** The path to which a rejected form leads; `null` or a missing value means its own page again. */
  failedPath?(post: FormPost, failure: Failure): string | null;
  /** What its page shows beside the reason. */
  viewAgain?(post: FormPost): Promise<Partial<View>>;
}

/** A text that was left out is an empty one: what is missing is the endpoint's to say. */
export function textOf({ fields }: FormPost, name: string): string {
  return fields[name] ?? '';
}

/** The fields of these names, as an endpoint's body. */
export function pick(post: FormPost, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(post, name)]));
}

/** What a form of ours never sends: a value that its field doesn't offer. */
export function invalid(path: string): Failure {
  return new Failure('invalid_input', { fields: [{ path, code: 'unknown_option' }] });
}

export function unknownAction(): Failure {
  return invalid('action');
}
