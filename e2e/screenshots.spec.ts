import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { SHOT_DENSITY, shotPath, shots, SMALL_SHOT, type ShotName } from '@/components/shell/public/shots'
import { memberActor, memberActorAt, type Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { fromRoot } from '@/scripts/support/root.mjs'
import { expect, test } from './support/test'

const taken = ['light', 'dark'] as const

/** Goes to a screen in a theme, and waits until it is drawn. */
async function show(page: Page, path: string, colorScheme: (typeof taken)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** A picture of this screen of the demo in each theme, for the README. */
async function picture(page: Page, path: string, name: string) {
  for (const colorScheme of taken) {
    await show(page, path, colorScheme)
    await page.screenshot({ path: fromRoot('docs/screenshots', `${name}-${colorScheme}.png`) })
  }
}

/** The same for the public pages, from a smaller window and in two sizes. */
async function publish(page: Page, path: string, name: ShotName) {
  const { width, height } = shots[name]
  await page.setViewportSize({ width, height })
  for (const colorScheme of taken) {
    await show(page, path, colorScheme)
    const picture = sharp(await page.screenshot()).webp({ quality: 80, effort: 6 })
    await picture.toFile(fromRoot(`public${shotPath(name, colorScheme)}`))
    await picture
      .resize(SMALL_SHOT)
      .webp({ quality: 70, effort: 6 })
      .toFile(fromRoot(`public${shotPath(name, colorScheme, SMALL_SHOT)}`))
  }
}

/** The demo as the public pages and the README show it: nothing opens in front of it. */
async function theManager() {
  const manager = await memberActorAt('acme', 'manager@acme.example')
  const { workspaceId } = manager
  await db.celebration.updateMany({ where: { workspaceId }, data: { viewedAt: new Date(Date.now()) } })
  return manager
}

/** A 360 review that its subject reads, answered a lot, and a form that is still being written. */
async function reviewsOf(workspaceId: string) {
  const read = await db.review.findFirstOrThrow({
    where: { workspaceId, releasedAt: { not: null }, assignees: { some: { relationship: 'PEER' } } },
    orderBy: { answeredCount: 'desc' },
  })
  return { read, draft: await db.review.findFirstOrThrow({ where: { workspaceId, status: 'DRAFT' } }) }
}

/** The next one-on-one with something on its agenda. */
async function aWrittenOneOnOne(workspaceId: string) {
  const { id: meetingId, meeting } = await db.oneOnOne.findFirstOrThrow({
    where: { workspaceId, pair: { points: { some: {} } }, meeting: { completedAt: null, canceledAt: null } },
    orderBy: { meeting: { startsAt: 'asc' } },
    select: { id: true, meeting: { select: { organizerId: true } } },
  })
  return { meetingId, meeting }
}

test('the screens of the README are as they look now', async ({ visit }) => {
  const manager = await theManager()
  const { workspaceId } = manager
  const { read } = await reviewsOf(workspaceId)
  const { meetingId, meeting } = await aWrittenOneOnOne(workspaceId)
  const asked = await db.reviewAssignee.findFirstOrThrow({
    where: { workspaceId, status: 'PENDING', memberId: { not: null }, review: { status: 'ACTIVE' } },
  })
  const as = async (memberId: string | null) => visit(await memberActor(memberId ?? ''))
  const page = await visit(manager)
  await picture(page, '/dashboard', 'home')
  await picture(page, '/goals/alignment', 'goals')
  await picture(page, '/applaud', 'applause')
  await picture(await as(meeting.organizerId), `/one-on-one/${meetingId}`, 'one-on-one')
  await picture(await as(read.creatorId), `/feedback/preview/${read.id}`, 'summary')
  await picture(await as(asked.memberId), `/feedback/id/${asked.reviewId}`, 'answering')
})

test('the screens of the public pages are as they look now', async ({ visit }) => {
  const manager = await theManager()
  const { workspaceId } = manager
  const { read, draft } = await reviewsOf(workspaceId)
  const asked = await db.reviewAssignee.findFirstOrThrow({
    where: {
      workspaceId,
      status: 'PENDING',
      memberId: { not: null },
      review: { status: 'ACTIVE', anonymity: 'ANONYMOUS' },
    },
  })
  const { meetingId, meeting } = await aWrittenOneOnOne(workspaceId)
  const as = async (memberId: string) => visit(await memberActor(memberId), { deviceScaleFactor: SHOT_DENSITY })
  const page = await as(manager.memberId)
  await publish(page, '/dashboard', 'home')
  await publish(page, '/goals/alignment', 'goals')
  await publish(await as(meeting.organizerId), `/one-on-one/${meetingId}`, 'one-on-one')
  await publish(page, '/applaud', 'applause')
  await publish(await as(read.creatorId), `/feedback/preview/${read.id}`, 'summary')
  await publish(await as(draft.creatorId), `/feedback/edit/${draft.id}?step=questions`, 'wizard')
  const answering = await as(asked.memberId ?? '')
  await publish(answering, `/feedback/id/${asked.reviewId}`, 'answering')
  await publish(answering, `/feedback/id/${asked.reviewId}`, 'promise')
})

test('the screens of the help are as they look now', async ({ visit }) => {
  const { workspaceId } = await theManager()
  const goal = await db.goal.findFirstOrThrow({
    where: { workspaceId, type: 'Team', status: 'OnTrack', archivedAt: null, keyResults: { some: {} } },
    orderBy: { progress: 'desc' },
  })
  const followUp = await db.followUp.findFirstOrThrow({
    where: { workspaceId, items: { some: {} } },
    orderBy: { meeting: { startsAt: 'desc' } },
    select: { id: true, meeting: { select: { organizerId: true } } },
  })
  const as = (actor: Actor) => visit(actor, { deviceScaleFactor: SHOT_DENSITY })
  const page = await as(await memberActorAt('acme', 'admin@acme.example'))
  await publish(page, `/goals/${goal.id}/detail`, 'goal')
  await publish(page, '/users', 'people')
  await publish(page, '/users/add', 'invite')
  await publish(page, '/workspace/edit?tab=plan', 'plan')
  await publish(page, '/profile?tab=settings', 'hearing')
  await publish(page, '/template', 'templates')
  await publish(await as(await memberActor(followUp.meeting.organizerId)), `/followups/${followUp.id}`, 'follow-up')
})
