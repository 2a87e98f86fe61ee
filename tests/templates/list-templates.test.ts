import { expect, test } from 'vitest'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { countTemplates, listTemplates } from '@/lib/templates/queries/list-templates'
import { templateListSchema, type TemplateTab } from '@/lib/templates/schema'
import { aQuestion } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { aCompany } from './roles'

const list = (tab: TemplateTab, after?: string) => ({ tab, search: '', tag: '', after })

test('each tab holds what it says, for each role, and as many as its count', async () => {
  const { creator, member, admin, stranger } = await aCompany()
  const shared = await aTemplate(creator, { isShared: true })
  const own = await aTemplate(creator)
  const seen = async (actor: typeof creator, tab: TemplateTab) =>
    (await listTemplates(actor, list(tab))).rows.map(({ id }) => id)
  expect(await seen(creator, 'mine')).toEqual([own.id, shared.id])
  expect(await seen(creator, 'workspace')).toEqual([shared.id])
  expect(await seen(member, 'mine')).toEqual([])
  expect(await seen(member, 'workspace')).toEqual([shared.id])
  expect(await seen(admin, 'workspace')).toEqual([own.id, shared.id])
  expect(await seen(stranger, 'workspace')).toEqual([])
  for (const actor of [creator, member, admin, stranger]) {
    const counts = await countTemplates(actor)
    for (const tab of ['mine', 'workspace'] as const) expect(counts[tab]).toBe((await seen(actor, tab)).length)
    expect(counts.all).toBe(
      counts.default + new Set([...(await seen(actor, 'mine')), ...(await seen(actor, 'workspace'))]).size,
    )
  }
})

test('a row says whose it is and what can be done with it', async () => {
  const { creator, member } = await aCompany()
  await aTemplate(creator, { isShared: true, tags: ['Calm'] })
  const [row] = (await listTemplates(member, list('workspace'))).rows
  expect(row).toMatchObject({
    title: 'How we work',
    questionCount: 6,
    tags: ['Calm'],
    ownerName: 'Tom Nair',
    origin: 'workspace',
    can: { edit: false, delete: false },
    readOnly: null,
  })
  const [own] = (await listTemplates(creator, list('mine'))).rows
  expect(own).toMatchObject({ origin: 'mine', can: { edit: true, delete: true } })
})

test('what follows on an answer is no question of its own', async () => {
  const { creator } = await aCompany()
  const leader = aQuestion('yesno')
  const follows = { key: leader.key, when: 'NO', value: null } as const
  await aTemplate(creator, { questions: [leader, aQuestion('textarea', { follows })] })
  expect((await listTemplates(creator, list('mine'))).rows[0]?.questionCount).toBe(1)
})

test('it is read page by page, each template once', async () => {
  const { creator } = await aCompany()
  const start = daysFrom(now(), -1)
  for (let made = 0; made < 27; made++) {
    setClock(() => new Date(start.getTime() + made * 1000))
    await aTemplate(creator)
  }
  setClock()
  const first = await listTemplates(creator, list('mine'))
  const second = await listTemplates(creator, list('mine', first.next ?? ''))
  expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 2, null])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(27)
})

test('an address that was tampered with shows the first page of all', () => {
  expect(templateListSchema.parse({ tab: 'secret', search: ['a'], tag: 'x'.repeat(99), after: 7 })).toEqual({
    tab: 'all',
    search: '',
    tag: '',
    after: undefined,
  })
})
