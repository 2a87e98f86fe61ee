import { expect, test } from 'vitest'
import { composeMail } from '@/lib/notifications/templates'
import { now } from '@/lib/platform/clock'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const omar = { firstName: 'Omar', lastName: 'Aziz' }
const byFirstName = [{ recipientName: 'Omar Aziz', props: { recipientName: 'Omar' } }]

test('an invitation is addressed to the whole name and greets by the first', async () => {
  const { email } = await anInvitation(await anAdmin(), omar)
  expect(await mailsTo(email)).toMatchObject(byFirstName)
})

test('a meeting mail greets by the first name before the address is confirmed, too', async () => {
  const workspace = await aWorkspace()
  const invited = await aMember({ workspace, ...omar, isVerified: false })
  await aOneOnOne(await aMember({ workspace }), invited)
  expect(await mailsTo(invited.email)).toMatchObject(byFirstName)
})

test('the mail about a lost connection says what happened', async () => {
  const props = { recipientName: 'Omar', workspaceName: 'Acme', service: 'Google Calendar', account: 'o@acme.example' }
  const letter = await composeMail('integration.lost', JSON.stringify({ ...props, link: 'http://x' }), now())
  expect(letter?.text).toContain('Sent by Rapport because Google Calendar was disconnected.')
})
