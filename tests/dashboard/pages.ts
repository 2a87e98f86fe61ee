import { own, type Pages } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    { name: 'home', who: 'creator', path: () => '/dashboard' },
    { name: 'home of a newcomer', who: 'newcomer', path: () => '/dashboard' },
    { name: 'home, activity', who: 'creator', path: () => '/dashboard?tab=activity' },
    { name: 'reports, summary', who: 'creator', path: () => '/reports?range=Last_12_Months' },
    { name: 'reports, timeline', who: 'creator', path: () => '/reports?view=timeline' },
    { name: 'nothing to report', who: 'newcomer', path: () => '/reports' },
  ],
  answers: {
    '/dashboard': own('/dashboard'),
    '/reports': own('/reports'),
  },
}
