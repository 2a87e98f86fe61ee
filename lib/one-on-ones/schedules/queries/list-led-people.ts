import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canLayOut } from '@/lib/one-on-ones/policy'
import { zonedPerson, zonedPersonOf, type ZonedPerson } from '@/lib/one-on-ones/queries/find-partner'
import { onlyLeadsLayOut } from '@/lib/one-on-ones/schedules/refusals'
import { db } from '@/lib/platform/db'

export type LedPerson = ZonedPerson & { teamIds: string[] }

export type LedPeople = { teams: { id: string; name: string }[]; people: LedPerson[] }

const MOST_PLACES = 1000

/** The actor's team members by name. Throws forbidden for Members. */
export async function listLedPeople(actor: Actor): Promise<LedPeople> {
  if (!canLayOut(actor)) throw onlyLeadsLayOut()
  const { workspaceId, memberId } = actor
  const places = await db.teamMember.findMany({
    relationLoadStrategy: 'join',
    where: {
      workspaceId,
      memberId: { not: memberId },
      member: { status: 'ACTIVE' },
      team: { members: { some: { memberId, isManager: true } } },
    },
    orderBy: [{ member: { findName: 'asc' } }, { memberId: 'asc' }],
    take: MOST_PLACES,
    select: { team: { select: { id: true, name: true } }, member: { select: zonedPerson } },
  })
  const teams = new Map(places.map(({ team }) => [team.id, team]))
  const people = new Map<string, LedPerson>()
  for (const { team, member } of places) {
    const { teamIds = [] } = people.get(member.id) ?? {}
    people.set(member.id, { ...zonedPersonOf(member), teamIds: [...teamIds, team.id] })
  }
  return {
    teams: [...teams.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    people: [...people.values()],
  }
}

export const maySchedule = (actor: Actor): boolean => canLayOut(actor)
