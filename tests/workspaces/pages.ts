import { offerPath, pathIn } from '@/lib/shared/routes'
import { settingsTabLabels } from '@/lib/workspaces/schema'
import { admins, own, type Pages, type Screen } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    ...Object.keys(settingsTabLabels).map((tab): Screen => ({
      name: `workspace, ${tab}`,
      who: 'creator',
      path: () => `/workspace/edit?tab=${tab}`,
    })),
    { name: 'a new workspace', who: 'newcomer', path: () => '/workspace/create' },
    { name: 'choosing a workspace', who: 'newcomer', path: () => '/workspace/switch' },
    {
      name: 'a link of another workspace',
      who: 'newcomer',
      path: ({ elsewhere }) => offerPath(pathIn(elsewhere, '/feedback')),
    },
  ],
  answers: {
    '/workspace/edit': own('/workspace/edit', admins),
    '/workspace/create': own('/workspace/create'),
    '/workspace/switch': own('/workspace/switch'),
  },
}
