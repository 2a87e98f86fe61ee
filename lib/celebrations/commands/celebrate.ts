import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import type { DueCelebration } from '@/lib/celebrations/queries/list-reasons'
import { categoriesOf } from '@/lib/celebrations/rules/celebration-words'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dateOf } from '@/lib/shared/dates'

type Celebrated = Pick<DueCelebration, 'day' | 'reasons'> & { memberId: string }

/** Creates a member's celebration of the day; a second call does nothing. */
export async function celebrate(
  { workspaceId }: SystemActor,
  { memberId, day, reasons }: Celebrated,
): Promise<{ isMade: boolean }> {
  const categories = categoriesOf(reasons)
  const data = [{ workspaceId, memberId, day: dateOf(day), categories, reasons, createdAt: now() }]
  const { count } = await db.celebration.createMany({ data, skipDuplicates: true })
  return { isMade: count > 0 }
}
