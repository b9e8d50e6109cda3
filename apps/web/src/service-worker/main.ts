import { standInForPages } from './stand-in';
import { tellNews } from './tell-news';
import type { WorkerScope } from './worker-scope';

const scope = self as unknown as WorkerScope;
standInForPages(scope);
tellNews(scope);
