export { EmbeddedError, type EmbeddedErrorCode } from './embedded-error';
export { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start-embedded';
