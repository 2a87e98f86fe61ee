import { of, own, type Pages } from '@/tests/factories/pages'

/** Whatever their role, to everybody but the two it is not there. */
const theTwoAlone = [404, 404, 404] as const

export const pages: Pages = {
  screens: [
    { name: 'one-on-ones', who: 'creator', path: () => '/one-on-one' },
    { name: 'no one-on-ones', who: 'newcomer', path: () => '/one-on-one' },
    {
      name: 'a new one-on-one',
      who: 'creator',
      path: ({ respondent }) => `/one-on-one/add?with=${respondent.memberId}`,
    },
    { name: 'a one-on-one', who: 'creator', path: ({ oneOnOne }) => `/one-on-one/${oneOnOne.id}` },
    { name: 'a one-on-one of the other', who: 'respondent', path: ({ oneOnOne }) => `/one-on-one/${oneOnOne.id}` },
    { name: 'editing a one-on-one', who: 'creator', path: ({ oneOnOne }) => `/one-on-one/${oneOnOne.id}/edit` },
    {
      name: 'the history of a pair',
      who: 'creator',
      path: ({ respondent }) => `/one-on-one/with/${respondent.memberId}`,
    },
    {
      name: 'a talking point for a one-on-one',
      who: 'creator',
      path: ({ respondent }) => `/one-on-one/raise?with=${respondent.memberId}&point=Launch`,
    },
    { name: 'one-on-one report', who: 'creator', path: () => '/one-on-one/reports' },
    {
      name: 'one-on-one report of a team, timeline',
      who: 'creator',
      path: ({ team }) => `/one-on-one/reports?team=${team.id}&view=timeline`,
    },
  ],
  answers: {
    '/one-on-one/raise': own('/one-on-one/raise'),
    '/one-on-one/reports': own('/one-on-one/reports'),
    '/one-on-one': own('/one-on-one'),
    '/one-on-one/add': own('/one-on-one/add'),
    '/one-on-one/[id]': of(({ oneOnOne }) => `/one-on-one/${oneOnOne.id}`, theTwoAlone),
    '/one-on-one/[id]/edit': of(({ oneOnOne }) => `/one-on-one/${oneOnOne.id}/edit`, theTwoAlone),
    '/one-on-one/with/[id]': of(({ respondent }) => `/one-on-one/with/${respondent.memberId}`, theTwoAlone),
  },
}
