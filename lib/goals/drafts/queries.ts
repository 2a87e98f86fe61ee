import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { saveGoalDraftSchema, type SaveGoalDraftInput } from '@/lib/goals/drafts/schema'
import { fullName } from '@/lib/members/rules'
import { db } from '@/lib/platform/db'

const named = { id: true, user: { select: { firstName: true, lastName: true } } } as const

async function findNames({ workspaceId }: Actor, ids: string[]) {
  const where = { workspaceId, id: { in: ids }, status: 'ACTIVE' } as const
  const found = await db.member.findMany({ relationLoadStrategy: 'join', where, select: named })
  return new Map(found.map(({ id, user }) => [id, { id, name: fullName(user) }]))
}

async function withPeople(actor: Actor, { values, ...kept }: SaveGoalDraftInput) {
  const ownerIds = values.items.flatMap(({ ownerId }) => ownerId || [])
  const names = await findNames(actor, [...values.assigneeIds, ...values.supervisorIds, ...ownerIds])
  const here = (ids: string[]) => ids.flatMap((id) => names.get(id) ?? [])
  const people = {
    assignees: here(values.assigneeIds),
    supervisors: here(values.supervisorIds),
    owners: here(ownerIds),
  }
  const idsOf = (chosen: { id: string }[]) => chosen.map(({ id }) => id)
  const items = values.items.map((item) => ({ ...item, ownerId: names.has(item.ownerId ?? '') ? item.ownerId : '' }))
  const present = { assigneeIds: idsOf(people.assignees), supervisorIds: idsOf(people.supervisors), items }
  return { ...kept, people, values: { ...values, ...present } }
}

export async function findGoalDraft(actor: Actor) {
  const { memberId, workspaceId } = actor
  const found = await db.goalDraft.findFirst({
    where: { memberId, workspaceId },
    select: { content: true, savedAt: true },
  })
  const { data } = saveGoalDraftSchema.safeParse(found?.content)
  return found && data ? { ...(await withPeople(actor, data)), savedAt: found.savedAt } : null
}
