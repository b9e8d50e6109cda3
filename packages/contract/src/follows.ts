import type { ValueError } from '@vela/domain/errors';
import * as v from 'valibot';

/** Lets a schema follow a rule of the domain: an issue's message is the rule's field code. */
export function follows<Value>(rule: (value: Value) => ValueError | null): v.RawCheckAction<Value> {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    const problem = dataset.typed ? rule(dataset.value) : null;
    if (problem) addIssue({ message: problem.code });
  });
}
