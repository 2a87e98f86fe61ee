import { expect, test } from 'vitest'
import { findDemandOf, turnedAway } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { requireTwoStep } from '@/lib/workspaces/commands/require-two-step'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

type Place = { userId: string; workspaceId: string }

/** Somebody whose session is in a workspace. */
const sessionIn = async ({ userId }: Pick<Place, 'userId'>, currentWorkspaceId: string | null) => ({
  ...(await personActor(userId)),
  currentWorkspaceId,
})

const sessionOf = (place: Place) => sessionIn(place, place.workspaceId)

const signedOut = { code: 'signed-out', message: 'Your session has ended. Sign in again to go on.' }

async function aDeletedWorkspace() {
  const workspace = await aWorkspace({ name: 'Harbour' })
  const [admin, member, gone] = [
    await anAdmin({ workspace }),
    await aMember({ workspace }),
    await aMember({ workspace }),
  ]
  await deactivate(gone)
  await scheduleDeletion(admin, { typedName: 'Harbour' })
  return { admin, member, gone, workspaceId: workspace.id }
}

test('a member of a workspace that is being deleted reads so, and how to go on', async () => {
  const { admin, member } = await aDeletedWorkspace()
  for (const actor of [admin, member]) {
    expect(await turnedAway(await sessionOf(actor))).toMatchObject({
      code: 'forbidden',
      message: 'This workspace is being deleted. Reload the page to choose another.',
    })
  }
})

test('a person without a workspace reads so', async () => {
  const { member } = await aDeletedWorkspace()
  expect(await turnedAway(await sessionIn(member, null))).toMatchObject({
    code: 'forbidden',
    message: 'You’re not in a workspace right now. Reload the page to continue.',
  })
})

test('everybody else hears that their session has ended, and nothing of the workspace', async () => {
  const { gone, workspaceId } = await aDeletedWorkspace()
  const outsider = await aMember()
  expect(await turnedAway(null)).toMatchObject(signedOut)
  expect(await turnedAway(await sessionIn(outsider, workspaceId))).toMatchObject(signedOut)
  expect(await turnedAway(await sessionOf(gone))).toMatchObject(signedOut)
})

test('who lacks the two-step sign-in that their workspace requires hears that, and somebody who has it does not', async () => {
  const workspace = await aWorkspace({ name: 'Nordlicht Studio' })
  const [admin, member] = [await anAdmin({ workspace, hasSecondFactor: true }), await aMember({ workspace })]
  await requireTwoStep(admin, { isRequired: true })
  expect(await turnedAway(await sessionOf(member))).toMatchObject({
    code: 'forbidden',
    message: 'Nordlicht Studio requires two-step sign-in. Reload the page to set it up.',
  })
  expect(await findDemandOf(await sessionOf(member))).toBe('Nordlicht Studio')
  expect(await findDemandOf(await sessionOf(admin))).toBeNull()
  expect(await findDemandOf(await sessionIn(await aMember(), workspace.id))).toBeNull()
})
