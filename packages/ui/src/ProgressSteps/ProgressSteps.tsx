import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../layout';
import { list, mark, step } from './ProgressSteps.css';

export interface ProgressStepsProps {
  /** What happens, in order: "Creating your account". */
  steps: readonly ReactNode[];
  /** The index of what is under way; the number of steps when all is done. */
  current: number;
}

type StepState = 'done' | 'current' | 'waiting';

/** Something that takes a moment, step by step; what is under way is announced. */
export function ProgressSteps({ steps, current }: ProgressStepsProps) {
  return (
    <>
      <ol className={list}>
        {steps.map((words, index) => (
          <Step key={index} state={stateAt(index, current)}>
            {words}
          </Step>
        ))}
      </ol>
      <output>
        <VisuallyHidden>{steps[current] ?? <Trans>Done</Trans>}</VisuallyHidden>
      </output>
    </>
  );
}

function Step({ state, children }: { state: StepState; children: ReactNode }) {
  return (
    <li className={step[state]} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={mark[state]}>{state === 'done' && <Icon of={Check} size="small" />}</span>
      <span>
        {children}
        {state === 'done' && (
          <VisuallyHidden>
            {' '}
            <Trans>(done)</Trans>
          </VisuallyHidden>
        )}
      </span>
    </li>
  );
}

function stateAt(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'waiting';
}
