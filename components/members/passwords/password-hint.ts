/** What every field for a new password says below it. */
export const passwordHint =
  'At least 8 characters. Three words that have nothing in common are strong and easy to keep.'
