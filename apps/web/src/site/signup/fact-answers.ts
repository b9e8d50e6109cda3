import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignupFact } from '@vela/domain/signup';
import { FACT_TEXTS } from '@vela/ui/option-text';

/** The answers to each question about the person, by what a form sends, in the order they are offered. */
export const FACT_ANSWERS: Readonly<Record<SignupFact, Readonly<Record<string, MessageDescriptor>>>> = {
  ...FACT_TEXTS,
  tattoos: { yes: msg`Yes`, no: msg`No` },
};

/** What an answer is called; nothing for one that is none. */
export function factText(fact: SignupFact, answer: string | undefined): MessageDescriptor | undefined {
  return Object.entries(FACT_ANSWERS[fact]).find(([key]) => key === answer)?.[1];
}
