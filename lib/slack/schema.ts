// Rapport in Slack: direct messages, buttons, commands and applause in a channel. It acts through other modules'
// commands as the connected member, and has no rules of its own.

/** Button `action_id`s; `value` is the object's id. */
export const slackActions = {
  open: 'open',
  completeOneOnOne: 'one-on-one.complete',
  /** Opens a one-question dialog; the value is the review id. */
  answerQuickAsk: 'review.answer',
} as const
