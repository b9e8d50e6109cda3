import { countryOfZone, trackingOf } from '@vela/domain/landers';
import { isSignupOpen } from '@vela/domain/signup';
import { showsEntryWarning, type SignupPolicy } from '@vela/domain/sites';
import { watchEmail } from './email-field';
import { reportHidden } from './report-hidden';

const form = document.querySelector<HTMLFormElement>('[data-open] form');
if (form) {
  keepTracking(form);
  openGate(form);
  watchEmail(form);
  reportHidden(form.action);
}
warn();
leadOn();

/** The address of this page over what the page was made with. */
function keepTracking({ elements }: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(trackingOf((field) => query.get(field)))) {
    const field = elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

function openGate({ elements, parentElement: gate }: HTMLFormElement): void {
  if (!gate) return;
  const valueOf = (name: string): string | undefined => {
    const field = elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : undefined;
  };
  const source = { network: valueOf('network'), ref: valueOf('ref') };
  gate.dataset['open'] = isSignupOpen(gate.dataset['signups'] as SignupPolicy, source) ? 'yes' : 'no';
}

/** If no server knew the country, the browser's time zone is a better sign of it than the language. */
function warn(): void {
  const warning = document.querySelector<HTMLElement>('[data-by-zone]');
  if (!warning) return;
  const country = countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  warning.dataset['warned'] = showsEntryWarning({ layout: 'lander', country }) ? 'yes' : 'no';
}

/** Another language keeps where the visitor came from. */
function leadOn(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.search = location.search;
}
