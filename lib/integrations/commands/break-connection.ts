import 'server-only'
import { connectionLost } from '@/lib/integrations/notices'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'

const person = { user: { select: { firstName: true, lastName: true, email: true } } } as const

const kept = {
  ...{ id: true, workspaceId: true, provider: true, account: true, brokenAt: true },
  workspace: { select: { name: true } },
  member: { select: person },
} as const

/** Who can connect it again: its owner, or the Admins. */
async function listMenders(tx: Tx, workspaceId: string) {
  const admins = await tx.member.findMany({
    where: { workspaceId, role: 'Admin', status: 'ACTIVE' },
    orderBy: { createdAt: 'asc' },
    select: person,
  })
  return admins.map(({ user }) => user)
}

/**
 * Marks a connection as broken: nothing is asked of the provider until it is connected again. Whoever can do that gets one
 * mail.
 */
export async function breakConnection({ integrationId: id }: { integrationId: string }): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.integration.updateMany({ where: { id, brokenAt: null }, data: { brokenAt: now() } })
    if (count === 0) return
    const { workspaceId, member, ...lost } = await tx.integration.findUniqueOrThrow({ where: { id }, select: kept })
    const menders = member === null ? await listMenders(tx, workspaceId) : [member.user]
    await connectionLost(tx, workspaceId, { ...lost, isPersonal: member !== null }, menders)
  })
}
