/** Apart from the schemas, so that screens do not bundle the parser. */
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
  /** Teams and tags. */
  groups: 100,
  /** Shared with on sending. */
  readers: 50,
  /** New names counted in advance; a URL holds no more. */
  countedNames: 100,
  externalName: 100,
  address: 254,
  subjects: 50,
  /** Requests of one Send: every respondent, for every subject. */
  requests: 10_000,
  nominations: { min: 1, max: 20 },
  /** Peers that one subject nominates in all. */
  proposals: 100,
  openDays: { min: 0, max: 28 },
  assigneesOfMember: 20,
} as const
