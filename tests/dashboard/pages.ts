import { own, type Pages, type Screen } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    { name: 'home', who: 'creator', path: () => '/dashboard' },
    { name: 'home of a newcomer', who: 'newcomer', path: () => '/dashboard' },
    ...['activity', 'numbers'].map((tab): Screen => ({
      name: `home, ${tab}`,
      who: 'creator',
      path: () => `/dashboard?tab=${tab}`,
    })),
  ],
  answers: {
    '/dashboard': own('/dashboard'),
  },
}
