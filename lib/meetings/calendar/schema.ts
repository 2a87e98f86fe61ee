import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const googleCallSchema = z.object({ channelId: idSchema, token: z.string().min(1).max(256) })
export type GoogleCallInput = z.infer<typeof googleCallSchema>
