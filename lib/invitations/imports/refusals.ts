import type { ImportStatus } from '@/lib/platform/generated/prisma/enums'
import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchImport = () => notFoundRefusal('import')

export const onlyAdminsImport = () => new Refusal('forbidden', 'Only admins can import people.')

export const onlyHeading = () => fieldRefusal('content', 'This file has only a header row. Add people below it.')

export const underWay = () => new Refusal('conflict', 'This import is running. Wait until it’s done.')

export const stillListing = () =>
  new Refusal('conflict', 'People are still being loaded from Slack. Try again in a minute.')

export const askSlackAgain = () => new Refusal('conflict', 'Import from Slack again instead.')

export const waitsForPayment = () =>
  new Refusal('conflict', 'This import is waiting for payment. Cancel the payment to change the list.')

const alreadyDone = () => new Refusal('conflict', 'This import is done. Import again to change more.')

/** Why a list can no longer be changed. */
export const listClosed = (status: ImportStatus) => (status === 'WAITING' ? waitsForPayment() : alreadyDone())

export const alreadyUndone = () => new Refusal('conflict', 'This import was undone. Import again instead.')

export const nothingToImport = () =>
  new Refusal('conflict', 'No row would invite or change anyone. Fix the rows first.')

export const nothingToUndo = () => new Refusal('conflict', 'This import hasn’t run, so there’s nothing to undo.')

export const undoTooLate = () =>
  new Refusal('conflict', 'An import can be undone for an hour. Edit people one by one instead.')

/** Why the rest of an import was not done. */
export const importerGone = () => new Refusal('forbidden', 'The person who started this import is no longer an admin.')

export const rowFailed = () => new Refusal('conflict', 'This row failed. Import it again.')
