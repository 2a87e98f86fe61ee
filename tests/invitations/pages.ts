import { aWaitingBatch } from './seats/a-waiting-batch'
import { aSlackList } from './slack/slack-workspace'
import { admins, of, open, own, unknownToken, type Pages } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    { name: 'inviting', who: 'creator', path: () => '/users/add' },
    {
      name: 'people who wait for a payment',
      who: 'creator',
      path: async ({ creator }) => {
        await aWaitingBatch(creator)
        return '/users?tab=invited'
      },
    },
    { name: 'a list of people to import', who: 'creator', path: () => '/users/import' },
    { name: 'an import from Slack, not connected', who: 'creator', path: () => '/users/import/slack' },
    {
      name: 'people from Slack, to choose from',
      who: 'creator',
      path: async ({ creator }) => `/users/import/${(await aSlackList(creator)).id}`,
    },
    { name: 'an import, looked at', who: 'creator', path: ({ list }) => `/users/import/${list.id}` },
    { name: 'an invitation', who: 'nobody', path: ({ invitation }) => `/workspace/invitation/${invitation.token}` },
    {
      name: 'an invitation that was passed on',
      who: 'nobody',
      path: ({ passed }) => `/workspace/invitation/${passed}`,
    },
    {
      name: 'an invitation for somebody else',
      who: 'newcomer',
      path: ({ invitation }) => `/workspace/invitation/${invitation.token}`,
    },
    { name: 'an unknown invitation', who: 'nobody', path: () => `/workspace/invitation/${unknownToken}` },
  ],
  answers: {
    // Managers invite into the teams they lead, and these lead none.
    '/users/add': own('/users/add', admins),
    '/users/import': own('/users/import', admins),
    '/users/import/slack': own('/users/import/slack', admins),
    '/users/import/[id]': of(({ list }) => `/users/import/${list.id}`, admins),
    '/workspace/invitation/[token]': open(`/workspace/invitation/${unknownToken}`),
  },
}
