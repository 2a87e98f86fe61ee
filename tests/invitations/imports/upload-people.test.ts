import { describe, expect, test } from 'vitest'
import { uploadPeople } from '@/lib/invitations/imports/commands/upload-people'
import { importLimits } from '@/lib/shared/csv/csv-import'
import { uploadPeopleSchema } from '@/lib/invitations/imports/schema'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { importOf, rowsOf } from '@/tests/factories/imports/imports'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')
const upload = (text: string | Uint8Array) => ({
  madeId: randomId(),
  fileName: 'people.csv',
  content: base64(text),
})

const good = 'E-mail,First name\nana@acme.example,Ana\n'

describe('who may', () => {
  test('an Admin has a file checked', async () => {
    const admin = await anAdmin()
    const { id } = await uploadPeople(admin, upload(good))
    expect(await importOf(id)).toMatchObject({ status: 'CHECKING', source: 'CSV', fileName: 'people.csv', rowCount: 1 })
    expect(await rowsOf(id)).toMatchObject([{ number: 2, cells: ['ana@acme.example', 'Ana'], action: 'INVITE' }])
  })

  test.each([
    ['Manager', aManager],
    ['Member', aMember],
  ])('no %s does', async (_, aPerson) => {
    await expectRefused(uploadPeople(await aPerson(), upload(good)), 'forbidden')
  })

  test('nor does anybody on the free plan', async () => {
    const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
    const refusal = await refusalOf(uploadPeople(admin, upload(good)))
    expect(refusal).toMatchObject({
      code: 'plan-limit',
      message: 'This feature is only accessible with a paid plan.',
    })
  })
})

describe('a file is read', () => {
  test.each([
    ['as Excel writes it in half of Europe', '\uFEFFE-mail;Name\r\nana@acme.example;"Silva; Ana"\r\n'],
    ['with tabs', 'E-mail\tName\nana@acme.example\tSilva; Ana\n'],
    [
      'with what keeps a cell from being a formula',
      "E-mail,Name\n'ana@acme.example,Silva; Ana\n".replace("'ana", 'ana'),
    ],
  ])('%s', async (_, text) => {
    const { id } = await uploadPeople(await anAdmin(), upload(text))
    expect(await rowsOf(id)).toMatchObject([{ cells: ['ana@acme.example', 'Silva; Ana'], status: 'READY' }])
  })

  test('and a row that was downloaded because it was left out comes back as it was', async () => {
    const { id } = await uploadPeople(await anAdmin(), upload("E-mail,Tags\nana@acme.example,'=SUM\n"))
    expect((await rowsOf(id))[0]?.cells).toEqual(['ana@acme.example', '=SUM'])
  })
})

describe('a file without a heading', () => {
  test('begins with a person, who is not lost', async () => {
    const { id } = await uploadPeople(await anAdmin(), upload('ana@acme.example;Ana\nBO@acme.example;Bo\n'))
    expect(await importOf(id)).toMatchObject({ headings: ['', ''], columns: ['email', ''], rowCount: 2 })
    expect(await rowsOf(id)).toMatchObject([
      { number: 1, cells: ['ana@acme.example', 'Ana'], action: 'INVITE' },
      { number: 2, action: 'INVITE' },
    ])
  })

  test('may hold one person alone, and no more than any other', async () => {
    const { id } = await uploadPeople(await anAdmin(), upload('ana@acme.example'))
    expect(await importOf(id)).toMatchObject({ rowCount: 1 })
    const rows = Array.from({ length: importLimits.rows + 1 }, (_, index) => `p${index}@acme.example`)
    const { message } = await refusalOf(uploadPeople(await anAdmin(), upload(rows.join('\n'))))
    expect(message).toMatch(/more than 5,000 rows/)
  })
})

describe('a file is refused, and why is said', () => {
  const headed = (rows: string) => `E-mail\n${rows}`
  test.each<[string, string | Uint8Array, RegExp]>([
    ['that is empty', '', /is empty/],
    ['of empty rows', '\n,,\n', /is empty/],
    ['with only a heading', 'E-mail,Name\n', /no people/],
    ['in UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0x00]), /UTF-8/],
    ['in another code page', new Uint8Array([...Buffer.from('E-mail\nana'), 0xe9]), /UTF-8/],
    ['that is a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]), /Excel workbook/],
    ['that is no text', new Uint8Array([0x89, 0x00, 0x4e]), /isn’t a CSV file/],
    ['with too many columns', `${'a,'.repeat(45)}\n1`, /more than 40 columns/],
    ['with a row of too many cells', headed(`${','.repeat(45)}x\n`), /Row 2 has more than 40 cells/],
    ['with too many rows', headed('ana@acme.example\n'.repeat(importLimits.rows + 1)), /more than 5,000 rows/],
    ['with an open quote', headed('ok\n"never\n'), /Row 3: a quotation mark is opened/],
    ['with words after a quote', headed('"a"b\n'), /Row 2: there is text after/],
  ])('%s', async (_, content, message) => {
    const refusal = await refusalOf(uploadPeople(await anAdmin(), upload(content)))
    expect(refusal).toMatchObject({ code: 'invalid', fields: { content: refusal.message } })
    expect(refusal.message).toMatch(message)
  })

  test('that is too large, before it is taken apart', async () => {
    const content = base64(new Uint8Array(importLimits.bytes + 3).fill(97))
    expect(uploadPeopleSchema.safeParse({ ...upload(''), content }).error?.issues[0]?.message).toMatch(/5 MB/)
    const slightly = upload(new Uint8Array(importLimits.bytes + 1).fill(97))
    expect((await refusalOf(uploadPeople(await anAdmin(), slightly))).message).toMatch(/5 MB/)
  })
})

test('as many rows as are allowed are taken', async () => {
  const rows = Array.from({ length: importLimits.rows }, (_, index) => `p${index}@acme.example`)
  const { id } = await uploadPeople(await anAdmin(), upload(['E-mail', ...rows].join('\n')))
  expect(await importOf(id)).toMatchObject({ rowCount: importLimits.rows })
})

test('sent twice at the same moment, a file is taken once, and under the id of nobody else’s', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await expectMadeOnce(
    (madeId) => uploadPeople(admin, { ...upload(good), madeId }),
    () => db.peopleImport.count({ where: { workspaceId: workspace.id } }),
  )
  for (const other of [await anAdmin({ workspace }), await anAdmin()]) {
    const { id: madeId } = await uploadPeople(other, upload(good))
    await expectRefused(uploadPeople(admin, { ...upload(good), madeId }), 'not-found')
    expect(await rowsOf(madeId)).toHaveLength(1)
  }
})
