import { notificationKinds } from '@/lib/notifications/preferences/rules'

/** The job that brings notifications to Slack. It stands far above, where Slack is known; here it is only woken. */
export const SLACK_JOB = 'slack.messages'

/** What could not be brought to Slack for so long stays in the product: it speaks of what is over. */
export const STALE_HOURS = 48

/** The kinds that somebody gets in Slack once it is connected, until they choose otherwise: those that are mailed at once. */
export const usualSlackTypes = notificationKinds
  .filter(({ usualMail }) => usualMail === 'AT_ONCE')
  .map(({ type }) => type)
