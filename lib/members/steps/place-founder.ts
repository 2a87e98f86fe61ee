import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { now } from '@/lib/platform/clock'

type Founding = { workspaceId: string; userId: string }

/** Makes an existing account the first Admin of a new workspace and switches there, in the caller's transaction. */
export async function placeFounder(tx: Tx, { workspaceId, userId }: Founding): Promise<{ memberId: string }> {
  const data = { workspaceId, userId, role: 'Admin', createdAt: now() } as const
  const { id: memberId } = await tx.member.create({ data, select: { id: true } })
  await tx.user.update({ where: { id: userId }, data: { lastWorkspaceId: workspaceId }, select: { id: true } })
  return { memberId }
}
