import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../layout';
import { bar, bars, place, stepper, words } from './Stepper.css';

export interface StepperProps {
  /** The steps' names, in order. */
  steps: readonly string[];
  /** The index of the step that is open, from 0. */
  current: number;
}

/** How far one has come, as bars and in words. */
export function Stepper({ steps, current }: StepperProps) {
  const { t } = useLingui();
  const position = current + 1;
  const count = steps.length;
  return (
    <div className={stepper}>
      <ol className={bars} aria-label={t`Step ${position} of ${count}`}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={bar}
            aria-current={index === current ? 'step' : undefined}
            data-done={index < current ? '' : undefined}
          >
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        ))}
      </ol>
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
