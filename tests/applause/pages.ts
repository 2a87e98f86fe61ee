import { applauseTabs } from '@/lib/applause/rules/applause-labels'
import { everybody, of, own, type Pages, type Screen } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    ...applauseTabs.map((tab): Screen => ({
      name: `applause, ${tab}`,
      who: 'creator',
      path: () => `/applaud?tab=${tab}`,
    })),
    {
      name: 'applause of a person',
      who: 'creator',
      path: ({ respondent }) => `/applaud?person=${respondent.memberId}`,
    },
    { name: 'no applause', who: 'newcomer', path: () => '/applaud?tab=received' },
    { name: 'giving applause', who: 'creator', path: ({ respondent }) => `/applaud/add?to=${respondent.memberId}` },
    { name: 'an applause', who: 'creator', path: ({ applause }) => `/applaud/${applause.id}` },
    {
      name: 'an applause, its earlier comments',
      who: 'creator',
      path: ({ applause }) => `/applaud/${applause.id}?after=2020-01-01T00:00:00.000Z~${applause.id}`,
    },
    { name: 'an applause of who is thanked', who: 'respondent', path: ({ applause }) => `/applaud/${applause.id}` },
    {
      name: 'applause on a profile',
      who: 'creator',
      path: ({ respondent }) => `/profile/preview/${respondent.memberId}?tab=applause`,
    },
    { name: 'applause categories', who: 'creator', path: () => '/workspace/edit?tab=applause' },
    { name: 'applause report', who: 'creator', path: () => '/applaud/reports?view=timeline' },
    { name: 'no applause to report', who: 'newcomer', path: () => '/applaud/reports' },
  ],
  answers: {
    '/applaud/reports': own('/applaud/reports'),
    '/applaud': own('/applaud', everybody),
    '/applaud/add': own('/applaud/add'),
    '/applaud/[id]': of(({ applause }) => `/applaud/${applause.id}`, everybody),
  },
}
