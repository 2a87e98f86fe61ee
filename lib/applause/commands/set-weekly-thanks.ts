import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { SetWeeklyThanksInput } from '@/lib/applause/schema'
import { db } from '@/lib/platform/db'

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
