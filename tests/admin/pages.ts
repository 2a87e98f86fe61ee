import { nobody, open, type Pages } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    { name: 'the platform', who: 'operator', path: () => '/admin' },
    { name: 'front page', who: 'nobody', path: () => '/' },
    { name: 'support', who: 'nobody', path: () => '/support' },
    { name: 'nothing there', who: 'nobody', path: () => '/nowhere-at-all' },
  ],
  answers: {
    '/admin': { path: () => '/admin', colleagues: nobody, stranger: 403 },
    '/': open('/'),
    '/support': open('/support'),
  },
}
