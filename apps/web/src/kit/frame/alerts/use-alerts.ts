import { alertsAt, type AlertName } from '@vela/domain/alerts';
import { usePage } from '../../page/page-context';
import { usePush } from '../../live/push/push-context';
import { usePageName } from '../../page/use-routing';
import { useDismissals } from './use-dismissals';

/** The alerts and banners that this page shows beside its screen; none where the address is of no page. */
export function useAlerts(): readonly AlertName[] {
  const { user } = usePage();
  const page = usePageName();
  const { state: push } = usePush();
  const dismissals = useDismissals();
  return page === null ? [] : alertsAt({ page, user, push }, dismissals);
}
