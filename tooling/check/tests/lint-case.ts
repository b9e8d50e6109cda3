/** A rule, and two versions of one file: the first breaks the rule and nothing else, its twin keeps it. */
export interface LintCase {
  name: string;
  rule: string;
  file: string;
  refused: string;
  accepted: string;
  /** The path of the refused version, if its place is what is wrong. */
  misnamed?: string;
  /** Further files that both versions need. */
  beside?: Readonly<Record<string, string>>;
}
