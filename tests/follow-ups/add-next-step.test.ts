import { expect, test } from 'vitest'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { followUpsHome } from '@/lib/follow-ups/home'
import { db } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { toldTo } from '@/tests/factories/respondents'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

const step = (id: string, ownerId: string | null = null) => ({
  madeId: randomId(),
  id,
  title: 'Write to Acme',
  ownerId,
  dueOn: '2999-01-31',
})

test('tells the owner, on whose Home it stands until it is done', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ title: 'Launch' })
  await addNextStep(organizer, step(id, guest.memberId))
  expect(await toldTo(guest, 'follow-up.step-given')).toEqual(['Olga Nair gave you a next step: Write to Acme'])
  const inSlack = { memberId: guest.memberId, brief: 'Olga Nair gave you a next step from “Launch”' }
  expect(await db.notification.count({ where: inSlack })).toBe(1)
  const given = step(id, guest.memberId)
  await addNextStep(organizer, given)
  const [first, second] = (await read(followUpsHome(guest))).rows.filter(({ kind }) => kind === 'follow-up.step')
  expect([first?.title, first?.text]).toEqual(['Write to Acme', 'Next step from “Launch”'])
  expect([second?.href, first?.href === second?.href]).toEqual([`/followups/${id}#${given.madeId}`, false])
  expect((await read(followUpsHome(organizer))).rows).toEqual([])
})

test('makes one next step of two presses', async () => {
  const { organizer, id } = await aFollowUpBetween()
  await expectMadeOnce(
    (madeId) => addNextStep(organizer, { ...step(id), madeId }),
    () => db.followUpItem.count({ where: { followUpId: id } }),
    (madeId) => addNextStep(organizer, { ...step(id), madeId, dueOn: '2999-01-01' }),
  )
})

test('rejects an owner who is not invited', async () => {
  const { organizer, colleague, id } = await aFollowUpBetween()
  await expectRefused(addNextStep(organizer, step(id, colleague.memberId)), 'invalid', 'ownerId')
  await expectRefused(addNextStep(colleague, step(id)), 'not-found')
})

test('rejects a day that has passed', async () => {
  const { organizer, id } = await aFollowUpBetween()
  await expectRefused(addNextStep(organizer, { ...step(id), dueOn: '2020-01-01' }), 'invalid', 'dueOn')
})
