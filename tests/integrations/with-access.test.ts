import { expect, test } from 'vitest'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { aGoogleAccount, aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin } from '@/tests/factories/members'

const expire = (id: string) =>
  db.integration.update({ where: { id }, data: { accessExpiresAt: minutesFrom(now(), -1) }, select: { id: true } })

test('renews access that has ended, once for all who ask together', async () => {
  const providers = await theProviders()
  const { id } = await aSlackWorkspace(await anAdmin(), providers)
  await expire(id)
  const before = providers.standIn.seenUnder('/slack/api/oauth').length
  const seen = await Promise.all([1, 2, 3].map(() => withAccess(id, async (access) => access)))
  expect(new Set(seen).size).toBe(1)
  expect(providers.standIn.seenUnder('/slack/api/oauth').length - before).toBe(1)
  expect(providers.standIn.violations).toEqual([])
})

test('access that the provider no longer takes is renewed, and the call made once more', async () => {
  const providers = await theProviders()
  const { id } = await aGoogleAccount(await aMember(), providers)
  const used: string[] = []
  await withAccess(id, async (access) => {
    used.push(access)
    if (used.length === 1) throw new ProviderFailure('expired', '401')
  })
  expect(new Set(used).size).toBe(2)
})

test('revoked access fails as such', async () => {
  const providers = await theProviders()
  const actor = await aMember()
  const { id } = await aGoogleAccount(actor, providers)
  providers.google.revoked.add(actor.email)
  await expire(id)
  await expect(withAccess(id, async () => {})).rejects.toMatchObject({ kind: 'revoked' })
})
