import { expect, test } from 'vitest'
import { listTagChoices, listTagPage, listTags } from '@/lib/members/tags/queries'
import { tagListSchema } from '@/lib/members/tags/schema'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { aTag } from '@/tests/factories/tags'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aStaff } from '@/tests/members/people/company'

const everything = tagListSchema.parse({})

test('everybody reads the tags by name, with how many active people have each; Admins change them', async () => {
  const { workspace, admin, tom, lena, stranger } = await aStaff()
  const remote = await aTag({ workspace, name: 'remote', members: [tom, lena] })
  const berlin = await aTag({ workspace, name: 'Berlin' })
  await deactivate(lena)
  const rows = [
    { ...berlin, count: 0 },
    { ...remote, count: 1 },
  ]
  expect(await listTagPage(tom, everything)).toEqual({ rows, next: null, count: 2, can: { manage: false } })
  const found = { rows: [rows[1]], next: null, count: 1, can: { manage: true } }
  expect(await listTagPage(admin, { search: 'MOT', after: undefined })).toEqual(found)
  expect(await listTagPage(stranger, everything)).toMatchObject({ rows: [], count: 0 })
  expect(await listTagChoices(tom)).toMatchObject({ rows: [{ name: 'Berlin' }, { name: 'remote' }], hasMore: false })
})

test('numbers in them count as numbers', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  for (const name of ['Level 10', 'level 2', 'Level 1', 'ära', 'Zeal']) await aTag({ workspace, name })
  const ordered = ['ära', 'Level 1', 'level 2', 'Level 10', 'Zeal']
  expect((await listTagPage(admin, everything)).rows.map(({ name }) => name)).toEqual(ordered)
  expect((await listTagChoices(admin)).rows.map(({ name }) => name)).toEqual(ordered)
  const beyond = await listTagPage(admin, { search: '', after: 'level 2' })
  expect(beyond.rows.map(({ name }) => name)).toEqual(['Level 10', 'Zeal'])
})

test('very many are read page by page in any spelling, and a suggestion holds the very word that was typed', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const names = Array.from(
    { length: 28 },
    (_, index) => `${index % 2 === 0 ? 'Skill' : 'skill'} ${String(index).padStart(2, '0')}`,
  )
  for (const name of [...names, 'Z skill', 'zz Skill', 'skill']) await aTag({ workspace, name })
  const first = await listTagPage(admin, everything)
  expect([first.rows.length, first.next, first.count]).toEqual([25, 'skill 23', 31])
  const second = await listTagPage(admin, { search: '', after: first.next ?? undefined })
  expect([second.rows.map(({ name }) => name), second.next]).toEqual([
    [...names.slice(24), 'Z skill', 'zz Skill'],
    null,
  ])
  const { rows, hasMore } = await listTagChoices(admin)
  expect([rows.length, rows[0]?.name, hasMore]).toEqual([20, 'skill', true])
  const suggested = await listTags(admin, { search: 'Z SKILL' })
  expect(suggested.map(({ name }) => name)).toEqual(['Z skill', 'zz Skill'])
  const cut = await listTags(admin, { search: 'skill' })
  expect([cut.length, cut[0]?.name]).toEqual([20, 'skill'])
})
