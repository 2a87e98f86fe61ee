// A logo is the picture a workspace is known by. This part owns which one that is; how a picture is taken in and kept is
// for the pictures of members to say, and so is what they refuse.
import { z } from 'zod'
import { pictureFileSchema } from '@/lib/members/pictures/schema'

export const setLogoSchema = z.object({ file: pictureFileSchema })
export type SetLogoInput = z.infer<typeof setLogoSchema>

export const removeLogoSchema = z.object({})
