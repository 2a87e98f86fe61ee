import 'server-only'
import { activeIn, inWorkspace, newestOwn, type Erasure, type OwnData } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'
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

export const eraseIntegrations: Erasure = async (tx, { userId }) => {
  const select = { workspaceId: true, provider: true, memberId: true } as const
  const accounts = await tx.integration.findMany({ where: { member: { userId } }, select })
  for (const account of accounts) await removeAccount(tx, account)
  await tx.slackProfile.deleteMany({ where: { member: { userId } } })
}
