import { expect, test } from 'vitest'
import { createCampaign } from '@/lib/admin/campaigns/commands/create-campaign'
import { getCampaign, listCampaignInvites, listCampaigns } from '@/lib/admin/campaigns/queries'
import { createCampaignSchema } from '@/lib/admin/campaigns/schema'
import { randomId } from '@/lib/shared/randomness'
import { aProspect } from '@/tests/factories/platform/campaigns'
import { aPerson, aSuperAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const all = { state: 'all' } as const

test('proposes a company and a free address for each, mails nobody, and makes one', async () => {
  const [root, one] = [await aSuperAdmin(), aProspect()]
  await aWorkspace({ slug: one.slug })
  const list = `${one.email},Ana\nbo@${one.company}.example`
  const asked = { madeId: randomId(), name: 'Spring', expiryDays: 14, list }
  const { id } = await createCampaign(root, asked)
  await createCampaign(root, asked)
  const { rows } = await listCampaignInvites(root, id, all)
  expect(rows.map(({ companySlug, problem, state }) => [companySlug, problem, state]).toSorted()).toEqual([
    [`${one.slug}-2`, null, 'DRAFT'],
    [`${one.slug}-3`, null, 'DRAFT'],
  ])
  expect(await mailsTo(one.email)).toEqual([])
  expect(await getCampaign(root, id)).toMatchObject({ name: 'Spring', total: 2, DRAFT: 2, PENDING: 0 })
  expect((await listCampaigns(root, {})).rows[0]).toMatchObject({ id })
})

test('marks addresses that have an account, and mailboxes that tell no company', async () => {
  const root = await aSuperAdmin()
  const { email } = await aPerson()
  const list = `${email}\n${randomId()}@gmail.com`
  const { id } = await createCampaign(root, { madeId: randomId(), name: 'Spring', expiryDays: 14, list })
  const { rows } = await listCampaignInvites(root, id, all)
  expect(rows.find((row) => row.email === email)?.problem).toMatch(/has an account/)
  expect(rows.find((row) => row.email !== email)?.problem).toBe('Enter the company.')
})

test('prepares the lines that can be used, and says what was left out', async () => {
  const [root, one] = [await aSuperAdmin(), aProspect()]
  const asked = { madeId: randomId(), name: 'Spring', expiryDays: 14 }
  const made = await createCampaign(root, { ...asked, list: `${one.email}\nDana\n${one.email}` })
  const faults = ['Line 2: “Dana” isn’t a valid e-mail address.']
  expect(made).toEqual({ id: asked.madeId, count: 1, faults, duplicateCount: 1 })
  expect((await listCampaignInvites(root, made.id, all)).rows.map(({ email }) => email)).toEqual([one.email])
})

test('refuses a list that cannot be read, beside its field', async () => {
  const asked = { madeId: randomId(), name: 'Spring', expiryDays: 14, list: 'Dana' }
  await expectRefused(createCampaign(await aSuperAdmin(), asked), 'invalid')
})

test.each([['0'], ['61'], ['two weeks']])('links do not work for %j days', (expiryDays) => {
  const parsed = createCampaignSchema.safeParse({ madeId: randomId(), name: 'Spring', expiryDays, list: 'a@b.example' })
  expect(parsed.error?.issues[0]?.path).toEqual(['expiryDays'])
})
