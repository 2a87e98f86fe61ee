import { newToken } from '@/lib/platform/secrets'
import type { Calls, Inputs } from '@/tests/factories/sweep/world'

export const notificationsInputs: Inputs = {
  unsubscribeAction: () => ({ code: newToken() }),
  resubscribeAction: () => ({ code: newToken() }),
  viewNotificationAction: ({ notificationId }) => ({ id: notificationId }),
  viewAllNotificationsAction: () => ({}),
  savePreferencesAction: () => ({
    ...{ reviewProduct: 'AT_ONCE', reviewMail: 'AT_ONCE', inviteProduct: 'AT_ONCE', inviteMail: 'OFF' },
    digestHour: 7,
  }),
}

export const notificationsCalls: Calls = {
  'GET /api/notification': () => ({ line: 'GET /api/notification?type=all' }),
  'GET /api/notification/live': () => ({ line: 'GET /api/notification/live' }),
  'POST /api/notification': ({ notificationId: id }) => ({
    line: 'POST /api/notification',
    body: JSON.stringify({ id }),
  }),
  'GET /api/unsubscribe/[code]': () => ({ line: `GET /api/unsubscribe/${newToken()}` }),
  'POST /api/unsubscribe/[code]': () => ({ line: `POST /api/unsubscribe/${newToken()}` }),
}
