// A picture is somebody's photo or the logo of a workspace, drawn anew in our own size when it was uploaded.
// This part owns how one is taken in, kept and shown, and a person's photo. A new one is a new row, so that browsers may
// keep what they have. It refuses whatever is not PNG, JPEG or WebP by its content, and shows nobody a photo from a
// workspace they have no place in.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { pictureLimits, TOO_LARGE } from './rules'

const NOT_CHOSEN = 'Choose a picture first.'

/** A picture as a form sends it. What its sender calls it is not believed: the content is looked at when it is drawn. */
export const pictureFileSchema = z.file(NOT_CHOSEN).min(1, NOT_CHOSEN).max(pictureLimits.bytes, TOO_LARGE)

export const setPhotoSchema = z.object({ file: pictureFileSchema })
export type SetPhotoInput = z.infer<typeof setPhotoSchema>

export const removePhotoSchema = z.object({})

export const pictureIdSchema = z.object({ id: idSchema })
