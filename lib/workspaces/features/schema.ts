// A feature is a part of the product that a workspace may do without; an Admin switches it off and on.
// This part owns the switches and the sentence in place of what is off. It refuses to take anything away that exists:
// what was made with a feature stays and can be read.
import { z } from 'zod'
import { featureNames } from './rules'

export const switchFeatureSchema = z.object({ feature: z.enum(featureNames), isOn: z.boolean() })
export type SwitchFeatureInput = z.infer<typeof switchFeatureSchema>
