import { useLingui } from '@lingui/react/macro';
import { LOCALE_TABLE } from '@vela/domain/locale';
import { Icon } from '@vela/ui/Icon';
import { LanguageList } from '@vela/ui/LanguageList';
import { Menu } from '@vela/ui/Menu';
import Globe from 'lucide-react/icons/globe';
import { ModeSwitch } from '../color-mode/ModeSwitch';
import { useLanguageCountry } from '../../page/use-language-country';
import { usePage } from '../../page/page-context';
import { useHere } from '../../page/use-routing';
import { preferences } from './LanguageMenu.css';

/** The languages, and how the page looks. */
export function LanguageMenu() {
  const { t } = useLingui();
  const { locale } = usePage();
  const name = LOCALE_TABLE[locale].nativeName;
  return (
    <Menu label={t`Language: ${name}`} picture={<Icon of={Globe} />}>
      <div className={preferences}>
        <LanguageList current={locale} country={useLanguageCountry()} next={useHere()} />
        <ModeSwitch />
      </div>
    </Menu>
  );
}
