import 'server-only'
import { connectionLost } from '@/lib/integrations/notices'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'

const person = { user: { select: { firstName: true, lastName: true, email: true } } } as const

const kept = {
  id: true,
  workspaceId: true,
  provider: true,
  account: true,
  brokenAt: true,
  workspace: { select: { name: true } },
  member: { select: { status: true, ...person } },
} as const

/** The owner, or the Admins. */
async function listMenders(tx: Tx, workspaceId: string) {
  const admins = await tx.member.findMany({
    where: { workspaceId, role: 'Admin', status: 'ACTIVE' },
    orderBy: { createdAt: 'asc' },
    select: person,
  })
  return admins.map(({ user }) => user)
}

/** Marks connections as broken; the people here who can reconnect get one mail. */
export async function breakConnections(tx: Tx, ids: readonly string[]): Promise<void> {
  const broken = await tx.integration.updateManyAndReturn({
    where: { id: { in: [...ids] }, brokenAt: null },
    data: { brokenAt: now() },
    select: { id: true },
  })
  const rows = await tx.integration.findMany({ where: { id: { in: broken.map(({ id }) => id) } }, select: kept })
  for (const { workspaceId, member, ...lost } of rows) {
    const owners = member?.status === 'ACTIVE' ? [member.user] : []
    const menders = member === null ? await listMenders(tx, workspaceId) : owners
    await connectionLost(tx, workspaceId, { ...lost, isPersonal: member !== null }, menders)
  }
}
