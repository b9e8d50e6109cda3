/** How much of a body is sent, from 0 to 1. */
export type OnUpload = (sent: number) => void;

/**
 * A `fetch` that reports how much of a form is sent, which the platform's own can't over HTTP/1.1. It goes by the same rules:
 * an answer of any status is a Response, no answer is a TypeError, and the request's signal ends it.
 */
export function fetchWithProgress(form: FormData, onUpload: OnUpload): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'arraybuffer';
      for (const [name, value] of request.headers) {
        // The boundary between the parts is this form's own.
        if (name !== 'content-type') call.setRequestHeader(name, value);
      }
      call.upload.addEventListener('progress', ({ loaded, total }) =>
        onUpload(total > 0 ? loaded / total : 0),
      );
      call.addEventListener('load', () => resolve(responseOf(call)));
      // The message is the one by which a failed fetch is recognised.
      call.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      call.addEventListener('abort', () => reject(request.signal.reason as Error));
      request.signal.addEventListener('abort', () => call.abort());
      call.send(form);
    });
  };
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = call
    .getAllResponseHeaders()
    .trim()
    .split('\r\n')
    .map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ])
    .filter(([name]) => name !== '');
  return new Response(call.status === 204 ? null : (call.response as ArrayBuffer), {
    status: call.status,
    headers,
  });
}
