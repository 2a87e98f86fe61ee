import { readFile } from 'node:fs/promises'
import { Stop } from '../support/print.mjs'
import { fromRoot } from '../support/root.mjs'

export const sheetFile = fromRoot('components/ui/icon/sheet.svg')
const namesFile = fromRoot('components/ui/icon/names.ts')

/** @typedef {[element: string, attributes: Record<string, string>]} Part */

/** @param {Part} part */
function drawPart([element, attributes]) {
  const drawn = Object.entries(attributes).filter(([name]) => name !== 'key')
  const written = drawn.map(([name, value]) => ` ${name}="${value}"`)
  return `<${element}${written.join('')}/>`
}

/** @param {string} name */
async function drawIcon(name) {
  const { __iconData: data } = await import(`lucide-react/icons/${name}`)
  if (!data) throw new Stop(`Lucide calls “${name}” by another name now.`)
  const parts = /** @type {Part[]} */ (data.node).map(drawPart)
  return `<symbol id="${name}" viewBox="0 0 24 24">${parts.join('')}</symbol>`
}

/** The sheet of all icons listed in names.ts, as it should stand in the repository. */
export async function drawSheet() {
  const list = await readFile(namesFile, 'utf8')
  const names = [...list.matchAll(/^ {2}'([\w-]+)',$/gm)].map((match) => String(match[1]))
  const symbols = await Promise.all(names.map(drawIcon))
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`
  return { sheet, count: names.length }
}
