import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { SetWeeklyThanksInput } from '@/lib/applause/schema'
import { db } from '@/lib/platform/db'

/** Turns the Monday mail of public applause on or off. */
export async function setWeeklyThanks(
  { workspaceId }: Actor,
  { isOn: weeklyThanks }: SetWeeklyThanksInput,
): Promise<void> {
  await db.applauseSetting.upsert({
    where: { workspaceId },
    create: { workspaceId, weeklyThanks },
    update: { weeklyThanks },
  })
}
