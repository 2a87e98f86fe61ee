import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { purgeWorkspace } from '@/lib/workspaces/deletion/commands/purge-workspace'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { purgeDueWorkspaces } from '@/lib/workspaces/deletion/jobs'
import { setLogo } from '@/lib/workspaces/logos/commands/set-logo'
import { anExport } from '@/tests/factories/exports'
import { aMember, anAdmin, aPlace } from '@/tests/factories/members'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { aClosedReview } from '@/tests/factories/releases'
import { aDraft, aReview } from '@/tests/factories/reviews'
import { aSeries } from '@/tests/factories/series'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

/** A workspace with something of everything that keeps people from being removed, and the day before it goes. */
async function aFullWorkspace() {
  const workspace = await aWorkspace({ name: unique('Gone') })
  const admin = await anAdmin({ workspace })
  const asked = await aMember({ workspace })
  await aTeam({ workspace, members: [asked], managers: [admin] })
  await aTemplate(admin)
  await aDraft(admin, { asked: [asked] })
  await aReview(admin, { asked: [asked], emails: [`${unique('olga')}@elsewhere.example`], about: 'me' })
  await aSeries(admin, { asked: [asked] })
  await setLogo(admin, { file: aFile(await aPictureFile()) })
  await scheduleDeletion(admin, { typedName: workspace.name })
  return { workspace, admin, asked }
}

/** The tables that hold anything of a workspace. */
async function filledTables(workspaceId: string) {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns,
      query_to_xml(format('SELECT 1 FROM %I WHERE "workspaceId" = %L LIMIT 1', table_name, ${workspaceId}::uuid), true, true, '') found
    WHERE table_schema = 'public' AND column_name = 'workspaceId' AND found::text LIKE '%<row%'`
  return rows.map(({ name }) => name)
}

const purge = (id: string) => purgeWorkspace(systemActor(id), { id })
const exists = async (id: string) => (await db.workspace.count({ where: { id } })) === 1
const later = () => setClock(() => daysFrom(new Date(), 31))

test('after its day all of it is gone, and people keep their accounts', async () => {
  const { workspace, admin, asked } = await aFullWorkspace()
  const elsewhere = await aPlace({ userId: asked.userId, workspace: await aWorkspace() })
  const { logoId } = await db.workspace.findUniqueOrThrow({ where: { id: workspace.id } })
  expect((await filledTables(workspace.id)).length).toBeGreaterThan(15)
  later()
  expect(await purge(workspace.id)).toEqual({ isGone: true })
  expect(await exists(workspace.id)).toBe(false)
  expect(await filledTables(workspace.id)).toEqual([])
  expect(await db.picture.count({ where: { id: logoId ?? '' } })).toBe(0)
  expect(await db.user.count({ where: { id: { in: [admin.userId, asked.userId] } } })).toBe(2)
  expect(await db.member.count({ where: { id: elsewhere.memberId } })).toBe(1)
  expect((await mailsTo(admin.email)).map(({ event }) => event)).toContain('workspace.deleted')
})

test('answers, results and files go with it', async () => {
  const { creator, id } = await aClosedReview({ answers: 3 })
  await anExport(creator, id)
  await releaseReview(creator, { id }).catch(() => undefined)
  await db.workspace.update({ where: { id: creator.workspaceId }, data: { deletionAt: now() } })
  expect(await purge(creator.workspaceId)).toEqual({ isGone: true })
  expect(await db.answer.count({ where: { reviewId: id } })).toBe(0)
})

test('before its day, taken back, or for another workspace, nothing happens', async () => {
  const { workspace, admin } = await aFullWorkspace()
  expect(await purge(workspace.id)).toEqual({ isGone: false })
  expect(await db.notification.count({ where: { workspaceId: workspace.id } })).toBeGreaterThan(0)
  await db.workspace.update({ where: { id: workspace.id }, data: { deletionAt: null } })
  later()
  expect(await purge(workspace.id)).toEqual({ isGone: false })
  const stranger = systemActor((await anAdmin()).workspaceId)
  expect(await purgeWorkspace(stranger, { id: workspace.id })).toEqual({ isGone: false })
  expect(await db.member.count({ where: { id: admin.memberId } })).toBe(1)
})

test('the job removes what is due, once, and leaves the audit log of every other workspace alone', async () => {
  const { workspace } = await aFullWorkspace()
  const other = await aFullWorkspace()
  await db.workspace.update({ where: { id: workspace.id }, data: { deletionAt: now() } })
  const runs = await Promise.all([purgeDueWorkspaces(now()), purgeDueWorkspaces(now())])
  expect(runs.reduce((sum, { purged }) => sum + purged, 0)).toBeGreaterThan(0)
  expect(await exists(workspace.id)).toBe(false)
  expect(await exists(other.workspace.id)).toBe(true)
  expect(await db.auditEntry.count({ where: { workspaceId: other.workspace.id } })).toBeGreaterThan(0)
})
