import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'
import { LONGEST_CELL, type CsvFault } from '@/lib/shared/csv'
import { fullCount } from '@/lib/shared/text'
import { fileTooLarge, importLimits } from './rules/imports'

export const noSuchImport = () => notFoundRefusal('import')

export const onlyAdminsImport = () => new Refusal('forbidden', 'Only admins can import people.')

const fileRefusal = (message: string) => fieldRefusal('content', message)

export const tooLarge = () => fileRefusal(fileTooLarge)

export const emptyFile = () => fileRefusal('This file is empty.')

export const isWorkbook = () =>
  fileRefusal('This is an Excel workbook. Save it as “CSV UTF-8” first, and import that file.')

export const notText = () => fileRefusal('This file is no table of text. Save your list as “CSV UTF-8” first.')

export const notUtf8 = () =>
  fileRefusal('The letters of this file are not in UTF-8. In Excel, choose “CSV UTF-8” when you save it.')

export const onlyHeading = () => fileRefusal('This file has a heading and nobody under it.')

export const tooManyColumns = () =>
  fileRefusal(`This file has more than ${importLimits.columns} columns. Remove those that are not needed.`)

const moreRows = `This file has more than ${fullCount(importLimits.rows)} rows. Split it and import the parts one after the other.`

export const tooManyRows = () => fileRefusal(moreRows)

const faults: Record<CsvFault['kind'], (row: number) => string> = {
  'open-quote': (row) => `Row ${row}: a quotation mark is opened and never closed.`,
  'text-after-quote': (row) => `Row ${row}: there is text after a closing quotation mark.`,
  'long-cell': (row) =>
    `Row ${row}: a cell has more than ${fullCount(LONGEST_CELL)} characters, or a quotation mark that is never closed.`,
  'too-many-rows': () => moreRows,
  'too-many-cells': (row) =>
    `Row ${row} has more than ${importLimits.columns} cells. Remove columns that are not needed.`,
}

export const unreadable = ({ kind, number }: CsvFault) => fileRefusal(faults[kind](number))

export const underWay = () => new Refusal('conflict', 'This import is under way. Wait until it has ended.')

export const alreadyDone = () => new Refusal('conflict', 'This import is done. Import the file again to change more.')

export const alreadyUndone = () => new Refusal('conflict', 'This import was taken back. Import it again instead.')

export const nothingToImport = () =>
  new Refusal('conflict', 'No row of this file would invite or change anybody. Look at what is wrong with them first.')

export const nothingToUndo = () =>
  new Refusal('conflict', 'This import has not been done, so there is nothing to take back.')

export const undoTooLate = () =>
  new Refusal('conflict', 'An import can be taken back for an hour. Change people one by one now.')

/** Why the rest of an import was not done. */
export const importerGone = () =>
  new Refusal('forbidden', 'Whoever started this import is no admin any more, so this row was not done.')

export const rowFailed = () => new Refusal('conflict', 'This row could not be done. Import it again.')
