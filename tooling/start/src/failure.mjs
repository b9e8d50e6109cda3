/** A sentence for the person at the terminal, who gets no stack with it. */
export class Failure extends Error {}

const DISK_FULL = {
  words: /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i,
  sentence: 'The disk is full: make some room and start again.',
};

/** What programs and the file system say, and what we say for it. The first that matches wins. */
const KNOWN = [
  DISK_FULL,
  {
    words:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|META_FETCH_FAIL|error sending request|dns error|Connection refused/i,
    sentence:
      "The package registry can't be reached: the first start needs it. Check the network (or npm's registry and proxy settings) and start again.",
  },
  {
    words: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    sentence: "This folder can't be written: start as the user it belongs to.",
  },
];

/**
 * The sentence for an output or an error that has a known everyday cause; null for anything else.
 * @param {unknown} said
 * @returns {Failure | null}
 */
export function sentenceFor(said) {
  const text = said instanceof Error ? said.message : String(said);
  const known = KNOWN.find(({ words }) => words.test(text));
  return known ? new Failure(known.sentence, { cause: said }) : null;
}

/**
 * Returns the error of a failed build. Only a full disk gets our own message: a build loads nothing from a registry, and
 * the person who broke it needs its own output.
 * @param {string} output
 * @returns {Failure}
 */
export function buildFailure(output) {
  if (DISK_FULL.words.test(output)) return new Failure(DISK_FULL.sentence, { cause: output });
  return new Failure(`The build failed:\n${output.trim()}`);
}
