import { randomUUID } from 'node:crypto'
import { fullName } from '@/lib/members/rules'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { anIntegration } from '@/tests/factories/integrations'
import { anAddress } from '@/tests/factories/invitations'
import { aMember } from '@/tests/factories/members'
import type { Sweep } from '@/tests/factories/sweep/world'
import { aSlackList } from '@/tests/invitations/slack/slack-workspace'

const sentEarlier = ({ invitation: { id } }: { invitation: { id: string } }) =>
  db.invitation.update({ where: { id }, data: { sentAt: minutesFrom(now(), -1) }, select: { id: true } })

export const sweep: Sweep = {
  inputs: {
    invitePeopleAction: () => ({ addressees: anAddress(), role: 'Member', isManager: false, teamIds: [], tagIds: [] }),
    resendInvitationAction: ({ invitation: { id } }) => ({ id }),
    copyInvitationLinkAction: ({ invitation: { id } }) => ({ id }),
    revokeInvitationAction: ({ invitation: { id } }) => ({ id }),
    resendInvitationsAction: ({ invitation: { id } }) => ({ ids: [id] }),
    revokeInvitationsAction: ({ invitation: { id } }) => ({ ids: [id] }),
    acceptInvitationAction: () => ({ token: newToken() }),
    matchColumnsAction: ({ list: { id } }) => ({ id, columns: ['fullName'] }),
    chooseManagerTeamAction: ({ list: { id }, admin }) => ({
      id,
      manager: admin.email,
      team: `${fullName(admin)}’s team`,
    }),
    startImportAction: ({ list: { id } }) => ({ id }),
    requestImportSeatsAction: ({ list: { id } }) => ({ id, seats: 1, amount: 100 }),
    requestSeatsAction: () => ({
      addressees: anAddress(),
      role: 'Member',
      isManager: false,
      teamIds: [],
      tagIds: [],
      seats: 1,
      amount: 100,
    }),
    undoImportAction: ({ list: { id } }) => ({ id }),
    discardImportAction: ({ list: { id } }) => ({ id }),
    repeatImportAction: ({ list: { id } }) => ({ id, madeId: randomUUID() }),
    beginSlackImportAction: () => ({ madeId: randomUUID() }),
    choosePeopleAction: ({ list: { id } }) => ({ id, who: 'everybody', isChosen: false }),
    placePeopleAction: ({ list: { id } }) => ({ id, role: 'Member', teams: [], tags: [] }),
    sendJoiningLinkAction: () => ({ token: newToken() }),
    registerInviteeAction: () => ({ token: newToken(), firstName: 'Eve', lastName: '', timeZone: 'UTC' }),
  },
  calls: {
    'GET /api/people/import/sample': () => ({ line: 'GET /api/people/import/sample' }),
    'GET /api/people/import/[id]/refused': ({ list: { id } }) => ({ line: `GET /api/people/import/${id}/refused` }),
    'POST /api/people/import': ({ list: { id: madeId } }) => ({
      line: 'POST /api/people/import',
      body: JSON.stringify({ madeId, fileName: 'people.csv', content: btoa('E-mail\nana@elsewhere.example') }),
    }),
  },
  rightful: {
    choosePeopleAction: async ({ admin }) => ({ ...(await aSlackList(admin)), who: 'everybody', isChosen: false }),
    placePeopleAction: async ({ admin }) => ({ ...(await aSlackList(admin)), role: 'Manager', teams: [], tags: [] }),
    'POST /api/people/import': () => ({
      madeId: randomUUID(),
      fileName: 'people.csv',
      content: btoa('ana@elsewhere.example'),
    }),
    acceptInvitationAction: ({ invitation: { token } }) => ({ token }),
    sendJoiningLinkAction: ({ invitation: { token } }) => ({ token }),
    registerInviteeAction: ({ invitation: { token } }) => ({ token, firstName: 'Lena', lastName: '', timeZone: 'UTC' }),
  },
  ready: {
    beginSlackImportAction: ({ admin }) => anIntegration(admin, { provider: 'SLACK', isForWorkspace: true }),
    chooseManagerTeamAction: async ({ list: { id } }) => {
      const columns = ['email', 'manager']
      await db.peopleImport.update({ where: { id }, data: { columns, headings: columns }, select: { id: true } })
      const cells = ['ana@elsewhere.example', 'kim@acme.example']
      await db.peopleImportRow.updateMany({ where: { importId: id }, data: { cells } })
    },
    resendInvitationAction: sentEarlier,
    resendInvitationsAction: sentEarlier,
    undoImportAction: ({ list: { id } }) =>
      db.peopleImport.update({
        where: { id },
        data: { status: 'DONE', finishedAt: now(), checkedCounts: Prisma.DbNull },
        select: { id: true },
      }),
  },
  entitled: {
    acceptInvitationAction: async ({ invitation: { email } }) => [await aMember({ email })],
  },
  unpressed: {
    requestSeatsAction: 'Opens a checkout at Razorpay; its own test presses it twice, and by two at once.',
    requestImportSeatsAction: 'The same.',
  },
  second: {
    copyInvitationLinkAction: {
      tables: ['AuditEntry', 'Invitation'],
      more: { AuditEntry: 1 },
      why: 'Each press hands over the link for another seven days, and the log tells of each.',
    },
  },
}
