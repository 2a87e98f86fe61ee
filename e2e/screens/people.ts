import { peopleTabs } from '@/lib/members/people/schema'
import type { Screen } from './screen'

export const peopleScreens: Screen[] = [
  ...peopleTabs.map((tab): Screen => ({
    name: `people, ${tab}`,
    who: 'creator',
    path: () => `/users?tab=${tab}`,
  })),
  { name: 'people as a member sees them', who: 'newcomer', path: () => '/users' },
  { name: 'nobody found', who: 'creator', path: () => '/users?search=nobody-has-this-name' },
  { name: 'inviting', who: 'creator', path: () => '/users/add' },
  { name: 'editing a leaver', who: 'creator', path: ({ left }) => `/users/edit/${left.memberId}` },
  { name: 'editing a person', who: 'creator', path: ({ respondent }) => `/users/edit/${respondent.memberId}` },
  { name: 'a list of people to import', who: 'creator', path: () => '/users/import' },
  { name: 'an import, looked at', who: 'creator', path: ({ list }) => `/users/import/${list.id}` },
  { name: 'all teams', who: 'newcomer', path: () => '/users/teams' },
  { name: 'a team', who: 'newcomer', path: ({ team }) => `/users/teams/${team.id}` },
  { name: 'editing a team', who: 'creator', path: ({ team }) => `/users/teams/${team.id}/edit` },
  { name: 'a new team', who: 'creator', path: () => '/users/teams/add' },
  { name: 'a colleague', who: 'newcomer', path: ({ respondent }) => `/profile/preview/${respondent.memberId}` },
  { name: 'an invitation', who: 'nobody', path: ({ invitation }) => `/workspace/invitation/${invitation.token}` },
  { name: 'an invitation that was passed on', who: 'nobody', path: ({ passed }) => `/workspace/invitation/${passed}` },
  {
    name: 'an invitation for somebody else',
    who: 'newcomer',
    path: ({ invitation }) => `/workspace/invitation/${invitation.token}`,
  },
  { name: 'an unknown invitation', who: 'nobody', path: () => `/workspace/invitation/${'x'.repeat(43)}` },
]
