import { expect, test } from 'vitest'
import { getOwnData } from '@/lib/account/queries/get-own-data'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { db, transaction } from '@/lib/platform/db'
import { aMember, aSuperAdmin } from '@/tests/factories/members'
import { aCampaignInvite } from '@/tests/factories/platform/campaigns'
import { anInquiry, aSubscriber } from '@/tests/factories/platform/platform'

test('what a person wrote to support, and the newsletter they get, are in their file', async () => {
  const { email } = await aSubscriber({ isConfirmed: true })
  const person = await aMember({ email })
  await anInquiry({ email, message: 'Where is my invoice?' })
  await anInquiry({ message: 'A stranger’s question' })
  const copy = await getOwnData(person)
  expect(copy.messagesToSupport).toMatchObject([{ name: 'Amara', email, message: 'Where is my invoice?' }])
  expect(copy.newsletter).toMatchObject({ email, unsubscribedAt: null })
  expect((await getOwnData(await aMember())).newsletter).toBeNull()
})

test('campaign invitations to their address are in their file, and no others', async () => {
  const root = await aSuperAdmin()
  const { email } = await aCampaignInvite(root)
  await aCampaignInvite(root)
  const { invitationsToStartAWorkspace } = await getOwnData(await aMember({ email }))
  expect(invitationsToStartAWorkspace).toMatchObject([{ email, status: 'PENDING' }])
})

test('what they wrote to support goes with their account, and nobody else’s', async () => {
  const person = await aMember()
  const { id } = await anInquiry({ email: person.email })
  const other = await anInquiry()
  await transaction((tx) => forgetPerson(tx, person))
  const left = await db.inquiry.findMany({ where: { id: { in: [id, other.id] } }, select: { id: true } })
  expect(left).toEqual([{ id: other.id }])
})
