import 'server-only'
import type { Area } from './rules'

const nobodyElse = { outside: null, platform: null } as const
const all = (words: string) => ({ Admin: words, Manager: words, Member: words, ...nobodyElse })
const admins = (words: string) => ({ Admin: words, Manager: null, Member: null, ...nobodyElse })

const people: Area = {
  name: 'People and teams',
  capabilities: [
    {
      key: 'people.see',
      name: 'See who is here, and which teams there are',
      reach: all('Everybody in the workspace'),
      calls: ['GET /api/find', 'GET /api/people', 'GET /api/picture/[id]'],
    },
    {
      key: 'people.invite',
      name: 'Invite people',
      reach: {
        Admin: 'Anybody, in any role',
        Manager: 'As Members, into the teams you lead',
        Member: null,
        ...nobodyElse,
      },
      calls: [
        ...['invitePeopleAction', 'resendInvitationAction', 'copyInvitationLinkAction', 'revokeInvitationAction'],
      ],
    },
    {
      key: 'people.import',
      name: 'Bring in many people from a file',
      reach: admins('Where the workspace has it'),
      calls: [
        ...['matchColumnsAction', 'startImportAction', 'undoImportAction', 'discardImportAction'],
        ...['repeatImportAction', 'POST /api/people/import', 'GET /api/people/import/sample'],
        ...['GET /api/people/import/[id]/refused'],
      ],
    },
    {
      key: 'people.manage',
      name: 'Change roles, deactivate and reactivate people',
      reach: admins('Everybody but yourself, and never the last admin'),
      calls: ['editPersonAction', 'changeRolesAction', 'deactivatePeopleAction', 'reactivatePeopleAction'],
    },
    {
      key: 'teams.shape',
      name: 'Make, move and delete teams',
      reach: admins('All teams'),
      calls: ['createTeamAction', 'moveTeamAction', 'deleteTeamAction', 'GET /api/teams/parents'],
    },
    {
      key: 'teams.run',
      name: 'Describe teams and say who is in them and leads them',
      reach: { ...admins('All teams'), Manager: 'The teams you lead' },
      calls: [
        ...['describeTeamAction', 'putIntoTeamAction', 'takeOutOfTeamAction', 'makeTeamManagerAction'],
        ...['unmakeTeamManagerAction', 'changeTeamsAction'],
      ],
    },
    {
      key: 'tags.manage',
      name: 'Make, rename and delete tags',
      reach: admins('All tags'),
      calls: ['createTagAction', 'renameTagAction', 'mergeTagAction', 'deleteTagAction'],
    },
    {
      key: 'tags.give',
      name: 'Give and take tags',
      reach: { ...admins('To everybody'), Manager: 'To the people of the teams you lead' },
      calls: ['giveTagAction', 'takeTagAction', 'setTagsAction'],
    },
  ],
}

const workspace: Area = {
  name: 'The workspace',
  capabilities: [
    {
      key: 'workspace.run',
      name: 'Settings, log, export and end of the workspace',
      reach: admins('All of it'),
      calls: [
        ...['editWorkspaceAction', 'setLogoAction', 'removeLogoAction', 'switchFeatureAction', 'hideFirstStepsAction'],
        ...['startWorkspaceExportAction', 'scheduleDeletionAction', 'keepWorkspaceAction', 'exportAuditLogAction'],
        ...['GET /api/workspace-export/[id]'],
      ],
    },
    {
      key: 'workspace.plan',
      name: 'See the plan, and how much of it is used',
      reach: admins('All of it'),
      calls: [],
      page: '/workspace/edit?tab=plan',
    },
    {
      key: 'workspace.numbers',
      name: 'See in numbers what was asked and answered',
      reach: {
        Admin: 'Your own, of the teams you lead, and of the whole workspace',
        Manager: 'Your own, and of the teams you lead',
        Member: 'Your own',
        outside: null,
        platform: 'How much there is in all workspaces together, and no more',
      },
      calls: [],
      page: '/dashboard?tab=numbers',
    },
    {
      key: 'workspace.own',
      name: 'Start another workspace, and join one you are invited to',
      reach: all('As its first admin, or in the role you are offered'),
      calls: ['createWorkspaceAction', 'acceptInvitationAction'],
    },
  ],
}

const oneself: Area = {
  name: 'Yourself',
  capabilities: [
    {
      key: 'self.profile',
      name: 'Your profile, photo, address and password',
      reach: all('Yours alone'),
      calls: [
        ...['editProfileAction', 'changeTimeZoneAction', 'setPhotoAction', 'removePhotoAction', 'setPasswordAction'],
        ...['changePasswordAction', 'requestEmailChangeAction', 'finishTourAction'],
      ],
    },
    {
      key: 'self.devices',
      name: 'Where you are signed in, your data and your account',
      reach: all('Yours alone'),
      calls: [
        ...['signOutDeviceAction', 'signOutOtherDevicesAction', 'GET /api/my-data', 'sendProofLinkAction'],
        ...['deleteAccountAction'],
      ],
    },
    {
      key: 'self.notifications',
      name: 'What you are told, and how',
      reach: all('Yours alone'),
      calls: [
        ...['viewNotificationAction', 'viewAllNotificationsAction', 'savePreferencesAction', 'GET /api/notification'],
        ...['POST /api/notification', 'GET /api/notification/live'],
      ],
    },
  ],
}

export const peopleAreas: readonly Area[] = [people, workspace, oneself]
