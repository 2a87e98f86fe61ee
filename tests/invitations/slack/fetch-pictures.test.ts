import { afterEach, expect, test } from 'vitest'
import { mailedToken } from '@/lib/access/invitee'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { acceptInvitation } from '@/lib/invitations/joining/commands/accept-invitation'
import { registerInvitee } from '@/lib/invitations/joining/commands/register-invitee'
import { fetchPictures } from '@/lib/invitations/slack/commands/fetch-pictures'
import { eraseIntegrations, ownIntegrations } from '@/lib/integrations/own-data'
import { now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { doRows } from '@/tests/factories/imports/imports'
import { anAdmin, aPerson, aVisitor } from '@/tests/factories/members'
import { aPhotoOf } from '@/tests/factories/pictures'
import { aSlackImport, aSlackOf, aSlackPerson } from './slack-workspace'
import type { SlackMember } from '@/tests/support/providers/slack/slack-people'

afterEach(() => setClock())

/** Somebody who was invited from Slack. */
async function anInvitee(person: SlackMember = aSlackPerson(6)) {
  const admin = await anAdmin()
  const slack = await aSlackOf(admin, [person])
  const { id } = await aSlackImport(admin)
  await startImport(admin, { id })
  await doRows(admin, id)
  const email = person.profile.email ?? ''
  const invitation = await db.invitation.findFirstOrThrow({ where: { workspaceId: admin.workspaceId, email } })
  return { admin, slack, person, email, token: mailedToken(invitation) }
}

const join = (token: string) =>
  registerInvitee(aVisitor(), { token, firstName: 'Ana', lastName: 'Silva', timeZone: 'Europe/Berlin' })

const accountOf = (email: string) =>
  db.user.findUniqueOrThrow({
    where: { email },
    include: { picture: true, members: { include: { slackProfile: true } } },
  })

const waitingFor = (userId: string) => db.integrationTask.findFirst({ where: { objectId: userId } })

test('who joins from Slack brings their picture, time zone and Slack account', async () => {
  const { email, token, person } = await anInvitee()
  await join(token)
  await fetchPictures()
  const { timeZone, picture, members } = await accountOf(email)
  expect(timeZone).toBe('Asia/Kolkata')
  expect(members[0]?.slackProfile).toMatchObject({ slackId: person.id, slackEmail: email })
  expect(
    Buffer.from(picture?.file ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
})

test('their copy of their data holds who they are in Slack, and erasing them forgets it', async () => {
  const { email, token, person, admin } = await anInvitee()
  await join(token)
  const { id: userId } = await accountOf(email)
  const profile = { slackId: person.id, slackEmail: email }
  expect((await ownIntegrations({ userId })).slackProfiles).toEqual([{ workspace: admin.workspaceName, ...profile }])
  await transaction((tx) => eraseIntegrations(tx, { userId, email }, now()))
  expect((await accountOf(email)).members[0]?.slackProfile).toBeNull()
})

test('who has an account keeps their zone, and a picture of their own', async () => {
  const person = aSlackPerson(6)
  const email = person.profile.email ?? ''
  const account = await aPerson({ email, timeZone: 'Europe/Paris' })
  const { token } = await anInvitee(person)
  const pictureId = await aPhotoOf({ userId: account.id })
  await acceptInvitation({ ...account, userId: account.id } as never, { token })
  await fetchPictures()
  expect(await accountOf(email)).toMatchObject({ timeZone: 'Europe/Paris', pictureId })
})

test('a picture elsewhere than at Slack is never asked for', async () => {
  const profile = { real_name: 'Ana', title: '', email: aSlackPerson(6).profile.email }
  const { email, token, slack } = await anInvitee(
    aSlackPerson(6, { profile: { ...profile, image_512: 'http://169.254.169.254/latest.png' } }),
  )
  await join(token)
  await fetchPictures()
  const { id, pictureId } = await accountOf(email)
  expect([pictureId, await waitingFor(id)]).toEqual([null, null])
  expect(slack.providers.standIn.seenUnder('/slack/pictures')).toEqual([])
})

test.each([
  ['too large', { kind: 'answer', html: 'x'.repeat(1_100_000) } as const],
  ['no picture', { kind: 'answer', html: '<svg/>' } as const],
  ['gone', { kind: 'answer', status: 404 } as const],
  ['somewhere else', { kind: 'answer', status: 302, headers: { location: 'http://127.0.0.1:9/x.png' } } as const],
])('a picture that is %s is given up', async (_, fault) => {
  const { email, token, slack } = await anInvitee()
  await join(token)
  slack.providers.standIn.fail({ under: '/slack/pictures', ...fault })
  await fetchPictures()
  const { id, pictureId } = await accountOf(email)
  expect([pictureId, await waitingFor(id)]).toEqual([null, null])
})

test('one that does not come is asked for again', async () => {
  const { email, token, slack } = await anInvitee()
  await join(token)
  slack.providers.standIn.fail({ under: '/slack/pictures', kind: 'reset' })
  await fetchPictures()
  const { id } = await accountOf(email)
  expect(await waitingFor(id)).toMatchObject({ attempts: 1, lastError: 'no answer' })
  await db.integrationTask.updateMany({ where: { objectId: id }, data: { dueAt: new Date(0) } })
  await fetchPictures()
  expect((await accountOf(email)).pictureId).not.toBeNull()
})
