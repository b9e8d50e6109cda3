import { Trans } from '@lingui/react/macro';
import { bar, bars, place, stepper, words } from './Stepper.css';

export interface StepperProps {
  /** The steps' names, in order. */
  steps: readonly string[];
  /** The index of the step that is open, from 0. */
  current: number;
}

/** How many steps are done: bars for the eye, and a text, which alone is announced. */
export function Stepper({ steps, current }: StepperProps) {
  const position = current + 1;
  const count = steps.length;
  return (
    <div className={stepper}>
      <div className={bars} aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} className={bar} data-reached={index <= current ? '' : undefined} />
        ))}
      </div>
      <p className={words}>
        <strong className={place}>
          <Trans>
            Step {position} of {count}
          </Trans>
        </strong>
        {' · '}
        {steps[current]}
      </p>
    </div>
  );
}
