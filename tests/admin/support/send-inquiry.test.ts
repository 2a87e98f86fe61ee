import { afterEach, expect, test } from 'vitest'
import { sendInquiry } from '@/lib/admin/support/commands/send-inquiry'
import { sendInquirySchema, supportSchema } from '@/lib/admin/support/schema'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const anInquiry = () => ({
  name: 'Amara Okafor',
  email: `${unique('amara')}@acme.example`,
  message: 'Inquiry for Enterprise Plan for Acme',
})

test('anybody asks, and everybody who looks after the installation gets it once', async () => {
  const [one, gone] = await Promise.all([
    aPerson({ isSuperAdmin: true }),
    aPerson({ isSuperAdmin: true, status: 'DEACTIVATED' }),
  ])
  const inquiry = anInquiry()
  await sendInquiry(aVisitor(), inquiry)
  await sendInquiry(aVisitor(), inquiry)
  const mails = (await mailsTo(one.email)).filter(({ props }) => props['link'] === `mailto:${inquiry.email}`)
  expect(mails).toMatchObject([{ event: 'inquiry.sent', props: { askerName: inquiry.name, message: inquiry.message } }])
  expect(await mailsTo(gone.email)).toEqual([])
  expect(await db.inquiry.findMany({ where: { email: inquiry.email } })).toMatchObject([
    { ...inquiry, answeredAt: null },
  ])
})

test('the same words on a later day are a new inquiry', async () => {
  await aPerson({ isSuperAdmin: true })
  const inquiry = anInquiry()
  await sendInquiry(aVisitor(), inquiry)
  setClock(() => daysFrom(new Date(), 1))
  await sendInquiry(aVisitor(), inquiry)
  expect(await db.inquiry.count({ where: { email: inquiry.email } })).toBe(2)
})

test('without anybody who looks after it, that is said', async () => {
  await db.user.updateMany({ where: { isSuperAdmin: true }, data: { status: 'DEACTIVATED' } })
  await expectRefused(sendInquiry(aVisitor(), anInquiry()), 'conflict')
})

test('five times an hour from one place', async () => {
  await aPerson({ isSuperAdmin: true })
  const visitor = aVisitor()
  for (let time = 0; time < 5; time++) await sendInquiry(visitor, anInquiry())
  await expectRefused(sendInquiry(visitor, anInquiry()), 'too-many')
})

test.each([
  ['name', ' '],
  ['name', 'x'.repeat(101)],
  ['name', 'Amara\r\nBcc: all'],
  ['email', 'amara'],
  ['email', 'amara@acme.example\r\nBcc: all@acme.example'],
  ['message', ''],
  ['message', 'x'.repeat(2001)],
  ['message', 'nul\u0000'],
])('%s: %j is refused beside its field', (field, value) => {
  const parsed = sendInquirySchema.safeParse({ ...anInquiry(), [field]: value })
  expect(parsed.error?.issues[0]?.path).toEqual([field])
})

test('what a link fills in beyond its limits is as good as empty', () => {
  const filled = { query: 'contact', name: ['two', 'names'], email: 'a@b.example', message: 'x'.repeat(9000) }
  expect(supportSchema.parse(filled)).toEqual({ query: 'contact', name: '', email: 'a@b.example', message: '' })
})
