import { useLingui, Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Container } from '@vela/ui/layout';
import { LanguageList } from '@vela/ui/LanguageList';
import { Notice } from '@vela/ui/Notice';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import { useLanguageCountry } from '../../kit/page/use-language-country';
import { useHere, useLoaded } from '../../kit/page/use-routing';
import { AUDIENCES } from './audiences';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import type { HomeData, loadHome } from './load-home';
import { Prices } from './Prices';
import { Promises } from './Promises';
import { pointTitle } from './band.css';
import { languages, list, loggedOut } from './Home.css';

/** What a visitor sees first: what the site is, what it costs, and the way in. */
export function Home({ packages, looksAround }: HomeData) {
  const { t, i18n } = useLingui();
  const { form, settings } = usePage();
  const { name, niche, index_title: ownTitle, description: ownDescription } = settings;
  const audience = AUDIENCES[niche];
  const title = ownTitle ?? t`${name} · Dating and chat for adults`;
  const whatItIs = t`Dating and chat at your own pace. Joining is free, there is no subscription, and you always see the price before you write.`;
  const description = ownDescription ?? (audience ? `${i18n._(audience)} ${whatItIs}` : whatItIs);
  return (
    <Screen title={title} isWholeTitle description={description}>
      {form?.name === 'logout' && form.done && <LoggedOut />}
      <Hero looksAround={looksAround} />
      {/* A boundary that never waits: React wakes what is in it after the first view, or when it is touched. */}
      <Suspense>
        <HowItWorks />
        <Promises />
        {packages.length > 0 && <Prices packages={packages} />}
        <Languages />
      </Suspense>
    </Screen>
  );
}

/** The first that a member sees after the log-out. */
function LoggedOut() {
  return (
    <Container>
      <div className={loggedOut}>
        <Notice tone="success">
          <Trans>You’re logged out.</Trans>
        </Notice>
      </div>
    </Container>
  );
}

function Languages() {
  const { locale } = usePage();
  return (
    <section className={languages} id="language" aria-labelledby="language-title">
      <Container>
        <h2 className={pointTitle} id="language-title">
          <Trans>Choose your language</Trans>
        </h2>
        <div className={list}>
          <LanguageList current={locale} country={useLanguageCountry()} next={useHere()} isAligned />
        </div>
      </Container>
    </section>
  );
}

export function HomeRoute() {
  return <Home {...useLoaded<typeof loadHome>()} />;
}
