import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: {
    connectAccountAction: () => ({ provider: 'GOOGLE' }),
    connectWorkspaceAction: () => ({}),
    finishConnectionAction: () => ({ provider: 'GOOGLE', state: 'x'.repeat(43), code: 'none' }),
    disconnectAccountAction: () => ({ provider: 'GOOGLE' }),
    disconnectWorkspaceAction: () => ({}),
  },
  second: {
    connectAccountAction: { tables: ['IntegrationAttempt'], why: 'The newest attempt replaces the one before.' },
    connectWorkspaceAction: { tables: ['IntegrationAttempt'], why: 'The newest attempt replaces the one before.' },
  },
}
