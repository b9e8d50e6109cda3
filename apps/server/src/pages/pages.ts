import type { RenderPage } from '@vela/contract/page';

/** The built web app as the server uses it. */
export interface Pages {
  render: RenderPage;
}
