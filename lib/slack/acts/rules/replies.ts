/** A message for the address of a pressed button. */
export const REPLY_TASK = 'slack.reply'

/** Sends those that wait. */
export const REPLY_JOB = 'slack.reply'

/** So long the ids of events are kept; Slack sends one again for an hour at most. */
export const EVENT_DAYS = 7
