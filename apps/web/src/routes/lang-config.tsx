import { createFileRoute } from '@tanstack/react-router';
import { LanguagesRoute } from '../features/languages';

export const Route = createFileRoute('/lang-config')({
  staticData: { page: 'lang-config', messages: ['languages'] },
  component: LanguagesRoute,
});
