import type { SignupStep } from '@vela/domain/signup';
import { AboutStep } from './AboutStep';
import { ConfirmStep } from './ConfirmStep';
import { LocationStep } from './LocationStep';
import { MeetStep } from './MeetStep';
import { PhotoStep } from './PhotoStep';
import type { Progress } from './SignupProgress';
import type { ChosenPhoto } from './use-chosen-photo';
import type { CountryRegions } from './use-regions';
import type { SignupFlow } from './use-signup';

export interface LaterStepProps {
  step: Exclude<SignupStep, 'account'>;
  signup: SignupFlow;
  photo: ChosenPhoto;
  /** The country to begin with, and its regions. */
  country: string;
  regions: CountryRegions | null;
  onProgress: (progress: Progress | null) => void;
}

/** Every step after the account, which is all that most who begin have to load first. */
export function LaterStep({ step, signup, photo, country, regions, onProgress }: LaterStepProps) {
  switch (step) {
    case 'meet':
      return <MeetStep signup={signup} />;
    case 'photo':
      return <PhotoStep signup={signup} photo={photo} />;
    case 'location':
      return <LocationStep signup={signup} country={country} regions={regions} />;
    case 'about':
      return <AboutStep signup={signup} />;
    case 'confirm':
      return <ConfirmStep {...{ signup, regions, onProgress }} picture={photo.picture} />;
    default:
      return step satisfies never;
  }
}
