import 'server-only'
import type { Bar, DocumentPart, Fact } from '@/lib/shared/document'
import { now } from '@/lib/platform/clock'
import { FurtherScripts } from './pdf-scripts'
import { colours, fonts, margins, Page, styles, type Sheet, type Style } from './pdf-page'

/** The default room required below a heading. */
const headingRoom = 36

/** Higher blocks, as a share of the page, may break across pages. */
const wholeShare = 0.5

const noteGap = 3
const barHeight = 9
const shownWidth = 110

type Of<Kind extends DocumentPart['kind']> = Extract<DocumentPart, { kind: Kind }>

/** Draws from the top of an A4 page to the bottom, and continues on the next. */
class Pen {
  constructor(private readonly page: Page) {}

  private get sheet() {
    return this.page.sheet
  }

  private block(text: string, style: Style, before: number, room = 0) {
    this.page.gap(before)
    this.page.keep(room === 0 ? this.page.lineOf(style) : this.page.heightOf(text, style) + room)
    this.page.words(text, style)
  }

  /** Cells side by side, never split across pages. */
  private row(cells: readonly string[], widths: readonly number[], cellStyles: readonly Style[]) {
    const { page, sheet } = this
    const styleAt = (index: number) => cellStyles[index] ?? styles.paragraph
    const heights = cells.map((cell, index) => page.heightOf(cell, styleAt(index), (widths[index] ?? 0) - 12))
    const height = Math.max(...heights) + 5
    page.keep(height)
    // A row higher than a page is drawn cell by cell instead.
    if (height >= page.room) return cells.forEach((cell, index) => page.words(cell, styleAt(index)))
    const { y } = sheet
    let x = page.left
    for (const [index, cell] of cells.entries()) {
      const width = widths[index] ?? 0
      sheet.y = y
      page.words(cell, styleAt(index), { x, width: width - 12 })
      x += width
    }
    sheet.y = y + height
  }

  private facts(rows: Fact[]) {
    this.page.gap(10)
    for (const row of rows) this.row(row, [110, this.page.width - 110], [styles.name, styles.paragraph])
  }

  private table({ heads, rows }: Of<'table'>) {
    const { page, sheet } = this
    const others = (page.width * 0.55) / Math.max(1, heads.length - 1)
    const widths = heads.map((_, index) => (index === 0 ? page.width * 0.45 : others))
    const head = () => this.row(heads, widths, Array<Style>(heads.length).fill(styles.note))
    page.gap(12)
    head()
    for (const row of rows) {
      const height = page.heightOf(row[0] ?? '', styles.strong, (widths[0] ?? 0) - 12) + 12
      // Repeats the head, so the columns stay readable.
      if (page.keep(height)) head()
      page.rule(sheet.y)
      sheet.y += 5
      this.row(row, widths, [styles.strong])
    }
  }

  private labelWidthOf(rows: readonly Bar[]) {
    const widest = Math.max(0, ...rows.map(({ label }) => this.page.widthOf(label, styles.note)))
    return Math.min(this.page.width * 0.38, Math.max(28, widest + 2))
  }

  private heightOfBar({ label }: Bar, labelWidth: number) {
    const { page } = this
    return Math.max(page.heightOf(label, styles.note, labelWidth), page.lineOf(styles.note)) + 4
  }

  private bar(bar: Bar, labelWidth: number) {
    const { page, sheet } = this
    const height = this.heightOfBar(bar, labelWidth)
    page.keep(height)
    const { y } = sheet
    const x = page.left + labelWidth + 12
    const length = page.width - labelWidth - shownWidth - 24
    page.box(colours.track, x, y + 1, length, barHeight)
    if (bar.share > 0) page.box(colours.bar, x, y + 1, Math.max(2, length * Math.min(1, bar.share)), barHeight)
    sheet.y = y
    page.words(bar.label, styles.note, { width: labelWidth })
    sheet.y = y
    page.words(bar.shown, styles.figure, { x: x + length + 12, width: shownWidth })
    sheet.y = y + height
  }

  private heightOfBars({ caption, rows }: Of<'bars'>) {
    const labelWidth = this.labelWidthOf(rows)
    const head = caption === null ? 0 : 8 + this.page.heightOf(caption, styles.note)
    return rows.reduce((sum, row) => sum + this.heightOfBar(row, labelWidth), head + 6)
  }

  private bars(part: Of<'bars'>) {
    const { caption, rows } = part
    const height = this.heightOfBars(part)
    if (height < this.page.room * wholeShare) this.page.keep(height)
    if (caption !== null) this.block(caption, styles.note, 8, 30)
    this.page.gap(6)
    const labelWidth = this.labelWidthOf(rows)
    for (const row of rows) this.bar(row, labelWidth)
  }

  private quote({ text, by }: Of<'quote'>) {
    const { page } = this
    const aside = { x: page.left + 14, width: page.width - 14 }
    const author = by === null ? null : `– ${by}`
    const authorHeight = author === null ? 0 : page.heightOf(author, styles.note, aside.width)
    const height = page.heightOf(text, styles.paragraph, aside.width) + authorHeight
    page.gap(7)
    page.keep(height < page.room * wholeShare ? height : 4 * page.lineOf(styles.paragraph))
    page.beside(height, styles.paragraph, () => {
      page.words(text, styles.paragraph, aside)
      if (author !== null) page.words(author, styles.note, aside)
    })
  }

  private title(text: string) {
    const { page, sheet } = this
    page.box(colours.bar, page.left, sheet.y, 28, 3)
    sheet.y += 14
    page.words(text, styles.title)
  }

  private section(text: string) {
    this.sheet.outline.addItem(text)
    this.block(text, styles.section, 18, headingRoom)
  }

  private heightOfNote(part: DocumentPart) {
    return part.kind === 'note' ? noteGap + this.page.heightOf(part.text, styles.note) : null
  }

  /** The room required below a heading: its notes and pictures, or the first of many. */
  private roomAfter(following: readonly DocumentPart[]) {
    const most = this.page.room * wholeShare
    let room = 0
    let pictures = 0
    for (const part of following) {
      const height = part.kind === 'bars' ? Math.min(this.heightOfBars(part), most) : this.heightOfNote(part)
      if (height === null || (pictures > 0 && room + height > most)) break
      room += height
      pictures += part.kind === 'bars' ? 1 : 0
    }
    return pictures === 0 ? room + headingRoom : room
  }

  private draw(part: DocumentPart, following: readonly DocumentPart[]) {
    if (part.kind === 'page') this.sheet.addPage()
    else if (part.kind === 'title') this.title(part.text)
    else if (part.kind === 'facts') this.facts(part.rows)
    else if (part.kind === 'table') this.table(part)
    else if (part.kind === 'bars') this.bars(part)
    else if (part.kind === 'quote') this.quote(part)
    else if (part.kind === 'section') this.section(part.text)
    else if (part.kind === 'heading') this.block(part.text, styles.heading, 22, this.roomAfter(following))
    else this.block(part.text, styles[part.kind], part.kind === 'note' ? noteGap : 8)
  }

  drawAll(parts: readonly DocumentPart[]) {
    parts.forEach((part, index) => this.draw(part, parts.slice(index + 1)))
  }
}

/** Parts are drawn as they come, finished pages are not kept, and `finish` returns the whole file. */
export type Pdf = {
  draw: (parts: readonly DocumentPart[]) => Promise<void>
  finish: () => Promise<Uint8Array<ArrayBuffer>>
}

/** The footer is on every page beside its number. */
export async function openPdf({ title, footer }: { title: string; footer: string }): Promise<Pdf> {
  // Heavy, and needed for documents only.
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: title, Creator: 'Rapport', CreationDate: now() }
  const shape = { size: 'A4', margins, autoFirstPage: false, displayTitle: true, lang: 'en' } as const
  const sheet: Sheet = new PDFDocument({ ...shape, info, font: fonts.plain })
  const chunks: Uint8Array[] = []
  sheet.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => sheet.once('end', resolve).once('error', reject))
  const scripts = new FurtherScripts()
  await scripts.prepare(footer)
  const page = new Page(sheet, footer, scripts)
  const pen = new Pen(page)
  return {
    draw: async (parts) => {
      await scripts.prepare(JSON.stringify(parts))
      pen.drawAll(parts)
    },
    finish: async () => {
      page.numberPages()
      sheet.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}
