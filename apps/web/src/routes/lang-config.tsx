import { createFileRoute } from '@tanstack/react-router';
import { LanguagesRoute } from '../site/languages';

export const Route = createFileRoute('/lang-config')({
  staticData: { page: 'lang-config', messages: ['languages'] },
  component: LanguagesRoute,
});
