// Stands for a launcher that npm started: says its process id, and ends when its parents are gone.
import { watchParents } from '../parents.mjs';

const idle = setInterval(() => undefined, 1000);
const unwatch = watchParents(() => {
  clearInterval(idle);
  unwatch();
});
console.log(`pid ${process.pid}`);
