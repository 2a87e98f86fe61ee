import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { keptKey } from '@/lib/access/device'
import { getFrame } from '@/lib/access/frame'
import { enoughForToday } from '@/lib/applause/refusals'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import type { NewApplauseFilter } from '@/lib/applause/schema'
import { countSeats } from '@/lib/billing/queries'
import { featureGate, limitOf, limitRefusal } from '@/lib/billing/rules'
import { fullName } from '@/lib/members/rules'
import { db } from '@/lib/platform/db'
import { switchGate } from '@/lib/workspaces/features/rules'
import { countGiven } from './count-given'
import { listCategories } from './list-categories'

const MOST_FILLED_IN = 50

async function listFirst({ workspaceId, memberId }: Actor, { to, team }: NewApplauseFilter) {
  if (to.length === 0 && team === undefined) return []
  const people = await db.member.findMany({
    where: {
      workspaceId,
      status: 'ACTIVE',
      id: { not: memberId },
      OR: [{ id: { in: to } }, ...(team === undefined ? [] : [{ teams: { some: { teamId: team } } }])],
    },
    orderBy: [{ findName: 'asc' }, { id: 'asc' }],
    take: MOST_FILLED_IN,
    select: { id: true, user: { select: { firstName: true, lastName: true, pictureId: true } } },
  })
  return people.map(({ id, user }) => ({ id, name: fullName(user), pictureId: user.pictureId }))
}

/** What is left of the month's pool (null: unlimited), and why giving is blocked. */
async function findLeft(actor: Actor) {
  const frame = await getFrame(actor)
  const off = switchGate(actor, 'Applause') ?? featureGate(frame, 'applaud')
  if (off !== null) return { left: null, gate: off }
  const limit = 'applausePerPersonAndMonth'
  const [given, seats] = await Promise.all([countGiven(db, actor), countSeats(db, actor.workspaceId)])
  const most = limitOf(frame, limit)
  const spent = limitRefusal(frame, limit, given.month + 1, undefined, seats)
  const enough = given.today >= applauseLimits.perDay ? enoughForToday(applauseLimits.perDay) : null
  return {
    left: most === null ? null : Math.max(0, most * seats - given.month),
    gate: (spent ?? enough)?.message ?? null,
  }
}

export async function getApplauseForm(actor: Actor, filter: NewApplauseFilter) {
  const [people, categories, { left, gate }] = await Promise.all([
    listFirst(actor, filter),
    listCategories(actor),
    findLeft(actor),
  ])
  const inUse = categories.filter(({ isRetired }) => !isRetired).map(({ id, name }) => ({ id, name }))
  const kept = keptKey(actor, 'applause', filter)
  return { people, categories: inUse, left, gate, workspaceName: actor.workspaceName, keptKey: kept }
}

export type ApplauseFormStart = Awaited<ReturnType<typeof getApplauseForm>>
