import { Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { MOST_SHARED, type SharingBar } from './rules'

export const notYoursToShare = () =>
  new Refusal('forbidden', 'Only the person who asked for this feedback, and the person it is about, can share it.')

const sentences: Record<SharingBar, string> = {
  draft: 'Send this feedback before you share it.',
  answered: 'Somebody has answered already, and was told who will read it. From here on nobody can be added.',
  confidential:
    'Those who answered were told that you do not see their names. Others would see them, so you cannot share this on.',
}

export const sharingBarred = (bar: SharingBar) => new Refusal('conflict', sentences[bar])

export const nobodyToShareWith = () =>
  fieldRefusal('memberId', 'Somebody you chose is not in this workspace any more. Choose somebody else.')

export const readsItAlready = () => fieldRefusal('memberId', 'This person reads it already.')

export const tooManyReaders = () =>
  fieldRefusal('memberId', `Results can be shared with at most ${MOST_SHARED} people.`)

export const sharedBySomebodyElse = () =>
  new Refusal('forbidden', 'You can stop sharing with those you shared it with yourself.')
