import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchGoalImport = () => notFoundRefusal('import')

export const mayNotImportGoals = () => new Refusal('forbidden', 'Only admins and managers of a team can import goals.')

export const notYourGoalImport = () => new Refusal('forbidden', 'Only the person who uploaded this file can do this.')

export const wrongGoalColumns = (row: number, problem: string) => fieldRefusal('content', `Row ${row}: ${problem}`)

export const noGoalsInFile = () => fieldRefusal('content', 'This file has only a header row. Add goals below it.')

export const notOnlyYours = () => new Refusal('forbidden', 'A Self goal is only yours.')

export const alreadySet = () => new Refusal('conflict', 'You have already set this goal.')

export const nothingToSet = () => new Refusal('conflict', 'No row can become a goal. Fix the rows first.')

export const goalsImported = () => new Refusal('conflict', 'These goals are already imported.')

export const goalImportUndone = () => new Refusal('conflict', 'This import was undone. Upload the file again.')

export const goalsNotImported = () => new Refusal('conflict', 'These goals have not been imported yet.')

export const goalUndoTooLate = () =>
  new Refusal('conflict', 'An import can be undone for an hour. Archive the goals instead.')
