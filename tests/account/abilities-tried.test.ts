import { expect, test } from 'vitest'
import { memberActor, systemActor, type Actor } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { areas } from '@/lib/account/modules'
import { addCategory } from '@/lib/applause/commands/add-category'
import { deleteApplause } from '@/lib/applause/commands/delete-applause'
import { editApplause } from '@/lib/applause/commands/edit-applause'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { awardBadges } from '@/lib/badges/commands/award-badges'
import { hideBadge } from '@/lib/badges/commands/hide-badge'
import { editBillingDetails } from '@/lib/billing/paying/commands/edit-billing-details'
import { getPlanOverview } from '@/lib/billing/queries'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { reportScopes } from '@/lib/shared/report-scopes'
import { editFollowUp } from '@/lib/follow-ups/commands/edit-follow-up'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { handOverGoals } from '@/lib/goals/commands/hand-over-goals'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { discardImport } from '@/lib/invitations/imports/commands/discard-import'
import { uploadPeople } from '@/lib/invitations/imports/commands/upload-people'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { connectAccount } from '@/lib/integrations/commands/connect-account'
import { connectWorkspace } from '@/lib/integrations/commands/connect-workspace'
import { createCalendarFeed } from '@/lib/meetings/feed/commands/create-calendar-feed'
import { getOwnData } from '@/lib/account/queries/get-own-data'
import { changeTimeZone } from '@/lib/members/profile/commands/change-time-zone'
import { getColleague } from '@/lib/members/profile/queries'
import { createTag } from '@/lib/members/tags/commands/create-tag'
import { giveTag } from '@/lib/members/tags/commands/give-tag'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { viewAllNotifications } from '@/lib/notifications/commands/view-all-notifications'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { saveAgenda } from '@/lib/one-on-ones/agendas/commands/save-agenda'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { startReview } from '@/lib/reviews/drafting/commands/start-review'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { takeOverReviews } from '@/lib/reviews/handover/commands/take-over-reviews'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { endSeries } from '@/lib/reviews/series/commands/end-series'
import { randomId } from '@/lib/shared/randomness'
import { createTeam } from '@/lib/teams/commands/create-team'
import { putIntoTeam } from '@/lib/teams/memberships/commands/put-into-team'
import { createTemplate } from '@/lib/templates/commands/create-template'
import { deleteTemplate } from '@/lib/templates/commands/delete-template'
import { createWorkspace } from '@/lib/workspaces/commands/create-workspace'
import { editWorkspace } from '@/lib/workspaces/commands/edit-workspace'
import { anApplause } from '@/tests/factories/applause'
import { aGoalFile } from '@/tests/factories/imports/goal-imports'
import { aFollowUp, followUpEditOf } from '@/tests/factories/follow-ups'
import { aGoal, checkIn, editOf } from '@/tests/factories/goals'
import { anAddress, invitesTo } from '@/tests/factories/invitations'
import { aTag } from '@/tests/factories/tags'
import { congratulate } from '@/lib/celebrations/commands/congratulate'
import { viewCelebrations } from '@/lib/celebrations/commands/view-celebrations'
import { aCelebration } from '@/tests/factories/celebrations'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aOneOnOne, aPoint } from '@/tests/factories/one-on-ones'
import { aGivenNote } from '@/tests/factories/quick-words'
import { aResponse, aReview } from '@/tests/factories/reviews'
import { aSchedule } from '@/tests/factories/schedules'
import { aSeries } from '@/tests/factories/series'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { aNominatedReview } from '@/tests/reviews/nominations/circumstances'
import { outcomeOf } from '@/tests/support/refused'

/** Somebody of a role, who leads a team, among colleagues. */
async function aScene(role: Role) {
  const workspace = await aWorkspace()
  const [actor, admin] = [await aMember({ workspace, role }), await anAdmin({ workspace })]
  const [member, outsider] = [await aMember({ workspace }), await aMember({ workspace })]
  const team = await aTeam({ workspace, members: [member], managers: [actor] })
  return { workspace, role, actor, admin, member, outsider, team }
}

type Scene = Awaited<ReturnType<typeof aScene>>
type Attempt = (actor: Actor, scene: Scene) => Promise<unknown>

const csv = () => ({ madeId: randomId(), fileName: 'people.csv', content: btoa('E-mail\nlena@newcomers.example\n') })

const aWish = () => ({
  workspaceName: 'Second Street',
  slug: unique('second'),
  size: 'small' as const,
  timeZone: 'UTC',
  marketingSource: 'TradeShow' as const,
})

/** For each ability: what somebody does who has it, where it reaches least far. */
const attempts: Record<string, Attempt> = {
  'feedback.note': (actor, { outsider }) => aGivenNote(actor, outsider),
  'feedback.ask': (actor) => startReview(actor, { madeId: randomId(), content: newFormContent('blank', 'UTC') }),
  'feedback.run': async (actor, { member }) =>
    closeReview(actor, await aReview(actor, { asked: [member], about: 'me' })),
  'feedback.left': async (actor, { workspace, member }) => {
    const gone = await aMember({ workspace, role: 'Manager' })
    await aReview(gone, { asked: [member] })
    await deactivate(gone)
    await takeOverReviews(actor, { memberId: gone.memberId })
  },
  'feedback.series': async (actor, { member }) =>
    endSeries(actor, await aSeries(actor, { asked: [member], about: 'me' })),
  'feedback.nominate': async (_actor, { role }) => {
    const { subject, peers, review } = await aNominatedReview({ role })
    await nominatePeers(subject, { id: review.id, memberIds: peers.slice(0, 2).map(({ memberId }) => memberId) })
  },
  'feedback.answer': async (actor, { admin }) => aResponse(actor, await aReview(admin, { asked: [actor] })),
  'feedback.read': async (actor, { member, outsider, admin }) => {
    const { id } = await aReview(admin, { asked: [member, outsider], sharedWithIds: [actor.memberId] })
    await getReviewHead(actor, id)
  },
  'goals.create': (actor) => aGoal(actor, { type: 'Self' }),
  'goals.read': async (actor, { admin }) => getGoal(actor, (await aGoal(admin)).id),
  'goals.edit': async (actor) => editGoal(actor, await editOf(await aGoal(actor, { type: 'Self' }))),
  'goals.status': async (actor) =>
    setGoalStatus(actor, { ...(await aGoal(actor, { type: 'Self' })), status: 'AtRisk', comment: 'Slipped.' }),
  'goals.check-in': async (actor, { admin }) => checkIn(actor, await aGoal(admin, { assignees: [actor] })),
  'goals.import': async ({ memberId }) => aGoalFile(await memberActor(memberId), [{ Title: 'Learn', Type: 'Self' }]),
  'follow-ups.create': (actor, { admin }) => aFollowUp(actor, { attendees: [admin] }),
  'follow-ups.edit': async (actor, { admin }) =>
    editFollowUp(actor, await followUpEditOf(await aFollowUp(actor, { attendees: [admin] }))),
  'follow-ups.write': async (actor, { admin }) =>
    getFollowUp(actor, (await aFollowUp(admin, { attendees: [actor] })).id),
  'meetings.attend': async (actor, { admin }) => completeMeeting(actor, await aFollowUp(admin, { attendees: [actor] })),
  'meetings.change': async (actor, { admin }) =>
    cancelMeeting(actor, { ...(await aFollowUp(actor, { attendees: [admin] })), scope: 'this' }),
  'goals.hand-over': async (actor, { workspace, member }) => {
    const gone = await aMember({ workspace })
    await deactivate(gone)
    await handOverGoals(actor, { memberId: gone.memberId, toId: member.memberId })
  },
  'applause.give': (actor, { admin }) => anApplause(actor, [admin]),
  'applause.read': async (actor, { admin, member }) => getApplause(actor, (await anApplause(admin, [member])).id),
  'applause.edit': async (actor, { admin }) =>
    editApplause(actor, { ...(await anApplause(actor, [admin])), words: 'Thank you.' }),
  'applause.delete': async (actor, { member }) => deleteApplause(actor, await anApplause(actor, [member])),
  'applause.categories': (actor) => addCategory(actor, { madeId: randomId(), name: unique('Craft') }),
  'one-on-ones.schedule': (actor, { admin }) => aOneOnOne(actor, admin),
  'one-on-ones.schedules': (actor, { member }) => aSchedule(actor, [member]),
  'one-on-ones.write': async (actor, { admin }) => {
    const { pairId } = await aOneOnOne(admin, actor)
    await aPoint(actor, pairId)
  },
  'one-on-ones.agendas': (actor) => saveAgenda(actor, { madeId: randomId(), name: 'Mine', points: ['First'] }),
  'templates.use': (actor) => createTemplate(actor, { madeId: randomId() }),
  'templates.edit': async (actor) => deleteTemplate(actor, await aTemplate(actor)),
  'people.see': (actor, { outsider }) => getColleague(actor, outsider.memberId),
  'people.invite': (actor, { team }) => invitePeople(actor, invitesTo([anAddress()], { teamIds: [team.id] })),
  'people.import': async (actor, { admin }) => discardImport(actor, await uploadPeople(admin, csv())),
  'people.manage': async (actor, { member, outsider }) => {
    await changeRoles(actor, { ids: [member.memberId], role: 'Manager' })
    await deactivatePeople(actor, { ids: [outsider.memberId] })
  },
  'teams.shape': (actor) => createTeam(actor, { name: unique('Team'), managerIds: [], memberIds: [] }),
  'teams.run': (actor, { team, outsider }) => putIntoTeam(actor, { id: team.id, memberIds: [outsider.memberId] }),
  'tags.manage': (actor) => createTag(actor, { name: unique('tag') }),
  'tags.give': async (actor, { workspace, member }) =>
    giveTag(actor, { ids: [member.memberId], name: (await aTag({ workspace })).name }),
  'workspace.run': (actor) => editWorkspace(actor, { workspaceName: 'Acme', description: '', timeZone: 'UTC' }),
  'workspace.plan': getPlanOverview,
  'workspace.pay': (actor) => editBillingDetails(actor, { name: 'Acme Ltd', address: '', taxNumber: '' }),
  'workspace.numbers': (actor) => getFeedbackReport(actor, { of: 'me', range: 'Last_31_Days', view: 'summary' }),
  'workspace.own': async ({ userId }) => createWorkspace(await personActor(userId), aWish()),
  'meetings.feed': (actor) => createCalendarFeed(actor),
  'integrations.own': (actor) => connectAccount(actor, { provider: 'GOOGLE' }),
  'integrations.workspace': (actor) => connectWorkspace(actor),
  'self.badges': async (actor) => {
    const earned = [{ badge: 'Novice', earnedAt: new Date(), times: 1 }] as const
    await awardBadges(systemActor(actor.workspaceId), { memberId: actor.memberId, earned })
    await hideBadge(actor, { badge: 'Novice', isHidden: true })
  },
  'self.profile': (actor) => changeTimeZone(actor, { timeZone: 'Asia/Kolkata' }),
  'self.devices': (actor) => getOwnData(actor),
  'self.notifications': (actor) => viewAllNotifications(actor, { until: new Date() }),
  'self.celebrations': (actor) => viewCelebrations(actor, { ids: [] }),
  'celebrations.congratulate': async (actor, { member }) => congratulate(actor, await aCelebration(member)),
}

/** Abilities that nobody could try, with the reason. */
const untried: Record<string, string> = {
  'feedback.unmask': 'Nobody has it, and there is no call for it: who wrote an anonymous answer is not stored.',
  'platform.run': 'Super admins have it, who have no role in a workspace; the sweep tries it.',
}

const tried = areas
  .flatMap(({ abilities }) => abilities)
  .flatMap(({ key, reach }) =>
    Object.values(Role).flatMap((role) => {
      const attempt = attempts[key]
      return attempt ? [{ key, role, attempt, expected: reach[role] === null ? 'forbidden' : 'done' }] : []
    }),
  )

test('every ability is tried, or it is said why it is not', () => {
  const keys = areas.flatMap(({ abilities }) => abilities.map(({ key }) => key))
  expect(keys.toSorted()).toEqual([...Object.keys(attempts), ...Object.keys(untried)].toSorted())
})

test('every attempt is at an ability there is', () => {
  expect(new Set(tried.map(({ key }) => key)).size).toBe(Object.keys(attempts).length)
})

test.each(tried)('$key as $role: $expected, as the page says', async ({ role, attempt, expected }) => {
  const scene = await aScene(role)
  expect(await outcomeOf(attempt(scene.actor, scene))).toBe(expected)
})

test.each([
  ['Admin', ['me', 'team', 'workspace']],
  ['Manager', ['me', 'team']],
  ['Member', ['me']],
] as const)('the numbers a %s may see are of %j, whichever are asked for', async (role, scopes) => {
  const actor = { ...(await aScene(role)).actor, leadsTeam: role === 'Manager' }
  for (const of of reportScopes) {
    const figures = (await getFeedbackReport(actor, { of, range: 'Last_31_Days', view: 'summary' })).figures
    expect([figures.scopes, figures.scope]).toEqual([scopes, scopes.find((scope) => scope === of) ?? 'me'])
  }
})
