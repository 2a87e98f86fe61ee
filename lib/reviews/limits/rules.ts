/**
 * How long and how many (decisions, section 11). Apart from the schemas, so that screens which only count characters do
 * not carry the code that parses.
 */
export const limits = {
  title: 120,
  description: 2000,
  question: 500,
  option: 250,
  shortAnswer: 500,
  longAnswer: 10_000,
  comment: 2000,
  options: { min: 2, max: 20 },
  questions: 100,
  respondents: 1000,
  externals: 500,
  assigneesOfMember: 20,
} as const
