import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureApplause } from '@/lib/applause/steps/ensure-applause'
import { congratulated, congratulationTakenBack } from '@/lib/celebrations/notices'
import { findTeamCelebration } from '@/lib/celebrations/queries/list-team-celebrations'
import { noSuchCelebration } from '@/lib/celebrations/refusals'
import type { CongratulateInput } from '@/lib/celebrations/schema'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Once per celebration, or takes it back; it doesn't count against the applause pool. */
export const congratulate = (actor: Actor, { id, isTakenBack }: CongratulateInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const celebration = await findTeamCelebration(tx, actor, id)
    if (!celebration) throw noSuchCelebration()
    await ensureApplause(tx, actor)
    const { workspaceId, memberId } = actor
    if (isTakenBack) {
      const { count } = await tx.congratulation.deleteMany({ where: { workspaceId, celebrationId: id, memberId } })
      if (count > 0) await congratulationTakenBack(tx, actor, celebration)
      return { id }
    }
    const data = [{ workspaceId, celebrationId: id, memberId, createdAt: now() }]
    const { count } = await tx.congratulation.createMany({ data, skipDuplicates: true })
    if (count > 0) await congratulated(tx, actor, celebration)
    return { id }
  })
