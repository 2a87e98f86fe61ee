import { beforeEach, expect, test } from 'vitest'
import { beginSlackImport } from '@/lib/invitations/slack/commands/begin-slack-import'
import { listSlackPeople } from '@/lib/invitations/slack/commands/list-slack-people'
import { findSlackPart } from '@/lib/invitations/slack/queries'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { importOf, rowsOf } from '@/tests/factories/imports/imports'
import { anAdmin, aMember, deactivate } from '@/tests/factories/members'
import { aSlackImport, aSlackOf, aSlackPerson } from './slack-workspace'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aCompany } from '@/tests/support/providers/slack/slack-people'

const dueNow = () => db.integrationTask.updateMany({ data: { dueAt: new Date(0) } })

// Other tests of this worker leave calls behind.
beforeEach(async () => void (await db.integrationTask.deleteMany({})))

test('people come in page by page past a thousand, without bots, the deactivated and Slackbot', async () => {
  const admin = await anAdmin()
  const { providers } = await aSlackOf(admin, aCompany())
  const { id } = await aSlackImport(admin)
  expect(providers.standIn.seenUnder('/slack/api/users.list')).toHaveLength(6)
  expect(providers.standIn.violations).toEqual([])
  const rows = await rowsOf(id)
  expect(rows).toHaveLength(1109)
  expect(rows.some(({ slackId }) => slackId === 'USLACKBOT')).toBe(false)
  const { status, counts } = await getImport(admin, id)
  expect(status).toBe('CHECKING')
  expect(counts).toMatchObject({ all: 1109, invite: 1073, guests: 24, unaddressed: 12, refused: 36 })
  const told = await db.notification.findFirst({ where: { memberId: admin.memberId } })
  expect(told?.message).toBe('“Acme (Slack)” is ready: 1,109 people, 1,073 to invite')
})

test('a row keeps who somebody is in Slack; guests are not selected', async () => {
  const admin = await anAdmin()
  const [ana, guest] = [aSlackPerson(2), aSlackPerson(4, { is_restricted: true })]
  await aSlackOf(admin, [ana, guest])
  const { id } = await aSlackImport(admin)
  const [first, second] = await rowsOf(id)
  const { real_name, profile } = ana
  expect(first).toMatchObject({
    cells: [profile.email, real_name, 'Product manager', 'America/New_York', 'Member', '', ''],
    slackId: ana.id,
    isGuest: false,
    isChosen: true,
    status: 'READY',
    action: 'INVITE',
    problems: [],
  })
  expect(first?.pictureUrl).toMatch(/\/slack\/pictures\/2\.png$/)
  expect(second).toMatchObject({
    isGuest: true,
    isChosen: false,
    status: 'REFUSED',
    problems: ['A guest in Slack, not selected.'],
  })
})

test.each(['is_stranger', 'is_external'])('people of other companies are listed and not selected: %s', async (flag) => {
  const admin = await anAdmin()
  await aSlackOf(admin, [aSlackPerson(2, { [flag]: true })])
  const [row] = await rowsOf((await aSlackImport(admin)).id)
  expect(row).toMatchObject({ isGuest: true, isChosen: false, status: 'REFUSED' })
})

test('who has no address is listed, and cannot be invited', async () => {
  const admin = await anAdmin()
  await aSlackOf(admin, [aSlackPerson(1, { profile: { real_name: 'Front desk', title: '' } })])
  const [row] = await rowsOf((await aSlackImport(admin)).id)
  expect(row).toMatchObject({ email: '', status: 'REFUSED', problems: ['Enter an e-mail address.'] })
})

test('what Slack writes in another way keeps nobody from being invited', async () => {
  const admin = await anAdmin()
  const odd = aSlackPerson(1, { tz: 'Mars/Olympus', real_name: `A\u0000na \ud800 ${'x'.repeat(90)} Silva` })
  await aSlackOf(admin, [{ ...odd, profile: { ...odd.profile, title: 't'.repeat(300) } }])
  const [row] = await rowsOf((await aSlackImport(admin)).id)
  expect(row).toMatchObject({ status: 'READY', action: 'INVITE' })
  expect(row?.cells[3]).toBe('')
})

test('Slack’s wish to wait is kept, and the list goes on from where it was', async () => {
  const admin = await anAdmin()
  const { providers } = await aSlackOf(
    admin,
    Array.from({ length: 450 }, (_, index) => aSlackPerson(index + 6)),
  )
  const { id } = await beginSlackImport(admin, { madeId: randomId() })
  const limited = { status: 429, headers: { 'retry-after': '30' }, json: { ok: false, error: 'ratelimited' } }
  providers.standIn.fail({ under: '/slack/api/users.list', kind: 'answer', ...limited })
  await listSlackPeople()
  expect((await importOf(id)).status).toBe('LISTING')
  expect((await findSlackPart(admin, await getImport(admin, id)))?.news).toMatchObject({
    text: 'Slack asked us to slow down. More people arrive within a minute.',
  })
  await dueNow()
  await listSlackPeople()
  expect(await rowsOf(id)).toHaveLength(450)
  expect((await importOf(id)).status).toBe('CHECKING')
})

test.each([
  ['hang', { kind: 'hang' } as const],
  ['reset', { kind: 'reset' } as const],
  ['HTML', { kind: 'answer', status: 503, html: '<h1>Sorry</h1>' } as const],
])('Slack that is away says one sentence: %s', { timeout: 30_000 }, async (_, fault) => {
  const admin = await anAdmin()
  const { providers } = await aSlackOf(admin, [aSlackPerson(6)])
  const { id } = await beginSlackImport(admin, { madeId: randomId() })
  providers.standIn.fail({ under: '/slack/api/users.list', ...fault })
  await listSlackPeople()
  const part = await findSlackPart(admin, await getImport(admin, id))
  expect(part?.news).toEqual({ text: 'Slack isn’t answering. We keep trying.', isOver: false, isDisconnected: false })
  await dueNow()
  await listSlackPeople()
  expect(await rowsOf(id)).toHaveLength(1)
})

test('access that was lost waits until Slack is connected again', async () => {
  const admin = await anAdmin()
  const { providers, revoked } = await aSlackOf(admin, [aSlackPerson(6)])
  const { id } = await beginSlackImport(admin, { madeId: randomId() })
  revoked.add(`bot:${providers.slack.settings.teamId}`)
  await listSlackPeople()
  expect((await findSlackPart(admin, await getImport(admin, id)))?.news).toMatchObject({ isDisconnected: true })
})

test('more than 5,000 people are refused', async () => {
  const admin = await anAdmin()
  await aSlackOf(
    admin,
    Array.from({ length: 5001 }, (_, index) => aSlackPerson(6, { id: `U${index}` })),
  )
  const { id } = await aSlackImport(admin)
  expect((await findSlackPart(admin, await getImport(admin, id)))?.news).toEqual({
    text: 'This Slack has more than 5,000 people. Import them from a CSV file instead.',
    isOver: true,
    isDisconnected: false,
  })
})

test('nobody comes in for somebody who left meanwhile', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aSlackOf(admin, [aSlackPerson(6)])
  const { id } = await beginSlackImport(admin, { madeId: randomId() })
  await deactivate(admin)
  await listSlackPeople()
  expect(await db.peopleImport.count({ where: { id } })).toBe(0)
})

test('who is here, by address or by Slack account, is skipped, and so is who is invited', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const [known, moved] = [aSlackPerson(6), aSlackPerson(7)]
  await aMember({ workspace, email: known.profile.email ?? '' })
  const mover = await aMember({ workspace })
  await db.slackProfile.create({
    data: { workspaceId: workspace.id, memberId: mover.memberId, slackId: moved.id, slackEmail: 'old@slack.example' },
  })
  await aSlackOf(admin, [known, moved])
  const rows = await rowsOf((await aSlackImport(admin)).id)
  expect(rows.map(({ action, problems }) => [action, ...problems])).toEqual([
    ['NOTHING', 'Already here.'],
    ['NOTHING', 'Already here.'],
  ])
})
