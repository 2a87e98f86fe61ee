import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { transaction } from '@/lib/platform/db'
import { aGoogleAccount, aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const lettersTo = async (email: string) => (await mailsTo(email)).filter(({ event }) => event === 'integration.lost')

test('its owner sees it on every screen and gets one mail, however often it fails', async () => {
  const actor = await aMember()
  const { id } = await aGoogleAccount(actor, await theProviders())
  await Promise.all([1, 2, 3].map(() => transaction((tx) => breakConnections(tx, [id]))))
  const letters = await lettersTo(actor.email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.props).toMatchObject({ service: 'Google Calendar', account: actor.email })
  const { lostConnections } = await memberActor(actor.memberId)
  expect(lostConnections).toEqual([{ provider: 'GOOGLE', isPersonal: true }])
})

test('of the workspace’s, every Admin and nobody else', async () => {
  const workspace = await aWorkspace()
  const [one, other] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  const colleague = await aMember({ workspace })
  const { id } = await aSlackWorkspace(one, await theProviders())
  await transaction((tx) => breakConnections(tx, [id]))
  for (const { email } of [one, other]) expect(await lettersTo(email)).toHaveLength(1)
  expect(await lettersTo(colleague.email)).toEqual([])
  expect((await memberActor(colleague.memberId)).lostConnections).toEqual([])
  expect((await memberActor(other.memberId)).lostConnections).toEqual([{ provider: 'SLACK', isPersonal: false }])
})

test('a person who left gets no mail', async () => {
  const actor = await aMember()
  const { id } = await aGoogleAccount(actor, await theProviders())
  await deactivate(actor)
  await transaction((tx) => breakConnections(tx, [id]))
  expect(await lettersTo(actor.email)).toEqual([])
})
