import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canManagePeople } from '@/lib/members/people/policy'
import { onlyAdminsSetStartDates } from '@/lib/members/people/refusals'
import type { SetStartDateInput } from '@/lib/members/people/schema'
import { lockPlaces } from '@/lib/members/people/steps/lock-places'
import { writeStartDate } from '@/lib/members/people/steps/write-start-date'
import { transaction } from '@/lib/platform/db'
import { dayOf } from '@/lib/shared/dates'

/** Idempotent. */
export const setStartDate = (actor: Actor, { id, startDate }: SetStartDateInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const [place] = await lockPlaces(tx, actor, [id])
    if (!canManagePeople(actor)) throw onlyAdminsSetStartDates()
    const { startDate: known } = await tx.member.findUniqueOrThrow({ where: { id }, select: { startDate: true } })
    if (place && (known ? dayOf(known) : '') !== startDate) await writeStartDate(tx, actor, place, startDate)
    return { id }
  })
