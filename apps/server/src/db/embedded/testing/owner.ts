import { EmbeddedError, startEmbedded } from '../index.ts';

/** A process that owns a database until it is killed: what it did, in one line of JSON. */
const [dataDir = ''] = process.argv.slice(2);
try {
  const { url, pid } = await startEmbedded({ dataDir });
  process.stdout.write(`${JSON.stringify({ url, pid })}\n`);
} catch (error) {
  if (!(error instanceof EmbeddedError)) throw error;
  process.stdout.write(`${JSON.stringify({ code: error.code, message: error.message })}\n`);
}
