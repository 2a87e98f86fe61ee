/**
 * How long and how many (decisions, section 11). Apart from the schemas, so that screens which only count characters do
 * not carry the code that parses.
 */
export const limits = {
  title: 120,
  description: 2000,
  question: 500,
  help: 500,
  option: 250,
  shortAnswer: 500,
  longAnswer: 10_000,
  comment: 2000,
  options: { min: 2, max: 20 },
  stars: { min: 3, max: 10 },
  questions: 100,
  respondents: 1000,
  externals: 500,
  /** Teams, and tags, whose people are asked. */
  crowds: 100,
  /** With whom its results are shared from the start. */
  readers: 50,
  /** Names of which is counted in advance how many are new: an address holds no more. */
  countedNames: 100,
  outsideName: 100,
  address: 254,
  subjects: 50,
  /** What one press of Send asks for in all: every person it asks, about everybody it asks them about. */
  requests: 10_000,
  nominations: { min: 1, max: 20 },
  /** Everybody whom one subject proposes, now or before. */
  proposals: 100,
  openDays: { min: 0, max: 28 },
  assigneesOfMember: 20,
} as const
