import 'server-only'
import { createRequire } from 'node:module'
import type { Bar, DocumentPart, Fact } from '@/lib/shared/document'
import { now } from '../clock'

type Sheet = PDFKit.PDFDocument

/** How words look; kept beside the sheet, because a footer in between must not change what follows it. */
type Style = { font: 'plain' | 'bold'; size: number; colour: string }

const colours = { ink: '#1c1d22', muted: '#5c5f6a', bar: '#23786f', track: '#eceef3', line: '#d5d8e0' } as const
const styles = {
  title: { font: 'bold', size: 20, colour: colours.ink },
  section: { font: 'bold', size: 16, colour: colours.ink },
  heading: { font: 'bold', size: 11.5, colour: colours.ink },
  paragraph: { font: 'plain', size: 10, colour: colours.ink },
  name: { font: 'plain', size: 10, colour: colours.muted },
  strong: { font: 'bold', size: 10, colour: colours.ink },
  note: { font: 'plain', size: 9, colour: colours.muted },
  footer: { font: 'plain', size: 8, colour: colours.muted },
} as const satisfies Record<string, Style>

const margins = { top: 56, bottom: 68, left: 60, right: 60 }
const lineGap = 2
/** What must follow a heading on its page. */
const headingRoom = 96

// Line ends of every kind become one, and what no typeface draws is left out.
const printable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '')

// The build would take the name of a file for that of a module, and put a number in its place.
const fontFile = (name: string) =>
  createRequire(import.meta.url).resolve(/* turbopackIgnore: true */ `dejavu-fonts-ttf/ttf/${name}.ttf`)

// Called by their paths: under another name the first one would be read again for every line.
const fonts: Record<Style['font'], string> = { plain: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') }

/** Draws words and bars from the top of an A4 page to its bottom, and goes on on the next. */
class Pen {
  private style: Style = styles.paragraph
  private pages = 0

  constructor(
    private readonly sheet: Sheet,
    private readonly footer: string,
  ) {
    sheet.on('pageAdded', () => this.drawFooter())
    sheet.addPage()
  }

  private get left() {
    return margins.left
  }

  private get width() {
    return this.sheet.page.width - margins.left - margins.right
  }

  private get bottom() {
    return this.sheet.page.height - margins.bottom
  }

  private use(style: Style) {
    this.style = style
    this.sheet.font(fonts[style.font]).fontSize(style.size).fillColor(style.colour)
  }

  private drawFooter() {
    const { sheet, style } = this
    const { x, y } = sheet
    this.pages += 1
    this.use(styles.footer)
    const page = `Page ${this.pages}`
    const at = this.bottom + 26
    const end = this.left + this.width - sheet.widthOfString(page)
    sheet.text(this.fitted(this.footer, end - this.left - 16), this.left, at, { lineBreak: false })
    sheet.text(page, end, at, { lineBreak: false })
    this.use(style)
    sheet.x = x
    sheet.y = y
  }

  /** As many of the signs as have room in one line. */
  private fitted(text: string, width: number) {
    let kept = text
    while (kept !== '' && this.sheet.widthOfString(kept) > width) kept = kept.slice(0, -1)
    return kept
  }

  private heightOf(text: string, width: number, style: Style) {
    this.use(style)
    return this.sheet.heightOfString(printable(text), { width, lineGap })
  }

  /** Goes to the next page when so much has no room on this one; what no page has room for begins where it stands. */
  private keep(height: number) {
    const { sheet } = this
    if (sheet.y + height > this.bottom && sheet.y > margins.top && height < this.bottom - margins.top) sheet.addPage()
  }

  private gap(height: number) {
    if (this.sheet.y > margins.top) this.sheet.y = Math.min(this.sheet.y + height, this.bottom)
  }

  private words(text: string, style: Style, { x = this.left, width = this.width } = {}) {
    this.use(style)
    this.sheet.text(printable(text), x, this.sheet.y, { width, lineGap })
  }

  private block(text: string, style: Style, before: number, room = 0) {
    this.gap(before)
    this.keep(room === 0 ? style.size : this.heightOf(text, this.width, style) + room)
    this.words(text, style)
  }

  private rule(y: number) {
    this.sheet
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .stroke()
  }

  /** Cells side by side, as high as the highest of them and never parted by the end of a page. */
  private row(cells: readonly string[], widths: readonly number[], cellStyles: readonly Style[]) {
    const styleAt = (index: number) => cellStyles[index] ?? styles.paragraph
    const heights = cells.map((cell, index) => this.heightOf(cell, (widths[index] ?? 0) - 12, styleAt(index)))
    const height = Math.max(...heights) + 5
    this.keep(height)
    // What is higher than a page cannot stand side by side: its cells follow one another.
    if (height >= this.bottom - margins.top) return cells.forEach((cell, index) => this.words(cell, styleAt(index)))
    const { y } = this.sheet
    let x = this.left
    for (const [index, cell] of cells.entries()) {
      const width = widths[index] ?? 0
      this.sheet.y = y
      this.words(cell, styleAt(index), { x, width: width - 12 })
      x += width
    }
    this.sheet.y = y + height
  }

  private facts(rows: Fact[]) {
    this.gap(10)
    for (const row of rows) this.row(row, [110, this.width - 110], [styles.name, styles.paragraph])
  }

  private table({ heads, rows }: { heads: string[]; rows: string[][] }) {
    const others = (this.width * 0.55) / Math.max(1, heads.length - 1)
    const widths = heads.map((_, index) => (index === 0 ? this.width * 0.45 : others))
    this.gap(12)
    this.row(
      heads,
      widths,
      heads.map(() => styles.note),
    )
    for (const row of rows) {
      this.keep(28)
      this.rule(this.sheet.y)
      this.sheet.y += 5
      this.row(row, widths, [styles.strong])
    }
  }

  private bar({ label, share, shown }: Bar, labelWidth: number) {
    const shownWidth = 110
    const height = Math.max(this.heightOf(label, labelWidth, styles.note), styles.note.size + lineGap) + 4
    this.keep(height)
    const { sheet } = this
    const { y } = sheet
    const x = this.left + labelWidth + 12
    const length = this.width - labelWidth - shownWidth - 24
    sheet.rect(x, y + 1, length, 9).fill(colours.track)
    if (share > 0) sheet.rect(x, y + 1, length * Math.min(1, share), 9).fill(colours.bar)
    this.words(label, styles.note, { width: labelWidth })
    sheet.y = y
    this.words(shown, { ...styles.note, colour: colours.ink }, { x: x + length + 12, width: shownWidth })
    sheet.y = y + height
  }

  private bars({ caption, rows }: { caption: string | null; rows: Bar[] }) {
    if (caption !== null) this.block(caption, styles.note, 8, 30)
    this.gap(6)
    this.use(styles.note)
    const widest = Math.max(0, ...rows.map(({ label }) => this.sheet.widthOfString(printable(label))))
    const labelWidth = Math.min(this.width * 0.38, Math.max(28, widest + 2))
    for (const row of rows) this.bar(row, labelWidth)
  }

  private quote({ text, by }: { text: string; by: string | null }) {
    const aside = { x: this.left + 14, width: this.width - 14 }
    const author = by === null ? null : `– ${by}`
    const height =
      this.heightOf(text, aside.width, styles.paragraph) +
      (author === null ? 0 : this.heightOf(author, aside.width, styles.note))
    this.gap(7)
    this.keep(height)
    const { y } = this.sheet
    this.sheet.rect(this.left, y + 1, 2, Math.min(height, this.bottom - y) - lineGap - 1).fill(colours.bar)
    this.words(text, styles.paragraph, aside)
    if (author !== null) this.words(author, styles.note, aside)
  }

  private section(text: string) {
    this.sheet.outline.addItem(text)
    this.block(text, styles.section, 18, headingRoom)
  }

  draw(part: DocumentPart) {
    if (part.kind === 'page') this.sheet.addPage()
    else if (part.kind === 'facts') this.facts(part.rows)
    else if (part.kind === 'table') this.table(part)
    else if (part.kind === 'bars') this.bars(part)
    else if (part.kind === 'quote') this.quote(part)
    else if (part.kind === 'section') this.section(part.text)
    else if (part.kind === 'heading') this.block(part.text, styles.heading, 20, headingRoom)
    else this.block(part.text, styles[part.kind], part.kind === 'note' ? 3 : 8)
  }
}

/** A PDF under way: its parts are drawn as they come, a finished page is not kept, and `finish` gives the whole file. */
export type Pdf = { draw: (parts: readonly DocumentPart[]) => void; finish: () => Promise<Uint8Array<ArrayBuffer>> }

/** Begins an A4 document in typefaces of its own; the footer stands on every page beside its number. */
export async function openPdf({ title, footer }: { title: string; footer: string }): Promise<Pdf> {
  // Heavy, and needed by whoever asks for a document only.
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: title, Creator: 'Rapport', CreationDate: now() }
  const shape = { size: 'A4', margins, autoFirstPage: false, displayTitle: true, lang: 'en' } as const
  const sheet = new PDFDocument({ ...shape, info, font: fonts.plain })
  const chunks: Uint8Array[] = []
  sheet.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => sheet.once('end', resolve).once('error', reject))
  const pen = new Pen(sheet, footer)
  return {
    draw: (parts) => parts.forEach((part) => pen.draw(part)),
    finish: async () => {
      sheet.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}
