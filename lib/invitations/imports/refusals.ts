import type { ImportStatus } from '@/lib/platform/generated/prisma/enums'
import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchImport = () => notFoundRefusal('import')

export const onlyAdminsImport = () => new Refusal('forbidden', 'Only admins can import people.')

export const onlyHeading = () => fieldRefusal('content', 'This file has a heading and nobody under it.')

export const underWay = () => new Refusal('conflict', 'This import is under way. Wait until it has ended.')

export const stillListing = () =>
  new Refusal('conflict', 'People are still coming in from Slack. Wait until all are here.')

export const askSlackAgain = () =>
  new Refusal('conflict', 'People in Slack come and go. Import them from Slack again instead.')

export const waitsForPayment = () =>
  new Refusal('conflict', 'This import waits for its payment. Cancel the payment to change the list.')

const alreadyDone = () => new Refusal('conflict', 'This import is done. Import again to change more.')

/** Why a list can no longer be changed. */
export const listClosed = (status: ImportStatus) => (status === 'WAITING' ? waitsForPayment() : alreadyDone())

export const alreadyUndone = () => new Refusal('conflict', 'This import was taken back. Import it again instead.')

export const nothingToImport = () =>
  new Refusal('conflict', 'No row in this list would invite or change anyone. Fix the rows first.')

export const nothingToUndo = () =>
  new Refusal('conflict', 'This import has not been done, so there is nothing to take back.')

export const undoTooLate = () =>
  new Refusal('conflict', 'An import can be taken back for an hour. Change people one by one now.')

/** Why the rest of an import was not done. */
export const importerGone = () =>
  new Refusal('forbidden', 'Whoever started this import is no admin any more, so this row was not done.')

export const rowFailed = () => new Refusal('conflict', 'This row could not be done. Import it again.')
