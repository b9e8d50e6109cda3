import { endpoints, type BodyInputOf, type EndpointId } from '@vela/contract/registry';
import { vi } from 'vitest';
import type { TestApp } from './create-test-app';
import type { Person } from './people';

/** Longer than a session that was read holds. */
const LATE_MS = 400;

interface Late {
  /** What happens after the head of the request arrived, and before its body. */
  meanwhile: () => Promise<unknown>;
  /** Whether the body takes longer than a body does that comes with its head. */
  isSlow?: boolean;
}

const measured = performance.now.bind(performance);

let waited = 0;

/** To all that measures time it is so much later from here on, until the mocks of the test are restored. */
function waitFor(ms: number): void {
  waited += ms;
  vi.spyOn(performance, 'now').mockImplementation(() => measured() + waited);
}

/** A body that begins to come when it is read, after what happens meanwhile. */
export function lateBody(text: string, { meanwhile, isSlow = true }: Late): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: async (sender) => {
        await meanwhile();
        if (isSlow) waitFor(LATE_MS);
        sender.enqueue(new TextEncoder().encode(text));
        sender.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Calls an endpoint whose body comes late, and returns the status with the code of an error. */
export async function callLate<Id extends EndpointId>(
  app: TestApp,
  id: Id,
  { by, body, ...late }: Late & { by: Person; body: BodyInputOf<Id> },
): Promise<[status: number, code: unknown]> {
  const { method, path } = endpoints[id];
  const response = await app.fetch(path, {
    method,
    headers: { 'x-client': 'test', 'content-type': 'application/json' },
    body: lateBody(JSON.stringify(body), late),
    duplex: 'half',
    jar: by.jar,
    address: by.address,
  });
  const text = await response.text();
  const answer = text === '' ? {} : (JSON.parse(text) as { error?: { code: string } });
  return [response.status, answer.error?.code];
}
