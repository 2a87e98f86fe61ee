import { afterEach, expect, test } from 'vitest'
import { copyInvitationLink } from '@/lib/invitations/commands/copy-invitation-link'
import { resendInvitation } from '@/lib/invitations/commands/resend-invitation'
import { acceptInvitation } from '@/lib/invitations/joining/commands/accept-invitation'
import { sendJoiningLink } from '@/lib/invitations/joining/commands/send-joining-link'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { personActor } from '@/lib/access/person'
import { daysFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { anAddress, storedInvitation } from '@/tests/factories/invitations'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { aPassedLink, joiningLettersTo, mailedProof } from './passed-link'

afterEach(() => setClock())

const press = (token: string) => sendJoiningLink(aVisitor(), { token })

const holders: [string, () => Promise<string>][] = [
  ['somebody new', async () => anAddress()],
  ['somebody who has an account', async () => (await aPerson()).email],
  ['somebody who never confirmed theirs', async () => (await aPerson({ isVerified: false })).email],
]

test.each(holders)('of %s a passed link tells nothing, before the press and after it', async (_, make) => {
  const { email, token, id } = await aPassedLink(await make())
  const before = await storedInvitation(id)
  expect(await findInvitation({ token })).toMatchObject({ state: 'waiting', isMailed: false, hasAccount: null })
  expect(await press(token)).toEqual({})
  expect(await findInvitation({ token })).toMatchObject({ state: 'waiting', isMailed: false, hasAccount: null })
  expect(await storedInvitation(id)).toEqual(before)
  expect(await joiningLettersTo(email)).toHaveLength(1)
})

test('by the mailed one it is known who comes', async () => {
  for (const hasAccount of [true, false]) {
    const { email, token } = await aPassedLink(hasAccount ? (await aPerson()).email : anAddress())
    await press(token)
    const proof = await mailedProof(email)
    expect(await findInvitation({ token, proof })).toMatchObject({ isMailed: true, hasAccount })
    for (const wrong of [newToken(), token]) {
      expect(await findInvitation({ token, proof: wrong })).toMatchObject({ isMailed: false, hasAccount: null })
    }
  }
})

test('the proof of one invitation proves nothing of another, and none of a newer link', async () => {
  const [one, other] = [await aPassedLink(), await aPassedLink()]
  await press(one.token)
  const proof = await mailedProof(one.email)
  expect(await findInvitation({ token: other.token, proof })).toMatchObject({ isMailed: false })
  setClock(() => minutesFrom(new Date(), 5))
  await resendInvitation(one.admin, { id: one.id })
  const { link } = await copyInvitationLink(one.admin, { id: one.id })
  expect(await findInvitation({ token: link.split('/').at(-1) ?? '', proof })).toMatchObject({ isMailed: false })
})

test('pressed twice within a minute it is mailed once, and five times a day at most', async () => {
  const { email, token } = await aPassedLink()
  await Promise.all([press(token), press(token)])
  expect(await joiningLettersTo(email)).toHaveLength(1)
  const begun = now()
  for (let minute = 2; minute <= 4; minute += 1) {
    setClock(() => minutesFrom(begun, 2 * minute))
    await press(token)
  }
  expect(await joiningLettersTo(email)).toHaveLength(4)
  await expectRefused(press(token), 'too-many')
})

test('of two workspaces that invited one address, each link is mailed', async () => {
  const email = anAddress()
  const links = [await aPassedLink(email), await aPassedLink(email)]
  for (const { token } of links) await press(token)
  expect(await joiningLettersTo(email)).toHaveLength(2)
})

test('the link that took the place of one mailed just now is mailed as well', async () => {
  const { admin, id, email, token } = await aPassedLink()
  setClock(() => minutesFrom(new Date(), 5))
  await press(token)
  await resendInvitation(admin, { id })
  const { link } = await copyInvitationLink(admin, { id })
  const newer = link.split('/').at(-1) ?? ''
  await press(newer)
  expect(await joiningLettersTo(email)).toHaveLength(2)
  expect(await findInvitation({ token: newer, proof: await mailedProof(email) })).toMatchObject({ isMailed: true })
})

test('a link that opens nothing mails nothing', async () => {
  const { admin, id, email, token } = await aPassedLink()
  await expectRefused(press(newToken()), 'not-found')
  setClock(() => daysFrom(new Date(), 8))
  await expectRefused(press(token), 'not-found')
  setClock()
  const { id: userId } = await aPerson({ email })
  await acceptInvitation(await personActor(userId), { token })
  await expectRefused(press(token), 'not-found')
  expect(await db.mail.count({ where: { recipient: email, event: 'email.joining-begun' } })).toBe(0)
  expect(await storedInvitation(id)).toMatchObject({ status: 'ACCEPTED', workspaceId: admin.workspaceId })
})
