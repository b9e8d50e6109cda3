import { parseLinkSearch } from '../../shell/links';
import { useAddressQuery } from '../../shell/routing';
import { Settings, SETTINGS_ACTIONS } from './Settings';

export function SettingsRoute() {
  const { done } = useAddressQuery(parseLinkSearch);
  return <Settings done={SETTINGS_ACTIONS.find((action) => action === done) ?? null} />;
}
