import { inflateSync } from 'node:zlib'

/** The objects of a PDF by number, each with its dictionary and what its stream holds. */
function objectsOf(file: Uint8Array) {
  const source = Buffer.from(file).toString('latin1')
  const objects = new Map<string, { head: string; stream: string }>()
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', ...rest] = body.split('\nstream\n')
    const packed = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1')
    const isPacked = head.includes('/FlateDecode') && packed.length > 0
    objects.set(id, { head, stream: isPacked ? inflateSync(packed).toString('latin1') : packed.toString('latin1') })
  }
  return objects
}

type Objects = ReturnType<typeof objectsOf>

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The signs of one font by the numbers they are drawn with. */
function signsOf(objects: Objects, fontId: string) {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId)?.head ?? '')?.[1] ?? ''
  const signs = new Map<string, string>()
  for (const [, from = '', list = ''] of (objects.get(map)?.stream ?? '').matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const number = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0')
      signs.set(number, fromHex(hex.replaceAll(' ', '')))
    }
  }
  return signs
}

const fontsOf = (objects: Objects) => {
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      if (!fonts.has(name)) fonts.set(name, signsOf(objects, id))
    }
  }
  return fonts
}

function linesOf(content: string, fonts: ReturnType<typeof fontsOf>) {
  let signs = new Map<string, string>()
  const lines: string[] = []
  for (const [, font, drawn] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) signs = fonts.get(font) ?? signs
    const numbers = [...(drawn ?? '').matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    if (drawn !== undefined) lines.push(numbers.map((number) => signs.get(number) ?? '\uFFFD').join(''))
  }
  return lines
}

// What draws a page may be in several pieces.
const contentsOf = (objects: Objects) =>
  [...objects.values()].flatMap(({ head }) => {
    const pieces = /\/Type \/Page\n/.test(head) ? /\/Contents (\[[^\]]*\]|\d+ 0 R)/.exec(head)?.[1] : undefined
    if (pieces === undefined) return []
    return [[...pieces.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => objects.get(id)?.stream ?? '').join('\n')]
  })

/** What draws each page of a PDF. */
export const drawingsOfPdf = (file: Uint8Array): string[] => contentsOf(objectsOf(file))

/** The lines of each page of a PDF, as somebody who marks and copies them gets them. */
export function pagesOfPdf(file: Uint8Array): string[][] {
  const objects = objectsOf(file)
  const fonts = fontsOf(objects)
  return contentsOf(objects).map((content) => linesOf(content, fonts))
}

/** All of its words, with one space where lines and pages break. */
export const wordsOfPdf = (file: Uint8Array) => pagesOfPdf(file).flat().join(' ').replace(/\s+/g, ' ')
