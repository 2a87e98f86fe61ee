// What people see and do of Rapport in Slack: direct messages, buttons and commands there, applause in a channel. It acts
// through the commands of the other modules, as the person it knows by their Slack account, and has no rules of its own.

/** The buttons of our messages, by their `action_id`; each carries the id of the thing in its `value`. */
export const slackActions = {
  /** A link; nothing is to be done when it is pressed. */
  open: 'open',
  completeOneOnOne: 'one-on-one.complete',
  /** Opens a dialog with the one question; the value is the id of the review. */
  answerQuickAsk: 'review.answer',
} as const
