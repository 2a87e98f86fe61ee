import 'server-only'

type Sheet = PDFKit.PDFDocument
type Place = { page: PDFKit.PDFPage; number: PDFKit.PDFKitReference }

/**
 * What each page says of its place among all of them. That is known once the last one is drawn, and a finished page is not
 * kept: so each refers to a few words beside its own, which are written at the end.
 */
export class PageNumbers {
  private readonly places: Place[] = []

  /** Makes room for the number of the page that is being drawn, and says how much at most it will take. */
  add(sheet: Sheet): string {
    const { page } = sheet
    const number = sheet.ref({})
    Object.assign(page.dictionary.data, { Contents: [page.content, number] })
    this.places.push({ page, number })
    return `Page ${this.places.length} of 00000`
  }

  /** Writes all of them, each as `draw` puts it onto its page. */
  write(sheet: Sheet, draw: (text: string) => void) {
    const last = sheet.page
    for (const [index, { page, number }] of this.places.entries()) {
      const { content } = page
      sheet.page = page
      page.content = number
      draw(`Page ${index + 1} of ${this.places.length}`)
      page.content = content
      number.end(null)
    }
    sheet.page = last
  }
}
