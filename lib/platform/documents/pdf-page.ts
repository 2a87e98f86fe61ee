import 'server-only'
import { createRequire } from 'node:module'
import { drawable } from '@/lib/shared/document'
import { PageNumbers } from './pdf-numbers'
import { breakable, type FurtherScripts, type Weight } from './pdf-scripts'

export type Sheet = PDFKit.PDFDocument

/** Kept beside the sheet, because a footer in between must not change what follows it. */
export type Style = { font: Weight; size: number; colour: string }

/** The light theme of the product, on paper. */
export const colours = {
  ink: '#211d1a',
  muted: '#544f4a',
  bar: '#0e7b72',
  track: '#eae7e3',
  line: '#e5e2df',
} as const

export const styles = {
  title: { font: 'bold', size: 20, colour: colours.ink },
  section: { font: 'bold', size: 16, colour: colours.ink },
  heading: { font: 'bold', size: 11.5, colour: colours.ink },
  paragraph: { font: 'plain', size: 10, colour: colours.ink },
  name: { font: 'plain', size: 10, colour: colours.muted },
  strong: { font: 'bold', size: 10, colour: colours.ink },
  note: { font: 'plain', size: 9, colour: colours.muted },
  figure: { font: 'plain', size: 9, colour: colours.ink },
  footer: { font: 'plain', size: 8, colour: colours.muted },
} as const satisfies Record<string, Style>

export const margins = { top: 60, bottom: 68, left: 60, right: 60 }
const lineGap = 2

// Normalises line ends and drops characters no typeface draws.
const printable = (text: string) =>
  breakable(
    drawable(
      text
        .replace(/\r\n?/g, '\n')
        .replaceAll('\t', ' ')
        .replace(/[^\P{Cc}\n]/gu, ''),
    ),
  )

// Otherwise the build would read the file's name as a module and replace it with a number.
const fontFile = (name: string) =>
  createRequire(import.meta.url).resolve(/* turbopackIgnore: true */ `dejavu-fonts-ttf/ttf/${name}.ttf`)

/** Registered by path: under another name the first one would be read again for every line. */
export const fonts: Record<Weight, string> = {
  plain: fontFile('DejaVuSansCondensed'),
  bold: fontFile('DejaVuSansCondensed-Bold'),
}

type Column = { x?: number; width?: number }

/** The current page: position, free room, and footer. */
export class Page {
  private style: Style = styles.paragraph
  private readonly numbers = new PageNumbers()
  /** The line beside the text, and its remaining height. */
  private sideline = { rest: 0, height: 0 }

  constructor(
    readonly sheet: Sheet,
    private readonly footer: string,
    scripts: FurtherScripts,
  ) {
    scripts.drawOn(sheet, () => this.style.font)
    sheet.on('pageAdded', () => {
      this.drawFooter()
      this.drawSideline()
    })
    sheet.addPage()
  }

  get left() {
    return margins.left
  }

  get width() {
    return this.sheet.page.width - margins.left - margins.right
  }

  get bottom() {
    return this.sheet.page.height - margins.bottom
  }

  get room() {
    return this.bottom - margins.top
  }

  private get footY() {
    return this.bottom + 26
  }

  get isFresh() {
    return this.sheet.y <= margins.top
  }

  private use(style: Style) {
    this.style = style
    this.sheet.font(fonts[style.font]).fontSize(style.size).fillColor(style.colour)
  }

  private drawFooter() {
    const { sheet, style } = this
    const { x, y } = sheet
    this.use(styles.footer)
    const room = this.width - sheet.widthOfString(this.numbers.add(sheet)) - 16
    sheet.text(this.fitted(printable(this.footer), room), this.left, this.footY, { lineBreak: false })
    this.use(style)
    sheet.x = x
    sheet.y = y
  }

  /** Nothing may be drawn afterwards. */
  numberPages() {
    this.numbers.write(this.sheet, (text) => {
      this.use(styles.footer)
      const x = this.left + this.width - this.sheet.widthOfString(text)
      this.sheet.text(text, x, this.footY, { lineBreak: false })
    })
  }

  /** As many characters as fit in one line. */
  private fitted(text: string, width: number) {
    if (this.sheet.widthOfString(text) <= width) return text
    const signs = [...text]
    while (signs.length > 0 && this.sheet.widthOfString(`${signs.join('').trimEnd()}…`) > width) signs.pop()
    return `${signs.join('').trimEnd()}…`
  }

  widthOf(text: string, style: Style) {
    this.use(style)
    return this.sheet.widthOfString(printable(text))
  }

  heightOf(text: string, style: Style, width = this.width) {
    this.use(style)
    return this.sheet.heightOfString(printable(text), { width, lineGap })
  }

  lineOf(style: Style) {
    this.use(style)
    return this.sheet.currentLineHeight(true) + lineGap
  }

  /**
   * Starts a new page if this height doesn't fit, and returns whether it did; heights beyond a page start where they
   * are.
   */
  keep(height: number): boolean {
    const isOver = this.sheet.y + height > this.bottom && !this.isFresh && height < this.room
    if (isOver) this.sheet.addPage()
    return isOver
  }

  gap(height: number) {
    if (!this.isFresh) this.sheet.y = Math.min(this.sheet.y + height, this.bottom)
  }

  words(text: string, style: Style, { x = this.left, width = this.width }: Column = {}) {
    this.use(style)
    this.sheet.text(printable(text), x, this.sheet.y, { width, lineGap })
  }

  rule(y: number) {
    this.sheet
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .stroke()
  }

  box(colour: string, x: number, y: number, width: number, height: number) {
    this.sheet.roundedRect(x, y, width, height, Math.min(2, width / 2)).fill(colour)
    this.use(this.style)
  }

  private drawSideline() {
    const { rest, height } = this.sideline
    if (rest <= 0) return
    const { x, y } = this.sheet
    // Only whole lines go on a page, the last without its gap; the rest continues on the next.
    const here = Math.min(rest, Math.floor((this.bottom - y + lineGap) / height) * height)
    this.sideline.rest = rest - here
    if (here > 0) this.box(colours.bar, this.left, y + 1, 2, here - lineGap - 1)
    this.sheet.x = x
    this.sheet.y = y
  }

  /** Draws text of this height with a line beside it, across pages. */
  beside(height: number, style: Style, draw: () => void) {
    this.sideline = { rest: height, height: this.lineOf(style) }
    this.drawSideline()
    draw()
    this.sideline = { rest: 0, height: 0 }
  }
}
