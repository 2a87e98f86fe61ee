import { expect, test } from 'vitest'
import CampaignInvitePage from '@/app/(auth)/auth/campaign/[token]/page'
import { beginInvitedWorkspace } from '@/lib/admin/campaigns/commands/begin-invited-workspace'
import { aCampaignInvite, aRegistration, expireInvite } from '@/tests/factories/platform/campaigns'
import { aPerson, aSuperAdmin, aVisitor } from '@/tests/factories/members'
import { markupOf } from '@/tests/support/markup-of'

async function pageOf(token: string) {
  const page = await CampaignInvitePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) })
  return markupOf(page)
}

test('the link of a workspace that was set up leads to the sign-in', async () => {
  const { token, slug } = await aCampaignInvite(await aSuperAdmin(), { isOpened: true })
  await beginInvitedWorkspace(aVisitor(), aRegistration(token, slug))
  const markup = await pageOf(token)
  expect(markup).toContain('Your workspace is ready')
  expect(markup).toContain('href="/auth/login"')
  expect(markup).not.toContain('expired')
})

test('an expired link leads to a workspace, and not to another link', async () => {
  const { id, token } = await aCampaignInvite(await aSuperAdmin(), { expiryDays: 3 })
  await expireInvite(id)
  for (const [link, words] of [
    [token, 'is older than 3 days'],
    ['a'.repeat(43), 'used or replaced by a newer one'],
  ] as const) {
    const markup = await pageOf(link)
    expect(markup).toContain('This link has expired')
    expect(markup).toContain(words)
    expect(markup).toContain('Create a workspace')
    expect(markup).not.toContain('Get a new link')
  }
})

test('somebody who has an account by now is led to the sign-in before they fill in a form', async () => {
  const { email, token } = await aCampaignInvite(await aSuperAdmin())
  expect(await pageOf(token)).toContain('Get started')
  await aPerson({ email })
  const markup = await pageOf(token)
  expect(markup).toContain('You already have an account')
  expect(markup).toContain('href="/auth/login?callbackUrl=%2Fworkspace%2Fcreate"')
  expect(markup).not.toContain('Get started')
})
