import 'server-only'

type Sheet = PDFKit.PDFDocument
type Place = { page: PDFKit.PDFPage; number: PDFKit.PDFKitReference }

/**
 * Page numbers "n of m". The total is known last and finished pages are not kept, so each page refers to a text that is
 * written at the end.
 */
export class PageNumbers {
  private readonly places: Place[] = []

  /** Reserves room for the current page's number, and returns the longest it can be. */
  add(sheet: Sheet): string {
    const { page } = sheet
    const number = sheet.ref({})
    Object.assign(page.dictionary.data, { Contents: [page.content, number] })
    this.places.push({ page, number })
    return `Page ${this.places.length} of 00000`
  }

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
