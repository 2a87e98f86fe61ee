import { notificationKinds } from '@/lib/notifications/rules/notification-kinds'

/** The job lives above, with Slack; this part only wakes it. */
export const SLACK_JOB = 'slack.messages'

/** Older messages are no longer sent to Slack, because they are outdated. */
export const STALE_HOURS = 48

/** Defaults once Slack is connected: the kinds mailed immediately. */
export const usualSlackTypes = notificationKinds
  .filter(({ usualMail }) => usualMail === 'AT_ONCE')
  .map(({ type }) => type)
