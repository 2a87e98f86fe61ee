import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { plural, fullCount } from '@/lib/shared/text'

export const noSuchNomination = () => notFoundRefusal('nomination')

export const notYoursToPropose = () => new Refusal('forbidden', 'Only the person this is about can nominate people.')

export const notYoursToDecide = () => new Refusal('forbidden', 'Someone else approves these nominations.')

export const notTakingProposals = () => new Refusal('conflict', 'This feedback isn’t taking nominations right now.')

export const closedForProposals = () =>
  new Refusal('conflict', 'This feedback is closed, so it takes no more nominations.')

export const tooLateToPropose = () =>
  new Refusal('conflict', 'Its close date has passed, so it takes no more nominations.')

export const notYourself = () => fieldRefusal('memberIds', 'Nominate colleagues, not yourself.')

export const tooFewProposed = (min: number) =>
  fieldRefusal('memberIds', `Nominate at least ${plural(min, 'person', 'people')}.`)

export const tooManyProposed = (max: number) =>
  fieldRefusal('memberIds', `Nominate at most ${plural(max, 'person', 'people')}.`)

export const declinedBefore = (names: string[]) =>
  fieldRefusal('memberIds', `${names.join(', ')} was declined already. Nominate someone else.`)

export const approvedStay = (names: string[]) =>
  fieldRefusal('memberIds', `${names.join(', ')} is approved and stays on the list.`)

export const noRoomLeft = (most: number) =>
  new Refusal(
    'conflict',
    `This feedback has reached its limit of ${fullCount(most)} people, so nobody else can be approved.`,
  )

export const decidedAlready = () => new Refusal('conflict', 'This has already been decided.')
