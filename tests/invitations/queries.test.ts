import { afterEach, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { factsOf } from '@/components/invitations/list/invitation-words'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { getInviteForm } from '@/lib/invitations/queries/get-invite-form'
import { listInvitations } from '@/lib/invitations/queries/list-invitations'
import { invitationListSchema } from '@/lib/invitations/schema'
import { listWaitingRequests } from '@/lib/reviews/quick/queries/list-waiting-requests'
import { daysFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aReview } from '@/tests/factories/reviews'
import { anAddress, anInvitation } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { anInvitingTeam, outsiders } from './circle'

afterEach(() => setClock())

const filter = (given: object = {}) => invitationListSchema.parse(given)

describe('the list', () => {
  test('shows Admins all of them, senders their own, and nobody else any', async () => {
    const world = await anInvitingTeam()
    const { manager, admin, invitation } = world
    const another = await anInvitation(admin)
    const idsFor = async (actor: typeof admin) => (await listInvitations(actor, filter())).rows.map(({ id }) => id)
    expect(await idsFor(admin)).toEqual([another.id, invitation.id])
    expect(await idsFor(manager)).toEqual([invitation.id])
    for (const [, actor] of outsiders(world)) expect(await idsFor(actor)).toEqual([])
  })

  test('says of each what it is', async () => {
    const workspace = await aWorkspace()
    const [admin, leaver] = [await anAdmin({ workspace, firstName: 'Amara' }), await anAdmin({ workspace })]
    const team = await aTeam({ workspace, name: 'Design' })
    const waiting = await anInvitation(admin, { firstName: 'Lena', lastName: 'Hoffmann', teamIds: [team.id] })
    const stopped = await anInvitation(leaver)
    const expired = await anInvitation(admin)
    const revoked = await anInvitation(admin)
    const accepted = await anInvitation(admin)
    await deactivate(leaver)
    await db.invitation.update({ where: { id: expired.id }, data: { expiresAt: now() } })
    await db.invitation.update({ where: { id: revoked.id }, data: { status: 'REVOKED' } })
    await db.invitation.update({ where: { id: accepted.id }, data: { status: 'ACCEPTED' } })
    await db.bouncedAddress.create({ data: { email: stopped.email, reason: 'No such mailbox', createdAt: now() } })
    const shown = async (given: object) => (await listInvitations(admin, filter(given))).rows
    const states = new Map((await shown({})).map((row) => [row.id, row]))
    expect(states.get(waiting.id)).toMatchObject({
      state: 'waiting',
      name: 'Lena Hoffmann',
      teams: [{ name: 'Design', isManager: false }],
      inviterName: 'Amara Nair',
      bounce: null,
    })
    expect(states.get(stopped.id)).toMatchObject({ state: 'stopped', bounce: 'No such mailbox' })
    expect(states.get(expired.id)).toMatchObject({ state: 'expired' })
    expect(states.get(revoked.id)).toMatchObject({ state: 'revoked' })
    expect(states.has(accepted.id)).toBe(false)
    const idsOf = async (status: string) => (await shown({ status })).map(({ id }) => id)
    expect(await idsOf('expired')).toEqual([expired.id])
    expect(await idsOf('revoked')).toEqual([revoked.id])
    expect(await idsOf('waiting')).toEqual([stopped.id, waiting.id])
  })

  test('leaves out a revoked one once its person is invited again, or here', async () => {
    const admin = await anAdmin()
    const [again, here, gone] = [await anInvitation(admin), await anInvitation(admin), await anInvitation(admin)]
    for (const { id } of [again, here, gone]) await revokeInvitation(admin, { id })
    setClock(() => minutesFrom(new Date(), 1))
    const newer = await anInvitation(admin, { email: again.email })
    await aMember({ workspace: { id: admin.workspaceId }, email: here.email })
    const idsOf = async (status: string) => (await listInvitations(admin, filter({ status }))).rows.map(({ id }) => id)
    expect(await idsOf('all')).toEqual([newer.id, gone.id])
    expect(await idsOf('revoked')).toEqual([gone.id])
  })

  test('says which teams somebody leads and which they are in, and their tags', async () => {
    const workspace = await aWorkspace()
    const admin = await anAdmin({ workspace })
    const [design, product] = [await aTeam({ workspace, name: 'Design' }), await aTeam({ workspace, name: 'Product' })]
    const tags = [await aTag({ workspace, name: 'Mentor' }), await aTag({ workspace, name: 'Lisbon' })]
    const { id } = await anInvitation(admin, {
      role: 'Manager',
      teamIds: [design.id, product.id],
      tagIds: tags.map((tag) => tag.id),
    })
    await db.invitationTeam.updateMany({ where: { invitationId: id, teamId: product.id }, data: { isManager: true } })
    const { rows, asOf } = await listInvitations(admin, filter())
    const [facts] = rows.map((row) => factsOf(row, asOf, 'UTC'))
    expect(facts?.slice(1, -2)).toEqual(['Manager', 'leads Product', 'in Design', 'Lisbon and Mentor'])
  })

  test('says what its viewer asks once somebody joins, and not what others ask', async () => {
    const admin = await anAdmin()
    const other = await anAdmin({ workspace: { id: admin.workspaceId } })
    const { id } = await anInvitation(admin)
    const colleague = await aMember({ workspace: { id: admin.workspaceId } })
    const review = await aReview(admin, { asked: [colleague] })
    await db.reviewInvitee.create({ data: { workspaceId: admin.workspaceId, reviewId: review.id, invitationId: id } })
    const saidTo = async (actor: Actor) => {
      const { rows, asOf } = await listInvitations(actor, filter())
      const requested = await listWaitingRequests(actor)
      return rows.map((row) => factsOf(row, asOf, 'UTC', requested).at(-1))
    }
    expect(await saidTo(admin)).toEqual(['gets your request after joining'])
    expect(await saidTo(other)).toEqual([''])
  })

  test('is searched by address and name, and read by key', async () => {
    const admin = await anAdmin()
    const word = unique('word').replace('-', '')
    const base = now()
    const data = Array.from({ length: 27 }, (_, index) => ({
      workspaceId: admin.workspaceId,
      email: anAddress(),
      firstName: word,
      role: 'Member' as const,
      tokenHash: unique('hash'),
      inviterId: admin.memberId,
      sentAt: base,
      expiresAt: daysFrom(base, 7),
      createdAt: minutesFrom(base, -Math.floor(index / 3)),
    }))
    await db.invitation.createMany({ data })
    await anInvitation(admin)
    const first = await listInvitations(admin, filter({ search: word.toUpperCase() }))
    const second = await listInvitations(admin, filter({ search: word, after: first.next ?? '' }))
    expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 2, null])
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(27)
    const [{ email } = { email: '' }] = data
    expect((await listInvitations(admin, filter({ search: email.slice(0, 12) }))).rows.map((row) => row.email)).toEqual(
      [email],
    )
    expect((await listInvitations(admin, filter({ search: '%' }))).rows).toEqual([])
  })
})

describe('the form', () => {
  test('offers an Admin every team and tag, and says for how many there is room', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const admin = await anAdmin({ workspace })
    const [team, tag] = [await aTeam({ workspace }), await aTag({ workspace })]
    await anInvitation(admin)
    const form = {
      teams: { rows: [team], hasMore: false },
      tags: { rows: [tag], hasMore: false },
      seats: 8,
      today: 19,
      full: null,
      can: { chooseRole: true, import: false },
    }
    expect(await getInviteForm(admin)).toEqual(form)
  })

  test('offers the first of many teams and tags, and says that there are more to search for', async () => {
    const workspace = await aWorkspace()
    const admin = await anAdmin({ workspace })
    for (let number = 21; number > 0; number--) {
      await aTeam({ workspace, name: `Crew ${number}` })
      await aTag({ workspace, name: `Skill ${number}` })
    }
    const { teams, tags } = await getInviteForm(admin)
    expect([teams.rows.length, teams.rows.at(-1)?.name, teams.hasMore]).toEqual([20, 'Crew 20', true])
    expect([tags.rows.length, tags.rows.at(-1)?.name, tags.hasMore]).toEqual([20, 'Skill 20', true])
  })

  test('offers a Manager the teams they manage', async () => {
    const workspace = await aWorkspace()
    const manager = await aManager({ workspace })
    const own = await aTeam({ workspace, managers: [manager] })
    await aTeam({ workspace, members: [manager] })
    const teams = { rows: [own], hasMore: false }
    const form = { teams, seats: null, today: 200, full: null, can: { chooseRole: false, import: false } }
    expect(await getInviteForm(manager)).toMatchObject(form)
  })

  test('says in the words of the plan when it is full', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const admin = await anAdmin({ workspace })
    for (let count = 1; count < 10; count += 1) await aMember({ workspace })
    expect(await getInviteForm(admin)).toMatchObject({ seats: 0, full: 'You have reached the limit for your plan.' })
  })

  test('is not for Members, nor for Managers of no team', async () => {
    const workspace = await aWorkspace()
    const member = await aMember({ workspace })
    await aTeam({ workspace, managers: [member] })
    for (const actor of [member, await aManager({ workspace })]) await expectRefused(getInviteForm(actor), 'forbidden')
  })
})
