import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CampaignListScreen } from '@/components/admin/campaigns/campaign-list-screen'
import { CampaignScreen } from '@/components/admin/campaigns/campaign-screen'
import { InviteRows } from '@/components/admin/campaigns/invite-rows'
import { createCampaign } from '@/lib/admin/campaigns/commands/create-campaign'
import { resendCampaignInvite } from '@/lib/admin/campaigns/commands/resend-campaign-invite'
import { revokeCampaignInvite } from '@/lib/admin/campaigns/commands/revoke-campaign-invite'
import { countReadyInvites, getCampaign, listCampaignInvites } from '@/lib/admin/campaigns/queries'
import { campaignSchema } from '@/lib/admin/campaigns/schema'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aSuperAdmin } from '@/tests/factories/members'
import { aCampaignInvite, expireInvite } from '@/tests/factories/platform/campaigns'

const nothing = () => undefined
const router = {
  bfcacheId: '',
  refresh: nothing,
  back: nothing,
  forward: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
}

const markupOf = (screen: React.ReactElement) =>
  renderToStaticMarkup(<AppRouterContext.Provider value={router}>{screen}</AppRouterContext.Provider>)

/** A campaign that isn't sent yet, and its screen under these filters. */
async function aCampaign(addresses: number) {
  const root = await aSuperAdmin()
  const list = Array.from({ length: addresses }, () => `ana@${randomId()}.example`).join('\n')
  const { id } = await createCampaign(root, { madeId: randomId(), name: 'Autumn', expiryDays: 14, list })
  const show = async (query: object = {}) => {
    const filter = campaignSchema.parse(query)
    const [campaign, page, readyCount] = await Promise.all([
      getCampaign(root, id),
      listCampaignInvites(root, id, filter),
      countReadyInvites(root, id),
    ])
    const screen = { campaign, filter, page, readyCount, zone: 'UTC' }
    return { page, markup: markupOf(<CampaignScreen {...screen} />) }
  }
  return { root, id, show }
}

test('an invitation on a later page is edited there', async () => {
  const { show } = await aCampaign(30)
  const first = await show({ state: 'DRAFT' })
  const { page, markup } = await show({ state: 'DRAFT', after: first.page.next })
  const href = /href="([^"]*edit=[^"]*)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const edited = Object.fromEntries(new URL(href, 'https://rapport.example').searchParams)
  expect(edited).toMatchObject({ state: 'DRAFT', edit: page.rows[0]?.id })
  expect((await show(edited)).markup).toContain('id="edit"')
})

test('a campaign whose addresses were all left out says so', async () => {
  const { root, id, show } = await aCampaign(1)
  const [{ id: inviteId } = { id: '' }] = await db.campaignInvite.findMany({ where: { campaignId: id } })
  expect((await show({ state: 'EXPIRED' })).markup).toContain('No results')
  await revokeCampaignInvite(root, { id: inviteId })
  const { markup } = await show()
  expect(markup).toContain('All addresses were left out')
  expect(markup).not.toContain('No results')
  expect(markup).not.toContain('Clear filters')
  expect(markup).toContain('href="/admin/invitations/add"')
})

test('a list without campaigns leads to the first', () => {
  const markup = markupOf(<CampaignListScreen filter={{}} page={{ rows: [], next: null }} zone="UTC" />)
  expect(markup.split('href="/admin/invitations/add"')).toHaveLength(3)
})

test('an invitation whose mail came back says why', async () => {
  const root = await aSuperAdmin()
  const { campaignId, email, id } = await aCampaignInvite(root)
  const problemOf = async () =>
    (await listCampaignInvites(root, campaignId, campaignSchema.parse({}))).rows.map(({ problem }) => problem)
  expect(await problemOf()).toEqual([null])
  const mail = { status: 'GIVEN_UP', lastError: '550 no such mailbox' } as const
  await db.mail.updateMany({ where: { recipient: email, event: 'campaign.invited' }, data: mail })
  expect(await problemOf()).toEqual(['Not delivered: 550 no such mailbox'])
  await db.campaignInvite.update({ where: { id }, data: { sentAt: daysFrom(now(), -1) } })
  await resendCampaignInvite(root, { id })
  expect(await problemOf()).toEqual([null])
})

test('what can’t be revoked offers no Revoke: an expired invitation is only resent', async () => {
  const root = await aSuperAdmin()
  const { campaignId, id } = await aCampaignInvite(root)
  const markupNow = async () => {
    const { rows } = await listCampaignInvites(root, campaignId, campaignSchema.parse({}))
    return markupOf(<InviteRows address="/admin/invitations/x" rows={rows} zone="UTC" />)
  }
  expect(await markupNow()).toContain('Revoke')
  await expireInvite(id)
  expect(await markupNow()).toContain('Resend')
  expect(await markupNow()).not.toContain('Revoke')
})
