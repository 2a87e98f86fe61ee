// A logo is a workspace's picture. This part owns which one it is; the members' pictures part owns uploading, storing
// and refusing pictures.
import { z } from 'zod'
import { pictureFileSchema } from '@/lib/members/pictures/schema'

export const setLogoSchema = z.object({ file: pictureFileSchema })
export type SetLogoInput = z.infer<typeof setLogoSchema>

export const removeLogoSchema = z.object({})
