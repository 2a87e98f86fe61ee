import { aPerson, aSession, aSuperAdmin } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { randomId } from '@/lib/shared/randomness'
import { aFailedJob, aLostMail, anInquiry, aSubscriber } from '@/tests/factories/platform'
import { unique } from '@/tests/factories/workspaces'
import { announceDeletion } from '@/lib/admin/organizations/commands/announce-deletion'
import { suspendWorkspace } from '@/lib/admin/organizations/commands/suspend-workspace'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const reason = 'Somebody asked for it.'

const ofWorkspace = ({ workspace: { id } }: SweptWorld) => ({ id, reason })

const aBounceOf = (email: string) =>
  db.bouncedAddress.create({ data: { email, reason: 'No such mailbox.', createdAt: new Date(Date.now()) } })

export const sweep: Sweep = {
  inputs: {
    sendInquiryAction: ({ creator }) => ({ name: 'Eve', email: creator.email, message: 'Who is there?' }),
    markInquiryAction: () => ({ id: randomId(), isAnswered: true }),
    exportInquiriesAction: () => ({}),
    subscribeAction: () => ({ email: `${unique('reader')}@elsewhere.example` }),
    confirmSubscriptionAction: () => ({ token: newToken() }),
    removeSubscriberAction: () => ({ id: randomId(), reason }),
    exportSubscribersAction: () => ({}),
    retryMailAction: () => ({ id: randomId() }),
    retryAllMailsAction: () => ({}),
    runJobAction: () => ({ name: 'nothing.there' }),
    suspendWorkspaceAction: ofWorkspace,
    restoreWorkspaceAction: ofWorkspace,
    announceDeletionAction: ofWorkspace,
    withdrawDeletionAction: ofWorkspace,
    endSessionsOfAction: ({ respondent: { userId: id } }) => ({ id, reason }),
    forgetBounceAction: ({ respondent: { userId: id } }) => ({ id, reason }),
    moveToPlanAction: (world) => ({ ...ofWorkspace(world), plan: 'PRO' }),
  },
  rightful: {
    retryMailAction: async () => ({ id: (await aLostMail()).id }),
    runJobAction: async () => ({ name: await aFailedJob() }),
    markInquiryAction: async () => ({ id: (await anInquiry()).id, isAnswered: true }),
    confirmSubscriptionAction: async () => ({ token: (await aSubscriber()).token }),
    removeSubscriberAction: async () => ({ id: (await aSubscriber()).id, reason }),
  },
  second: {
    runJobAction: {
      tables: ['PlatformAct'],
      more: { PlatformAct: 1 },
      why: 'a job may be run as often as somebody wants',
    },
    exportInquiriesAction: {
      tables: ['PlatformAct'],
      more: { PlatformAct: 1 },
      why: 'each copy that is taken is a line of the log',
    },
    exportSubscribersAction: {
      tables: ['PlatformAct'],
      more: { PlatformAct: 1 },
      why: 'each copy that is taken is a line of the log',
    },
  },
  ready: {
    retryAllMailsAction: () => aLostMail(),
    sendInquiryAction: () => aPerson({ isSuperAdmin: true }),
    restoreWorkspaceAction: async (world) => suspendWorkspace(await aSuperAdmin(), ofWorkspace(world)),
    endSessionsOfAction: ({ respondent: { userId } }) => aSession(userId),
    forgetBounceAction: ({ respondent: { email } }) => aBounceOf(email),
    withdrawDeletionAction: async (world) => announceDeletion(await aSuperAdmin(), ofWorkspace(world)),
  },
}
