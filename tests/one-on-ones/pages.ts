import { of, own, type Pages } from '@/tests/factories/pages'

/** Whatever their role, to everybody but the two it is not there. */
const theTwoAlone = [404, 404, 404] as const

/** Members lay out nothing. */
const leads = [403, 200, 200] as const

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
    { name: 'schedules', who: 'creator', path: () => '/one-on-one/schedules' },
    { name: 'a new schedule', who: 'creator', path: () => '/one-on-one/schedules/add' },
    { name: 'a schedule', who: 'creator', path: ({ schedule }) => `/one-on-one/schedules/${schedule.id}` },
    { name: 'a schedule that is off', who: 'creator', path: ({ offId }) => `/one-on-one/schedules/${offId}` },
    { name: 'moving several one-on-ones', who: 'creator', path: () => '/one-on-one/bulk-reschedule' },
    { name: 'no one-on-ones to move', who: 'newcomer', path: () => '/one-on-one/bulk-reschedule' },
  ],
  answers: {
    '/one-on-one/raise': own('/one-on-one/raise'),
    '/one-on-one/reports': own('/one-on-one/reports'),
    '/one-on-one': own('/one-on-one'),
    '/one-on-one/bulk-reschedule': own('/one-on-one/bulk-reschedule'),
    '/one-on-one/schedules': own('/one-on-one/schedules', leads),
    '/one-on-one/schedules/add': own('/one-on-one/schedules/add', leads),
    '/one-on-one/schedules/[id]': of(({ schedule }) => `/one-on-one/schedules/${schedule.id}`, theTwoAlone),
    '/one-on-one/add': own('/one-on-one/add'),
    '/one-on-one/[id]': of(({ oneOnOne }) => `/one-on-one/${oneOnOne.id}`, theTwoAlone),
    '/one-on-one/[id]/edit': of(({ oneOnOne }) => `/one-on-one/${oneOnOne.id}/edit`, theTwoAlone),
    '/one-on-one/with/[id]': of(({ respondent }) => `/one-on-one/with/${respondent.memberId}`, theTwoAlone),
  },
}
