import { isSettingsSection, type SettingsSection } from '@vela/domain/pages';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

/** Loads how everything is set; what fails stands without its value. */
export async function loadSettings(input: PrepareInput): Promise<void> {
  await Promise.all([
    prepareBlocks(input),
    prepareSessions(input),
    preparePasskeys(input),
    prepareNotifications(input),
  ]);
}

/** Loads what one part shows. An address of no part never gets here: its page is none. */
export async function loadSection(
  input: PrepareInput,
  segment: string,
): Promise<{ section: SettingsSection }> {
  if (segment === 'blocked') await prepareBlocks(input);
  if (segment === 'reports') await prepareReports(input);
  if (segment === 'devices') await prepareSessions(input);
  if (segment === 'export') await prepareDataExport(input);
  return { section: isSettingsSection(segment) ? segment : 'email' };
}

// What the answers are checked by comes with the screen: the router, which every page of the app loads, has no use for it.

async function prepareBlocks(input: PrepareInput): Promise<void> {
  if (!input.data) return;
  const { blocksQueryOptions } = await import('@vela/api-client/queries/blocks');
  await prepareQuery(input, blocksQueryOptions(input.data.api));
}

async function prepareReports(input: PrepareInput): Promise<void> {
  if (!input.data) return;
  const { reportsQueryOptions } = await import('@vela/api-client/queries/reports');
  await prepareQuery(input, reportsQueryOptions(input.data.api));
}

async function prepareSessions(input: PrepareInput): Promise<void> {
  if (!input.data) return;
  const { sessionsQueryOptions } = await import('@vela/api-client/queries/sessions');
  await prepareQuery(input, sessionsQueryOptions(input.data.api));
}

async function prepareDataExport(input: PrepareInput): Promise<void> {
  if (!input.data) return;
  const { dataExportQueryOptions } = await import('@vela/api-client/queries/data-export');
  await prepareQuery(input, dataExportQueryOptions(input.data.api));
}

async function preparePasskeys(input: PrepareInput): Promise<void> {
  if (!input.data) return;
  const { passkeysQueryOptions } = await import('@vela/api-client/queries/passkeys');
  await prepareQuery(input, passkeysQueryOptions(input.data.api));
}

async function prepareNotifications(input: PrepareInput): Promise<void> {
  if (!input.data) return;
  const { notificationsQueryOptions } = await import('@vela/api-client/queries/notifications');
  await prepareQuery(input, notificationsQueryOptions(input.data.api));
}
