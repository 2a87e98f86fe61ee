import type { ImportStatus } from '@/lib/platform/generated/prisma/enums'
import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchImport = () => notFoundRefusal('import')

export const onlyAdminsImport = () => new Refusal('forbidden', 'Only admins can import people.')

export const onlyHeading = () => fieldRefusal('content', 'This file has a header row and no people.')

export const underWay = () => new Refusal('conflict', 'This import is running. Wait until it’s done.')

export const stillListing = () =>
  new Refusal('conflict', 'Slack is still sending people. Wait until the list is complete.')

export const askSlackAgain = () =>
  new Refusal('conflict', 'The people in Slack may have changed. Import from Slack again instead.')

export const waitsForPayment = () =>
  new Refusal('conflict', 'This import is waiting for payment. Cancel the payment to change the list.')

const alreadyDone = () => new Refusal('conflict', 'This import is done. Import again to change more.')

export const listClosed = (status: ImportStatus) => (status === 'WAITING' ? waitsForPayment() : alreadyDone())

export const alreadyUndone = () => new Refusal('conflict', 'This import was undone. Import again instead.')

export const nothingToImport = () =>
  new Refusal('conflict', 'No row would invite or change anyone. Fix the rows first.')

export const nothingToUndo = () => new Refusal('conflict', 'This import hasn’t run, so there’s nothing to undo.')

export const undoTooLate = () =>
  new Refusal('conflict', 'Imports can be undone for one hour. Change people one by one instead.')

export const importerGone = () =>
  new Refusal('forbidden', 'The person who started this import is no longer an admin, so this row was skipped.')

export const rowFailed = () => new Refusal('conflict', 'This row failed. Import it again.')
