import { showCelebrations } from '@/lib/celebrations/commands/show-celebrations'
import { aCelebration } from '@/tests/factories/celebrations'
import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: {
    showCelebrationsAction: () => ({}),
    viewCelebrationsAction: () => ({}),
    chooseCelebrationAction: () => ({ kind: 'anniversary', isCelebrated: false }),
    congratulateAction: ({ celebration: { id } }) => ({ id }),
  },
  calls: { 'GET /api/applaud/system-generated': () => ({ line: 'GET /api/applaud/system-generated' }) },
  ready: {
    showCelebrationsAction: ({ creator }) => aCelebration(creator),
    viewCelebrationsAction: async ({ creator }) => {
      await aCelebration(creator)
      await showCelebrations(creator)
    },
  },
  entitled: { congratulateAction: async ({ creator }) => [creator] },
}
