import { expect, test } from 'vitest'
import { queueMail } from '@/lib/notifications/outbox'
import { composeMail } from '@/lib/notifications/templates'
import { unsubscribe } from '@/lib/notifications/unsubscribing/commands/unsubscribe'
import { getUnsubscribing } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { unsubscribePath } from '@/lib/notifications/unsubscribing/rules'
import { db, transaction } from '@/lib/platform/db'
import { absoluteUrl } from '@/lib/platform/links'
import { newToken } from '@/lib/platform/secrets'
import { aMember, aVisitor } from '@/tests/factories/members'
import { aCircle, aReview, mailedCode } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

async function anAddressAsked() {
  const { workspace, creator } = await aCircle(0)
  const email = `${unique('olga')}@client.example`
  await aReview(creator, { emails: [email] })
  return { workspace, creator, email, code: await mailedCode(email) }
}

const isUnsubscribed = async (code: string) => (await getUnsubscribing(code)).isUnsubscribed

test('nobody of this workspace can ask at the address any more, and any other workspace still writes', async () => {
  const { workspace, creator, email, code } = await anAddressAsked()
  expect(await isUnsubscribed(code)).toBe(false)
  await unsubscribe(aVisitor(), { code })
  await unsubscribe(aVisitor(), { code })
  expect(await isUnsubscribed(code)).toBe(true)
  const colleague = await aMember({ workspace, role: 'Manager' })
  for (const asker of [creator, colleague]) await expectRefused(aReview(asker, { emails: [email] }), 'invalid')
  expect(await mailsTo(email)).toHaveLength(1)
  await aReview((await aCircle(0)).creator, { emails: [email] })
  expect(await mailsTo(email)).toHaveLength(2)
})

test('letters to a member of the same address are not kept back', async () => {
  const { workspace, email, code } = await anAddressAsked()
  await unsubscribe(aVisitor(), { code })
  const props = { recipientName: '', reviewTitle: 'Q3', link: 'http://rapport.test/', workspaceName: 'Acme' }
  const mail = { event: 'review.closed' as const, key: 'one', to: { address: email } }
  await transaction((tx) =>
    queueMail(tx, workspace.id, [{ ...mail, props: { ...props, answeredCount: 1, askedCount: 1, isHidden: false } }]),
  )
  expect((await mailsTo(email)).map(({ event }) => event)).toContain('review.closed')
})

test('an old link goes on letting somebody unsubscribe', async () => {
  const { email, code } = await anAddressAsked()
  await db.externalReviewer.updateMany({ where: { email }, data: { expiresAt: new Date(0) } })
  await unsubscribe(aVisitor(), { code })
  expect(await isUnsubscribed(code)).toBe(true)
})

test('a code that nobody was mailed changes nothing, and is told apart by nothing', async () => {
  const before = await db.unsubscribedAddress.count()
  for (const code of [newToken(), '', "' OR 1=1 --"]) {
    expect(await unsubscribe(aVisitor(), { code })).toEqual({})
    await expectRefused(getUnsubscribing(code), 'not-found')
  }
  expect(await db.unsubscribedAddress.count()).toBe(before)
})

test('letters to people outside carry the link in their text and for the mail program, others do not', async () => {
  const { email, code } = await anAddressAsked()
  const [mail] = await mailsTo(email)
  const { event = '', props = {} } = mail ?? {}
  const link = absoluteUrl(unsubscribePath(code))
  const letter = await composeMail(event, JSON.stringify(props), new Date(0))
  expect(letter?.headers).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(letter?.text).toContain(link)
  const { unsubscribeLink: _, ...inside }: Record<string, string> = props
  const toMember = await composeMail(event, JSON.stringify(inside), new Date(0))
  expect(toMember?.headers).toBeUndefined()
  expect(toMember?.text).not.toContain('Unsubscribe')
})
