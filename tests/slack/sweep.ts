import { aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: { chooseChannelAction: () => ({ channel: 'CTHANKS', name: 'thanks' }) },
  calls: { 'GET /api/slack/channels': () => ({ line: 'GET /api/slack/channels' }) },
  ready: {
    chooseChannelAction: async ({ admin }) => void (await aSlackWorkspace(admin, await theProviders())),
  },
}
