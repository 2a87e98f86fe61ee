import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'
import { nameList } from '@/lib/shared/text'

export const noSuchGoal = () => notFoundRefusal('goal')

const mayNotCreateGoal = (message: string) => new Refusal('forbidden', message)

export const onlyAdminsSetOrganizationGoals = () => mayNotCreateGoal('Only admins can set goals for the organization.')

export const onlyForOwnTeam = () => mayNotCreateGoal('You can set goals for the teams you lead and their people.')

export const notYourGoal = (title: string) => new Refusal('forbidden', `You can read “${title}”, but not change it.`)

export const notYourStatus = () =>
  new Refusal('forbidden', 'Only its creator, supervisors and admins can change its status.')

export const notAssigned = () => new Refusal('forbidden', 'Only assignees can set their own status.')

export const notYourComment = () => new Refusal('forbidden', 'You can only change your own comments.')

export const noSuchComment = () => notFoundRefusal('comment')

export const goalIsArchived = (title: string) =>
  new Refusal('conflict', `“${title}” is archived. Restore it to change it.`)

export const goalNotOpen = (title: string) => new Refusal('conflict', `“${title}” is closed. Reopen it first.`)

export const goalChangedMeanwhile = (title: string) =>
  new Refusal('conflict', `“${title}” was changed meanwhile. Copy your text and reload the page.`)

export const changedTo = (value: string) => `Changed to ${value} meanwhile. Check in again to replace it.`

export const removedMeanwhile = 'This key result was removed meanwhile. Check in again without it.'

/** The sentences stand at the fields. */
export const checkedInMeanwhile = (fields: Readonly<Record<string, string>>) =>
  new Refusal('conflict', Object.values(fields)[0] ?? '', fields)

/** The form was fine until it was merged with what others changed. */
export const mergedBadly = ({ path, message }: { path: readonly PropertyKey[]; message: string }) =>
  fieldRefusal(path.join('.'), message)

/** No field of the form, so its sentence stands above the buttons. */
export function editedMeanwhile(names: readonly string[]) {
  const meanwhile = `Changed meanwhile, too: ${nameList(names)}.`
  return new Refusal('conflict', meanwhile, { meanwhile })
}

export const noSuchStep = (message: string) => new Refusal('conflict', message)

export const sameStatus = () => fieldRefusal('status', 'Choose another status.')

export const commentMissing = (field = 'comment') => fieldRefusal(field, 'Say why in a comment.')

const NEW_END = 'The end date has passed. Choose a new one.'

export const newEndMissing = () => fieldRefusal('endsOn', NEW_END)

export const newEndAndReasonMissing = () => {
  const { message: comment } = commentMissing()
  return new Refusal('invalid', comment, { endsOn: NEW_END, comment })
}

export const endHasPassed = (field: string) =>
  fieldRefusal(field, 'The end date has passed. Choose “Change status” on the goal to set a new one.')

export const endInPast = () => fieldRefusal('endsOn', 'The end can’t be in the past.')

export const goalPeopleGone = (field: string) =>
  fieldRefusal(field, 'A person you chose is no longer here. Remove them.')

export const onlyCreatorsMakeSelf = () =>
  fieldRefusal('type', 'Only the person who set a goal can make it a Self goal.')

export const teamGone = () => fieldRefusal('teamId', 'This team no longer exists. Choose another one.')

export const parentGoalGone = () => fieldRefusal('parentId', 'This goal no longer exists. Choose another one.')

export const parentInLoop = () => fieldRefusal('parentId', 'A goal can’t be under itself or one of its own.')

export const tooDeep = (most: number) => fieldRefusal('parentId', `Goals can be at most ${most} levels deep.`)

export const noFeedbackForGoal = () =>
  new Refusal('forbidden', 'Only released feedback about you or your team can become a goal.')

export const partChanged = () => new Refusal('conflict', 'A key result or item was removed. Reload the page.')

/** Names are empty for people of elsewhere. */
export const mentionUnseen = (names: readonly string[]) =>
  fieldRefusal('comment', `${nameList(names) || 'A person you mentioned'} can’t see this goal. Remove the mention.`)

export const onlyAdminsHandOver = () => new Refusal('forbidden', 'Only admins can hand over goals.')

export const stillActive = () => new Refusal('conflict', 'This person is still active in the workspace.')
