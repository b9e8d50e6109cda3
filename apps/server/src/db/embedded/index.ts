export { EmbeddedError } from './embedded-error';
export { type EmbeddedDatabase, startEmbedded } from './start-embedded';
