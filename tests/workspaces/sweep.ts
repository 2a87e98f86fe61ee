import { hideFirstSteps } from '@/lib/workspaces/first-steps/commands/hide-first-steps'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { aFile, aLogoOf, aPictureFile } from '@/tests/factories/pictures'
import { aSecondFactor } from '@/tests/factories/second-factors'
import type { Sweep } from '@/tests/factories/sweep/world'
import { unique } from '@/tests/factories/workspaces'

export const sweep: Sweep = {
  inputs: {
    registerWorkspaceAction: ({ creator, workspace }) => ({
      firstName: 'Eve',
      lastName: '',
      email: creator.email,
      password: 'plum violin seven',
      timeZone: 'UTC',
      workspaceName: 'Taken over',
      slug: workspace.slug,
      size: 'small',
    }),
    createWorkspaceAction: () => ({
      workspaceName: 'One more',
      slug: unique('one-more'),
      size: 'small',
      marketingSource: '',
      timeZone: 'UTC',
    }),
    editWorkspaceAction: () => ({ workspaceName: 'Taken over', description: '', timeZone: 'UTC' }),
    setLogoAction: () => ({ file: new File(['no picture'], 'logo.png', { type: 'image/png' }) }),
    removeLogoAction: () => ({}),
    switchFeatureAction: () => ({ feature: 'Templates', isOn: false }),
    requireTwoStepAction: () => ({ isRequired: false }),
    hideFirstStepsAction: () => ({}),
    showFirstStepsAction: () => ({}),
    scheduleDeletionAction: ({ workspace }) => ({ typedName: workspace.name }),
    keepWorkspaceAction: ({ workspace }) => ({ id: workspace.id }),
  },
  calls: {
    'GET /api/workspace-address/[slug]': ({ workspace }) => ({ line: `GET /api/workspace-address/${workspace.slug}` }),
    'GET /api/logo/[id]': ({ logoId }) => ({ line: `GET /api/logo/${logoId}` }),
  },
  rightful: {
    requireTwoStepAction: () => ({ isRequired: true }),
    registerWorkspaceAction: () => ({
      firstName: 'Ada',
      lastName: '',
      email: `${unique('ada')}@byron.example`,
      password: 'plum violin seven',
      workspaceName: 'Engines',
      slug: unique('engines'),
      size: 'small',
      timeZone: 'UTC',
    }),
    setLogoAction: async () => ({ file: aFile(await aPictureFile()) }),
  },
  ready: {
    requireTwoStepAction: ({ admin }) => aSecondFactor(admin.userId),
    removeLogoAction: ({ workspace }) => aLogoOf(workspace),
    showFirstStepsAction: ({ admin }) => hideFirstSteps(admin),
    keepWorkspaceAction: ({ admin, workspace }) => scheduleDeletion(admin, { typedName: workspace.name }),
  },
  second: {
    registerWorkspaceAction: {
      tables: ['HeldAddress', 'User'],
      why: 'The password chosen last is the one that counts, and the address of the workspace is kept from then on.',
    },
    setLogoAction: {
      tables: ['AuditEntry', 'Picture', 'Workspace'],
      more: { AuditEntry: 1 },
      why: 'Each brings a file; the last one stays alone, and the log tells of each file.',
    },
  },
}
