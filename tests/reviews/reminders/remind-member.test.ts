import { afterEach, test, expect, describe } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { anAsked, at, digestsTo } from './due-reviews'
import { aMember } from '@/tests/factories/members'
import { aReview } from '@/tests/factories/reviews'
import { remindMember } from '@/lib/reviews/reminders/commands/remind-member'
import { systemActor } from '@/lib/access/actor'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { composeMail } from '@/lib/notifications/templates'

afterEach(() => setClock())

const morning = '2026-11-17T08:00:00Z'

test.each(Object.values(Role))('reminds a %s like anybody else', async (role) => {
  const { workspace, creator } = await anAsked()
  const person = await aMember({ workspace, role, timeZone: 'Europe/Berlin' })
  at('2026-11-12T10:00:00Z')
  await aReview(creator, { asked: [person] })
  at(morning)
  expect(await remindMember(systemActor(workspace.id), person)).toEqual({ count: 1 })
})

test('in another workspace there is nobody to remind', async () => {
  const { person } = await anAsked()
  at(morning)
  expect(await remindMember(systemActor((await aWorkspace()).id), person)).toEqual({ count: 0 })
  expect(await digestsTo(person)).toEqual([])
})

test('one form is named in the subject and led to at once', async () => {
  const { workspace, person, review } = await anAsked()
  at(morning)
  await remindMember(systemActor(workspace.id), person)
  const { event = '', props = {} } = (await mailsTo(person.email)).at(-1) ?? {}
  expect(props).toMatchObject({ recipientName: 'Tom' })
  const letter = await composeMail(event, JSON.stringify(props), new Date(morning))
  expect(letter?.subject).toBe('How we work is waiting for your answer')
  expect(letter?.text).toContain(`http://rapport.test/feedback/id/${review.id}?workspace=${workspace.id}`)
  expect(letter?.text).not.toContain('tab=pending')
})

describe('says nothing', () => {
  test.each([
    ['at night', '2026-11-17T05:00:00Z'],
    ['on a Saturday', '2026-11-21T10:00:00Z'],
    ['on a day that nothing is due', '2026-11-16T10:00:00Z'],
  ])('%s', async (_, moment) => {
    const { workspace, person } = await anAsked()
    at(moment)
    expect(await remindMember(systemActor(workspace.id), person)).toEqual({ count: 0 })
    expect(await digestsTo(person)).toEqual([])
  })
})

test('two at once write one mail', async () => {
  const { workspace, person } = await anAsked()
  at(morning)
  const system = systemActor(workspace.id)
  await Promise.all([remindMember(system, person), remindMember(system, person)])
  expect(await digestsTo(person)).toEqual(['2026-11-17'])
  expect(await remindMember(system, person)).toEqual({ count: 0 })
})
