import { aProofCode } from '@/tests/factories/sweep/proof-code'
import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: {
    deleteAccountAction: () => ({ code: 'made up' }),
    startWorkspaceExportAction: () => ({}),
  },
  calls: {
    'GET /api/my-data': () => ({ line: 'GET /api/my-data' }),
    'GET /api/workspace-export/[id]': ({ workspaceExportId }) => ({
      line: `GET /api/workspace-export/${workspaceExportId}`,
    }),
  },
  rightful: {
    deleteAccountAction: async ({ creator }) => ({ code: await aProofCode(creator, 'deletion') }),
  },
}
