import { expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { randomId } from '@/lib/shared/randomness'
import { createTemplate } from '@/lib/templates/commands/create-template'
import { startFromTemplate } from '@/lib/templates/commands/start-from-template'
import { countTemplates } from '@/lib/templates/queries/list-templates'
import { getTemplateEditor, getTemplatePreview } from '@/lib/templates/queries/get-template'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import {
  featureNames,
  isSwitchedOn,
  switchGate,
  switchRefusal,
  type WorkspaceFeature,
} from '@/lib/workspaces/features/rules'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aDraft } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const off = (feature: WorkspaceFeature) => ({ feature, isOn: false })
const anew = ({ memberId }: Actor) => memberActor(memberId)

test('an Admin switches it off and on for everybody, and the log says so', async () => {
  const workspace = await aWorkspace()
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  await switchFeature(admin, off('Templates'))
  await switchFeature(admin, off('AnonymousReviews'))
  expect((await anew(member)).withoutFeatures.toSorted()).toEqual(['AnonymousReviews', 'Templates'])
  await switchFeature(admin, { feature: 'Templates', isOn: true })
  expect((await anew(member)).withoutFeatures).toEqual(['AnonymousReviews'])
  const lines = await db.auditEntry.findMany({ where: { workspaceId: workspace.id }, orderBy: { createdAt: 'asc' } })
  expect(lines.map(({ title }) => title)).toEqual([
    'Turned off: Templates',
    'Turned off: Anonymous feedback',
    'Turned on: Templates',
  ])
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s switches nothing', async (_role, aColleague) => {
  const actor = await aColleague()
  await expectRefused(switchFeature(actor, off('Templates')), 'forbidden')
  expect((await anew(actor)).withoutFeatures).toEqual([])
})

test('an Admin of another workspace switches only their own', async () => {
  const [member, stranger] = await Promise.all([aMember(), anAdmin()])
  await switchFeature(stranger, off('Templates'))
  expect((await anew(member)).withoutFeatures).toEqual([])
})

test('pressed twice, also at once, it is one switch', async () => {
  const admin = await anAdmin()
  await Promise.all([switchFeature(admin, off('Templates')), switchFeature(admin, off('Templates'))])
  expect((await anew(admin)).withoutFeatures).toEqual(['Templates'])
  expect(await db.auditEntry.count({ where: { workspaceId: admin.workspaceId } })).toBe(1)
})

test('two switched at once are both off', async () => {
  const admin = await anAdmin()
  await Promise.all([switchFeature(admin, off('Templates')), switchFeature(admin, off('OutsideReviewers'))])
  expect((await anew(admin)).withoutFeatures).toHaveLength(2)
})

test('without outside reviewers no form goes to an address, and one to colleagues does', async () => {
  const workspace = await aWorkspace()
  const [admin, asked] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  await switchFeature(admin, off('OutsideReviewers'))
  const actor = await anew(admin)
  const outside = await aDraft(actor, { emails: ['olga@elsewhere.example'] })
  await expectRefused(publishReview(actor, outside), 'forbidden', 'emails')
  await publishReview(actor, await aDraft(actor, { asked: [asked] }))
})

test('without anonymous feedback no form is sent that promises it', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const asked = await Promise.all([aMember({ workspace }), aMember({ workspace }), aMember({ workspace })])
  const draft = await aDraft(admin, { asked, anonymity: 'ANONYMOUS' })
  await switchFeature(admin, off('AnonymousReviews'))
  await expectRefused(publishReview(await anew(admin), draft), 'forbidden', 'anonymity')
  await publishReview(admin, draft)
})

test('without templates none is made or started from, and those there are can be read and not changed', async () => {
  const admin = await anAdmin()
  const { id } = await aTemplate(admin)
  await switchFeature(admin, off('Templates'))
  const actor = await anew(admin)
  await expectRefused(createTemplate(actor, { madeId: randomId() }), 'forbidden')
  await expectRefused(startFromTemplate(actor, { id, madeId: randomId(), timeZone: 'UTC' }), 'forbidden')
  const readOnly = switchGate(actor, 'Templates')
  expect(await getTemplatePreview(actor, id)).toMatchObject({ id, readOnly, can: { edit: false, use: false } })
  expect(await getTemplateEditor(actor, id)).toBeNull()
  expect(await getTemplateEditor(admin, id)).toMatchObject({ about: { id } })
  expect((await countTemplates(actor)).full).toBe(switchGate(actor, 'Templates'))
})

test.each(featureNames.filter((name) => name !== 'Ai'))(
  '%s: the screen says what the server refuses with',
  async (feature) => {
    const switches = { withoutFeatures: [feature] }
    const refusal = await refusalOf(Promise.reject(switchRefusal(switches, feature, 'field')))
    expect(refusal.message).toBe(switchGate(switches, feature))
    expect(refusal.fields).toEqual({ field: refusal.message })
    expect(switchGate({ withoutFeatures: [] }, feature)).toBeNull()
  },
)

test('AI is off until an Admin switches it on, and off again once they switch it off', async () => {
  const admin = await anAdmin()
  expect(isSwitchedOn(await anew(admin), 'Ai')).toBe(false)
  await switchFeature(admin, { feature: 'Ai', isOn: true })
  expect(await anew(admin)).toMatchObject({ withFeatures: ['Ai'], withoutFeatures: [] })
  expect(isSwitchedOn(await anew(admin), 'Ai')).toBe(true)
  await switchFeature(admin, off('Ai'))
  expect(isSwitchedOn(await anew(admin), 'Ai')).toBe(false)
})

test('what is many is spoken of as many', () => {
  const words = featureNames.map((name) => switchGate({ withoutFeatures: [name] }, name) ?? '')
  expect(words.filter((text) => text.includes(' are turned off') !== text.includes('turn them on'))).toEqual([])
})

test('an Admin reads where to turn it on, and everyone else whom to ask', () => {
  const off = { withoutFeatures: ['Goals'] }
  expect(switchGate({ ...off, role: 'Admin' }, 'Goals')).toBe(
    'Goals are turned off in this workspace. Turn them on under Workspace, Features.',
  )
  expect(switchGate({ ...off, role: 'Member' }, 'Goals')).toBe(
    'Goals are turned off in this workspace. Ask an admin to turn them on.',
  )
})
