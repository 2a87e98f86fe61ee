/** How much goes to a model and how much of its answer is kept. FREE allows 8 000 tokens a day, so one request fits into it. */
export const aiLimits = {
  /** Bytes of all sources, as they are sent. */
  material: 15_000,
  answerTokens: 1200,
  sentence: 400,
  sentences: 12,
  proposal: 200,
  proposals: 5,
  /** Of either in an answer; one with more is not what was asked for. */
  answered: 50,
} as const
