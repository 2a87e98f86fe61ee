import { own, type Pages } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [{ name: 'what I may do', who: 'respondent', path: () => '/help/what-can-i-do' }],
  answers: {
    '/help/what-can-i-do': own('/help/what-can-i-do'),
  },
}
