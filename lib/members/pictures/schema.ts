// A picture is a photo or a workspace logo, redrawn in our own size on upload. This part owns uploading, storing and
// showing pictures, and a person's photo. A new picture is a new row, so browsers may cache it. It refuses anything but
// PNG, JPEG or WebP by content, and photos from other workspaces.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { pictureLimits, TOO_LARGE } from './rules'

const NOT_CHOSEN = 'Choose a picture first.'

/** The declared type isn't trusted: the content is checked when it is redrawn. */
export const pictureFileSchema = z.file(NOT_CHOSEN).min(1, NOT_CHOSEN).max(pictureLimits.bytes, TOO_LARGE)

export const setPhotoSchema = z.object({ file: pictureFileSchema })
export type SetPhotoInput = z.infer<typeof setPhotoSchema>

export const removePhotoSchema = z.object({})

export const pictureIdSchema = z.object({ id: idSchema })
