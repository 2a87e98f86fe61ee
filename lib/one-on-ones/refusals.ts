import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchPair = () => notFoundRefusal('one-on-one')

export const noSuchPoint = () => notFoundRefusal('talking point')

export const noSuchNote = () => notFoundRefusal('note')

export const noSuchPairItem = () => notFoundRefusal('action item')

export const noSuchOneOnOneComment = () => notFoundRefusal('comment')

export const noSuchAgenda = () => notFoundRefusal('template')

export const notWithYourself = () => fieldRefusal('withId', 'Choose a colleague.')

export const partnerGone = () => fieldRefusal('withId', 'This person is no longer here. Choose someone else.')

export const agendaGone = () => fieldRefusal('agenda', 'This template no longer exists. Choose another one.')

export const partnerLeft = () => new Refusal('conflict', 'This person has left. You can only complete this meeting.')

export const movedMeanwhile = () =>
  new Refusal('conflict', 'Someone else changed this meeting. Check it and move it again.')

export const ownerNotInPair = () => fieldRefusal('ownerId', 'Choose one of you two as owner.')

export const ownerLeft = () => fieldRefusal('ownerId', 'This person has left. Choose yourself.')

export const pointTickedOff = () => new Refusal('conflict', 'This talking point is ticked off. Untick it to change it.')

export const notYourPoint = () => new Refusal('forbidden', 'You can only change your own talking points.')

export const noteChanged = () =>
  new Refusal('conflict', 'You changed this note in another window. Copy your text and reload the page.')

export const notYourNote = () => new Refusal('forbidden', 'You can only change your own notes.')

export const notYourOneOnOneComment = () => new Refusal('forbidden', 'You can only change your own comments.')

export const tooManyPoints = (most: number) => fieldRefusal('text', `You can have at most ${most} open talking points.`)

export const tooManyNotes = (most: number) => fieldRefusal('text', `A talking point can have at most ${most} notes.`)

export const tooManyItems = (most: number) => fieldRefusal('title', `You can have at most ${most} open action items.`)

export const tooManyAgendas = (most: number) => fieldRefusal('name', `You can have at most ${most} templates.`)
