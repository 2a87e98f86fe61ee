export const REPLY_TASK = 'slack.reply'

export const REPLY_JOB = 'slack.reply'

/** Event ids are kept this long; Slack resends for at most an hour. */
export const EVENT_DAYS = 7
