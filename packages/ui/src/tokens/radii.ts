/** Three radii, round, and that of what lies inside a control. */
export const radii = {
  inner: '0.5rem',
  control: '0.75rem',
  card: '1.25rem',
  sheet: '1.75rem',
  round: '62rem',
} as const;
