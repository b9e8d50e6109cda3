/**
 * How long a complaint is stored, in days from when it came: the six months of the right to object, and as
 * long again to show what became of it.
 */
export const COMPLAINT_KEPT_DAYS = 365;
