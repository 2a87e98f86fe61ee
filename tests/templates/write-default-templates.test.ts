import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { db } from '@/lib/platform/db'
import { faultMessages } from '@/lib/reviews/model/rules/form-errors'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { writeDefaultTemplates } from '@/lib/templates/commands/write-default-templates'
import { defaultTemplates } from '@/lib/templates/defaults/catalogue'
import { jobs } from '@/lib/templates/jobs'
import { listTemplateTags, listTemplates } from '@/lib/templates/queries/list-templates'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const write = () => writeDefaultTemplates(operatorActor())
const list = { tab: 'default', search: '', tag: '' } as const

// Other tests of this worker add and change some.
await db.template.deleteMany({ where: { defaultKey: { not: null } } })

test('every workspace finds them in their order, on any plan', async () => {
  await Promise.all([write(), write()])
  const { rows } = await listTemplates(await aMember({ workspace: await aWorkspace({ plan: 'FREE' }) }), list)
  expect(rows.map(({ title }) => title)).toEqual(defaultTemplates.map(({ title }) => title))
  expect(rows[0]).toMatchObject({ origin: 'default', ownerName: null, can: { edit: false, delete: false } })
})

test('a second run writes nothing, and what a version brings anew is written over the old', async () => {
  await write()
  expect(await write()).toEqual({ written: 0 })
  await db.template.updateMany({ where: { defaultKey: 'pulse' }, data: { title: 'An old title' } })
  expect(await write()).toEqual({ written: 1 })
})

test('one that a super admin has changed or deleted stays as they left it', async () => {
  await write()
  const where = { defaultKey: 'training' }
  await db.template.updateMany({ where, data: { title: 'Ours', version: 2, deletedAt: new Date() } })
  expect(await write()).toEqual({ written: 0 })
  const { rows } = await listTemplates(await aMember(), list)
  expect(rows.map(({ title }) => title)).not.toContain('Ours')
  await db.template.deleteMany({ where })
})

test('the job brings them at the start of a process', async () => {
  const [job] = jobs
  expect(job?.atStart).toBe(true)
  expect(Object.keys((await job?.run(new Date())) ?? {})).toEqual(['written'])
})

test('their tags can be chosen from', async () => {
  await write()
  expect(await listTemplateTags(await aMember(), 'default')).toContain('Onboarding')
})

test('there are at least twelve, each under a name of its own', () => {
  const keys = defaultTemplates.map(({ key }) => key)
  expect(keys.length).toBeGreaterThanOrEqual(12)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(defaultTemplates.map((one) => [one.key, one] as const))('%s can be sent as it is', (_key, one) => {
  expect(formContentSchema.parse(one.content)).toEqual(one.content)
  expect(faultMessages(one.content.questions)).toEqual([])
  expect(one.title.length).toBeLessThanOrEqual(120)
  expect(one.description).toMatch(/[.?]$/)
})

// The relationship is derived, and of small groups it is hidden; answers to a question that asks for it would print them.
const betraying =
  /\breports? to (me|them|you)\b|\bI report\b|\byour (role|team|relationship)\b|\bwork(ed)? (on )?together\b/i

const withoutNames = defaultTemplates.filter(({ content }) => content.anonymity !== 'NAMED')

test.each(withoutNames.map((one) => [one.key, one] as const))(
  '%s asks nobody which of the group they are',
  (_key, one) => {
    const asked = one.content.questions.flatMap(({ questionText, options }) => [
      questionText,
      ...options.map(({ optionText }) => optionText),
    ])
    expect(asked.filter((text) => betraying.test(text))).toEqual([])
  },
)
