import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { useAddressQuery } from '../../kit/page/use-routing';
import { Settings, SETTINGS_ACTIONS } from './Settings';

export function SettingsRoute() {
  const { done } = useAddressQuery(parseLinkSearch);
  return <Settings done={SETTINGS_ACTIONS.find((action) => action === done) ?? null} />;
}
