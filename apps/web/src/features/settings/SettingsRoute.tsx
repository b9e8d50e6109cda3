import { getRouteApi } from '@tanstack/react-router';
import { Settings, SETTINGS_ACTIONS } from './Settings';

const route = getRouteApi('/settings');

export function SettingsRoute() {
  const { done } = route.useSearch();
  return <Settings done={SETTINGS_ACTIONS.find((action) => action === done) ?? null} />;
}
