import { afterEach, test, expect } from 'vitest'
import { db, transaction } from '@/lib/platform/db'
import { setClock, now, hoursFrom, minutesFrom } from '@/lib/platform/clock'
import { systemActor, type Actor } from '@/lib/access/actor'
import { getWorkspaceFile, listWorkspaceExports } from '@/lib/account/exports/queries/list-workspace-exports'
import { unzipped } from '@/tests/support/unzipped'
import { cellsOf, aWorkspaceExport } from '@/tests/factories/exports'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { anAdmin, aMember, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aGivenNote, aQuickAsk } from '@/tests/factories/quick-words'
import { aCircle, aReview, aResponse, aDraft } from '@/tests/factories/reviews'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { anInvitation } from '@/tests/factories/invitations'
import { aTag } from '@/tests/factories/tags'
import { expectRefused } from '@/tests/support/refused'
import { removeExpiredWorkspaceExports, makeDueWorkspaceExports } from '@/lib/account/jobs'
import { startWorkspaceExport } from '@/lib/account/exports/commands/start-workspace-export'
import { makeWorkspaceExport } from '@/lib/account/exports/commands/make-workspace-export'

afterEach(() => setClock())

/** The tables of the file, by their names, as lines of cells. */
async function tablesOf(admin: Actor, id: string) {
  const { file } = await getWorkspaceFile(admin, id)
  return Object.fromEntries(unzipped(file).map(({ name, text }) => [name.replace('.csv', ''), cellsOf(text)]))
}

const exported = async (admin: Actor) => tablesOf(admin, (await aWorkspaceExport(admin)).id)

test('holds every table with the people, teams, templates and feedback of the workspace', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace, firstName: 'Ada' })
  const asked = await aMember({ workspace, firstName: 'Tom' })
  await aTeam({ workspace, name: 'Product', members: [asked], managers: [admin] })
  await aTemplate(admin, { title: 'Kept' })
  await aReview(admin, { asked: [asked], title: 'How we work' })
  const tables = await exported(admin)
  expect(Object.keys(tables)).toEqual([
    'feedback',
    'goals',
    'key-results',
    'goal-items',
    'goal-links',
    'goal-updates',
    'follow-ups',
    'applause',
    'applause-comments',
    'templates',
    'people',
    'tags',
    'invitations',
    'teams',
    'audit-log',
  ])
  const column = (table: string, name: string) => {
    const [heads = [], ...lines] = tables[table] ?? []
    return lines.map((line) => line[heads.indexOf(name)])
  }
  expect(column('people', 'First name').toSorted()).toEqual(['Ada', 'Tom'])
  expect(column('people', 'Manages').toSorted()).toEqual(['', 'Product'])
  expect(column('teams', 'Managers')).toEqual([admin.email])
  expect(column('templates', 'Title')).toEqual(['Kept'])
  expect(column('feedback', 'Title')).toEqual(['How we work'])
  expect(column('feedback', 'Type')).toEqual(['Other'])
  expect(column('feedback', 'Asked')).toEqual(['1'])
  expect(column('audit-log', 'Act')).toContain('workspace.exported')
})

test('says nothing of feedback given unasked, which is for the people its author named', async () => {
  const workspace = await aWorkspace()
  const [admin, author] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await aGivenNote(author, await aMember({ workspace }))
  const [, ...lines] = (await exported(admin)).feedback ?? []
  expect(lines).toEqual([])
})

test('has a quick question only for an Admin who may read its answers', async () => {
  const workspace = await aWorkspace()
  const [admin, creator] = await Promise.all([anAdmin({ workspace }), anAdmin({ workspace })])
  await aQuickAsk(creator, [await aMember({ workspace })], { question: 'Shall we part with Tom?' })
  const linesFor = async (one: Actor) =>
    (await exported(one)).feedback?.slice(1).map(([title, , ...rest]) => [title, ...rest.slice(0, 2)])
  expect(await linesFor(admin)).toEqual([])
  // It names no subject.
  expect(await linesFor(creator)).toEqual([['Shall we part with Tom?', '', 'Other']])
})

test('leaves out counts that could tell who answered without a name, as reports do', async () => {
  const { workspace, creator, asked } = await aCircle(3)
  const [admin, two] = [await anAdmin({ workspace }), asked.slice(1)]
  const three = await aReview(creator, { asked, title: 'Three', anonymity: 'ANONYMOUS' })
  await aResponse(two[0] ?? creator, three)
  const withAdmin = await aReview(creator, {
    asked: [...two, admin],
    title: 'Two and the Admin',
    anonymity: 'ANONYMOUS',
  })
  await aResponse(admin, withAdmin)
  await aReview(creator, { asked: two, title: 'With names' })
  const lines = (await exported(admin)).feedback?.slice(1) ?? []
  expect(Object.fromEntries(lines.map((line) => [line[0], line.slice(-2)]))).toEqual({
    Three: ['3', '1'],
    'Two and the Admin': ['', ''],
    'With names': ['2', '0'],
  })
})

test('has no address of somebody whose account is gone', async () => {
  const workspace = await aWorkspace()
  const [admin, gone] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await transaction((tx) => forgetPerson(tx, gone))
  const [heads = [], ...lines] = (await exported(admin)).people ?? []
  expect(lines.map((line) => line[heads.indexOf('E-mail')]).toSorted()).toEqual(['', admin.email])
})

test('says what people do while they are here, and nothing of what they do elsewhere', async () => {
  const workspace = await aWorkspace()
  const [admin, gone] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const titled = [
    { userId: admin.userId, jobTitle: 'Founder' },
    { userId: gone.userId, jobTitle: 'Head of Sales' },
  ]
  await db.profile.createMany({ data: titled })
  await deactivate(gone)
  const [heads = [], ...lines] = (await exported(admin)).people ?? []
  expect(lines.map((line) => line[heads.indexOf('Title')]).toSorted()).toEqual(['', 'Founder'])
})

test('says of an invitation what its person does, where the people say it', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const { id } = await anInvitation(admin, { firstName: 'Lena', lastName: 'Hoffmann' })
  await db.invitation.update({ where: { id }, data: { jobTitle: 'Head of Design' } })
  const [heads = [], line = []] = (await exported(admin)).invitations ?? []
  expect(heads.slice(3, 7)).toEqual(['Role', 'Status', 'Title', 'Invited by'])
  expect(line.slice(1, 6)).toEqual(['Lena', 'Hoffmann', 'Member', 'PENDING', 'Head of Design'])
})

test('counts with a tag whom its screen counts: those who are here', async () => {
  const workspace = await aWorkspace()
  const [admin, gone] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  await aTag({ workspace, name: 'Remote', members: [admin, gone] })
  await deactivate(gone)
  const { tags = [] } = await exported(admin)
  expect(tags[1]?.slice(0, 2)).toEqual(['Remote', '1'])
})

test('never an answer, a draft, or anything of another workspace', async () => {
  const workspace = await aWorkspace()
  const [admin, asked] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  const secret = unique('secret')
  const review = await aReview(admin, { asked: [asked] })
  await aResponse(asked, review)
  await db.answer.updateMany({ where: { reviewId: review.id, text: { not: null } }, data: { text: secret } })
  await aDraft(admin, { asked: [asked], title: `Draft ${secret}` })
  const stranger = await anAdmin({ firstName: secret })
  await aReview(stranger, { asked: [await aMember({ workspace: { id: stranger.workspaceId } })], title: secret })
  const { id } = await aWorkspaceExport(admin)
  const { file } = await getWorkspaceFile(admin, id)
  expect(unzipped(file).filter(({ text }) => text.includes(secret))).toEqual([])
})

test('no cell of it is a formula', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aMember({ workspace, firstName: '=HYPERLINK("http://evil.example")', lastName: '@cmd' })
  const { people = [] } = await exported(admin)
  expect(people.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  expect(people.flat()).toContain('\'=HYPERLINK("http://evil.example")')
})

test('reads beyond the first batch', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const data = Array.from({ length: 1_100 }, (_, index) => ({
    workspaceId: workspace.id,
    name: `tag ${index}`,
    createdAt: now(),
  }))
  await db.tag.createMany({ data })
  const { tags = [] } = await exported(admin)
  expect(tags).toHaveLength(1_101)
  const [view] = await listWorkspaceExports(admin)
  expect(view?.done).toBe(view?.total)
})

test('is for the Admin who asked for it: nobody else, and not for one who is none any more', async () => {
  const workspace = await aWorkspace()
  const [admin, other] = await Promise.all([anAdmin({ workspace }), anAdmin({ workspace })])
  const { id } = await aWorkspaceExport(admin)
  for (const actor of [other, await aMember({ workspace }), await anAdmin()]) {
    await expectRefused(getWorkspaceFile(actor, id), 'not-found')
  }
  await expectRefused(getWorkspaceFile({ ...admin, role: 'Member' }, id), 'forbidden')
})

test('a day later it is gone', async () => {
  const admin = await anAdmin()
  const { id } = await aWorkspaceExport(admin)
  setClock(() => hoursFrom(new Date(), 25))
  await expectRefused(getWorkspaceFile(admin, id), 'not-found')
  await removeExpiredWorkspaceExports(now())
  expect(await db.workspaceExport.count({ where: { id } })).toBe(0)
})

test('claimed twice it is made once; one whose maker fell silent is taken over', async () => {
  const admin = await anAdmin()
  const asked = await startWorkspaceExport(admin)
  const system = systemActor(admin.workspaceId)
  const made = await Promise.all([makeWorkspaceExport(system, asked), makeWorkspaceExport(system, asked)])
  expect(made.map(({ isMade }) => isMade).toSorted()).toEqual([false, true])
  const silent = { status: 'RUNNING', expiresAt: minutesFrom(now(), -1) } as const
  await db.workspaceExport.update({ where: { id: asked.id }, data: silent })
  expect(await makeWorkspaceExport(system, asked)).toEqual({ isMade: true })
})

test('the job makes what waits, says of what cannot be made that it failed, and waits for nobody who left', async () => {
  const [admin, demoted, gone] = await Promise.all([anAdmin(), anAdmin(), anAdmin()])
  const waiting = await startWorkspaceExport(admin)
  const refused = await startWorkspaceExport(demoted)
  const left = await startWorkspaceExport(gone)
  await db.member.update({ where: { id: demoted.memberId }, data: { role: 'Member' } })
  await deactivate(gone)
  await makeDueWorkspaceExports(now())
  const statusOf = async ({ id }: { id: string }) =>
    (await db.workspaceExport.findUniqueOrThrow({ where: { id } })).status
  expect(await statusOf(waiting)).toBe('DONE')
  expect(await statusOf(refused)).toBe('FAILED')
  expect(await statusOf(left)).toBe('WAITING')
})

test('says of invitations and teams what their screens say', async () => {
  const workspace = await aWorkspace()
  const [admin, tom, gone] = [await anAdmin({ workspace }), await aMember({ workspace }), await aMember({ workspace })]
  await aTeam({ workspace, name: 'Product', members: [tom], managers: [gone] })
  await deactivate(gone)
  const [expired, waiting] = [await anInvitation(admin), await anInvitation(admin)]
  await db.invitation.update({ where: { id: expired.id }, data: { expiresAt: now() } })
  const { teams = [], invitations = [] } = await exported(admin)
  const statuses = new Map(invitations.map(([email, , , , status]) => [email, status]))
  expect([statuses.get(expired.email), statuses.get(waiting.email)]).toEqual(['EXPIRED', 'PENDING'])
  expect(teams.at(-1)?.slice(3, 5)).toEqual(['', tom.email])
})
