import { describe, expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { matchColumns } from '@/lib/invitations/imports/commands/match-columns'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { importRow } from '@/lib/invitations/imports/commands/import-row'
import {
  getImport,
  getImportDetail,
  getImportHome,
  getRefusedFile,
  getSampleFile,
} from '@/lib/invitations/imports/queries/get-import'
import { leavingInWords } from '@/lib/invitations/imports/rules/imports'
import { rowFilterSchema } from '@/lib/invitations/imports/schema'
import { getInviteForm } from '@/lib/invitations/queries/get-invite-form'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aList, aStartedImport, importOf } from '@/tests/factories/imports/imports'
import { anInvitation } from '@/tests/factories/invitations'
import { cellsOf } from '@/tests/factories/exports'
import { whilePlanIs } from '@/tests/factories/subscriptions'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const rows = [
  ['ana@acme.example', 'Ana', '', 'Member', 'Lab; design', 'Ops', 'Lisbon'],
  ['kofi@', 'Kofi', '', '', 'Never'],
  ['=mei@', 'Mei'],
]
const filter = (view: object = {}) => rowFilterSchema.parse(view)

test.each([
  ['Manager', aManager],
  ['Member', aMember],
])('no %s sees imports', async (_, aPerson) => {
  const workspace = await aWorkspace()
  const { id } = await aList(await anAdmin({ workspace }), rows)
  const person = await aPerson({ workspace })
  await expectRefused(getImportHome(person), 'forbidden')
  await expectRefused(getImportDetail(person, id, filter()), 'forbidden')
  await expectRefused(getRefusedFile(person, id), 'forbidden')
  const stranger = await anAdmin()
  await expectRefused(getImportDetail(stranger, id, filter()), 'not-found')
  await expectRefused(getRefusedFile(stranger, id), 'not-found')
  expect((await getImportHome(stranger)).imports).toEqual([])
})

test('the free plan says why there are none', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  expect((await getImportHome(admin)).gate).toBe('This feature is only accessible with a paid plan.')
})

describe('before it is started', () => {
  test('new teams and tags are named, of rows that are to be done', async () => {
    const workspace = await aWorkspace()
    const admin = await anAdmin({ workspace })
    await aTeam({ workspace, name: 'Design' })
    const { id } = await aList(admin, rows)
    const { outlook, view } = await getImportDetail(admin, id, filter())
    expect(outlook?.names).toEqual({ teams: ['Lab', 'Ops'], tags: ['Lisbon'] })
    expect(view.counts).toMatchObject({ all: 3, invite: 1, refused: 2 })
    expect(view.examples).toHaveLength(3)
  })

  test('each is named once, as it is written first, until somebody makes it', async () => {
    const workspace = await aWorkspace()
    const admin = await anAdmin({ workspace })
    const { id } = await aList(admin, [
      ['ana@acme.example', 'Ana', '', '', 'Lab', 'lab', 'a'],
      ['kofi@acme.example', 'Kofi', '', '', 'LAB; Ops', '', 'A'],
    ])
    expect((await getImportDetail(admin, id, filter())).outlook?.names).toEqual({ teams: ['Lab', 'Ops'], tags: ['a'] })
    await aTeam({ workspace, name: 'lab' })
    expect((await getImportDetail(admin, id, filter())).outlook?.names).toEqual({ teams: ['Ops'], tags: ['a'] })
  })

  test('its rows are counted once, when they are checked, and anew as soon as they begin to change', async () => {
    const admin = await anAdmin()
    const { id } = await aList(admin, rows)
    const { counts } = await getImport(admin, id)
    expect((await importOf(id)).checkedCounts).toEqual(counts)
    await startImport(admin, { id })
    expect((await importOf(id)).checkedCounts).toBeNull()
    await importRow(admin, { id, number: 2 })
    expect((await getImport(admin, id)).counts).toMatchObject({ ...counts, ready: 0, undoable: 1 })
  })

  test('the seats, their price, and whether there are enough', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const admin = await anAdmin({ workspace })
    const many = Array.from({ length: 100 }, (_, index) => [`p${index}@acme.example`])
    const [fitting, over] = [await aList(admin, many.slice(1)), await aList(admin, many)]
    const seats = { offer: null, blocked: null, taken: 1, most: 100, price: 19_900, isTrial: false }
    expect((await getImportDetail(admin, fitting.id, filter())).outlook?.seats).toEqual({
      ...seats,
      fits: 99,
      full: null,
    })
    expect((await getImportDetail(admin, over.id, filter())).outlook?.seats).toEqual({ ...seats, fits: 99, full: null })
    await whilePlanIs('PRO', { userLimit: 1 }, async () => {
      const { outlook } = await getImportDetail(await memberActor(admin.memberId), over.id, filter())
      expect(outlook?.seats).toMatchObject({ fits: 0, full: 'You have reached the limit for your plan.' })
    })
  })

  test('a member takes one seat, also with a pending invitation for the same address', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const admin = await anAdmin({ workspace })
    const { email } = await anInvitation(admin)
    await aMember({ workspace, email })
    const { id } = await aList(admin, [[email, 'Lena', 'Hoffmann']])
    expect((await getImportDetail(admin, id, filter())).outlook?.seats).toMatchObject({ taken: 2 })
    await startImport(admin, { id })
    await importRow(admin, { id, number: 2 })
    expect((await getInviteForm(admin)).seats).toBe(98)
  })
})

describe('the rows', () => {
  test.each([
    [{}, [2, 3, 4]],
    [{ rows: 'refused' }, [3, 4]],
    [{ rows: 'invite' }, [2]],
    [{ search: 'KOFI' }, [3]],
    [{ search: '%' }, []],
    [{ after: '2' }, [3, 4]],
    [{ after: 'x', rows: 'x' }, [2, 3, 4]],
  ])('are found by %o', async (view, numbers) => {
    const admin = await anAdmin()
    const { id } = await aList(admin, rows)
    const { page } = await getImportDetail(admin, id, filter(view))
    expect(page.rows.map(({ number }) => number)).toEqual(numbers)
  })

  test('come a page at a time', async () => {
    const admin = await anAdmin()
    const { id } = await aList(
      admin,
      Array.from({ length: 60 }, (_, index) => [`p${index}@acme.example`]),
    )
    const { page } = await getImportDetail(admin, id, filter())
    expect({ count: page.rows.length, next: page.next }).toEqual({ count: 25, next: 26 })
    const rest = await getImportDetail(admin, id, filter({ after: '51' }))
    expect({ count: rest.page.rows.length, next: rest.page.next }).toEqual({ count: 10, next: null })
  })
})

test('what was left out can be taken along and mended, and no cell is a formula', async () => {
  const admin = await anAdmin()
  const { id } = await aList(admin, rows)
  const { file } = await getRefusedFile(admin, id)
  const [heading, kofi, mei] = cellsOf(file)
  expect(heading?.at(-1)).toBe('Why it was left out')
  expect(kofi?.at(0)).toBe('kofi@')
  expect(kofi?.at(-1)).toBe('“kofi@” isn’t a valid e-mail address.')
  expect(mei?.at(0)).toBe("'=mei@")
})

test('of a list without headings, columns are called by what they were matched to', async () => {
  const admin = await anAdmin()
  const people = [
    ['kofi@acme.example', 'Kofi', 'Accra'],
    ['mei@', 'Mei', 'Oslo'],
  ]
  const { id } = await aList(admin, people, ['', '', ''])
  await matchColumns(admin, { id, columns: ['email', 'firstName', ''] })
  const [heading, mei] = cellsOf((await getRefusedFile(admin, id)).file)
  expect(heading).toEqual(['E-mail', 'First name', 'Column 3', 'Why it was left out'])
  expect(mei?.slice(0, 3)).toEqual(['mei@', 'Mei', 'Oslo'])
})

test('only the person who began an import is notified when it is done', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const { id } = await aStartedImport(admin, rows)
  expect(leavingInWords(await getImport(admin, id))).toMatch(/it goes on, and you get a notification when it’s done\.$/)
  expect(leavingInWords(await getImport(await anAdmin({ workspace }), id))).toMatch(/it goes on\.$/)
  await db.peopleImport.update({ where: { id }, data: { status: 'UNDOING' } })
  expect(leavingInWords(await getImport(admin, id))).toMatch(/it goes on\.$/)
})

test('our own sample is read without a fault', async () => {
  const [headings = [], ...people] = cellsOf(getSampleFile().file)
  const admin = await anAdmin()
  const { id } = await aList(admin, people, headings)
  const { view } = await getImportDetail(admin, id, filter())
  expect(view.columns).not.toContain('')
  expect(view.counts).toMatchObject({ all: 2, invite: 2 })
})
