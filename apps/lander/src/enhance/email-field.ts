import { judgeEmail, type Judgement } from './judge-email';

/** Says what there is to say about the address, under its field, in the words that the page brought along. */
export function watchEmail(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('#email');
  const messages = form.querySelector<HTMLElement>('#email-messages');
  if (!input || !messages) return;
  const show = (judgement: Judgement | null): void => showJudgement({ input, messages }, judgement);

  form.noValidate = true;
  input.addEventListener('change', () => show(input.value === '' ? null : judgeEmail(input.value)));
  input.addEventListener('input', () => {
    if (input.ariaInvalid) show(null);
  });
  form.addEventListener('submit', (event) => {
    const judgement = judgeEmail(input.value);
    // What was meant is an offer; the address may well be right.
    if (!judgement || judgement.message === 'suggestion') return;
    event.preventDefault();
    show(judgement);
    input.focus();
  });
}

interface EmailField {
  input: HTMLInputElement;
  messages: HTMLElement;
}

function showJudgement({ input, messages }: EmailField, judgement: Judgement | null): void {
  const words = judgement && wordsOf(judgement.message);
  messages.replaceChildren(...(words ? [words] : []));
  const isWrong = judgement !== null && judgement.message !== 'suggestion';
  input.ariaInvalid = isWrong ? 'true' : null;
  if (words) input.setAttribute('aria-describedby', messages.id);
  else input.removeAttribute('aria-describedby');
  if (judgement?.message === 'suggestion') offer(judgement.meant, { input, messages });
}

function offer(meant: string, { input, messages }: EmailField): void {
  const place = messages.querySelector('[data-meant]');
  if (place) place.textContent = meant;
  messages.querySelector('button')?.addEventListener('click', () => {
    input.value = meant;
    showJudgement({ input, messages }, null);
    input.focus();
  });
}

/** A copy of a message of the page: the first thing in the frame that its template has around it. */
function wordsOf(message: string): Node | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-message="${message}"]`);
  return template?.content.firstElementChild?.firstElementChild?.cloneNode(true) ?? null;
}
