import { own, type Pages } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    { name: 'notifications', who: 'respondent', path: () => '/notifications' },
    { name: 'no notifications', who: 'newcomer', path: () => '/notifications?type=unread' },
    { name: 'mailbox', who: 'nobody', path: () => '/mailbox' },
    { name: 'a letter', who: 'nobody', path: ({ mail }) => `/mailbox/${mail.id}` },
  ],
  answers: {
    '/notifications': own('/notifications'),
  },
}
