import { fieldRefusal, notFoundRefusal } from '@/lib/shared/refusal'

export const noSuchPicture = () => notFoundRefusal('picture')

export const unreadablePicture = () =>
  fieldRefusal('file', 'This file could not be read as a picture. Choose a PNG, JPEG or WebP file.')
