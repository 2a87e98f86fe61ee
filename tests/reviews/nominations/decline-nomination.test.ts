import { describe, test, expect } from 'vitest'
import { someNominations } from './circumstances'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { declineNomination } from '@/lib/reviews/nominations/commands/decline-nomination'
import { db } from '@/lib/platform/db'
import { storedOf } from '@/tests/factories/reviews'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'

const none = { id: '', nominationId: '' }

describe.each(['Admin', 'Manager'] as const)('as %s', (role) => {
  test('says no once, and the proposed colleague never hears of it', async () => {
    const { workspace, subject, peers, review, inputs } = await someNominations({ approver: 'MANAGER' })
    const manager = await aMember({ workspace, role })
    await aTeam({ workspace, members: [subject], managers: [manager] })
    const [input = none] = inputs
    await Promise.all([declineNomination(manager, input), declineNomination(manager, input)])
    await declineNomination(manager, input)
    const { status } = await db.reviewNomination.findUniqueOrThrow({ where: { id: input.nominationId } })
    expect([status, (await storedOf(review.id)).review.askedCount]).toEqual(['DECLINED', 3])
    expect(await toldTo(subject, 'nomination.decided')).toEqual([expect.stringContaining('was declined: ')])
    expect(await mailsTo(peers[0]?.email ?? '')).toEqual([])
  })
})

test('a Member who leads a team of the person may not', async () => {
  const { workspace, subject, inputs } = await someNominations({ approver: 'MANAGER' })
  const lead = await aMember({ workspace })
  await aTeam({ workspace, members: [subject], managers: [lead] })
  await expectRefused(declineNomination(lead, inputs[0] ?? none), 'forbidden')
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, subject, inputs } = await someNominations()
  const [input = none] = inputs
  await expectRefused(declineNomination(await anAdmin(), input), 'not-found')
  await expectRefused(declineNomination(await anAdmin({ workspace }), input), 'forbidden')
  await expectRefused(declineNomination(subject, input), 'forbidden')
})

test('who was approved is asked, and is not declined any more', async () => {
  const { creator, inputs } = await someNominations()
  const [input = none] = inputs
  await approveNomination(creator, input)
  await expectRefused(declineNomination(creator, input), 'conflict')
})
