import { afterEach, expect, test } from 'vitest'
import { copyInvitationLink } from '@/lib/invitations/commands/copy-invitation-link'
import { resendInvitation } from '@/lib/invitations/commands/resend-invitation'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { anInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { auditOf } from '@/tests/factories/releases'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { anInvitingTeam, outsiders } from './circle'

afterEach(() => setClock())

const tokenIn = (link: string) => link.split('/').at(-1) ?? ''

test('its sender and every Admin may have a link, nobody else finds it', async () => {
  const world = await anInvitingTeam()
  for (const [, actor] of outsiders(world))
    await expectRefused(copyInvitationLink(actor, world.invitation), 'not-found')
  for (const actor of [world.manager, world.admin]) {
    const { link } = await copyInvitationLink(actor, world.invitation)
    expect(link).toMatch(/^http:\/\/rapport\.test\/workspace\/invitation\/[\w-]{43}$/)
  }
})

test('the link opens the invitation, and the mailed one does not any more; no mail is sent, and none leaves that waited', async () => {
  const admin = await anAdmin()
  const { id, email, token } = await anInvitation(admin)
  const { link } = await copyInvitationLink(admin, { id })
  expect(await findInvitation({ token })).toBeNull()
  expect(await findInvitation({ token: tokenIn(link) })).toMatchObject({ state: 'waiting', email, isMailed: false })
  expect(await mailsTo(email)).toEqual([])
  expect((await auditOf(id)).map(({ action }) => action)).toContain('invitation.link-copied')
})

test('pressing twice gives the same link; sending again makes it stop working', async () => {
  const admin = await anAdmin()
  const { id, email } = await anInvitation(admin)
  const [first, second] = await Promise.all([1, 2].map(() => copyInvitationLink(admin, { id })))
  expect(first).toEqual(second)
  setClock(() => minutesFrom(new Date(), 5))
  await resendInvitation(admin, { id })
  expect(await findInvitation({ token: tokenIn(first?.link ?? '') })).toBeNull()
  const newest = await mailedToken(email, 'invitation.sent')
  expect(await findInvitation({ token: newest })).toMatchObject({ state: 'waiting', isMailed: true })
  const third = await copyInvitationLink(admin, { id })
  expect(third).not.toEqual(first)
})
