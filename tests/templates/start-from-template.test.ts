import { expect, onTestFinished, test } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { findNewDraft } from '@/lib/reviews/drafting/queries/get-new-draft'
import { randomId } from '@/lib/shared/randomness'
import { startFromTemplate } from '@/lib/templates/commands/start-from-template'
import { countTemplates } from '@/lib/templates/queries/list-templates'
import { startFromTemplateSchema } from '@/lib/templates/schema'
import { aDraft } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'
import { aCompany } from './roles'

test('everybody it is shared with begins a draft of their own with it', async () => {
  const { creator, member, manager, admin } = await aCompany()
  const { id } = await aTemplate(creator, { isShared: true, anonymity: 'ANONYMOUS', title: 'Look back' })
  for (const actor of [creator, member, manager, admin]) {
    const begun = await startFromTemplate(actor, { id, madeId: randomId(), timeZone: 'Asia/Kolkata' })
    const draft = await getDraft(actor, begun.id)
    expect(draft?.content).toMatchObject({ title: 'Look back', anonymity: 'ANONYMOUS', timeZone: 'Asia/Kolkata' })
    expect(draft?.content.questions).toHaveLength(6)
  }
})

test('a stranger does not find it, and neither does a colleague it is not shared with', async () => {
  const { creator, member, stranger } = await aCompany()
  const { id } = await aTemplate(creator)
  await expectRefused(startFromTemplate(stranger, { id, madeId: randomId(), timeZone: 'UTC' }), 'not-found')
  await expectRefused(startFromTemplate(member, { id, madeId: randomId(), timeZone: 'UTC' }), 'not-found')
  expect(await db.review.count({ where: { workspaceId: stranger.workspaceId } })).toBe(0)
})

test('a form about others is, for a Member, about themselves', async () => {
  const { creator, manager } = await aCompany()
  const { id } = await aTemplate(manager, { isShared: true, about: 'people' })
  const aboutOf = async (actor: typeof creator) => {
    const begun = await startFromTemplate(actor, { id, madeId: randomId(), timeZone: 'UTC' })
    return (await getDraft(actor, begun.id))?.content.about
  }
  expect(await aboutOf(creator)).toBe('me')
  expect(await aboutOf(manager)).toBe('people')
})

test('it closes after two weeks, in the zone it begins in, like one from a format', async () => {
  onTestFinished(() => setClock())
  setClock(() => new Date('2026-11-23T20:00:00Z'))
  const { creator } = await aCompany()
  const { id } = await aTemplate(creator)
  const closingIn = async (timeZone: string) => {
    const begun = await startFromTemplate(creator, { id, madeId: randomId(), timeZone })
    return (await getDraft(creator, begun.id))?.content.closesOn
  }
  expect([await closingIn('UTC'), await closingIn('Asia/Kolkata')]).toEqual(['2026-12-07', '2026-12-08'])
  expect((await findNewDraft(creator, 'blank'))?.content.closesOn).toBe('2026-12-07')
})

test('it costs no room in the plan', async () => {
  const { creator } = await aCompany('FREE')
  const { id } = await aTemplate(creator)
  await aTemplate(creator)
  const before = await countTemplates(creator)
  const begun = await startFromTemplate(creator, { id, madeId: randomId(), timeZone: 'UTC' })
  expect(await getDraft(creator, begun.id)).not.toBeNull()
  expect(await countTemplates(creator)).toEqual(before)
})

test('a zone that is not known gives way to the one in the profile', async () => {
  const { creator } = await aCompany()
  const { id } = await aTemplate(creator)
  const input = startFromTemplateSchema.parse({ id, madeId: randomId(), timeZone: 'Mars/Olympus' })
  const begun = await startFromTemplate(creator, input)
  expect((await getDraft(creator, begun.id))?.content.timeZone).toBe(creator.timeZone)
})

test('pressed twice at the same moment, begins one draft, and none under the id of anybody else’s', async () => {
  const { workspace, creator, member, stranger } = await aCompany()
  const { id } = await aTemplate(creator)
  await expectMadeOnce(
    (madeId) => startFromTemplate(creator, { id, madeId, timeZone: 'UTC' }),
    () => db.review.count({ where: { workspaceId: workspace.id } }),
  )
  for (const other of [member, stranger]) {
    const { id: madeId } = await aDraft(other)
    await expectRefused(startFromTemplate(creator, { id, madeId, timeZone: 'UTC' }), 'not-found')
  }
})
