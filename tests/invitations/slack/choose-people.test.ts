import { expect, test } from 'vitest'
import { choosePeople } from '@/lib/invitations/slack/commands/choose-people'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { repeatImport } from '@/lib/invitations/imports/commands/repeat-import'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aList, doRows, rowsOf, takeBackRows } from '@/tests/factories/imports/imports'
import { aManager, anAdmin } from '@/tests/factories/members'
import { aSlackImport, aSlackOf, aSlackPerson } from './slack-workspace'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const guest = () => aSlackPerson(4, { is_restricted: true })

/** An import of two people, two guests, and somebody without an address. */
async function aChoice() {
  const admin = await anAdmin()
  const desk = aSlackPerson(1, { profile: { real_name: 'Front desk', title: '' } })
  await aSlackOf(admin, [aSlackPerson(6), aSlackPerson(7), guest(), guest(), desk])
  const { id } = await aSlackImport(admin)
  const invited = async () => (await getImport(admin, id)).counts.invite
  return { admin, id, invited }
}

test('no Manager chooses, and an Admin of another workspace finds nothing', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aSlackOf(admin, [aSlackPerson(6)])
  const choice = { ...(await aSlackImport(admin)), who: 'everybody', isChosen: false } as const
  await expectRefused(choosePeople(await aManager({ workspace }), choice), 'forbidden')
  await expectRefused(choosePeople(await anAdmin(), choice), 'not-found')
})

test('one is left out, one guest comes along, and who has no address cannot', async () => {
  const { admin, id, invited } = await aChoice()
  expect(await invited()).toBe(2)
  await choosePeople(admin, { id, who: 1, isChosen: false })
  expect((await rowsOf(id))[0]).toMatchObject({ status: 'REFUSED', problems: ['Not selected.'] })
  await choosePeople(admin, { id, who: 3, isChosen: true })
  await choosePeople(admin, { id, who: 5, isChosen: true })
  expect(await invited()).toBe(2)
  expect((await rowsOf(id))[4]).toMatchObject({ status: 'REFUSED', problems: ['Enter an e-mail address.'] })
})

test('all guests are chosen at once, and everybody is', async () => {
  const { admin, id, invited } = await aChoice()
  await choosePeople(admin, { id, who: 'guests', isChosen: true })
  expect(await invited()).toBe(4)
  await choosePeople(admin, { id, who: 'everybody', isChosen: false })
  expect(await invited()).toBe(0)
})

test('who is chosen is invited, is taken back, and comes in again without a double', async () => {
  const { admin, id } = await aChoice()
  await startImport(admin, { id })
  await expectRefused(choosePeople(admin, { id, who: 1, isChosen: false }), 'conflict')
  await doRows(admin, id)
  const waiting = () => db.invitation.count({ where: { workspaceId: admin.workspaceId, status: 'PENDING' } })
  expect(await waiting()).toBe(2)
  const again = await aSlackImport(admin)
  expect((await rowsOf(again.id)).map(({ problems: [why] }) => why)).toEqual([
    'Already invited.',
    'Already invited.',
    'A guest in Slack, not selected.',
    'A guest in Slack, not selected.',
    'Enter an e-mail address.',
  ])
  await undoImport(admin, { id })
  await takeBackRows(admin, id)
  expect(await waiting()).toBe(0)
  await expectRefused(repeatImport(admin, { id, madeId: randomId() }), 'conflict')
})

test('the rows of a file are not chosen from', async () => {
  const admin = await anAdmin()
  const { id } = await aList(admin, [['ana@acme.example']])
  await expectRefused(choosePeople(admin, { id, who: 'everybody', isChosen: false }), 'conflict')
})
