import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { Encoding } from '../http/compress';

/** Pages that wait for their turn: each takes some tens of milliseconds of a thread. */
const MOST_WAITING = 32;

/** The compressed forms of one page. */
export interface PageForms {
  /** Those that one browser has asked for. */
  asked: Set<Encoding>;
  /** Those that are being made. */
  making: Set<Encoding>;
  made: Map<Encoding, Buffer>;
}

export interface WantedForm {
  text: Buffer;
  encoding: Encoding;
  /** Asked when its turn has come: a page that was dropped meanwhile isn't compressed. */
  isWanted: () => boolean;
  /** Notified of the bytes that the form takes. */
  onMade: (bytes: number) => void;
}

export interface PageCompressor {
  /**
   * Returns the form that is stored. For a page that is asked for the second time one is made beside the answer; until it is,
   * and where too many wait, `null`.
   */
  formOf(forms: PageForms, wanted: WantedForm): Buffer | null;
}

export type CompressPage = (text: Buffer, encoding: Encoding) => Promise<Buffer>;

/** It compresses as much as is worth the time for data that is sent many times. */
const compressWell: CompressPage = (text, encoding) =>
  encoding === 'gzip'
    ? promisify(gzip)(text, { level: 6 })
    : promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 6,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
        },
      });

export function noForms(): PageForms {
  return { asked: new Set(), making: new Set(), made: new Map() };
}

/**
 * Compresses pages one at a time: the threads of the platform are few, and passwords, files and the answers of everybody else
 * wait for them, too. A visitor who varies what makes a page another one costs no more than without a cache.
 */
export function createPageCompressor({
  compress = compressWell,
  mostWaiting = MOST_WAITING,
} = {}): PageCompressor {
  const limit = pLimit(1);
  const make = async (forms: PageForms, wanted: WantedForm): Promise<void> => {
    const { text, encoding, isWanted, onMade } = wanted;
    forms.making.add(encoding);
    try {
      const body = await limit(async () => (isWanted() ? compress(text, encoding) : null));
      if (!body) return;
      forms.made.set(encoding, body);
      onMade(body.byteLength);
    } catch {
      // The page leaves as every other does, and the next request tries again.
    } finally {
      forms.making.delete(encoding);
    }
  };
  return {
    formOf: (forms, wanted) => {
      const { encoding } = wanted;
      const body = forms.made.get(encoding);
      if (body) return body;
      const isDue = forms.asked.has(encoding) && !forms.making.has(encoding);
      forms.asked.add(encoding);
      if (isDue && limit.pendingCount < mostWaiting) void make(forms, wanted);
      return null;
    },
  };
}
