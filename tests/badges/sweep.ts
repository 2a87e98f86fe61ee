import { systemActor } from '@/lib/access/actor'
import { awardBadges } from '@/lib/badges/commands/award-badges'
import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: { hideBadgeAction: () => ({ badge: 'Novice', isHidden: true }) },
  ready: {
    hideBadgeAction: ({ creator: { memberId, workspaceId } }) =>
      awardBadges(systemActor(workspaceId), {
        memberId,
        earned: [{ badge: 'Novice', earnedAt: new Date('2026-01-01T00:00:00Z'), times: 1 }],
      }),
  },
}
