import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawSheet, sheetFile } from '@/scripts/icons/icon-sheet.mjs'

test('the sheet holds just the icons that are listed, as they are drawn today', async () => {
  const { sheet, count } = await drawSheet()
  expect(count).toBeGreaterThan(20)
  expect(await readFile(sheetFile, 'utf8')).toBe(sheet)
})
