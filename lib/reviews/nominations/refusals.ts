import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { plural, fullCount } from '@/lib/shared/text'

export const noSuchNomination = () => notFoundRefusal('proposal')

export const notYoursToPropose = () => new Refusal('forbidden', 'Only the person this is about proposes who answers.')

export const notYoursToDecide = () => new Refusal('forbidden', 'Somebody else decides on these proposals.')

export const notTakingProposals = () => new Refusal('conflict', 'This feedback takes no proposals at the moment.')

export const closedForProposals = () =>
  new Refusal('conflict', 'This feedback is closed, so nobody is proposed or decided on any more.')

export const tooLateToPropose = () =>
  new Refusal('conflict', 'Its close date has passed, so it is too late to propose anybody or to decide on proposals.')

export const notYourself = () => fieldRefusal('memberIds', 'Propose colleagues, not yourself.')

export const tooFewProposed = (min: number) =>
  fieldRefusal('memberIds', `Propose at least ${plural(min, 'person', 'people')}.`)

export const tooManyProposed = (max: number) =>
  fieldRefusal('memberIds', `Propose at most ${plural(max, 'person', 'people')}.`)

export const declinedBefore = (names: string[]) =>
  fieldRefusal('memberIds', `${names.join(', ')} will not be asked: that was decided already. Propose somebody else.`)

export const approvedStay = (names: string[]) =>
  fieldRefusal('memberIds', `${names.join(', ')} is approved, and stays on the list.`)

export const noRoomLeft = (most: number) =>
  new Refusal(
    'conflict',
    `This feedback can ask at most ${fullCount(most)} people, so nobody more can be approved at the moment.`,
  )

export const decidedAlready = () => new Refusal('conflict', 'This was decided already.')
