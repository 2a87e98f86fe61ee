import { open, type Pages } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    { name: 'help', who: 'nobody', path: () => '/help' },
    { name: 'help topics', who: 'nobody', path: () => '/help/topics' },
    { name: 'help found', who: 'nobody', path: () => '/help/topics?q=who+answered' },
    { name: 'help not found', who: 'nobody', path: () => '/help/topics?q=zzzz' },
    { name: 'video tutorials', who: 'nobody', path: () => '/help/video-tutorials' },
    { name: 'a help page', who: 'nobody', path: () => '/help/anonymity' },
    { name: 'a help page, signed in', who: 'respondent', path: () => '/help/getting-started' },
  ],
  answers: {
    '/help': open('/help'),
    '/help/topics': open('/help/topics'),
    '/help/video-tutorials': open('/help/video-tutorials'),
    '/help/[topic]': open('/help/anonymity'),
  },
}
