import 'server-only'
import type { Digest } from '@/lib/access/digest-lines'
import type { ExportTable } from '@/lib/access/export-table'
import type { HandOver } from '@/lib/access/hand-over'
import type { Home } from '@/lib/access/home'
import type { Erasure } from '@/lib/access/own-data'
import type { PersonActor } from '@/lib/access/person'
import type { ModuleReport } from '@/lib/access/reports/report-parts'
import type { Search } from '@/lib/access/search'
import { ownActivity, eraseActivity } from '@/lib/activity/own-data'
import { eraseCampaignInvites, eraseInquiries, ownInquiries } from '@/lib/admin/own-data'
import { applauseDigest } from '@/lib/applause/digest'
import { applauseTables } from '@/lib/applause/export'
import { eraseApplause, ownApplause } from '@/lib/applause/own-data'
import { applauseAbilities } from '@/lib/applause/policy'
import { applauseReport } from '@/lib/applause/report'
import { applauseSearch } from '@/lib/applause/search'
import { auditTables } from '@/lib/audit/export'
import { platformAbilities } from '@/lib/audit/platform/policy'
import { eraseBadges, ownBadges } from '@/lib/badges/own-data'
import { badgeAbilities } from '@/lib/badges/policy'
import { eraseCelebrations, ownCelebrations } from '@/lib/celebrations/own-data'
import { celebrationAbilities } from '@/lib/celebrations/policy'
import { goalsDigest } from '@/lib/goals/digest'
import { followUpsDigest } from '@/lib/follow-ups/digest'
import { followUpTables } from '@/lib/follow-ups/export'
import { followUpsHome } from '@/lib/follow-ups/home'
import { ownFollowUps } from '@/lib/follow-ups/own-data'
import { followUpAbilities } from '@/lib/follow-ups/policy'
import { followUpSearch } from '@/lib/follow-ups/search'
import { goalTables } from '@/lib/goals/export'
import { goalsHandOver } from '@/lib/goals/hand-over'
import { goalsHome } from '@/lib/goals/home'
import { eraseGoals, ownGoals } from '@/lib/goals/own-data'
import { goalAbilities } from '@/lib/goals/policy'
import { goalsReport } from '@/lib/goals/report'
import { goalSearch } from '@/lib/goals/search'
import { eraseIntegrations, ownIntegrations } from '@/lib/integrations/own-data'
import { integrationAbilities } from '@/lib/integrations/policy'
import { invitationTables } from '@/lib/invitations/export'
import { eraseInvitations } from '@/lib/invitations/own-data'
import { eraseCalendarFeeds, ownMeetings } from '@/lib/meetings/own-data'
import { meetingAbilities } from '@/lib/meetings/policy'
import { meetingsReport } from '@/lib/meetings/report'
import { memberTables } from '@/lib/members/export'
import { eraseAccount, ownAccount } from '@/lib/members/own-data'
import { peopleSearch } from '@/lib/members/search'
import { tagTables } from '@/lib/members/tags/export'
import { eraseNotifications, ownNotifications } from '@/lib/notifications/own-data'
import { reviewsDigest } from '@/lib/reviews/digest'
import { oneOnOnesDigest } from '@/lib/one-on-ones/digest'
import { oneOnOnesHome } from '@/lib/one-on-ones/home'
import { eraseOneOnOnes, ownOneOnOnes } from '@/lib/one-on-ones/own-data'
import { oneOnOneAbilities } from '@/lib/one-on-ones/policy'
import { oneOnOneSearch } from '@/lib/one-on-ones/search'
import { reviewTables } from '@/lib/reviews/export'
import { reviewsHandOver } from '@/lib/reviews/hand-over'
import { reviewsHome } from '@/lib/reviews/home'
import { ownFeedback } from '@/lib/reviews/own-data'
import { reviewsReport } from '@/lib/reviews/report'
import { reviewSearch } from '@/lib/reviews/search'
import { eraseAiUsage, ownAiUsage } from '@/lib/summaries/own-data'
import { teamTables } from '@/lib/teams/export'
import { teamsHandOver } from '@/lib/teams/hand-over'
import { eraseTeamMemberships } from '@/lib/teams/own-data'
import { teamSearch } from '@/lib/teams/search'
import { templateTables } from '@/lib/templates/export'
import { ownTemplates } from '@/lib/templates/own-data'
import { templateSearch } from '@/lib/templates/search'
import { workspaceSearch } from '@/lib/workspaces/search'
import type { Area } from '@/lib/access/rules'
import { planAbilities } from '@/lib/billing/policy'
import { figureAbilities } from '@/lib/reviews/figures/policy'
import { invitationAbilities } from '@/lib/invitations/policy'
import { peopleAbilities } from '@/lib/members/people/policy'
import { colleagueAbilities, profileAbilities } from '@/lib/members/profile/policy'
import { tagAbilities } from '@/lib/members/tags/policy'
import { notificationAbilities } from '@/lib/notifications/policy'
import { answeringAbilities, askingAbilities } from '@/lib/reviews/model/policy'
import { teamAbilities } from '@/lib/teams/policy'
import { templateAbilities } from '@/lib/templates/policy'
import { foundingAbilities, workspaceAbilities } from '@/lib/workspaces/policy'
import { accountAbilities } from './policy'

// Every list is in the order of the sidebar, except erasures.

export const homes: readonly Home[] = [reviewsHome, goalsHome, followUpsHome, oneOnOnesHome]

export const digests: readonly Digest[] = [reviewsDigest, goalsDigest, followUpsDigest, oneOnOnesDigest, applauseDigest]

export const searches: readonly Search[] = [
  reviewSearch,
  goalSearch,
  followUpSearch,
  oneOnOneSearch,
  applauseSearch,
  templateSearch,
  peopleSearch,
  teamSearch,
  workspaceSearch,
]

export const reports: readonly ModuleReport[] = [reviewsReport, goalsReport, meetingsReport, applauseReport]

export const exportTables: readonly ExportTable[] = [
  ...reviewTables,
  ...goalTables,
  ...followUpTables,
  ...applauseTables,
  ...templateTables,
  ...memberTables,
  ...tagTables,
  ...invitationTables,
  ...teamTables,
  ...auditTables,
]

/** Part by part: it is rarely asked for, and each part is large. The account says whose file it is. */
export const readOwnData = async (person: Pick<PersonActor, 'userId'>) => ({
  ...(await ownAccount(person)),
  ...(await ownFeedback(person)),
  ...(await ownGoals(person)),
  ...(await ownMeetings(person)),
  ...(await ownFollowUps(person)),
  ...(await ownOneOnOnes(person)),
  ...(await ownApplause(person)),
  ...(await ownBadges(person)),
  ...(await ownCelebrations(person)),
  ...(await ownTemplates(person)),
  ...(await ownActivity(person)),
  ...(await ownNotifications(person)),
  ...(await ownIntegrations(person)),
  ...(await ownAiUsage(person)),
  ...(await ownInquiries(person)),
})

/** The account comes last: the other modules find their rows by its memberships and address. */
export const erasures: readonly Erasure[] = [
  eraseInvitations,
  eraseCampaignInvites,
  eraseInquiries,
  eraseTeamMemberships,
  eraseNotifications,
  eraseActivity,
  eraseGoals,
  eraseCalendarFeeds,
  eraseOneOnOnes,
  eraseApplause,
  eraseBadges,
  eraseCelebrations,
  eraseIntegrations,
  eraseAiUsage,
  eraseAccount,
]

export const handOvers: readonly HandOver[] = [reviewsHandOver, goalsHandOver, teamsHandOver]

const people = [colleagueAbilities, peopleAbilities, invitationAbilities, teamAbilities, tagAbilities].flat()
const workspace = [workspaceAbilities, integrationAbilities, planAbilities, figureAbilities, foundingAbilities].flat()
const ownAbilities = [profileAbilities, accountAbilities, notificationAbilities].flat()

/** The abilities as people read them. Unbuilt features have no row. */
export const areas: readonly Area[] = [
  { name: 'Asking for feedback', abilities: askingAbilities },
  { name: 'Giving and reading feedback', abilities: answeringAbilities },
  { name: 'Goals', abilities: goalAbilities },
  { name: 'Meetings', abilities: [...followUpAbilities, ...oneOnOneAbilities, ...meetingAbilities] },
  { name: 'Applause and badges', abilities: [...applauseAbilities, ...badgeAbilities, ...celebrationAbilities] },
  { name: 'Templates', abilities: templateAbilities },
  { name: 'People and teams', abilities: people },
  { name: 'Workspace', abilities: workspace },
  { name: 'Your account', abilities: ownAbilities },
  { name: 'Platform', abilities: platformAbilities },
]
