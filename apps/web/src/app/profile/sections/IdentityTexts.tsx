import { Trans } from '@lingui/react/macro';

interface Asked {
  /** Members see how the member describes its gender. */
  isDescribed: boolean;
  /** Members with the same consent see the intimate interests. */
  isIntimate: boolean;
}

export function Title({ isDescribed, isIntimate }: Asked) {
  if (isDescribed) return <Trans>Your gender and sexuality</Trans>;
  return isIntimate ? <Trans>Sexuality and intimate interests</Trans> : <Trans>Private to you</Trans>;
}

/** Who sees what of the answers. */
export function Lead({ isDescribed, isIntimate }: Asked) {
  if (isDescribed && isIntimate)
    return (
      <Trans>
        These answers are sensitive, so we only save them with your consent. Members see how you describe your
        gender, and those who agree to the same your intimate interests; your sexuality stays private.
      </Trans>
    );
  if (isDescribed)
    return (
      <Trans>
        These answers are sensitive, so we only save them with your consent. Members see how you describe your
        gender; your sexuality stays private.
      </Trans>
    );
  if (isIntimate)
    return (
      <Trans>
        These answers are sensitive, so we only save them with your consent. Your sexuality stays private;
        only members who agree to the same see your intimate interests.
      </Trans>
    );
  return <Trans>This is sensitive: nobody else sees it, and we only save it with your consent.</Trans>;
}

interface AgreementProps extends Asked {
  /** Without the consent nobody may see the profile at all. */
  isNeeded: boolean;
}

/** What is agreed to, and what a withdrawal deletes. */
export function Agreement({ isDescribed, isIntimate, isNeeded }: AgreementProps) {
  if (isDescribed && isIntimate)
    return (
      <Trans>
        I agree that my answers below are kept, that members see how I describe my gender, and that those who
        agree to the same see my intimate interests. I can withdraw this at any time; then the answers are
        deleted, and others no longer see my profile.
      </Trans>
    );
  if (isDescribed)
    return (
      <Trans>
        I agree that my answers below are kept, and that members see how I describe my gender. I can withdraw
        this at any time; then the answers are deleted, and others no longer see my profile.
      </Trans>
    );
  return <PlainAgreement isIntimate={isIntimate} isNeeded={isNeeded} />;
}

function PlainAgreement({ isIntimate, isNeeded }: Omit<AgreementProps, 'isDescribed'>) {
  if (isIntimate && isNeeded)
    return (
      <Trans>
        I agree that my answers below are kept, and that members who agree to the same see my intimate
        interests. I can withdraw this at any time; then the answers are deleted, and others no longer see my
        profile.
      </Trans>
    );
  if (isIntimate)
    return (
      <Trans>
        I agree that my answers below are kept, and that members who agree to the same see my intimate
        interests. I can withdraw this at any time; then the answers are deleted.
      </Trans>
    );
  if (isNeeded)
    return (
      <Trans>
        I agree that my answers below are kept. I can withdraw this at any time; then they are deleted, and
        others no longer see my profile.
      </Trans>
    );
  return (
    <Trans>
      I agree that my answers below are kept. I can withdraw this at any time; then they are deleted.
    </Trans>
  );
}
