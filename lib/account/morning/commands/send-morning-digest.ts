import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import type { SystemActor } from '@/lib/access/actor'
import { digests } from '@/lib/account/modules'
import { morningDigest } from '@/lib/account/morning/notices'
import { fullName } from '@/lib/members/rules'
import { listMailedKinds } from '@/lib/notifications/preferences/queries/list-mailed-kinds'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { remindingDay } from '@/lib/scheduling/rules'

const reminded = {
  workspace: { select: { name: true } },
  user: { select: { email: true, firstName: true, lastName: true, timeZone: true } },
} as const

/**
 * Sends one member a single mail of everything due this morning, without the kinds they turned off. Each module checks
 * again what is due, so a second run repeats nothing.
 */
export const sendMorningDigest = ({ workspaceId }: SystemActor, { memberId }: { memberId: string }) =>
  transaction(async (tx) => {
    const where = { id: memberId, workspaceId, status: 'ACTIVE', workspace: openWorkspace } as const
    const member = await tx.member.findFirst({ relationLoadStrategy: 'join', where, select: reminded })
    const at = now()
    const day = member && remindingDay(at, member.user.timeZone)
    if (!member || !day) return { count: 0 }
    const { email, timeZone: zone } = member.user
    const person = { memberId, workspaceId, zone, email }
    const due = []
    for (const { remind } of digests) due.push(...(await remind(tx, person, { day, at })))
    const kinds = await listMailedKinds(tx, memberId)
    const mailed = due.filter(({ about }) => kinds.some((kind) => kind === about))
    const reader = { ...person, name: fullName(member.user), workspaceName: member.workspace.name }
    if (mailed.some(({ isBeside }) => !isBeside)) await morningDigest(tx, reader, mailed, { day, at, kinds })
    return { count: due.length }
  })
