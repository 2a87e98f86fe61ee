import { expect, test } from 'vitest'
import { randomId } from '@/lib/shared/randomness'
import { saveTemplate } from '@/lib/templates/commands/save-template'
import { startFromTemplate } from '@/lib/templates/commands/start-from-template'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { aForm } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { aCompany } from './roles'

test('a preview says what its viewer would promise people', async () => {
  const { creator, manager } = await aCompany()
  const { id } = await aTemplate(creator, { about: 'people', anonymity: 'CONFIDENTIAL', isShared: true })
  const promised = async (actor: typeof creator) => (await getTemplatePreview(actor, id)).form.privacyNotice[0]
  const words = 'The person it’s about will see answers without names once it is released'
  expect(await promised(creator)).toContain(words)
  expect(await promised(manager)).toContain(words)
  expect(await promised(manager)).not.toBe(await promised(creator))
})

test('about themselves, they are the one it is about', async () => {
  const { creator } = await aCompany()
  const { id } = await aTemplate(creator, { about: 'me', nominations: { min: 2, max: 3, approver: 'CREATOR' } })
  expect((await getTemplatePreview(creator, id)).form.privacyNotice.join()).toMatch(
    /,[^,]+ nominates more people to ask\.,/,
  )
})

test('its permissions are changed like its words, and go along with it', async () => {
  const { creator, manager } = await aCompany()
  const { id, version } = await aTemplate(creator, { isShared: true })
  const permissions = { about: 'people', anonymity: 'ANONYMOUS', seenByManager: true, mayOptOut: false } as const
  await saveTemplate(creator, { id, version, content: aForm(permissions) })
  const begun = await startFromTemplate(manager, { id, madeId: randomId(), timeZone: 'UTC' })
  expect((await getDraft(manager, begun.id))?.content).toMatchObject(permissions)
})
