import 'server-only'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { furtherScripts, type FurtherScript } from '@/lib/shared/document'
import { shapeWith, type Shaping, type Typeface } from './pdf-shaping'

type Sheet = PDFKit.PDFDocument

export type Weight = 'plain' | 'bold'

const folders: Record<Weight, string> = { plain: '400Regular', bold: '700Bold' }

// Otherwise the build would read the file's name as a module and replace it with a number.
const fontFile = (script: FurtherScript, weight: Weight) =>
  createRequire(import.meta.url).resolve(
    /* turbopackIgnore: true */ `@expo-google-fonts/noto-sans-${script.toLowerCase()}/${folders[weight]}/NotoSans${script}_${folders[weight]}.ttf`,
  )

/** A break opportunity in scripts without spaces; never drawn. */
const BREAK = '\u200b'

// The danda belongs to several scripts; alone it uses Devanagari's typeface.
const ownSigns = (script: FurtherScript) => `\\p{Script=${script}}${script === 'Devanagari' ? '\\u0964\\u0965' : ''}`
// A run includes shared marks, joiners and spaces.
const runOf = (script: FurtherScript) =>
  `(?<${script}>[${ownSigns(script)}][\\p{Script_Extensions=${script}}\\u200c\\u200d\\u25cc ]*)`
const runs = new RegExp(furtherScripts.map(runOf).join('|'), 'gu')
const isFurther = new RegExp(`[${furtherScripts.map(ownSigns).join('')}]`, 'u')

type Piece = { text: string; script: FurtherScript | null }

/** One typeface per piece, in order. */
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

// Heavy, and needed for Thai only.
let thaiWords: Intl.Segmenter | undefined

/** Thai with break opportunities between words, which it doesn't separate. */
export const breakable = (text: string) =>
  text.replace(thaiRuns, (run) => {
    thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' })
    return Array.from(thaiWords.segment(run), ({ segment }) => segment).join(BREAK)
  })

/** Parts of the sheet its types omit: the current typeface, and drawing one line. */
type Drawing = Sheet & {
  _font: { ascender: number; font: Typeface }
  _fontSize: number
  _fragment: (text: string, x: number, y: number, options: object) => void
}

/** Scripts beyond the usual ones, each in its own typeface, loaded when a text needs it. */
export class FurtherScripts {
  private shaping: Shaping | undefined
  private readonly files = new Map<string, string>()

  /** Loads the typefaces of this text. */
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

  /** `rise` is how much higher the typeface's baseline is than usual. */
  private each(drawing: Drawing, text: string, weight: Weight, work: (piece: string, rise: number) => void) {
    const usual = drawing._font
    for (const { text: piece, script } of piecesOf(text.replaceAll(BREAK, ''))) {
      if (script !== null) this.use(drawing, script, weight)
      work(piece, ((drawing._font.ascender - usual.ascender) / 1000) * drawing._fontSize)
      drawing._font = usual
    }
  }

  /** Lets a sheet measure and draw them on one line with others. */
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
