import { fieldRefusal, notFoundRefusal } from '@/lib/shared/refusal'
import { UNREADABLE } from './rules'

export const noSuchPicture = () => notFoundRefusal('picture')

export const unreadablePicture = () => fieldRefusal('file', UNREADABLE)
