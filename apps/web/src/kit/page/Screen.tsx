import { Main, type MainProps } from './Main';
import { ScreenHead, type ScreenHeadProps } from './ScreenHead';

export interface ScreenProps extends ScreenHeadProps, MainProps {}

/** One screen: what the browser's tab and search engines say of it, and its `main`. */
export function Screen({ fit, children, ...head }: ScreenProps) {
  return (
    <>
      <ScreenHead {...head} />
      <Main fit={fit}>{children}</Main>
    </>
  );
}
