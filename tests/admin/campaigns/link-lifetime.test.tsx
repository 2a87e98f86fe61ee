import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkGone } from '@/components/members/link-gone'
import { findCampaignInvite } from '@/lib/admin/campaigns/queries'
import { composeMail } from '@/lib/notifications/templates'
import { now } from '@/lib/platform/clock'
import { aCampaignInvite, expireInvite } from '@/tests/factories/platform/campaigns'
import { aSuperAdmin } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'

const next = { href: '/auth/register' }

test('an expired link knows the days of its campaign', async () => {
  const { id, token } = await aCampaignInvite(await aSuperAdmin(), { expiryDays: 3 })
  await expireInvite(id)
  expect(await findCampaignInvite(token)).toMatchObject({ state: 'EXPIRED', days: 3 })
})

test.each([
  [1, 'The link works for 1 day.'],
  [30, 'The link works for 30 days.'],
])('the mail of a link for %i days: %s', async (expiryDays, words) => {
  const { email } = await aCampaignInvite(await aSuperAdmin(), { expiryDays })
  const [mail] = await mailsTo(email)
  const letter = await composeMail('campaign.invited', JSON.stringify(mail?.props), now())
  expect(letter?.text).toContain(words)
})

test('the mail of a campaign doesn’t promise to be the last', async () => {
  const { email } = await aCampaignInvite(await aSuperAdmin())
  const [mail] = await mailsTo(email)
  const letter = await composeMail('campaign.invited', JSON.stringify(mail?.props), now())
  expect(letter?.text).toContain('Not interested? Ignore this e-mail.')
  expect(letter?.text).not.toContain('write again')
})

test('a link whose lifetime is unknown names none', () => {
  expect(renderToStaticMarkup(<LinkGone lifetime="3 days" next={next} />)).toContain('or is older than 3 days.')
  expect(renderToStaticMarkup(<LinkGone next={next} />)).toContain('It was used or replaced by a newer one. If')
})
