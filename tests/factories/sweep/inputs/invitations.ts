import { randomUUID } from 'node:crypto'
import { newToken } from '@/lib/platform/secrets'
import { anAddress } from '@/tests/factories/invitations'
import type { Calls, Inputs } from '@/tests/factories/sweep/world'

export const invitationsInputs: Inputs = {
  invitePeopleAction: () => ({
    ...{ addressees: anAddress(), role: 'Member', isManager: false },
    ...{ teamIds: [], tagIds: [] },
  }),
  resendInvitationAction: ({ invitation: { id } }) => ({ id }),
  copyInvitationLinkAction: ({ invitation: { id } }) => ({ id }),
  revokeInvitationAction: ({ invitation: { id } }) => ({ id }),
  acceptInvitationAction: () => ({ token: newToken() }),
  matchColumnsAction: ({ list: { id } }) => ({ id, columns: ['fullName'] }),
  startImportAction: ({ list: { id } }) => ({ id }),
  undoImportAction: ({ list: { id } }) => ({ id }),
  discardImportAction: ({ list: { id } }) => ({ id }),
  repeatImportAction: ({ list: { id } }) => ({ id, madeId: randomUUID() }),
  sendJoiningLinkAction: () => ({ token: newToken() }),
  registerInviteeAction: () => ({ token: newToken(), firstName: 'Eve', lastName: '', timeZone: 'UTC' }),
}

export const invitationsCalls: Calls = {
  'GET /api/people/import/sample': () => ({ line: 'GET /api/people/import/sample' }),
  'GET /api/people/import/[id]/refused': ({ list: { id } }) => ({ line: `GET /api/people/import/${id}/refused` }),
  'POST /api/people/import': ({ list: { id: madeId } }) => ({
    line: 'POST /api/people/import',
    body: JSON.stringify({ madeId, fileName: 'people.csv', content: btoa('E-mail\nana@elsewhere.example') }),
  }),
}
