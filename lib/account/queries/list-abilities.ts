import 'server-only'
import type { Area } from '@/lib/access/rules'
import { planAbilities } from '@/lib/billing/policy'
import { figureAbilities } from '@/lib/reviews/figures/policy'
import { invitationAbilities } from '@/lib/invitations/policy'
import { peopleAbilities } from '@/lib/members/people/policy'
import { colleagueAbilities, profileAbilities } from '@/lib/members/profile/policy'
import { tagAbilities } from '@/lib/members/tags/policy'
import { notificationAbilities } from '@/lib/notifications/policy'
import { answeringAbilities, askingAbilities } from '@/lib/reviews/policy'
import { teamAbilities } from '@/lib/teams/policy'
import { templateAbilities } from '@/lib/templates/policy'
import { foundingAbilities, workspaceAbilities } from '@/lib/workspaces/policy'
import { accountAbilities } from '@/lib/account/policy'

const people = [colleagueAbilities, invitationAbilities, peopleAbilities, teamAbilities, tagAbilities].flat()
const workspace = [workspaceAbilities, planAbilities, figureAbilities, foundingAbilities].flat()
const oneself = [profileAbilities, accountAbilities, notificationAbilities].flat()

/** Who may do what, as people read it (decisions, section 2). What is not built has no row: the page promises nothing. */
export const areas: readonly Area[] = [
  { name: 'Asking for feedback', abilities: askingAbilities },
  { name: 'Giving and reading feedback', abilities: answeringAbilities },
  { name: 'Templates', abilities: templateAbilities },
  { name: 'People and teams', abilities: people },
  { name: 'The workspace', abilities: workspace },
  { name: 'Yourself', abilities: oneself },
]

/** The same for somebody of a workspace: of plans nobody hears where billing is switched off. */
export const areasFor = ({ isBilled }: { isBilled: boolean }): readonly Area[] =>
  isBilled
    ? areas
    : areas.map(({ name, abilities }) => ({
        name,
        abilities: abilities.filter((ability) => !planAbilities.includes(ability)),
      }))
