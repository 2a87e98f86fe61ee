import { showCelebrations } from '@/lib/celebrations/commands/show-celebrations'
import { aCelebration } from '@/tests/factories/celebrations'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const ownCelebration = async ({ creator }: SweptWorld) => ({ ids: [(await aCelebration(creator)).id] })

export const sweep: Sweep = {
  inputs: {
    showCelebrationsAction: ({ celebration: { id } }) => ({ ids: [id] }),
    viewCelebrationsAction: ({ celebration: { id } }) => ({ ids: [id] }),
    chooseCelebrationAction: () => ({ kind: 'anniversary', isCelebrated: false }),
    congratulateAction: ({ celebration: { id } }) => ({ id }),
  },
  calls: { 'GET /api/applaud/system-generated': () => ({ line: 'GET /api/applaud/system-generated' }) },
  rightful: {
    showCelebrationsAction: ownCelebration,
    viewCelebrationsAction: async (world) => {
      const own = await ownCelebration(world)
      await showCelebrations(world.creator, own)
      return own
    },
  },
  entitled: { congratulateAction: async ({ creator }) => [creator] },
}
