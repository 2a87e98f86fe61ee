import type { Actor } from '@/lib/access/actor'
import { aList, rowsOf, aDoneImport } from '@/tests/factories/imports/imports'
import { transaction } from '@/lib/platform/db'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import { test, expect, describe } from 'vitest'
import { aWorkspace } from '@/tests/factories/workspaces'
import { anAdmin, aMember, deactivate, aPerson, aPlace } from '@/tests/factories/members'

/** What is said of each row of such a list. */
async function checked(admin: Actor, rows: string[][]) {
  const { id } = await aList(admin, rows)
  const counts = await transaction((tx) =>
    checkRows(tx, admin, { id, columns: ['email', 'firstName', 'lastName', 'role', 'teams'], chosen: {} }),
  )
  const found = await rowsOf(id)
  return { counts, rows: found.map(({ status, action, problems }) => [status, action, ...problems]) }
}

test('every row says what would become of it', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const [here, gone] = [await aMember({ workspace }), await aMember({ workspace })]
  await deactivate(gone)
  const { counts, rows } = await checked(admin, [
    ['new@acme.example', 'New'],
    [here.email.toUpperCase(), '', '', 'Manager'],
    [here.email],
    [gone.email],
    ['ana@'],
    [admin.email, '', '', 'Member'],
  ])
  expect(counts).toMatchObject({ dueCount: 2, inviteCount: 1 })
  expect(rows).toEqual([
    ['READY', 'INVITE'],
    ['READY', 'UPDATE', 'New role: Manager.'],
    ['REFUSED', 'NOTHING', `${here.email} is already in row 3.`],
    ['REFUSED', 'NOTHING', 'Deactivated. Reactivate them under People first.'],
    ['REFUSED', 'NOTHING', '“ana@” isn’t a valid e-mail address.'],
    ['READY', 'NOTHING', 'You can’t change your own role.'],
  ])
})

describe('somebody of another workspace', () => {
  test('is somebody new here, and nothing tells that they have an account', async () => {
    const elsewhere = await aMember()
    const { rows } = await checked(await anAdmin(), [[elsewhere.email, 'Other']])
    expect(rows).toEqual([['READY', 'INVITE']])
  })

  test('keeps their name where they are here, too', async () => {
    const workspace = await aWorkspace()
    const { id: userId, email } = await aPerson({ firstName: 'Ana' })
    await aPlace({ userId, workspace })
    await aPlace({ userId, workspace: await aWorkspace() })
    const { rows } = await checked(await anAdmin({ workspace }), [[email, 'Anna']])
    expect(rows).toEqual([['READY', 'NOTHING', 'They set their own name and job title.']])
  })
})

test('somebody who waits with an invitation is not invited twice', async () => {
  const admin = await anAdmin()
  await aDoneImport(admin, [['ana@acme.example']])
  const { counts, rows } = await checked(admin, [['ana@acme.example']])
  expect(counts.dueCount).toBe(0)
  expect(rows[0]?.slice(0, 2)).toEqual(['READY', 'NOTHING'])
})
