// A feature is a part of the product that an Admin can switch off. This part owns the switches and the sentence shown
// instead. It deletes nothing: goals, meetings and applause are hidden until they are on again, other content stays
// readable.
import { z } from 'zod'
import { featureNames } from './rules'

export const switchFeatureSchema = z.object({ feature: z.enum(featureNames), isOn: z.boolean() })
export type SwitchFeatureInput = z.infer<typeof switchFeatureSchema>
