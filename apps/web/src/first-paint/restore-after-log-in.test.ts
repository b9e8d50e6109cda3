import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../tests/support/memory-store';
import { restoreFormAfterLogIn, saveFormOverLogIn } from './restore-after-log-in';

/** It has as much of a text field as is read and written. */
class Field extends EventTarget {
  readonly name: string;
  type = 'text';
  #value = '';
  readonly #autocomplete: string | null;

  constructor(name: string, { autocomplete = null }: { autocomplete?: string | null } = {}) {
    super();
    this.name = name;
    this.#autocomplete = autocomplete;
  }

  get value(): string {
    return this.#value;
  }

  set value(value: string) {
    this.#value = value;
  }

  getAttribute(): string | null {
    return this.#autocomplete;
  }
}

function showPage(path: string, elements: readonly Field[]): void {
  vi.stubGlobal('location', { pathname: path });
  vi.stubGlobal('document', { activeElement: null, forms: [{ getAttribute: () => '/api', elements }] });
}

/** A page where someone wrote a letter and left. */
function leaveWritten(memberId: string, path: string): void {
  const letter = new Field('letter');
  letter.value = 'Dear Nadia';
  showPage(path, [letter]);
  saveFormOverLogIn(memberId);
}

function comeBack(memberId: string, path: string): string {
  const letter = new Field('letter');
  showPage(path, [letter]);
  restoreFormAfterLogIn(memberId);
  return letter.value;
}

beforeEach(() => {
  const { get, set, remove } = createMemoryStore();
  vi.stubGlobal('sessionStorage', { getItem: get, setItem: set, removeItem: remove });
  vi.stubGlobal('HTMLInputElement', Field);
  for (const name of ['HTMLSelectElement', 'HTMLTextAreaElement'])
    vi.stubGlobal(name, class extends Field {});
});

afterEach(() => vi.unstubAllGlobals());

it('restores what was written, once', () => {
  leaveWritten('anna', '/members/7');
  expect(comeBack('anna', '/members/7')).toBe('Dear Nadia');
  expect(comeBack('anna', '/members/7')).toBe('');
});

it.each([
  ['another member', 'ben', '/members/7'],
  ['another page', 'anna', '/members/8'],
])('is gone for %s', (_, memberId, path) => {
  leaveWritten('anna', '/members/7');
  expect(comeBack(memberId, path)).toBe('');
  expect(comeBack('anna', '/members/7')).toBe('');
});

it.each(['current-password', 'new-password', 'one-time-code'])(
  'never stores a %s that is shown',
  (autocomplete) => {
    const secret = new Field('secret', { autocomplete });
    secret.value = 'correct horse';
    showPage('/settings', [secret]);
    saveFormOverLogIn('anna');
    expect(sessionStorage.getItem('written')).toBeNull();
  },
);
