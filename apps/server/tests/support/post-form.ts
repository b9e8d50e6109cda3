import type { CookieJar, TestApp } from './create-test-app';

export interface FormCaller {
  jar?: CookieJar;
  headers?: Record<string, string>;
}

/** Sends a page's form as a browser does without script. */
export function postForm(
  app: TestApp,
  { path, fields, jar, headers }: FormCaller & { path: string; fields: Record<string, string> },
): Promise<Response> {
  return app.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    ...(jar && { jar }),
  });
}

/** Posts forms to the app of a test file. */
export function postsTo(app: () => TestApp) {
  return (path: string, fields: Record<string, string>, by?: FormCaller): Promise<Response> =>
    postForm(app(), { path, fields, ...by });
}

/** Returns the status and the address that an answer leads to. */
export function wayOf({ status, headers }: Response): [status: number, location: string | null] {
  return [status, headers.get('location')];
}
