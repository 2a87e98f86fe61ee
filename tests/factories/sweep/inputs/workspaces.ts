import { unique } from '@/tests/factories/workspaces'
import type { Calls, Inputs } from '@/tests/factories/sweep/world'

export const workspacesInputs: Inputs = {
  registerWorkspaceAction: ({ creator, workspace }) => ({
    ...{ firstName: 'Eve', lastName: '', email: creator.email, password: 'plum violin seven', timeZone: 'UTC' },
    ...{ workspaceName: 'Taken over', slug: workspace.slug, size: 'small' },
  }),
  createWorkspaceAction: () => ({
    ...{ workspaceName: 'One more', slug: unique('one-more'), size: 'small', marketingSource: '', timeZone: 'UTC' },
  }),
  editWorkspaceAction: () => ({ workspaceName: 'Taken over', description: '', timeZone: 'UTC' }),
  setLogoAction: () => ({ file: new File(['no picture'], 'logo.png', { type: 'image/png' }) }),
  removeLogoAction: () => ({}),
  switchFeatureAction: () => ({ feature: 'Templates', isOn: false }),
  hideFirstStepsAction: () => ({}),
  startWorkspaceExportAction: () => ({}),
  exportAuditLogAction: () => ({ who: '', kind: 'all', days: '' }),
  scheduleDeletionAction: ({ workspace }) => ({ typedName: workspace.name }),
  keepWorkspaceAction: ({ workspace }) => ({ id: workspace.id }),
}

export const workspacesCalls: Calls = {
  'GET /api/workspace-address/[slug]': ({ workspace }) => ({ line: `GET /api/workspace-address/${workspace.slug}` }),
  'GET /api/logo/[id]': ({ logoId }) => ({ line: `GET /api/logo/${logoId}` }),
  'GET /api/workspace-export/[id]': ({ workspaceExportId }) => ({
    line: `GET /api/workspace-export/${workspaceExportId}`,
  }),
}
