import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { WholeWords } from '@vela/ui/WholeWords';
import { usePage } from '../../kit/page/page-context';

/** A paragraph, in which the address that the site answers at can be pressed. */
export function LegalWords({ children }: { children: string }) {
  return (
    <Text>
      <PressableWords>{children}</PressableWords>
    </Text>
  );
}

/** The same without a paragraph around it, as in a list. */
export function PressableWords({ children }: { children: string }) {
  const { support_email: email } = usePage().settings;
  const at = children.indexOf(email);
  if (email === '' || at < 0) return <WholeWords>{children}</WholeWords>;
  return (
    <>
      <WholeWords>{children.slice(0, at)}</WholeWords>
      <TextLink href={`mailto:${email}`} translate="no">
        {email}
      </TextLink>
      <WholeWords>{children.slice(at + email.length)}</WholeWords>
    </>
  );
}
