import { z } from 'zod'
import { lineUpTo } from '@/lib/shared/text-schema'

export const listChannelsSchema = z.object({})

/** Empty: none. */
export const chooseChannelSchema = z.object({
  channel: z.union([z.literal(''), z.string().regex(/^C[A-Z0-9]{2,28}$/)], 'Choose a channel from the list.'),
  name: lineUpTo(80, 'A channel’s name'),
})
export type ChooseChannelInput = z.infer<typeof chooseChannelSchema>
