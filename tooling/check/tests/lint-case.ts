/** A rule, and two versions of one file: the first breaks the rule and nothing else, its twin keeps it. */
export interface LintCase {
  name: string;
  rule: string;
  file: string;
  refused: string;
  accepted: string;
  /** Where the refused version lies, if its place is what is wrong. */
  misnamed?: string;
  /** Further files that both versions need. */
  beside?: Readonly<Record<string, string>>;
}
