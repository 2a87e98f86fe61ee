import 'server-only'
import { activeIn, inWorkspace, newestOwn, type Erasure, type OwnData } from '@/lib/access/own-data'
import { db, type Prisma } from '@/lib/platform/db'
import { removeAccount } from './steps/remove-account'

/** A person's accounts, without tokens, and their Slack identity. */
export const ownIntegrations = (async ({ userId }) => {
  const rows = await db.integration.findMany({
    where: { member: activeIn(userId) },
    ...newestOwn,
    select: { workspace: { select: { name: true } }, provider: true, account: true, scopes: true, createdAt: true },
  })
  const profiles = await db.slackProfile.findMany({
    where: { member: activeIn(userId) },
    select: { workspace: { select: { name: true } }, slackId: true, slackEmail: true },
  })
  return { connectedAccounts: rows.map(inWorkspace), slackProfiles: profiles.map(inWorkspace) }
}) satisfies OwnData

/** Accounts whose meetings to come end in Google first; `disconnectLeavers` does the rest. */
const neededFor = (userId: string, at: Date): Prisma.IntegrationWhereInput => ({
  member: { userId },
  provider: 'GOOGLE',
  brokenAt: null,
  workspace: { deletionAt: null },
  calendarEvents: {
    some: { occurrences: { some: { meeting: { completedAt: null, canceledAt: null, startsAt: { gt: at } } } } },
  },
})

export const eraseIntegrations: Erasure = async (tx, { userId }, at) => {
  const kept = neededFor(userId, at)
  await tx.integration.updateMany({ where: kept, data: { account: '' } })
  const select = { workspaceId: true, provider: true, memberId: true } as const
  const accounts = await tx.integration.findMany({ where: { member: { userId }, NOT: kept }, select })
  for (const account of accounts) await removeAccount(tx, account)
  await tx.slackProfile.deleteMany({ where: { member: { userId } } })
}
