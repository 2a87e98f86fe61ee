// npm run icons: draws components/ui/icon/sheet.svg anew, with the icons that names.ts lists. Lucide draws them.
import { writeFile } from 'node:fs/promises'
import { drawSheet, sheetFile } from './icons/icon-sheet.mjs'
import { run, say } from './support/print.mjs'

await run(async () => {
  const { sheet, count } = await drawSheet()
  await writeFile(sheetFile, sheet)
  say(`Drew ${count} icons.`)
})
