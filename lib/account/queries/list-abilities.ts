import 'server-only'
import type { Ability, Area } from '@/lib/access/rules'
import { areas } from '@/lib/account/modules'
import { applauseAbilities } from '@/lib/applause/policy'
import { planAbilities } from '@/lib/billing/policy'
import { celebrationAbilities } from '@/lib/celebrations/policy'
import { followUpAbilities } from '@/lib/follow-ups/policy'
import { goalAbilities } from '@/lib/goals/policy'
import { meetingAbilities } from '@/lib/meetings/policy'
import { oneOnOneAbilities } from '@/lib/one-on-ones/policy'
import { templateAbilities } from '@/lib/templates/policy'
import { isSwitchedOn, type Switches, type WorkspaceFeature } from '@/lib/workspaces/features/rules'

/** Each needs one of its features. */
const ofFeatures: readonly { features: readonly WorkspaceFeature[]; abilities: readonly Ability[] }[] = [
  { features: ['Goals'], abilities: goalAbilities },
  { features: ['FollowUps'], abilities: followUpAbilities },
  { features: ['OneOnOnes'], abilities: oneOnOneAbilities },
  { features: ['FollowUps', 'OneOnOnes'], abilities: meetingAbilities },
  { features: ['Applause'], abilities: [...applauseAbilities, ...celebrationAbilities] },
  { features: ['Templates'], abilities: templateAbilities },
]

const isOff = (switches: Switches, ability: Ability) =>
  ofFeatures.some(
    ({ features, abilities }) =>
      abilities.includes(ability) && !features.some((feature) => isSwitchedOn(switches, feature)),
  )

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
