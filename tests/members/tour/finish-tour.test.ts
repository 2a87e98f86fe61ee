import { describe, expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { finishTour } from '@/lib/members/tour/commands/finish-tour'
import { aMember, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const isDue = async (memberId: string) => (await memberActor(memberId)).hasTour

describe.each(Object.values(Role))('a %s', (role) => {
  test('who is new has a tour, and having seen or skipped it never again', async () => {
    const { memberId } = await aMember({ role, tourFinished: false })
    const actor = await memberActor(memberId)
    expect(actor.hasTour).toBe(true)
    await Promise.all([finishTour(actor, {}), finishTour(actor, {})])
    expect(await isDue(memberId)).toBe(false)
  })
})

test('it counts in every workspace of the person, and for nobody else', async () => {
  const workspace = await aWorkspace()
  const actor = await aMember({ workspace, tourFinished: false })
  const elsewhere = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  const colleague = await aMember({ workspace, tourFinished: false })
  await finishTour(actor, {})
  expect(await isDue(elsewhere.memberId)).toBe(false)
  expect(await isDue(colleague.memberId)).toBe(true)
})
