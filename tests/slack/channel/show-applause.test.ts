import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { deleteApplause } from '@/lib/applause/commands/delete-applause'
import { editApplause } from '@/lib/applause/commands/edit-applause'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { showApplause } from '@/lib/slack/channel/commands/show-applause'
import { chooseChannel } from '@/lib/slack/channel/commands/choose-channel'
import { findChannelSetting } from '@/lib/slack/channel/queries'
import { showChangedApplause } from '@/lib/slack/channel/jobs'
import { anApplause } from '@/tests/factories/applause'
import { aMember } from '@/tests/factories/members'
import { aSlackCircle, tryAgain } from '@/tests/slack/slack-circle'

const thanks = { channel: 'CTHANKS', name: 'thanks' }
const post = '/slack/api/chat.postMessage'

/** A Slack circle with a channel for applause, and a colleague without Slack. */
async function aChannel() {
  const circle = await aSlackCircle()
  await chooseChannel(circle.admin, thanks)
  const tom = await aMember({ workspace: circle.workspace, firstName: 'Tom', lastName: 'Reed' })
  return { ...circle, tom, shown: () => circle.shownIn('CTHANKS') }
}

test('public applause is posted once, with mentions of those who are connected', async () => {
  const { admin, member, tom, slackId, shown, standIn } = await aChannel()
  const { id } = await anApplause(admin, [member, tom], { words: 'For *this* & <!channel>' })
  await showChangedApplause()
  await showChangedApplause()
  const [message, ...others] = shown()
  expect(others).toEqual([])
  expect(message?.text).toMatch(/^Ada Berg thanked .+: For \*this\* &amp; &lt;!channel&gt;$/)
  const said = JSON.stringify(message?.blocks)
  expect(said).toContain(`{"type":"user","user_id":"${slackId}"}`)
  expect(said).toContain('"text":"Tom Reed"')
  expect(said).toContain('"text":"For *this* & <!channel>"')
  expect(said).toContain(`http://rapport.test/applaud/${id}?workspace=${admin.workspaceId}`)
  expect(standIn.violations).toEqual([])
})

test('long words are cut, and private applause is never posted', async () => {
  const { admin, tom, shown } = await aChannel()
  await anApplause(admin, [tom], { words: 'x'.repeat(900) })
  await anApplause(admin, [tom], { words: 'Private', isPublic: false })
  await showChangedApplause()
  expect(shown()).toHaveLength(1)
  expect(JSON.stringify(shown()[0]?.blocks)).toContain(`${'x'.repeat(499)}…`)
})

test('edited words are shown, and deleted applause is taken back', async () => {
  const { admin, tom, shown } = await aChannel()
  const { id } = await anApplause(admin, [tom], { words: 'First' })
  await showChangedApplause()
  await editApplause(admin, { id, words: 'Second' })
  await showChangedApplause()
  expect(shown()).toHaveLength(1)
  expect(shown()[0]?.text).toContain('Second')
  await deleteApplause(admin, { id })
  await showChangedApplause()
  expect(shown()).toEqual([])
  await showChangedApplause()
  expect(shown()).toEqual([])
  expect(await db.slackPost.count({ where: { applauseId: id } })).toBe(0)
})

test('what is edited before it is posted is posted once, as it is by then', async () => {
  const { admin, tom, shown } = await aChannel()
  const { id } = await anApplause(admin, [tom], { words: 'First' })
  await editApplause(admin, { id, words: 'Second' })
  await showChangedApplause()
  expect(shown().map(({ text }) => text)).toEqual(['Ada Berg thanked Tom Reed: Second'])
})

test('what was given before the channel was chosen stays out of it; what stands in another one stays there', async () => {
  const circle = await aSlackCircle()
  const tom = await aMember({ workspace: circle.workspace })
  await anApplause(circle.admin, [tom])
  await chooseChannel(circle.admin, thanks)
  await showChangedApplause()
  expect(circle.shownIn('CTHANKS')).toEqual([])
  const { id } = await anApplause(circle.admin, [tom])
  await showChangedApplause()
  await chooseChannel(circle.admin, { channel: 'CGENERAL', name: 'general' })
  await anApplause(circle.admin, [tom])
  await deleteApplause(circle.admin, { id })
  await showChangedApplause()
  expect([circle.shownIn('CTHANKS').length, circle.shownIn('CGENERAL').length]).toEqual([0, 1])
})

test('a post whose answer was lost is found again, and can be deleted', async () => {
  const { admin, tom, shown, standIn } = await aChannel()
  const { id } = await anApplause(admin, [tom])
  standIn.fail({ under: post, kind: 'lost' })
  await showChangedApplause()
  await tryAgain(admin)
  await showApplause()
  expect(shown()).toHaveLength(1)
  expect(await db.slackPost.findUnique({ where: { applauseId: id } })).toMatchObject({ ts: shown()[0]?.ts })
  await deleteApplause(admin, { id })
  await showChangedApplause()
  expect(shown()).toEqual([])
  expect(standIn.violations).toEqual([])
})

test('two instances at once post one message, and a channel that takes one a second gets the rest later', async () => {
  const { admin, tom, shown, messages } = await aChannel()
  messages.settings.isPaced = true
  await anApplause(admin, [tom])
  await anApplause(admin, [tom])
  await Promise.all([showChangedApplause(), showChangedApplause()])
  expect(shown()).toHaveLength(1)
  messages.settings.isPaced = false
  await tryAgain(admin)
  await showApplause()
  expect(shown()).toHaveLength(2)
})

/** An answer to a pressed button, which nobody misses as a message. */
async function aReplyTooLate({ workspaceId }: Actor) {
  const where = { workspaceId, provider: 'SLACK', memberId: null } as const
  const { id: integrationId } = await db.integration.findFirstOrThrow({ where })
  return { workspaceId, integrationId, kind: 'slack.reply', objectId: '1', dueAt: now(), createdAt: now() }
}

test('an Admin reads why a channel takes no posts, until another is chosen', async () => {
  const { admin, tom, messages } = await aChannel()
  messages.refusals.set('CTHANKS', 'is_archived')
  await anApplause(admin, [tom])
  await showChangedApplause()
  await db.integrationTask.create({ data: { ...(await aReplyTooLate(admin)), status: 'GIVEN_UP' } })
  expect(await findChannelSetting(admin)).toMatchObject({ failure: 'is_archived', givenUp: 1 })
  await chooseChannel(admin, { channel: 'CGENERAL', name: 'general' })
  expect(await findChannelSetting(admin)).toMatchObject({ failure: '' })
})

test('a workspace that is being deleted posts nothing', async () => {
  const { admin, tom, shown } = await aChannel()
  await anApplause(admin, [tom])
  await db.workspace.update({ where: { id: admin.workspaceId }, data: { deletionAt: daysFrom(now(), 7) } })
  await showChangedApplause()
  expect(shown()).toEqual([])
})

test('the post of a suspended workspace waits until the workspace is restored', async () => {
  const { admin, member, workspace, shown } = await aChannel()
  const suspend = (suspendedAt: Date | null) =>
    db.workspace.update({ where: { id: workspace.id }, data: { suspendedAt }, select: { id: true } })
  await anApplause(admin, [member])
  await suspend(now())
  await showChangedApplause()
  expect(shown()).toEqual([])
  await suspend(null)
  await showChangedApplause()
  expect(shown()).toHaveLength(1)
})
