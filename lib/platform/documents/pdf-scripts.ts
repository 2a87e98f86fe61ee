import 'server-only'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { furtherScripts, type FurtherScript } from '@/lib/shared/document'
import { shapeWith, type Shaping, type Typeface } from './pdf-shaping'

type Sheet = PDFKit.PDFDocument

export type Weight = 'plain' | 'bold'

const folders: Record<Weight, string> = { plain: '400Regular', bold: '700Bold' }

// The build would take the name of a file for that of a module, and put a number in its place.
const fontFile = (script: FurtherScript, weight: Weight) =>
  createRequire(import.meta.url).resolve(
    /* turbopackIgnore: true */ `@expo-google-fonts/noto-sans-${script.toLowerCase()}/${folders[weight]}/NotoSans${script}_${folders[weight]}.ttf`,
  )

/** The mark at which a line may break in a script that parts no words; it is never drawn. */
const BREAK = '\u200b'

// The dots that end a sentence are of several scripts; alone they are drawn as those of Devanagari.
const ownSigns = (script: FurtherScript) => `\\p{Script=${script}}${script === 'Devanagari' ? '\\u0964\\u0965' : ''}`
// A run goes on over the marks several scripts share, over what joins letters, and over spaces.
const runOf = (script: FurtherScript) =>
  `(?<${script}>[${ownSigns(script)}][\\p{Script_Extensions=${script}}\\u200c\\u200d\\u25cc ]*)`
const runs = new RegExp(furtherScripts.map(runOf).join('|'), 'gu')
const isFurther = new RegExp(`[${furtherScripts.map(ownSigns).join('')}]`, 'u')

type Piece = { text: string; script: FurtherScript | null }

/** A text in pieces of one typeface each, in their order. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: run, index, groups = {} } of text.matchAll(runs)) {
    if (index > end) pieces.push({ text: text.slice(end, index), script: null })
    pieces.push({ text: run, script: furtherScripts.find((script) => groups[script] !== undefined) ?? null })
    end = index + run.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), script: null })
  return pieces
}

const thaiRuns = /\p{Script=Thai}+/gu

// Heavy, and needed by those alone who write Thai.
let thaiWords: Intl.Segmenter | undefined

/** Thai with the marks at which its lines may break: between words, which nothing parts in it. */
export const breakable = (text: string) =>
  text.replace(thaiRuns, (run) => {
    thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' })
    return Array.from(thaiWords.segment(run), ({ segment }) => segment).join(BREAK)
  })

/** What of the sheet its types do not tell: the typeface it draws in, and how it puts one line onto the page. */
type Drawing = Sheet & {
  _font: { ascender: number; font: Typeface }
  _fontSize: number
  _fragment: (text: string, x: number, y: number, options: object) => void
}

/**
 * The scripts a document can hold beside the usual ones, each in a typeface of its own. Nothing of them is loaded before
 * words need it.
 */
export class FurtherScripts {
  private shaping: Shaping | undefined
  /** The files of those that are open. */
  private readonly files = new Map<string, string>()

  /** Gets ready for what will be drawn next. */
  async prepare(text: string) {
    if (isFurther.test(text)) this.shaping ??= await import('harfbuzzjs')
  }

  private use(drawing: Drawing, script: FurtherScript, weight: Weight) {
    const name = `${script} ${weight}`
    const known = this.files.get(name)
    if (known !== undefined) return void drawing.font(known)
    if (!this.shaping) throw new Error('These words were not prepared for.')
    const file = fontFile(script, weight)
    drawing.font(file)
    shapeWith(this.shaping, drawing._font.font, new Uint8Array(readFileSync(file)))
    this.files.set(name, file)
  }

  /** Does something with each piece in its own typeface; `rise` is how much higher than usual that one begins. */
  private each(drawing: Drawing, text: string, weight: Weight, work: (piece: string, rise: number) => void) {
    const usual = drawing._font
    for (const { text: piece, script } of piecesOf(text.replaceAll(BREAK, ''))) {
      if (script !== null) this.use(drawing, script, weight)
      work(piece, ((drawing._font.ascender - usual.ascender) / 1000) * drawing._fontSize)
      drawing._font = usual
    }
  }

  /** Lets a sheet measure and draw them among the others, all on one line. `weight` tells how bold the words are. */
  drawOn(sheet: Sheet, weight: () => Weight) {
    const drawing = sheet as Drawing
    const { widthOfString, _fragment: drawFragment } = drawing
    drawing.widthOfString = (text, options) => {
      if (!isFurther.test(text)) return widthOfString.call(drawing, text, options)
      let width = 0
      this.each(drawing, text, weight(), (piece) => {
        width += widthOfString.call(drawing, piece, options)
      })
      return width
    }
    drawing._fragment = (text, x, y, options) => {
      if (!isFurther.test(text)) return drawFragment.call(drawing, text, x, y, options)
      let left = x
      this.each(drawing, text, weight(), (piece, rise) => {
        drawFragment.call(drawing, piece, left, y - rise, options)
        left += widthOfString.call(drawing, piece)
      })
    }
  }
}
