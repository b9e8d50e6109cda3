/** The id of a step's form. */
export const SIGNUP_FORM = 'signup-form';
