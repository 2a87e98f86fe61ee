import 'server-only'
import { createRequire } from 'node:module'
import { drawable } from '@/lib/shared/document'
import { PageNumbers } from './pdf-numbers'
import { breakable, type FurtherScripts, type Weight } from './pdf-scripts'

export type Sheet = PDFKit.PDFDocument

/** How words look; kept beside the sheet, because a footer in between must not change what follows it. */
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

// Line ends of every kind become one, and what no typeface draws is left out.
const printable = (text: string) =>
  breakable(
    drawable(
      text
        .replace(/\r\n?/g, '\n')
        .replaceAll('\t', ' ')
        .replace(/[^\P{Cc}\n]/gu, ''),
    ),
  )

// The build would take the name of a file for that of a module, and put a number in its place.
const fontFile = (name: string) =>
  createRequire(import.meta.url).resolve(/* turbopackIgnore: true */ `dejavu-fonts-ttf/ttf/${name}.ttf`)

/** Called by their paths: under another name the first one would be read again for every line. */
export const fonts: Record<Weight, string> = {
  plain: fontFile('DejaVuSansCondensed'),
  bold: fontFile('DejaVuSansCondensed-Bold'),
}

type Column = { x?: number; width?: number }

/** The page that is being drawn: where words go, what still has room, and what stands at its foot. */
export class Page {
  private style: Style = styles.paragraph
  private readonly numbers = new PageNumbers()
  /** A line beside the words that are being drawn, and how much of it is still to come. */
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

  /** How high a whole page is. */
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

  /** Says on every page which one of how many it is; after it nothing is drawn any more. */
  numberPages() {
    this.numbers.write(this.sheet, (text) => {
      this.use(styles.footer)
      const x = this.left + this.width - this.sheet.widthOfString(text)
      this.sheet.text(text, x, this.footY, { lineBreak: false })
    })
  }

  /** As many of the signs as have room in one line. */
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
   * Goes to the next page when so much has no room on this one, and says whether it did; what no page has room for begins
   * where it stands.
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
    // Whole lines alone stand on a page, the last one without the gap below it; what is left goes on with the next one.
    const here = Math.min(rest, Math.floor((this.bottom - y + lineGap) / height) * height)
    this.sideline.rest = rest - here
    if (here > 0) this.box(colours.bar, this.left, y + 1, 2, here - lineGap - 1)
    this.sheet.x = x
    this.sheet.y = y
  }

  /** Draws words that are so high with a line beside them, on every page they go on to. */
  beside(height: number, style: Style, draw: () => void) {
    this.sideline = { rest: height, height: this.lineOf(style) }
    this.drawSideline()
    draw()
    this.sideline = { rest: 0, height: 0 }
  }
}
