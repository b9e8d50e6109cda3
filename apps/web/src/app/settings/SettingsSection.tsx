import type { SettingsSection as Section } from '@vela/domain/pages';
import type { ComponentType } from 'react';
import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { useAddressQuery, useLoaded } from '../../kit/page/use-routing';
import { AppearanceForm } from './AppearanceForm';
import { BlockedMembers } from './BlockedMembers';
import { ContactsForm } from './ContactsForm';
import { Devices } from './Devices';
import { DataExport } from './DataExport';
import { EmailForm } from './EmailForm';
import { LanguageForm } from './LanguageForm';
import type { loadSection } from './load-settings';
import { MessagesForm } from './MessagesForm';
import { MyReports } from './MyReports';
import { PasswordForm } from './PasswordForm';
import { WhoSeesMe } from './WhoSeesMe';

/** What each part of the settings shows; `isDone`: its form was done without script, or just before a load. */
const SECTIONS: Readonly<Record<Section, ComponentType<{ isDone: boolean }>>> = {
  email: EmailForm,
  password: PasswordForm,
  language: LanguageForm,
  appearance: AppearanceForm,
  visibility: WhoSeesMe,
  messages: MessagesForm,
  contacts: ContactsForm,
  blocked: BlockedMembers,
  reports: MyReports,
  devices: Devices,
  export: DataExport,
};

export function SettingsSectionRoute() {
  const { section } = useLoaded<typeof loadSection>();
  return <SettingsSection key={section} section={section} />;
}

/** One part of the settings. */
export function SettingsSection({ section }: { section: Section }) {
  const { done } = useAddressQuery(parseLinkSearch);
  const Shown = SECTIONS[section];
  return <Shown isDone={done !== undefined} />;
}
