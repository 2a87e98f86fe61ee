import { goalPath } from '@/lib/goals/rules/goal-paths'
import { newToken } from '@/lib/platform/secrets'
import { unsubscribeFrom } from '@/tests/factories/respondents'
import { aReview } from '@/tests/factories/reviews'
import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: {
    unsubscribeAction: () => ({ code: newToken() }),
    resubscribeAction: () => ({ code: newToken() }),
    seeNotificationsAction: () => ({ until: new Date() }),
    viewNotificationAction: ({ notificationId }) => ({ id: notificationId }),
    viewNotificationsAboutAction: ({ goal }) => ({ path: goalPath(goal.id) }),
    viewAllNotificationsAction: () => ({ until: new Date() }),
    savePreferencesAction: () => ({
      choices: { Review: { product: 'AT_ONCE', mail: 'AT_ONCE' } },
      digestHour: 7,
    }),
  },
  calls: {
    'GET /api/notification': () => ({ line: 'GET /api/notification?type=all' }),
    'GET /api/notification/live': () => ({ line: 'GET /api/notification/live?shown=0' }),
    'POST /api/notification': ({ notificationId: id }) => ({
      line: 'POST /api/notification',
      body: JSON.stringify({ id }),
    }),
    'GET /api/unsubscribe/[code]': () => ({ line: `GET /api/unsubscribe/${newToken()}` }),
    'POST /api/unsubscribe/[code]': () => ({ line: `POST /api/unsubscribe/${newToken()}` }),
  },
  rightful: {
    unsubscribeAction: ({ code }) => ({ code }),
    resubscribeAction: ({ code }) => ({ code }),
  },
  ready: {
    resubscribeAction: ({ review, email }) => unsubscribeFrom(review, email),
    seeNotificationsAction: ({ creator, respondent }) => aReview(respondent, { asked: [creator] }),
    viewAllNotificationsAction: ({ creator, respondent }) => aReview(respondent, { asked: [creator] }),
  },
  unpressed: {
    'POST /api/notification': 'Runs the command of viewNotificationAction.',
    'POST /api/unsubscribe/[code]': 'Runs the command of unsubscribeAction.',
  },
}
