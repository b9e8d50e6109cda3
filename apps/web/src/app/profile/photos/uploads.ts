import type { ApiErrorData } from '../../../kit/forms/api-result';

/** A photo on its way to the server. */
export interface Upload {
  /** Its own on this page. */
  key: string;
  picture: Blob;
  status: 'sending' | 'failed';
  /** How much is sent, from 0 to 1. */
  sent: number;
  /** Why it failed. */
  apiError: ApiErrorData | null;
}

export type UploadEvent =
  | { type: 'started'; key: string; picture: Blob }
  | { type: 'retried'; key: string }
  | { type: 'progressed'; key: string; sent: number }
  | { type: 'failed'; key: string; apiError: ApiErrorData }
  /** It is a photo now, or given up. */
  | { type: 'ended'; key: string };

/** The uploads after something happened to one of them, in the order they were started. */
export function nextUploads(uploads: readonly Upload[], event: UploadEvent): Upload[] {
  const change = (values: Partial<Upload>): Upload[] =>
    uploads.map((upload) => (upload.key === event.key ? { ...upload, ...values } : upload));
  switch (event.type) {
    case 'started': {
      const { key, picture } = event;
      return [...uploads, { key, picture, status: 'sending', sent: 0, apiError: null }];
    }
    case 'retried':
      return change({ status: 'sending', sent: 0, apiError: null });
    case 'progressed':
      return change({ sent: event.sent });
    case 'failed':
      return change({ status: 'failed', apiError: event.apiError });
    case 'ended':
      return uploads.filter(({ key }) => key !== event.key);
    default:
      return event satisfies never;
  }
}
