import { standInForPages } from './stand-in';
import { showNewsNotification } from './show-news-notification';
import type { WorkerScope } from './worker-scope';

const scope = self as unknown as WorkerScope;
standInForPages(scope);
showNewsNotification(scope);
