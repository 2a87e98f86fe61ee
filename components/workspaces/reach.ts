import type { Reach } from '@/components/shell/navigation'
import { isSwitchedOn, type Switches } from '@/lib/workspaces/features/rules'

/** Accessible features; seat limits are checked where people are added. */
export const reachOf = (
  actor: Switches & { role: string; leadsTeam: boolean },
  isBilled = false,
  giveGate: string | null = null,
): Reach => ({
  isAdmin: actor.role === 'Admin',
  canInvite: actor.role === 'Admin' || actor.leadsTeam,
  hasTemplates: isSwitchedOn(actor, 'Templates'),
  hasGoals: isSwitchedOn(actor, 'Goals'),
  hasFollowUps: isSwitchedOn(actor, 'FollowUps'),
  hasOneOnOnes: isSwitchedOn(actor, 'OneOnOnes'),
  hasApplause: isSwitchedOn(actor, 'Applause'),
  canThank: isSwitchedOn(actor, 'Applause') && giveGate === null,
  hasPlan: actor.role === 'Admin' && isBilled,
})
