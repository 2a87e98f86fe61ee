import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/activity/record'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import type { CreateGoalInput } from '@/lib/goals/schema'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { addressIn } from '@/lib/platform/links'
import type { GoalType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'

type Created = { id: string; title: string; type: GoalType }

export const goalCreated = (tx: Tx, { workspaceId, memberId }: Actor, { id, title }: Created) =>
  record(tx, workspaceId, [
    {
      memberId,
      createdById: memberId,
      type: 'Goal',
      key: `goal.created:${id}`,
      title: `You set the goal “${title}”`,
      link: goalPath(id),
    },
  ])

type Assigned = Created & { endsOn: Day; version: number }

type AddedPeople = Pick<CreateGoalInput, 'assigneeIds' | 'supervisorIds'>

const verbs = { assignee: 'assigned you a goal', supervisor: 'asked you to supervise a goal' } as const

const mailed = { id: true, user: { select: { email: true, firstName: true, lastName: true } } } as const

type Roles = ReadonlyMap<string, keyof typeof verbs>

async function mailAssigned(tx: Tx, actor: Actor, goal: Assigned, roles: Roles) {
  const { workspaceId, workspaceName } = actor
  const where = { workspaceId, id: { in: [...roles.keys()] }, status: 'ACTIVE' as const }
  const people = await tx.member.findMany({ where, select: mailed })
  const mails = people.map(({ id, user }) => ({
    event: 'goal.assigned' as const,
    key: `${goal.id}:${roles.get(id)}:${goal.version}`,
    to: { address: user.email, name: fullName(user) },
    from: actor.memberId,
    props: {
      by: fullName(actor),
      goalTitle: goal.title,
      isSupervisor: roles.get(id) === 'supervisor',
      endsOn: formatDate(dateOf(goal.endsOn), 'MMM DD, YYYY', 'UTC'),
      link: addressIn(workspaceId, goalPath(goal.id)),
      workspaceName,
    },
  }))
  await queueMail(tx, workspaceId, mails)
}

export async function goalAssigned(tx: Tx, actor: Actor, goal: Assigned, { assigneeIds, supervisorIds }: AddedPeople) {
  const { workspaceId, memberId: createdById } = actor
  const roles = new Map<string, keyof typeof verbs>([
    ...supervisorIds.map((id) => [id, 'supervisor'] as const),
    ...assigneeIds.map((id) => [id, 'assignee'] as const),
  ])
  roles.delete(createdById)
  if (roles.size === 0) return
  const lines = [...roles].map(([memberId, role]) => ({
    memberId,
    type: 'Goal' as const,
    key: `goal.assigned:${goal.id}:${role}:${goal.version}`,
    message: `${fullName(actor)} ${verbs[role]}: ${goal.title}`,
    link: goalPath(goal.id),
    createdById,
  }))
  await tell(
    tx,
    workspaceId,
    lines.map((line) => ({ ...line, objectId: goal.id })),
  )
  await record(
    tx,
    workspaceId,
    lines.map(({ message: title, ...line }) => ({ ...line, title })),
  )
  await mailAssigned(tx, actor, goal, roles)
}
