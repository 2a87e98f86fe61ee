import { followUpTabs } from '@/lib/follow-ups/rules'
import { everybody, of, own, type Pages, type Screen } from '@/tests/factories/pages'

const noneOfTheirs = [404, 404, 404] as const

export const pages: Pages = {
  screens: [
    ...followUpTabs.map((tab): Screen => ({
      name: `follow-ups, ${tab}`,
      who: 'creator',
      path: () => `/followups?tab=${tab}`,
    })),
    { name: 'no follow-ups', who: 'newcomer', path: () => '/followups' },
    { name: 'a new follow-up', who: 'creator', path: ({ goal }) => `/followups/add?goal=${goal.id}` },
    {
      name: 'a new follow-up with somebody',
      who: 'newcomer',
      path: ({ respondent }) => `/followups/add?with=${respondent.memberId}`,
    },
    { name: 'a follow-up', who: 'creator', path: ({ followUp }) => `/followups/${followUp.id}` },
    { name: 'a follow-up of an attendee', who: 'respondent', path: ({ followUp }) => `/followups/${followUp.id}` },
    { name: 'editing a follow-up', who: 'creator', path: ({ followUp }) => `/followups/edit?id=${followUp.id}` },
    { name: 'follow-up report', who: 'creator', path: () => '/followups/reports?range=Last_Quarter&view=timeline' },
    { name: 'no follow-ups to report', who: 'newcomer', path: () => '/followups/reports' },
  ],
  answers: {
    '/followups/reports': own('/followups/reports'),
    '/followups': own('/followups', everybody),
    '/followups/add': own('/followups/add'),
    '/followups/[id]': of(({ followUp }) => `/followups/${followUp.id}`, noneOfTheirs),
    '/followups/edit': of(({ followUp }) => `/followups/edit?id=${followUp.id}`, noneOfTheirs),
  },
}
