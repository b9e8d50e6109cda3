import { standInForPages } from './stand-in';
import type { WorkerScope } from './worker-scope';

standInForPages(self as unknown as WorkerScope);
