// Stands for a server: prints its process id, runs until it is stopped, and prints why it stopped.
const [exitCode = '0'] = process.argv.slice(2);
const idle = setInterval(() => undefined, 1000);
const stop = (/** @type {string} */ why) => {
  console.log(`stopped by ${why}`);
  clearInterval(idle);
  process.exitCode = Number(exitCode);
  if (process.connected) process.disconnect();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
process.once('disconnect', () => stop('disconnect'));
// Printed last: the reader may stop us at once.
console.log(`pid ${process.pid}`);
