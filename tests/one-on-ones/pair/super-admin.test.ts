import { expect, test } from 'vitest'
import { turnedAway } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { getAccount, listAccounts } from '@/lib/admin/accounts/queries'
import { getPulse } from '@/lib/admin/operation/queries/get-pulse'
import { getWaiting } from '@/lib/admin/operation/queries/get-waiting'
import { listFailures, listLostMails } from '@/lib/admin/operation/queries/list-failures'
import { getBilling } from '@/lib/admin/organizations/queries/get-billing'
import { getOrganization } from '@/lib/admin/organizations/queries/get-organization'
import { listOrganizations } from '@/lib/admin/organizations/queries/list-organizations'
import { accountListSchema } from '@/lib/admin/accounts/schema'
import { organizationListSchema } from '@/lib/admin/organizations/schema'
import { listPlatformActs } from '@/lib/audit/platform/queries'
import { createCalendarFeed } from '@/lib/meetings/feed/commands/create-calendar-feed'
import { readCalendarFeed } from '@/lib/meetings/feed/queries'
import { draftTalkingPoints } from '@/lib/one-on-ones/drafts/commands/draft-talking-points'
import { summarizeOneOnOne } from '@/lib/one-on-ones/drafts/commands/summarize-one-on-one'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aSuperAdmin } from '@/tests/factories/members'
import { outcomeOf } from '@/tests/support/refused'
import { aSecretPair, secret } from './secret-pair'

type Feeding = Parameters<typeof createCalendarFeed>[0]

async function feedOf(actor: Feeding) {
  const { address } = await createCalendarFeed(actor)
  return readCalendarFeed(/([^/]+)\.ics$/.exec(address)?.[1] ?? '')
}

test('no page of a super admin holds anything of a pair', async () => {
  const { workspace, one, other } = await aSecretPair()
  const admin = await aSuperAdmin()
  const recipient = { in: [one.email, other.email] }
  await db.mail.updateMany({ where: { recipient }, data: { status: 'GIVEN_UP' } })
  const pages = await Promise.all([
    listAccounts(admin, accountListSchema.parse({ search: one.email })),
    getAccount(admin, one.userId),
    listOrganizations(admin, organizationListSchema.parse({ search: workspace.slug })),
    getOrganization(admin, workspace.id),
    getBilling(admin, workspace.id, undefined),
    getPulse(admin),
    getWaiting(admin),
    listLostMails(admin, undefined),
    listFailures(admin, 'error'),
    listPlatformActs(admin, { kind: 'all', about: workspace.id }),
  ])
  const said = JSON.stringify(pages, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  expect(said).toContain(workspace.id)
  expect(said).not.toContain(secret)
})

test('a super admin of another workspace is turned away from every route, action and page of a pair', async () => {
  const { workspace } = await aSecretPair()
  const { userId } = await aSuperAdmin()
  const asked = { ...(await personActor(userId)), currentWorkspaceId: workspace.id }
  expect(asked.isSuperAdmin).toBe(true)
  expect(await turnedAway(asked)).toMatchObject({ code: 'signed-out' })
})

test('the calendar feed and the drafts of a pair are its own alone', async () => {
  const { one, other, id, pairId, outsiders } = await aSecretPair()
  for (const actor of [one, other]) expect(await feedOf(actor)).toContain(secret)
  for (const actor of outsiders) {
    expect(await feedOf(actor)).not.toContain(secret)
    const pressId = randomId()
    const drafts = [
      summarizeOneOnOne(actor, { id, pressId, range: 'this' }),
      draftTalkingPoints(actor, { id: pairId, pressId }),
    ]
    expect(await Promise.all(drafts.map(outcomeOf))).toEqual(['not-found', 'not-found'])
  }
})
