/** Input and output limits; FREE allows 8 000 tokens a day, so one request fits. */
export const draftSizes = {
  /** Bytes of all sources. */
  material: 15_000,
  answerTokens: 1200,
  sentence: 400,
  sentences: 12,
  proposal: 200,
  proposals: 5,
  /** Per list in an answer; more is invalid. */
  answered: 50,
} as const
