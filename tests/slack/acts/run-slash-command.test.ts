import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { runSlashCommand } from '@/lib/slack/acts/commands/run-slash-command'
import { aNamesakeIn, aPersonIn, aSlack, typed } from './acting'
import { aSlackAccount } from '@/tests/factories/integrations'
import { aMember } from '@/tests/factories/members'

const sentenceIn = (answer: { text: string } | null) => answer?.text

test('opens the dialog for applause with the people and words that were typed', async () => {
  const slack = await aSlack()
  const { person } = await aPersonIn(slack)
  const { answer, dialog } = await typed(slack, person, 'thanks <@U0TOM|tom> for &lt;b&gt;everything&lt;/b&gt;')
  expect(answer).toBeNull()
  expect(dialog?.blocks[0]).toMatchObject({ block_id: 'recipientIds', element: { initial_users: ['U0TOM'] } })
  expect(dialog?.blocks[2]).toMatchObject({ block_id: 'words', element: { initial_value: 'for <b>everything</b>' } })
  expect(dialog?.blocks.at(-1)).toMatchObject({
    elements: [{ text: expect.stringMatching(/ left this month in /) }],
  })
  expect(slack.standIn.violations).toEqual([])
})

test('opens the dialog for a quick question, and says what can be typed', async () => {
  const slack = await aSlack()
  const { person } = await aPersonIn(slack)
  const { dialog } = await typed(slack, person, 'ask <@U0TOM> How did it go?')
  expect(dialog?.blocks.map(({ type }) => type)).toEqual(['input', 'input', 'context'])
  for (const text of ['', 'help', 'dance']) {
    const { answer, dialog: none } = await typed(slack, person, text)
    expect(sentenceIn(answer)).toContain('/rapport thanks')
    expect(none).toBeNull()
  }
  expect(slack.standIn.violations).toEqual([])
})

test('knows nobody who has not connected, has left, or is of a workspace that is being deleted', async () => {
  const slack = await aSlack()
  const [leaver, revoked, stayer] = [await aPersonIn(slack), await aPersonIn(slack), await aPersonIn(slack)]
  const { person: unconnected } = await aNamesakeIn(slack)
  await db.member.update({ where: { id: leaver.actor.memberId }, data: { status: 'DEACTIVATED' } })
  const where = { memberId: revoked.actor.memberId }
  await db.integration.updateMany({ where, data: { brokenAt: new Date(Date.now()) } })
  for (const person of [unconnected, leaver.person, revoked.person]) {
    const { answer } = await typed(slack, person, 'thanks')
    expect(sentenceIn(answer)).toBe('Connect your Slack account first.')
    expect(JSON.stringify(answer)).toContain('http://rapport.test/profile?tab=integrations')
  }
  await db.workspace.update({ where: { id: slack.workspace.id }, data: { deletionAt: new Date(Date.now()) } })
  expect(sentenceIn((await typed(slack, stayer.person, 'thanks')).answer)).toContain(
    'An admin needs to connect Slack first.',
  )
})

test('a person of one Slack workspace is nobody in another', async () => {
  const [slack, other] = [await aSlack(), await aSlack()]
  other.providers.slack.settings.person = 'U0SHARED'
  const actor = await aMember({ workspace: other.workspace })
  const { externalId: user } = await aSlackAccount(actor, other.providers)
  const { answer } = await typed(other, { team: slack.team, user }, 'thanks')
  expect(sentenceIn(answer)).toBe('Connect your Slack account first.')
  const nobody = await typed(other, { team: 'T0NOBODY', user }, 'thanks')
  expect(sentenceIn(nobody.answer)).toContain('An admin needs to connect Slack first.')
})

test('says what the plan or the workspace does not offer', async () => {
  const slack = await aSlack('FREE')
  const { person } = await aPersonIn(slack)
  const { answer, dialog } = await typed(slack, person, 'thanks <@U0TOM>')
  expect(sentenceIn(answer)).toContain('plan')
  expect(dialog).toBeNull()
})

test('a Slack that does not answer is said within the time it waits, and lost access breaks the connection', async () => {
  const slack = await aSlack()
  const { actor, person } = await aPersonIn(slack)
  slack.standIn.fail({ under: '/slack/api/views.open', kind: 'answer', status: 503, html: '<html>' })
  expect(sentenceIn((await typed(slack, person, 'ask')).answer)).toBe('Slack didn’t answer. Try again.')
  slack.standIn.fail({ under: '/slack/api/views.open', kind: 'hang' })
  const begun = performance.now()
  const asker = { teamId: person.team, userId: person.user }
  expect(await runSlashCommand(asker, { triggerId: 'late', text: 'ask' })).toMatchObject({
    text: 'Slack didn’t answer. Try again.',
  })
  expect(performance.now() - begun).toBeLessThan(2_900)
  slack.standIn.fail({ under: '/slack/api/views.open', kind: 'answer', json: { ok: false, error: 'token_revoked' } })
  expect(sentenceIn((await typed(slack, person, 'ask')).answer)).toContain('An admin needs to connect Slack first.')
  const broken = await db.integration.findMany({ where: { workspaceId: actor.workspaceId, brokenAt: { not: null } } })
  expect(broken.map(({ externalId }) => externalId)).toEqual([slack.team])
})
