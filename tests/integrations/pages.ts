import { everybody, own, type Pages } from '@/tests/factories/pages'

const back = `/profile/connect/google?state=${'x'.repeat(43)}&code=none`

export const pages: Pages = {
  screens: [
    { name: 'the workspace’s Slack', who: 'creator', path: () => '/workspace/edit?tab=integrations' },
    { name: 'coming back from a provider', who: 'creator', path: () => back },
  ],
  answers: { '/profile/connect/[provider]': own(back, everybody) },
}
