/** A reply to a pressed button. */
export const REPLY_TASK = 'slack.reply'

/** Sends queued replies. */
export const REPLY_JOB = 'slack.reply'

/** Event ids are kept this long; Slack resends for at most an hour. */
export const EVENT_DAYS = 7
