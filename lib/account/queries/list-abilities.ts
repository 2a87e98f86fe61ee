import 'server-only'
import type { Ability, Area } from '@/lib/access/rules'
import { areas } from '@/lib/account/modules'
import { applauseAbilities } from '@/lib/applause/policy'
import { planAbilities } from '@/lib/billing/policy'
import { followUpAbilities } from '@/lib/follow-ups/policy'
import { goalAbilities } from '@/lib/goals/policy'
import { oneOnOneAbilities } from '@/lib/one-on-ones/policy'
import { templateAbilities } from '@/lib/templates/policy'
import { isSwitchedOn, type Switches, type WorkspaceFeature } from '@/lib/workspaces/features/rules'

const ofFeatures: readonly { feature: WorkspaceFeature; abilities: readonly Ability[] }[] = [
  { feature: 'Goals', abilities: goalAbilities },
  { feature: 'FollowUps', abilities: followUpAbilities },
  { feature: 'OneOnOnes', abilities: oneOnOneAbilities },
  { feature: 'Applause', abilities: applauseAbilities },
  { feature: 'Templates', abilities: templateAbilities },
]

const isOff = (switches: Switches, ability: Ability) =>
  ofFeatures.some(({ feature, abilities }) => abilities.includes(ability) && !isSwitchedOn(switches, feature))

/** Without what the workspace doesn't have. */
export const areasFor = (workspace: Switches & { isBilled: boolean }): readonly Area[] =>
  areas
    .map(({ name, abilities }) => ({
      name,
      abilities: abilities.filter(
        (ability) => (workspace.isBilled || !planAbilities.includes(ability)) && !isOff(workspace, ability),
      ),
    }))
    .filter(({ abilities }) => abilities.length > 0)
