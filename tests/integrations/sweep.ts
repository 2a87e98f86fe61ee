import { aReturnFromGoogle, anIntegration, theProviders } from '@/tests/factories/integrations'
import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: {
    connectAccountAction: () => ({ provider: 'GOOGLE' }),
    connectWorkspaceAction: () => ({}),
    finishConnectionAction: () => ({ provider: 'GOOGLE', state: 'x'.repeat(43), code: 'none' }),
    disconnectAccountAction: () => ({ provider: 'GOOGLE' }),
    disconnectWorkspaceAction: () => ({}),
  },
  rightful: {
    finishConnectionAction: async ({ creator }) => {
      await theProviders()
      return aReturnFromGoogle(creator)
    },
  },
  ready: {
    disconnectAccountAction: ({ creator }) => anIntegration(creator, {}),
    disconnectWorkspaceAction: ({ admin }) => anIntegration(admin, { provider: 'SLACK', isForWorkspace: true }),
  },
  entitled: { disconnectWorkspaceAction: async ({ admin }) => [admin] },
  second: {
    connectAccountAction: { tables: ['IntegrationAttempt'], why: 'The newest attempt replaces the one before.' },
    connectWorkspaceAction: { tables: ['IntegrationAttempt'], why: 'The newest attempt replaces the one before.' },
  },
}
