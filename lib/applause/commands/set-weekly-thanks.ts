import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { SetWeeklyThanksInput } from '@/lib/applause/schema'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'

export const setWeeklyThanks = (actor: Actor, { isOn: weeklyThanks }: SetWeeklyThanksInput): Promise<void> =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    await tx.applauseSetting.createMany({ data: [{ workspaceId }], skipDuplicates: true })
    const where = { workspaceId, weeklyThanks: !weeklyThanks }
    const { count } = await tx.applauseSetting.updateMany({ where, data: { weeklyThanks } })
    if (count === 0) return
    const title = `Turned ${weeklyThanks ? 'on' : 'off'}: Applause of the week`
    await record(tx, actor, { action: 'applause.week-switched', objectId: null, title })
  })
