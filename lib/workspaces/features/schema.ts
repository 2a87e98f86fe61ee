// A feature is a part of the product that an Admin can switch off. This part owns the switches and the sentence shown
// instead. It refuses to delete anything: existing content stays readable.
import { z } from 'zod'
import { featureNames } from './rules'

export const switchFeatureSchema = z.object({ feature: z.enum(featureNames), isOn: z.boolean() })
export type SwitchFeatureInput = z.infer<typeof switchFeatureSchema>
